const path = require('path');
const { Carimba } = require('./carimba');

const raiz = path.resolve(__dirname, '..');
const dist = path.join(raiz, 'dist');

/** What both builds have in common. Types are checked by `npm run types`, not here. */
function base(nome, mode) {
  return {
    name: nome,
    mode: mode ?? 'production',
    context: raiz,
    devtool: 'source-map', // never an eval flavour: the pages forbid eval
    // A copy of the repository may borrow the libraries by a link: what is built must not say from where.
    resolve: { extensions: ['.ts', '.js'], symlinks: false },
    resolveLoader: { symlinks: false },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true },
        },
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${nome}-${mode}`,
      cacheDirectory: path.join(raiz, '.cache', 'webpack'),
      buildDependencies: {
        config: [path.join(raiz, 'webpack.config.js'), path.join(raiz, 'package-lock.json')],
      },
    },
    plugins: [new Carimba(nome)],
    performance: false,
    stats: 'errors-warnings',
  };
}

module.exports = { base, dist, raiz };
