import { duvidasEmAlegre, emAlegre, FATO_ERRADO } from './emAlegre';

const industrias = (
  fatos: Readonly<Record<string, unknown>>,
  exercicio = 1952,
  alternativas: string[] = [],
) => emAlegre('INDUSTRIAS_PROFISSOES', fatos, exercicio, { alternativas });

describe('estabelecimento novo (art. 45)', () => {
  const novo = (mais: object, alternativas: string[] = []) =>
    industrias({ item: 'INICIANTE', movimentoMensal: 20000, ...mais }, 1952, alternativas);

  test('os meses que restam fazem a base, e a parte fixa é inteira', () => {
    // 20.000 × 6 = 120.000; 250 + 1.200 = 1.450
    expect(novo({ mesesRestantes: 6 })).toMatchObject({ valor: 1450, base: 120000, meses: 6 });
    expect(novo({ mesesRestantes: 12 })).toMatchObject({ valor: 2650 });
    expect(novo({ mesesRestantes: 0 })).toMatchObject({ valor: 250, meses: 0 });
  });

  test.each([
    ['1952-01-01', 12, 2650], // 250 + 1% de 240.000
    ['1952-07-01', 6, 1450],
    ['1952-07-02', 5, 1250],
    ['1952-07-15', 5, 1250],
    ['1952-12-01', 1, 450],
    ['1952-12-02', 0, 250],
  ])('quem começa em %s tem %d meses inteiros: Cr$ %d', (inicioAtividade, meses, valor) => {
    expect(novo({ inicioAtividade })).toMatchObject({ meses, valor });
  });

  test('pela leitura alternativa o mês do início conta inteiro', () => {
    expect(novo({ inicioAtividade: '1952-07-15' }, ['L-40'])).toMatchObject({ meses: 6, valor: 1450 });
    expect(novo({ inicioAtividade: '1952-07-01' }, ['L-40'])).toMatchObject({ meses: 6 });
  });

  test('a dúvida só decide quando o início não é no dia 1º', () => {
    const duvidas = (mais: object) =>
      duvidasEmAlegre('INDUSTRIAS_PROFISSOES', { item: 'INICIANTE', movimentoMensal: 20000, ...mais });
    expect(duvidas({ inicioAtividade: '1952-07-15' })).toStrictEqual(['L-40']);
    expect(duvidas({ inicioAtividade: '1952-07-01' })).toStrictEqual([]);
    expect(duvidas({ mesesRestantes: 5 })).toStrictEqual([]);
  });

  test('paga-se em dez dias do lançamento, de uma só vez', () => {
    expect(novo({ mesesRestantes: 6, lancamento: '1952-07-08' })).toMatchObject({
      parcelas: [{ vencimento: '1952-07-18', valor: 1450 }],
    });
    // 20 de julho de 1952 é domingo
    expect(novo({ mesesRestantes: 6, lancamento: '1952-07-10' })).toMatchObject({
      parcelas: [{ vencimento: '1952-07-20', vencimentoUtil: '1952-07-21', valor: 1450 }],
    });
    expect(novo({ mesesRestantes: 6 })).not.toHaveProperty('parcelas');
  });

  test.each([
    ['treze meses', { mesesRestantes: 13 }, 'mesesRestantes'],
    ['meses negativos', { mesesRestantes: -1 }, 'mesesRestantes'],
    ['meses partidos', { mesesRestantes: 5.5 }, 'mesesRestantes'],
    ['nem meses nem início', {}, 'mesesRestantes'],
    ['início noutro exercício', { inicioAtividade: '1953-01-01' }, 'inicioAtividade'],
    ['sem o movimento esperado', { mesesRestantes: 6, movimentoMensal: undefined }, 'movimentoMensal'],
  ])('recusa: %s', (_nome, fatos, fato) => {
    expect(novo(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});

describe('segundo exercício (art. 45, § 4º)', () => {
  test('a média dos meses vale por doze, sem se arredondar', () => {
    // 150.000 ÷ 5 × 12 = 360.000; 250 + 3.600
    expect(
      industrias({ item: 'SEGUNDO_EXERCICIO', movimento: 150000, mesesFuncionamento: 5 }, 1953),
    ).toMatchObject({
      valor: 3850,
      base: 360000,
      parcelas: [
        { vencimento: '1953-03-31', valor: 1925 },
        { vencimento: '1953-07-31', valor: 1925 },
      ],
    });
    // 100.000 ÷ 7 × 12 = 171.428,571…; 250 + 1.714,2857… = 1.964,29 = 982,15 + 982,14
    expect(
      industrias({ item: 'SEGUNDO_EXERCICIO', movimento: 100000, mesesFuncionamento: 7 }, 1953),
    ).toMatchObject({
      valor: 1964.29,
      parcelas: [{ valor: 982.15 }, { valor: 982.14 }],
    });
  });

  test('de um a doze meses', () => {
    const meses = (mesesFuncionamento?: number) =>
      industrias({ item: 'SEGUNDO_EXERCICIO', movimento: 12000, mesesFuncionamento }, 1953);
    expect(meses(1)).toMatchObject({ valor: 1690 }); // 250 + 1% de 144.000
    expect(meses(12)).toMatchObject({ valor: 370 }); // 250 + 1% de 12.000
    expect(meses(0)).toMatchObject(FATO_ERRADO);
    expect(meses(13)).toMatchObject(FATO_ERRADO);
    expect(meses()).toMatchObject({ ...FATO_ERRADO, fato: 'mesesFuncionamento' });
  });
});

describe('encerramento (art. 46)', () => {
  const fecha = (fechamento: string, impostoAnual = 1250, exercicio?: number) =>
    industrias({ item: 'ENCERRAMENTO', impostoAnual, fechamento }, exercicio);

  test.each([
    ['1952-01-01', 1, 625],
    ['1952-06-30', 1, 625],
    ['1952-07-01', 2, 1250],
    ['1952-12-31', 2, 1250],
  ])('quem fecha em %s deve %d prestação(ões): Cr$ %d', (fechamento, prestacoes, valor) => {
    expect(fecha(fechamento)).toMatchObject({ prestacoes, valor });
  });

  test('a prestação que se deve é a primeira, com o centavo que sobra', () => {
    // 1.250,01 = 625,01 + 625,00
    expect(fecha('1952-05-15', 1250.01)).toMatchObject({ valor: 625.01 });
    // em 1965, 1.251 = 626 + 625
    expect(fecha('1965-05-15', 1251, 1965)).toMatchObject({ valor: 626 });
  });

  test('recusa fechamento noutro exercício, ou sem ele ou sem o imposto', () => {
    expect(fecha('1953-01-01')).toMatchObject({ ...FATO_ERRADO, fato: 'fechamento' });
    expect(industrias({ item: 'ENCERRAMENTO', impostoAnual: 1 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'fechamento',
    });
    expect(industrias({ item: 'ENCERRAMENTO', fechamento: '1952-05-15' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'impostoAnual',
    });
  });
});

describe('revisão no encerramento (art. 46, § único)', () => {
  const revisa = (mais: object, alternativas: string[] = []) =>
    industrias(
      { item: 'REVISAO_ENCERRAMENTO', impostoAnual: 1250, movimentoRealizado: 130000, ...mais },
      1952,
      alternativas,
    );

  test('a diferença é do imposto sobre as vendas e o estoque contra o lançado', () => {
    // 130.000 + 40.000 = 170.000; 250 + 1.700 − 1.250 = 700
    expect(revisa({ estoque: 40000, revisao: '1952-09-02' })).toMatchObject({
      valor: 700,
      prazo: '1952-09-12',
    });
    // sem estoque: 250 + 1.300 − 1.250 = 300
    expect(revisa({})).toMatchObject({ valor: 300 });
    expect(revisa({})).not.toHaveProperty('prazo');
  });

  test('sendo menor, nada se devolve', () => {
    expect(revisa({ movimentoRealizado: 50000 })).toMatchObject({ valor: 0 });
  });

  test('o prazo que cai em feriado passa ao dia útil', () => {
    // 28 de agosto + 10 = 7 de setembro, domingo e feriado
    expect(revisa({ revisao: '1952-08-28' })).toMatchObject({
      prazo: '1952-09-08',
      prazoNominal: '1952-09-07',
    });
  });

  test('pela leitura alternativa, contra a prestação devida até o fechamento', () => {
    // 1.550 − 625 = 925
    expect(revisa({ fechamento: '1952-05-15' })).toMatchObject({ valor: 300 });
    expect(revisa({ fechamento: '1952-05-15' }, ['L-43'])).toMatchObject({ valor: 925 });
    expect(revisa({ fechamento: '1952-07-01' }, ['L-43'])).toMatchObject({ valor: 300 });
  });

  test('recusa o que falta', () => {
    expect(revisa({ impostoAnual: undefined })).toMatchObject({ ...FATO_ERRADO, fato: 'impostoAnual' });
    expect(revisa({ movimentoRealizado: undefined })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'movimentoRealizado',
    });
    expect(revisa({ fechamento: '1953-02-01' })).toMatchObject({ ...FATO_ERRADO, fato: 'fechamento' });
  });
});
