const base = require('../../jest.config.js');

// Tests that run on each mutant: those of its own area, so that a run takes seconds and not minutes.
const testes = (process.env.MUTACAO_TESTES ?? 'calendario moeda municipios regra confianca/unidades').split(
  ' ',
);

module.exports = {
  ...base,
  rootDir: '../..',
  testMatch: testes.map((nome) => `<rootDir>/test/${nome}${nome.endsWith('.ts') ? '' : '/**/*.test.ts'}`),
};
