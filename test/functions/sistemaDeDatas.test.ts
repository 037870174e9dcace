import { vencimento } from '../../functions/formulas/consulta';
import { converterMoeda, moeda, ufir } from '../../functions/formulas/moeda';
import { mora, prazo } from '../../functions/formulas/multasEPrazos';
import { lancarTabela } from '../../functions/formulas/tabelaDoLancador';
import { ponte } from '../../functions/ponte';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

const em = (sistemaDeDatas: 1904 | null): Promise<void> => ponte.mudaAjustes({ sistemaDeDatas });
afterEach(() => em(null));

/** The number of a day from 1904, out of the one that Excel shows in the 1900 system. */
const desde1904 = (serial: number): number => serial - 1462;
const ALEGRE = [['ALEGRE']];

describe('numa pasta que conta as datas desde 1904', () => {
  test('MOEDA, UFIR e CONVERTER_MOEDA leem o dia certo', async () => {
    await em(1904);
    // 12/02/1967 is 24515 and 13/02/1967 is 24516 in the 1900 system; 01/01/2000 is 36526.
    expect(lidas(moeda([[desde1904(24_515)], [desde1904(24_516)]]))).toStrictEqual([
      ['cruzeiro (Cr$)'],
      ['cruzeiro novo (NCr$)'],
    ]);
    expect(lidas(ufir([[desde1904(36_526)]]))).toStrictEqual([[1.0641]]);
    expect(lidas(converterMoeda([[1000]], [[desde1904(24_515)]], [[desde1904(24_516)]]))).toStrictEqual([
      [1],
    ]);
  });

  test('o mesmo número é outro dia: as fórmulas seguem o que a pasta diz', async () => {
    // 24516 is 13/02/1967 from 1900 and 14/02/1971 from 1904, already in cruzeiros again.
    expect(lidas(moeda([[24_516]]))).toStrictEqual([['cruzeiro novo (NCr$)']]);
    await em(1904);
    expect(lidas(moeda([[24_516]]))).toStrictEqual([['cruzeiro (Cr$)']]);
  });

  test('a data que a fórmula devolve também se conta desde 1904', async () => {
    const predial = [['IMPOSTO_PREDIAL']];
    // Alegre, art. 34: first quarter, by 31/03/1952, which is 19084 in the 1900 system.
    expect(lidas(vencimento(predial, [[1]], ALEGRE, [[1952]]))).toStrictEqual([[19_084]]);
    await em(1904);
    expect(lidas(vencimento(predial, [[1]], ALEGRE, [[1952]]))).toStrictEqual([[desde1904(19_084)]]);
  });

  test('o exercício dado como data é o dia que a célula mostra', async () => {
    await em(1904);
    // 01/07/1952 is 19176: the law of 1951 answers; read from 1900 it would be 30/06/1948, before any law.
    expect(lidas(vencimento([['IMPOSTO_PREDIAL']], [[1]], ALEGRE, [[desde1904(19_176)]]))).toStrictEqual([
      [desde1904(19_084)],
    ]);
  });

  test('PRAZO, MORA e LANCAR leem e devolvem o dia certo', async () => {
    await em(1904);
    const em1952 = [[1952]];
    // Alegre, art. 6º: 05/05/1952 (19119 from 1900) + 10 days = 15/05/1952, a Thursday.
    expect(lidas(prazo([['DIFERENCA_TRIBUTO']], [[desde1904(19_119)]], ALEGRE, em1952))).toStrictEqual([
      [desde1904(19_129)],
    ]);
    // Art. 13: due on 31/03/1952 (19084), paid a day later: 10% × 400,00 = 40,00.
    expect(
      lidas(
        mora([['IMPOSTO_PREDIAL']], [[400]], [[desde1904(19_084)]], [[desde1904(19_085)]], ALEGRE, em1952),
      ),
    ).toStrictEqual([[40]]);
    // Art. 24: 6.000,00 × (10% − 8%) = 120,00; from 01/07/1952 (19176) two quarters are left: 120 × 2 ÷ 4 = 60,00.
    expect(
      lidas(
        lancarTabela(
          [['IMPOSTO_PREDIAL']],
          [['Item', 'Valor locativo', 'Mudança', 'aliquotaPaga']],
          [['COMPLEMENTO', 6000, desde1904(19_176), 0.08]],
          ALEGRE,
          em1952,
        ),
      ).map(([valor]) => valor),
    ).toStrictEqual([60]);
  });
});
