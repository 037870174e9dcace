import { enderecoDeProducao } from '../../scripts/produto/enderecoDeProducao';

describe('enderecoDeProducao', () => {
  test.each([
    ['https://lancador.exemplo', 'https://lancador.exemplo'],
    ['https://prefeitura.exemplo:8443/lancador//', 'https://prefeitura.exemplo:8443/lancador'],
  ])('aceita %s', (pedido, endereco) => {
    expect(enderecoDeProducao(pedido)).toBe(endereco);
  });

  test.each([
    undefined,
    '',
    'prefeitura.exemplo',
    'http://prefeitura.exemplo',
    'https://localhost:3000',
    'https://prefeitura.exemplo/?a=1',
  ])('recusa %j, e diz como se pede', (pedido) => {
    expect(() => enderecoDeProducao(pedido)).toThrow('LANCADOR_URL=https://');
  });
});
