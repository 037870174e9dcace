/** The address in LANCADOR_URL, without its last bar; refuses what Excel would not open from another machine. */
export function enderecoDeProducao(pedido: string | undefined): string {
  const exemplo = 'por exemplo: LANCADOR_URL=https://lancador.prefeitura.exemplo npm run pacote';
  if (!pedido) throw new Error(`Diga em LANCADOR_URL onde o suplemento vai ficar; ${exemplo}`);
  const url = URL.canParse(pedido) ? new URL(pedido) : undefined;
  if (url?.protocol !== 'https:' || url.hostname === 'localhost' || url.search + url.hash !== '')
    throw new Error(`LANCADOR_URL: "${pedido}" não é um endereço https de um servidor; ${exemplo}`);
  return url.href.replace(/\/+$/, '');
}
