import { confereObra, requisitoObra } from '../../functions/formulas/obras';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

const celula = (valor: unknown): unknown[][] | undefined =>
  valor === undefined ? undefined : Array.isArray(valor) ? (valor as unknown[][]) : [[valor]];

interface Dados {
  readonly medidas?: readonly unknown[];
  readonly opcao?: unknown;
  readonly condicao?: unknown;
  readonly exigencia?: unknown;
  readonly municipio?: string;
  readonly exercicio?: unknown;
}

const requisito = (
  qual: unknown,
  {
    medidas: [medida, medida2, medida3] = [],
    opcao,
    condicao,
    exigencia,
    municipio = 'LIMEIRA_DO_OESTE',
    exercicio = 1999,
  }: Dados = {},
): unknown[] =>
  lidas(
    requisitoObra(
      celula(qual) ?? [[null]],
      celula(medida),
      celula(medida2),
      celula(medida3),
      celula(opcao),
      celula(condicao),
      undefined,
      celula(exigencia),
      [[municipio]],
      [[exercicio]],
    ),
  ).map(([unica]) => unica);

const confere = (
  qual: string,
  valor: unknown,
  medida: unknown,
  opcao?: unknown,
  exigencia?: unknown,
): unknown =>
  lidas(
    confereObra(
      [[qual]],
      celula(valor),
      celula(medida),
      undefined,
      undefined,
      celula(opcao),
      undefined,
      undefined,
      celula(exigencia),
      [['LIMEIRA_DO_OESTE']],
      [[1999]],
    ),
  )[0]?.[0];

describe('REQUISITO_OBRA, na célula', () => {
  test('mostra a primeira exigência, e a conformidade só quando não há outra', () => {
    // Art. 44: 1,20 + 0,10 × (15 − 10) = 1,70. Art. 67: at most 2,20, and 2,00 conforms.
    expect(requisito('CORREDOR', { medidas: [15], opcao: 'COLETIVO' })).toStrictEqual([1.7]);
    expect(requisito('MURO', { medidas: [2], opcao: 'ALINHAMENTO' })).toStrictEqual([2.2]);
    // Art. 57: obligatory above 9,00 m. Art. 87: the long stay may not open on a closed area.
    expect(requisito('ELEVADOR', { medidas: [10] })).toStrictEqual([true]);
    expect(requisito('AREA_FECHADA', { medidas: [10], opcao: 'PROLONGADA' })).toStrictEqual([false]);
  });

  test('entre várias, a primeira do artigo, que é a que depende da medida dada', () => {
    // Art. 64: half of a pavement of 3,00 (and not the height of 2,50, which is always the same).
    expect(requisito('MARQUISE', { medidas: [3] })).toStrictEqual([1.5]);
    // Art. 116: two gates above 50 vehicles (and not the height of 2,20).
    expect(requisito('GARAGEM_COLETIVA', { medidas: [51, 90] })).toStrictEqual([2]);
    // Art. 55: a ramp of 1,00 in 10,00 is of 10%; what the code demands is less than 12%.
    expect(requisito('RAMPA', { medidas: [1, 10], opcao: 'GERAL' })).toStrictEqual([0.12]);
    expect(requisito('RAMPA', { medidas: [1, 10], opcao: 'GERAL', exigencia: 'declividade' })).toStrictEqual([
      0.1,
    ]);
  });

  test('a exigência se pede pelo nome, pelo código de CONFERE_OBRA ou pelo título, com a unidade ou sem ela', () => {
    const galeria = (exigencia: unknown): unknown[] => requisito('GALERIA', { medidas: [20], exigencia });
    // Arts. 44 and 102: 4,00 + 0,10 × (20 − 10) = 5,00 wide; 4,00 high.
    for (const vazia of [undefined, null, 0, '', 'larguraMinima', 'LARGURA_MINIMA', 'Largura mínima (m)'])
      expect(galeria(vazia)).toStrictEqual([5]);
    for (const nome of ['peDireitoMinimo', 'PE_DIREITO_MINIMO', 'Pé-direito mínimo (m)', 'pé-direito mínimo'])
      expect(galeria(nome)).toStrictEqual([4]);
    expect(requisito('MURO', { medidas: [2], opcao: 'ALINHAMENTO', exigencia: 'conforme' })).toStrictEqual([
      true,
    ]);
  });

  test('a exigência que o requisito não tem: a mensagem traz as que tem', () => {
    expect(requisito('GALERIA', { medidas: [20], exigencia: 'chuveiros' })).toStrictEqual([
      '#VALUE!: exigencia: veio "chuveiros"; este requisito dá larguraMinima, peDireitoMinimo',
    ]);
  });

  test('a medida errada se diz pelo nome do argumento', () => {
    expect(requisito('GALERIA', { medidas: [-1] })).toStrictEqual([
      '#VALUE!: medida: veio -1, que é negativo; aceita-se uma medida em metros',
    ]);
    expect(requisito('GALERIA', { medidas: [1, 2] })).toStrictEqual([
      '#VALUE!: medida2: este requisito não tem esse argumento',
    ]);
  });

  test('vale a lei do município e do dia: só Limeira, desde 28/10/1994', () => {
    const galeria = (dados: Dados): unknown[] => requisito('GALERIA', { medidas: [10], ...dados });
    expect(galeria({ exercicio: '28/10/1994' })).toStrictEqual([4]);
    expect(galeria({ exercicio: '27/10/1994' })).toStrictEqual([
      '#N/A: não em vigor: a Lei nº 104/1994 vale desde 28/10/1994, data presumida da publicação (art. 135)',
    ]);
    expect(galeria({ municipio: 'ALEGRE', exercicio: 1960 })).toStrictEqual([
      '#N/A: Alegre-ES não tem REQUISITO_OBRA na lei: veja =TRIB.REGRAS("ALEGRE")',
    ]);
  });

  test('numa coluna, a linha vazia fica vazia', () => {
    // Art. 64: half of the pavement. Art. 69: 2% of it.
    const requisitos = [['MARQUISE'], [null], ['PASSEIO']];
    expect(requisito(requisitos, { medidas: [[[3], [0], [3]]] })).toStrictEqual([1.5, '', 0.06]);
  });
});

describe('CONFERE_OBRA, na célula', () => {
  test('compara o valor do projeto com a exigência pedida', () => {
    // Arts. 44 and 102: 5,00 wide and 4,00 high.
    expect(confere('GALERIA', 4.99, 20, undefined, 'LARGURA_MINIMA')).toBe(false);
    expect(confere('GALERIA', 5, 20, undefined, 'largura mínima')).toBe(true);
    expect(confere('GALERIA', '4,00', 20, undefined, 'Pé-direito mínimo (m)')).toBe(true);
  });

  test('a medida entre os fatos serve de valor do projeto, e o SIM responde ao que se exige', () => {
    expect(confere('MURO', undefined, 2.2, 'ALINHAMENTO')).toBe(true);
    expect(confere('MURO', undefined, 2.21, 'ALINHAMENTO')).toBe(false);
    expect(confere('ELEVADOR', 'NÃO', 10)).toBe(false);
    expect(confere('ELEVADOR', 'SIM', 10)).toBe(true);
    expect(confere('ELEVADOR', 'NÃO', 9)).toBe(true);
  });
});
