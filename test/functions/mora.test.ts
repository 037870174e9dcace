import { mora } from '../../functions/formulas/multasEPrazos';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

const celula = (valor: unknown): unknown[][] => (Array.isArray(valor) ? (valor as unknown[][]) : [[valor]]);

/** MORA in one municipality, in the exercise of the due date. */
const em =
  (municipio: string, exercicio = 1960) =>
  (tributo: unknown, valor: unknown, vencimento: unknown, pagamento: unknown): unknown =>
    lidas(
      mora(
        celula(tributo),
        celula(valor),
        celula(vencimento),
        celula(pagamento),
        [[municipio]],
        [[exercicio]],
      ),
    ).map(([unica]) => unica);

const [alegre, garca, jambeiro, alfredo] = ['ALEGRE', 'GARCA', 'JAMBEIRO', 'ALFREDO_CHAVES'].map(
  (municipio) => em(municipio),
) as [ReturnType<typeof em>, ReturnType<typeof em>, ReturnType<typeof em>, ReturnType<typeof em>];
const CODIGOS = { ALEGRE: alegre, GARCA: garca, JAMBEIRO: jambeiro, ALFREDO_CHAVES: alfredo };

describe('MORA, na célula', () => {
  test('quem paga na segunda-feira o que venceu no domingo paga em dia, seja qual for a lei', () => {
    // 31/01/1960 was a Sunday.
    for (const naLei of Object.values(CODIGOS))
      expect(naLei(null, 1000, '31/01/1960', '01/02/1960')).toStrictEqual([0]);
  });

  test('no dia seguinte: Alegre e Garça 10%, Jambeiro 20%; Alfredo Chaves só do mês completo em diante', () => {
    const atrasado = (naLei: typeof alegre): unknown => naLei(null, 1000, '31/01/1960', '02/02/1960');
    expect(atrasado(alegre)).toStrictEqual([100]);
    expect(atrasado(garca)).toStrictEqual([100]);
    expect(atrasado(jambeiro)).toStrictEqual([200]);
    expect(atrasado(alfredo)).toStrictEqual([0]);
    // From Friday 29/01 to 01/03 there is one complete month (29/02): 1% × 1.000,00 = 10,00.
    expect(alfredo(null, 1000, '29/01/1960', '01/03/1960')).toStrictEqual([10]);
  });

  test('a mora cai sobre a quantia já arredondada, e nada sobra dela na célula', () => {
    // 100,004 is charged as 100,00: 10% = 10,00 and 20% = 20,00.
    expect(alegre(null, 100.004, '29/01/1960', '01/03/1960')).toStrictEqual([10]);
    expect(garca(null, 100.004, '29/01/1960', '01/03/1960')).toStrictEqual([10]);
    expect(jambeiro(null, 100.004, '29/01/1960', '01/03/1960')).toStrictEqual([20]);
    // In 1965 there are no centavos: 100,50 is charged as 100, and 10% of it is 10.
    expect(em('ALEGRE', 1965)(null, 100.5, '29/01/1965', '01/03/1965')).toStrictEqual([10]);
    // 0,30, and not 0.30000000000000004: 20% = 0,06.
    expect(jambeiro(null, 0.1 + 0.2, '29/01/1960', '01/03/1960')).toStrictEqual([0.06]);
  });

  test('o desconto de indústrias e profissões de Jambeiro tem sinal negativo, e conta-se do arredondado', () => {
    // Art. 57: 20% off up to 30/03; the plain amount until 30 days later, 29/04; then 20% more.
    for (const tributo of [
      'INDUSTRIAS_PROFISSOES',
      'Indústrias e profissões',
      'Imposto de Indústrias e Profissões',
    ]) {
      expect(jambeiro(tributo, 1000, '30/03/1960', '30/03/1960')).toStrictEqual([-200]);
      expect(jambeiro(tributo, 1000, '30/03/1960', '29/04/1960')).toStrictEqual([0]);
      expect(jambeiro(tributo, 1000, '30/03/1960', '30/04/1960')).toStrictEqual([200]);
    }
    // 100,004 is 100,00, and in 1965 100,50 is 100: 20% off each is 20.
    expect(jambeiro('INDUSTRIAS_PROFISSOES', 100.004, '30/03/1960', '30/03/1960')).toStrictEqual([-20]);
    const em1965 = em('JAMBEIRO', 1965);
    expect(em1965('INDUSTRIAS_PROFISSOES', 100.5, '30/03/1965', '30/03/1965')).toStrictEqual([-20]);
  });

  test('o nome curto do tributo vale também onde a lei só tem a mora geral', () => {
    expect(garca('Indústrias e profissões', 1000, '29/01/1960', '01/03/1960')).toStrictEqual([100]);
    expect(jambeiro('Taxa de limpeza', 1000, '29/01/1960', '01/03/1960')).toStrictEqual([200]);
  });

  test('tributo que ninguém conhece é #VALOR!, e o que o município não tem é #N/D', () => {
    for (const tributo of ['XPTO', 5])
      expect(jambeiro(tributo, 1000, '29/01/1960', '01/03/1960')).toStrictEqual([
        `#VALUE!: tributo: veio "${tributo}", que não é um tributo conhecido`,
      ]);
    expect(jambeiro('FORO', 1000, '29/01/1960', '01/03/1960')).toStrictEqual([
      '#N/A: Jambeiro-SP não tem FORO na lei: veja =TRIB.REGRAS("JAMBEIRO")',
    ]);
    expect(em('LIMEIRA_DO_OESTE', 1999)(null, 1000, '29/01/1999', '01/03/1999')).toStrictEqual([
      '#N/A: Limeira do Oeste-MG não tem MORA na lei: veja =TRIB.REGRAS("LIMEIRA_DO_OESTE")',
    ]);
  });

  test('data em branco, como 0, null ou texto vazio, é data que falta, e a mensagem diz qual', () => {
    for (const naLei of Object.values(CODIGOS))
      for (const vazia of [0, null, '', ' ']) {
        expect(naLei(null, 1000, vazia, '01/03/1960')).toStrictEqual([
          '#VALUE!: vencimento: é preciso informar este fato',
        ]);
        expect(naLei(null, 1000, '29/01/1960', vazia)).toStrictEqual([
          '#VALUE!: pagamento: é preciso informar este fato',
        ]);
      }
  });

  test('onde a lei fixa o vencimento do tributo ele pode faltar; onde o fixa por prestação, não', () => {
    for (const vazia of [0, null]) {
      // Jambeiro, art. 23: 30/06. One day later, 20% × 1.000,00.
      expect(jambeiro('IMPOSTO_TERRITORIAL', 1000, vazia, '30/06/1960')).toStrictEqual([0]);
      expect(jambeiro('IMPOSTO_TERRITORIAL', 1000, vazia, '01/07/1960')).toStrictEqual([200]);
      expect(jambeiro('IMPOSTO_TERRITORIAL', 1000, vazia, vazia)).toStrictEqual([
        '#VALUE!: pagamento: é preciso informar este fato',
      ]);
      for (const tributo of ['IMPOSTO_PREDIAL', 'INDUSTRIAS_PROFISSOES'])
        expect(jambeiro(tributo, 1000, vazia, '01/07/1960')).toStrictEqual([
          '#VALUE!: vencimento: é preciso informar este fato',
        ]);
    }
  });

  test('a mensagem do valor fala em valor, e a da data, na data', () => {
    expect(alegre(null, -5, '29/01/1960', '01/03/1960')).toStrictEqual([
      '#VALUE!: valor: veio -5, que é negativo; aceita-se um valor em dinheiro, de zero para cima',
    ]);
    expect(garca(null, 5, '31/02/1960', '01/03/1960')).toStrictEqual([
      '#VALUE!: vencimento: veio "31/02/1960"; aceita-se uma data que exista, como 31/03/1952',
    ]);
  });

  test('numa coluna cada linha responde por si: erro passa, vazia fica vazia', () => {
    const erro = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, 'de outra célula');
    const valores = [[1000], [erro], [null], ['Cr$ 1.000,00']];
    const datas = [['29/01/1960'], ['29/01/1960'], [null], ['29/01/1960']];
    expect(
      garca('IMPOSTO_PREDIAL', valores, datas, [['01/03/1960'], [null], [0], ['29/01/1960']]),
    ).toStrictEqual([100, '#N/A: de outra célula', '', 0]);
  });
});
