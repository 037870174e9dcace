const { execFileSync } = require('child_process');
const path = require('path');
const { Compilation, WebpackError, sources } = require('webpack');
const { completaMetadata } = require('./completaMetadata');

/**
 * Asks the rules for the lists of these formulas, in a process of its own: so that each build sees the rules as
 * they are now, and webpack's cache does not take them for part of its configuration.
 */
function leEnumeracoes(arquivo, formulas) {
  const programa = `
    const formulas = JSON.parse(require('fs').readFileSync(0, 'utf8'));
    const { enumeracoesPara } = require(${JSON.stringify(arquivo)});
    process.stdout.write(JSON.stringify(enumeracoesPara(formulas)));`;
  const argumentos = ['--require', require.resolve('tsx/cjs'), '--eval', programa];
  const input = JSON.stringify(formulas);
  return JSON.parse(execFileSync(process.execPath, argumentos, { input, maxBuffer: 64e6 }).toString());
}

/** Runs after custom-functions-metadata-plugin and writes in functions.json what that one leaves out. */
class AjustaMetadata {
  /** @param {{ arquivo: string, enumeracoes: string, ajuda: (id: string) => string }} opcoes */
  constructor(opcoes) {
    this.opcoes = opcoes;
  }

  apply(compiler) {
    const { arquivo, enumeracoes, ajuda } = this.opcoes;
    const nome = AjustaMetadata.name;
    compiler.hooks.thisCompilation.tap(nome, (compilation) => {
      compilation.fileDependencies.add(path.resolve(enumeracoes));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: nome, stage }, () => {
        const asset = compilation.getAsset(arquivo);
        if (!asset) return;
        const metadata = JSON.parse(asset.source.source().toString());
        const formulas = metadata.functions.map(({ id, parameters }) => ({
          id,
          parametros: parameters.map(({ name }) => name),
        }));
        const listas = leEnumeracoes(path.resolve(enumeracoes), formulas);
        const { completo, erros } = completaMetadata(metadata, listas, ajuda);
        for (const erro of erros) compilation.errors.push(new WebpackError(`${arquivo}: ${erro}`));
        compilation.updateAsset(arquivo, new sources.RawSource(`${JSON.stringify(completo, null, 2)}\n`));
      });
    });
  }
}

module.exports = { AjustaMetadata };
