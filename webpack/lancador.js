const fs = require('fs');
const path = require('path');
const CopyPlugin = require('copy-webpack-plugin');
const CustomFunctionsMetadataPlugin = require('custom-functions-metadata-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { AjustaMetadata } = require('./ajustaMetadata');
const { base, dist, raiz } = require('./base');
const { PADRAO, endereco } = require('./enderecos');
const { PaginaDoManual } = require('./paginaDoManual');
const politica = require('./politica');

const pastaDeFormulas = path.join(raiz, 'functions', 'formulas');
const formulas = fs
  .readdirSync(pastaDeFormulas)
  .filter((nome) => nome.endsWith('.ts'))
  .map((nome) => path.join(pastaDeFormulas, nome));

const METADATA = 'functions.json';

/** functions.js, functions.json, taskpane.html and what they need. */
module.exports = (mode) => {
  const comum = base('lancador', mode);
  return {
    ...comum,
    entry: {
      functions: {
        // Every file of formulas comes in by being there; the last one gives the global.
        import: [...formulas, './functions/index.ts'],
        library: { name: 'Lancador', type: 'var', export: 'ponte' },
      },
      taskpane: './taskpane/taskpane.ts',
    },
    // No `web` target: functions.js also runs where there is no window.
    target: ['es2021'],
    output: {
      path: dist,
      filename: '[name].js',
      globalObject: 'globalThis',
      chunkFormat: false,
      chunkLoading: false,
      wasmLoading: false,
      clean: { keep: /^(demo\/|docs\/|index\.html)/ },
    },
    plugins: [
      ...comum.plugins,
      new CustomFunctionsMetadataPlugin({ output: METADATA, input: formulas }),
      new AjustaMetadata({
        arquivo: METADATA,
        enumeracoes: path.join(raiz, 'functions', 'enumeracoes.ts'),
        ajuda: (id) => `${endereco}/manual.html#${id}`,
      }),
      new PaginaDoManual({ metadata: METADATA, pagina: 'manual.html' }),
      new HtmlPlugin({
        template: 'taskpane/taskpane.html',
        filename: 'taskpane.html',
        inject: false,
        templateParameters: { csp: politica.noExcel, raiz: '', scripts: [politica.officeJs] },
      }),
      new CopyPlugin({
        patterns: [
          { from: 'assets/*.png' },
          { from: 'taskpane/*.css', to: '[name][ext]' },
          {
            from: 'manifest.xml',
            transform: (conteudo) => conteudo.toString().split(PADRAO).join(endereco),
          },
        ],
      }),
    ],
  };
};
