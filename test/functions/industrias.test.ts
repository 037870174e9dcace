import { industriasProfissoes } from '../../functions/formulas/impostos';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

const celula = (valor: unknown): unknown[][] | undefined =>
  valor === undefined ? undefined : Array.isArray(valor) ? (valor as unknown[][]) : [[valor]];

interface Dados {
  readonly movimento?: unknown;
  readonly quantidade?: unknown;
  readonly valorLocativo?: unknown;
  readonly isencao?: unknown;
}

const em =
  (municipio: string, exercicio: number) =>
  (atividade: unknown, { movimento, quantidade, valorLocativo, isencao }: Dados = {}): unknown[] =>
    lidas(
      industriasProfissoes(
        celula(atividade) ?? [[null]],
        celula(movimento),
        celula(quantidade),
        celula(valorLocativo),
        celula(isencao),
        [[municipio]],
        [[exercicio]],
      ),
    ).map(([unica]) => unica);

const alegre = em('ALEGRE', 1952);
const alfredo = em('ALFREDO_CHAVES', 1960);
const jambeiro = em('JAMBEIRO', 1960);

// Tabela nº 1 on 600.000,00: 250 + 1% × 500.000 + 0,5% × 100.000 = 250 + 5.000 + 500.
const PELO_MOVIMENTO = [5750];
const tabelaAusente = (tabela: string, artigo: string, item: string, unidade: string): readonly string[] => [
  `#N/A: tabela ausente: ${tabela} (${artigo}) não está na fonte da lei; inclua o item ${item}, em ${unidade}, nas tabelas complementares`,
];

describe('INDUSTRIAS_PROFISSOES em Alegre', () => {
  test('quem vende paga pelo movimento, e o ramo do cadastro não o tira da Tabela nº 1 (art. 39, a e b)', () => {
    for (const atividade of [null, 0, '', 'Comércio', 'INDUSTRIA', 'Padaria', 'farmácia', 'Médico'])
      expect(alegre(atividade, { movimento: 600_000 })).toStrictEqual(PELO_MOVIMENTO);
  });

  test('sem movimento, a profissão paga pela Tabela nº 2', () => {
    for (const movimento of [undefined, null, 0, ''])
      expect(alegre('médico', { movimento })).toStrictEqual([200]);
    // Three chairs: 100 + 2 × 50.
    expect(alegre('barbeiro', { quantidade: 3 })).toStrictEqual([200]);
    expect(alegre('Padaria')[0]).toMatch(/^#VALUE!: atividade: veio "Padaria"; aceita-se um destes/);
  });

  test('o comerciante sem movimento não escapa para outra tabela: falta o movimento', () => {
    for (const movimento of [undefined, null, 0])
      expect(alegre('Comércio', { movimento })).toStrictEqual([
        '#VALUE!: movimento: é preciso informar este fato',
      ]);
  });

  test('o exportador de café paga pelas sacas, por qualquer dos nomes', () => {
    // 6.000 bags: 250 + 2.500 + 0,40 × 1.000 = 3.150,00.
    for (const atividade of [
      'EXPORTADOR_CAFE',
      'exportador de café',
      'Comprador exportador de café',
      'Comprador exportador de café (Tabela nº 3)',
    ])
      expect(alegre(atividade, { quantidade: 6000, movimento: 600_000 })).toStrictEqual([3150]);
    expect(alegre('exportador de café', { quantidade: 6000, isencao: 'COOPERATIVA' })).toStrictEqual([0]);
  });

  test('as sacas erradas se chamam quantidade, que é como a fórmula as pede', () => {
    expect(alegre('exportador de café', { quantidade: -6000 })).toStrictEqual([
      '#VALUE!: quantidade: veio -6.000, que é negativo; aceita-se um número',
    ]);
  });

  test('uma coluna de ramos misturados segue, linha a linha, a tabela de cada um', () => {
    const ramos = [['Comércio'], ['médico'], [null], ['exportador de café']];
    const movimento = [[600_000], [null], [600_000], [0]];
    const quantidade = [[null], [0], [null], [6000]];
    expect(alegre(ramos, { movimento, quantidade })).toStrictEqual([5750, 200, 5750, 3150]);
    // The same over and over, long enough for whole columns.
    const vezes = <T>(lista: readonly T[]): T[] => Array.from({ length: 400 }, (_, i) => lista[i % 4] as T);
    expect(
      alegre(vezes(ramos), { movimento: vezes(movimento), quantidade: vezes(quantidade) }),
    ).toStrictEqual(vezes([5750, 200, 5750, 3150]));
  });
});

describe('INDUSTRIAS_PROFISSOES onde a tabela falta na fonte', () => {
  test('Alfredo Chaves: com movimento, Tabela nº 2; sem ele, a nº 3 (art. 38, § 1º)', () => {
    const tabela2 = tabelaAusente('Tabela nº 2', 'art. 38', 'MOVIMENTO', 'Cr$ de imposto por ano');
    for (const atividade of [null, 'Barbeiro', 'Comércio', 'Movimento'])
      expect(alfredo(atividade, { movimento: 1000 })).toStrictEqual(tabela2);
    expect(alfredo('barbearia')).toStrictEqual(
      tabelaAusente('Tabela nº 3', 'art. 38, § 1º', 'BARBEIRO', 'Cr$ por ano'),
    );
  });

  test('Alfredo Chaves: o comerciante de animais paga pela Tabela nº 4 (art. 38, § 2º)', () => {
    const tabela4 = tabelaAusente('Tabela nº 4', 'art. 38, § 2º', 'COMERCIANTE_DE_ANIMAIS', 'Cr$ por ano');
    for (const atividade of ['Comerciante de animais', 'comércio de animais', 'ANIMAIS'])
      expect(alfredo(atividade, { movimento: 1000 })).toStrictEqual(tabela4);
  });

  test('Jambeiro: o depósito fechado só tem a parte variável, e a taxa de assistência social', () => {
    // 10% × 24.000,00 = 2.400,00, and 10% more (art. 58).
    expect(jambeiro('Depósito fechado', { valorLocativo: 24_000, movimento: 5 })).toStrictEqual([2640]);
    expect(jambeiro('Comércio', { valorLocativo: 24_000 })).toStrictEqual(
      tabelaAusente('Tabelas de indústrias e profissões', 'art. 38', 'COMERCIO', 'Cr$ por ano'),
    );
  });

  test('Garça remete a outra lei, em cada exercício pela redação dele', () => {
    const motivo = 'remete à Lei nº 21, de 31-12-1947, que não está na fonte';
    // The law of 26-11-1953 is the wording from the exercise of 1954 on.
    expect(em('GARCA', 1952)('Barbeiro', { movimento: 10 })).toStrictEqual([`#N/A: art. 83: ${motivo}`]);
    expect(em('GARCA', 1954)(null, { movimento: 10 })).toStrictEqual([`#N/A: arts. 1º e 2º: ${motivo}`]);
  });
});
