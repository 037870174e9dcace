import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO, SEM_RESPOSTA } from './emAlegre';

const industrias = (
  fatos: Readonly<Record<string, unknown>>,
  exercicio?: number,
  alternativas: string[] = [],
) => emAlegre('INDUSTRIAS_PROFISSOES', fatos, exercicio, { alternativas });

describe('indústrias e profissões pelo movimento (Tabela nº 1)', () => {
  test.each([
    [0, 250], // só a base fixa
    [100000, 1250], // 250 + 1% de 100.000
    [499999.99, 5250], // 250 + 4.999,9999
    [500000, 5250], // 250 + 5.000
    [500002, 5250.01], // 5.250 + ½% de 2,00
    [750000, 6500], // 5.250 + ½% de 250.000
    [1000000, 7750], // 5.250 + ½% de 500.000
    [1000400, 7751], // 7.750 + ¼% de 400
    [1500000, 9000], // 7.750 + ¼% de 500.000
    [2000000, 10250], // 7.750 + ¼% de 1.000.000
    [2001000, 10251], // 10.250 + 1/10% de 1.000
    [3500000, 11750], // 10.250 + 1/10% de 1.500.000
    [87654.3, 1126.54], // 250 + 876,543
  ])('movimento de %d paga Cr$ %d', (movimento, valor) => {
    expect(industrias({ item: 'MOVIMENTO', movimento })).toMatchObject({
      valor,
      base: movimento,
      parteFixa: 250,
    });
  });

  test('em duas prestações, 31 de março e 31 de julho', () => {
    expect(industrias({ item: 'MOVIMENTO', movimento: 87654.3 }, 1953)).toMatchObject({
      parcelas: [
        { vencimento: '1953-03-31', valor: 563.27 },
        { vencimento: '1953-07-31', valor: 563.27 },
      ],
    });
  });

  test('em 1966 não há centavos', () => {
    // 1.126,543 → 1.126
    expect(industrias({ item: 'MOVIMENTO', movimento: 87654.3 }, 1966)).toMatchObject({
      valor: 1126,
      parcelas: [
        { vencimento: '1966-03-31', valor: 563 },
        { vencimento: '1966-07-31', vencimentoUtil: '1966-08-01', valor: 563 },
      ],
    });
  });

  test('cada estabelecimento paga por si: duas bases fixas, e as faixas não se juntam (art. 12)', () => {
    // 2 × (250 + 1% de 300.000) = 6.500; junto seria 250 + 5.000 + ½% de 100.000 = 5.750
    const dois = industrias({ item: 'MOVIMENTO', movimentos: [300000, 300000] });
    expect(dois).toMatchObject({ valor: 6500 });
    expect(dois).not.toHaveProperty('parcelas');
    expect(industrias({ item: 'MOVIMENTO', movimentos: '300000; 0' })).toMatchObject({ valor: 3500 });
  });

  test('sem a modalidade, o movimento a diz (art. 39)', () => {
    expect(industrias({ movimento: 100000 })).toMatchObject({ valor: 1250 });
    expect(industrias({ movimento: 100000, atividade: 'MEDICO' })).toMatchObject({ valor: 1250 });
    expect(industrias({ movimentos: [100000] })).toMatchObject({ valor: 1250 });
    expect(industrias({})).toMatchObject({ ...FATO_ERRADO, fato: 'item' });
  });

  test('a lista de estabelecimentos vazia é lista que não veio', () => {
    expect(industrias({ item: 'MOVIMENTO', movimento: 100000, movimentos: [] })).toMatchObject({
      valor: 1250,
      parcelas: [{ valor: 625 }, { valor: 625 }],
    });
  });

  test.each([
    ['movimento negativo', { movimento: -0.01 }],
    ['nenhum movimento', {}],
    ['um negativo entre vários', { movimentos: [100, -1] }],
    ['movimento e movimentos', { movimento: 1, movimentos: [1] }],
  ])('recusa: %s', (_nome, fatos) => {
    expect(industrias({ item: 'MOVIMENTO', ...fatos })).toMatchObject(FATO_ERRADO);
  });

  test('fora da vigência não há resposta', () => {
    expect(industrias({ item: 'MOVIMENTO', movimento: 100000 }, 1951)).toMatchObject(SEM_RESPOSTA);
    expect(industrias({ item: 'MOVIMENTO', movimento: -1 }, 1951)).toMatchObject(FATO_ERRADO);
  });

  test.each(['ASSALARIADO', 'FUNCIONARIO', 'ENSINO', 'COOPERATIVA', 'LEI_ESPECIAL'])(
    '%s é isento (art. 54)',
    (isencao) => {
      expect(industrias({ item: 'MOVIMENTO', movimento: 100000, isencao })).toMatchObject(ISENTO);
      expect(industrias({ item: 'ATIVIDADE', atividade: 'MEDICO', isencao })).toMatchObject(ISENTO);
      expect(industrias({ item: 'EXPORTADOR_CAFE', sacas: 9, isencao })).toMatchObject(ISENTO);
    },
  );
});

describe('exportador de café (Tabela nº 3)', () => {
  test.each([
    [0, 250], // só a base fixa
    [1, 2750], // 250 + 2.500 fixos
    [4999, 2750],
    [5000, 2750],
    [5001, 2750.4], // + 0,40 por saca acima de 5.000
    [10000, 4750], // 2.750 + 5.000 × 0,40
    [10001, 4750.3],
    [12345, 5453.5], // 4.750 + 2.345 × 0,30
    [15000, 6250], // 4.750 + 5.000 × 0,30
    [15001, 6250.2],
    [20000, 7250], // 6.250 + 5.000 × 0,20
    [20001, 7250.1],
    [30000, 8250], // 7.250 + 10.000 × 0,10
  ])('%d sacas pagam Cr$ %d', (sacas, valor) => {
    expect(industrias({ item: 'EXPORTADOR_CAFE', sacas })).toMatchObject({ valor, parteFixa: 250 });
    expect(industrias({ sacas })).toMatchObject({ valor });
  });

  test('paga como a Tabela nº 1, por analogia; pela outra leitura, de uma só vez', () => {
    const fatos = { item: 'EXPORTADOR_CAFE', sacas: 12345 };
    expect(industrias(fatos, 1953)).toMatchObject({
      parcelas: [
        { vencimento: '1953-03-31', valor: 2726.75 },
        { vencimento: '1953-07-31', valor: 2726.75 },
      ],
    });
    expect(industrias(fatos, 1953, ['L-31'])).toMatchObject({
      parcelas: [{ vencimento: '1953-03-31', valor: 5453.5 }],
    });
    expect(duvidasEmAlegre('INDUSTRIAS_PROFISSOES', fatos)).toStrictEqual(['L-31', 'L-34']);
  });

  test('recusa sacas negativas ou não informadas', () => {
    expect(industrias({ item: 'EXPORTADOR_CAFE', sacas: -10 })).toMatchObject(FATO_ERRADO);
    expect(industrias({ item: 'EXPORTADOR_CAFE' })).toMatchObject({ ...FATO_ERRADO, fato: 'sacas' });
  });
});
