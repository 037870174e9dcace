/** Where the add-in is served from. Excel asks for https even on the machine itself. */
const PADRAO = 'https://localhost:3000';

const endereco = (process.env.LANCADOR_URL ?? PADRAO).replace(/\/+$/, '');

module.exports = { PADRAO, endereco };
