import { municipios } from '../../../src';
import { regraNaPagina } from '../../../scripts/docs/enderecos';
import { paginaDaRegra } from '../../../taskpane/regras/paginaDaRegra';

describe('paginaDaRegra', () => {
  test.each([
    [
      'https://localhost:3000/docs/',
      'https://localhost:3000/docs/municipios/limeira-do-oeste.html#MULTA_OBRA',
    ],
    [
      'https://prefeitura.exemplo/lancador/docs/',
      'https://prefeitura.exemplo/lancador/docs/municipios/limeira-do-oeste.html#MULTA_OBRA',
    ],
  ])('a partir de %s leva à regra na página do município', (site, pagina) => {
    expect(paginaDaRegra(site, 'LIMEIRA_DO_OESTE', 'MULTA_OBRA')).toBe(pagina);
  });

  test('é o endereço que o site dá a cada regra', () => {
    for (const municipio of municipios) {
      for (const { id } of municipio.regras) {
        expect(paginaDaRegra('https://exemplo/docs/', municipio.codigo, id)).toBe(
          `https://exemplo/docs${regraNaPagina(municipio, id).replace('#', '.html#')}`,
        );
      }
    }
  });
});
