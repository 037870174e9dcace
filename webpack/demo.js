const path = require('path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { IgnorePlugin } = require('webpack');
const { base, dist } = require('./base');
const politica = require('./politica');

/** The browser workbook: index.html with the grid, and the real pane in a frame beside it. */
module.exports = (mode) => {
  const comum = base('demo', mode);
  return {
    ...comum,
    entry: {
      planilha: './demo/planilha.ts',
      excel: './demo/excel.ts',
    },
    target: ['web', 'es2021'],
    output: { path: path.join(dist, 'demo'), filename: '[name].js', clean: true },
    // Minified, the grid would take four times longer to build, to be read from the same machine.
    optimization: { minimize: false },
    // Most of it is the grid's own code, which nobody here debugs.
    devtool: mode === 'development' ? 'source-map' : false,
    plugins: [
      ...comum.plugins,
      // Dictionaries of hyphenation, which cells do not use: half a hundred files.
      new IgnorePlugin({
        resourceRegExp: /^\.\/(?!en-gb)[\w-]+-[\w-]{8}\.js$/,
        contextRegExp: /@univerjs.engine-render/,
      }),
      new HtmlPlugin({
        template: 'demo/index.html',
        filename: '../index.html',
        inject: false,
        templateParameters: { csp: politica.planilha },
      }),
      new HtmlPlugin({
        template: 'taskpane/taskpane.html',
        filename: 'painel.html',
        inject: false,
        templateParameters: { csp: politica.noNavegador, raiz: '../', scripts: ['excel.js'] },
      }),
      new CopyPlugin({
        patterns: [
          { from: 'demo/*.css', to: '[name][ext]' },
          { from: require.resolve('@univerjs/preset-sheets-core/lib/index.css'), to: 'univer.css' },
        ],
      }),
    ],
  };
};
