const demo = require('./webpack/demo');
const lancador = require('./webpack/lancador');

/** Two builds into dist/: the add-in itself, and the browser workbook that stands in for Excel. */
module.exports = (_env, argv) => [lancador(argv.mode), demo(argv.mode)];
