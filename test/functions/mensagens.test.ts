import { impostoTerritorial } from '../../functions/formulas/impostos';
import { foro } from '../../functions/formulas/imoveis';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

describe('a mensagem nomeia o argumento como a fórmula o mostra', () => {
  test('IMPOSTO_TERRITORIAL fala em medida, que em Alegre é a frente', () => {
    const resultado = impostoTerritorial(
      [[-3]],
      [['URBANA']],
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      [['ALEGRE']],
      [[1952]],
    );
    expect(lidas(resultado)).toStrictEqual([
      ['#VALUE!: medida: veio -3, que não é maior que zero; aceita-se uma medida em metros, maior que zero'],
    ]);
  });

  test('FORO fala em area, que é como o argumento se chama', () => {
    expect(lidas(foro([[-1]], [['ALEGRE']], [[1952]]))).toStrictEqual([
      ['#VALUE!: area: veio -1, que é negativo; aceita-se uma área em metros quadrados'],
    ]);
  });
});
