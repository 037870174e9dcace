// Mutation tests of src/: `npm run mutacao`, area by area (scripts/mutacao/areas.ts).
const testes = (
  process.env.MUTACAO_TESTES ?? 'calendario moeda regra municipios confianca/unidades casos.test.ts'
).split(' ');

export default {
  testRunner: 'mocha',
  mochaOptions: {
    require: ['tsx/cjs', './scripts/mutacao/interfaceDoJest.cjs'],
    spec: testes.map((nome) => `test/${nome}${nome.endsWith('.ts') ? '' : '/**/*.test.ts'}`),
  },
  coverageAnalysis: 'perTest',
  // What runs once as a file loads (declared figures, tables, texts) would need a new process for each mutant; the
  // figures are proved against the text of the laws in test/fontes.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTACAO_PROCESSOS ?? 2),
  timeoutMS: 10_000,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'demo/**/*.png', 'bench/node_modules', 'assets', 'docs', '.cache', 'coverage'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTACAO_RELATORIO ?? '.cache/mutacao/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: null },
};
