// The tests are written for Jest. Here Mocha runs them in one process that keeps the modules loaded, so that a mutant
// costs milliseconds instead of a new start.
const { expect } = require('expect');
const { bind } = require('jest-each');
const Mocha = require('mocha');

const { bdd } = Mocha.interfaces;

Mocha.interfaces.bdd = (suite) => {
  bdd(suite);
  suite.on('pre-require', (contexto) => {
    const { describe, it } = contexto;
    const comLinhas = (funcao, outras) => Object.assign(funcao, { each: bind(funcao, false), ...outras });
    contexto.describe = comLinhas((titulo, corpo) => describe(titulo, corpo), { skip: describe.skip });
    contexto.it = comLinhas((titulo, corpo) => it(titulo, corpo), { skip: it.skip });
    contexto.test = contexto.it;
    contexto.beforeAll = contexto.before;
    contexto.afterAll = contexto.after;
    contexto.expect = expect;
  });
};

// Stryker asks for its tests by one regular expression with thousands of alternatives, tried on thousands of titles.
const grep = Mocha.prototype.grep;
Mocha.prototype.grep = function comConjunto(expressao) {
  if (!(expressao instanceof RegExp)) return grep.call(this, expressao);
  const titulos = new Set(
    expressao.source
      .slice(2, -2)
      .split('$)|(^')
      .map((titulo) => titulo.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')),
  );
  return grep.call(this, { test: (titulo) => titulos.has(titulo) });
};
