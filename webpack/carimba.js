const fs = require('fs');
const path = require('path');

/** File whose date says when the build of that name last went well: webpack itself does not touch equal outputs. */
const carimbo = (nome) => path.resolve(__dirname, '..', '.cache', `construido-${nome}`);

class Carimba {
  constructor(nome) {
    this.nome = nome;
  }

  apply(compiler) {
    let inicio = new Date();
    compiler.hooks.beforeRun.tap(Carimba.name, () => {
      // What is saved while the build runs is not in it.
      inicio = new Date();
    });
    compiler.hooks.done.tap(Carimba.name, (resultado) => {
      if (resultado.hasErrors()) return;
      fs.mkdirSync(path.dirname(carimbo(this.nome)), { recursive: true });
      fs.writeFileSync(carimbo(this.nome), '');
      fs.utimesSync(carimbo(this.nome), inicio, inicio);
    });
  }
}

module.exports = { Carimba, carimbo };
