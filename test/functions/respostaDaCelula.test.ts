import { valorParaExcel } from '../../functions/celulas/valorParaExcel';
import { comErro, comErros } from '../../functions/formula/comErros';
import { idDeTributo } from '../../functions/formula/idDeTributo';
import { instalaHospedeiro, lida, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

describe('o que volta para a célula', () => {
  test('a data é número de série, e o que não cabe numa célula é texto vazio', () => {
    // 1 January 1900 is day 1; the system counts a 29 February 1900 that was not, so 1 March is 61.
    expect(['1900-01-01', '1900-03-01', 'texto', true, false, 1.5].map(valorParaExcel)).toStrictEqual([
      1,
      61,
      'texto',
      true,
      false,
      1.5,
    ]);
    expect([NaN, Infinity, undefined, null, {}].map(valorParaExcel)).toStrictEqual(['', '', '', '', '']);
  });

  test('a falha do programa pede que se avise, e não leva consigo o resto da coluna', () => {
    const falha = '#N/A: falha do programa neste cálculo; por favor, avise (quebrou)';
    const quebra = (): never => {
      throw new TypeError('quebrou');
    };
    expect(lida(comErro(quebra))).toBe(falha);
    expect(lidas(comErros(quebra))).toStrictEqual([[falha]]);
  });

  test('o tributo se acha pelo código ou pelo título, e o que não é texto não é tributo', () => {
    expect(idDeTributo([['imposto predial']])).toBe('IMPOSTO_PREDIAL');
    expect(idDeTributo([['Taxa de Limpeza Pública']])).toBe('TAXA_LIMPEZA');
    expect([idDeTributo([['IPTU']]), idDeTributo([[5]]), idDeTributo(undefined)]).toStrictEqual([
      'IPTU',
      '',
      '',
    ]);
  });
});
