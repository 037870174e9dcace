import { avisosEmGarca, FATO_ERRADO, type Fatos, lancaEmGarca } from './lancaEmGarca';

const guias = (fatos: Fatos, quando: number | string = '1951-03-01') =>
  lancaEmGarca('TAXA_GUIAS', fatos, quando);

describe('Guias e sarjetas (arts. 136 a 140)', () => {
  const obra = { item: 'QUOTA', despesa: 90000, frenteTotal: 300, frente: 10 };

  test('dois terços da despesa, na proporção da testada', () => {
    // 2/3 × 90.000,00 ÷ 300 × 10 = 2.000,00
    expect(guias(obra)).toMatchObject({ valor: 2000 });
    // 2/3 × 100,00 ÷ 7 × 1 = 9,5238…
    expect(guias({ item: 'QUOTA', despesa: 100, frenteTotal: 7, frente: 1 })).toMatchObject({ valor: 9.52 });
    expect(guias({ ...obra, item: undefined })).toMatchObject({ valor: 2000 });
  });

  test('até 24-06-1951, cinco prestações: sessenta dias da obra e 30 de junho', () => {
    expect(guias(obra, '1951-06-24')).toMatchObject({
      parcelas: [
        { vencimento: '1951-08-23', valor: 400 },
        { vencimento: '1952-06-30', valor: 400 },
        { vencimento: '1953-06-30', valor: 400 },
        { vencimento: '1954-06-30', valor: 400 },
        { vencimento: '1955-06-30', valor: 400 },
      ],
    });
  });

  test('desde 25-06-1951, seis; os centavos que sobram vão na primeira', () => {
    // 2.000,00 ÷ 6 = 333,333…
    expect(guias(obra, '1951-06-25')).toMatchObject({
      parcelas: [
        { vencimento: '1951-08-24', valor: 333.35 },
        { vencimento: '1952-06-30', valor: 333.33 },
        { vencimento: '1953-06-30', valor: 333.33 },
        { vencimento: '1954-06-30', valor: 333.33 },
        { vencimento: '1955-06-30', valor: 333.33 },
        { vencimento: '1956-06-30', valor: 333.33 },
      ],
    });
  });

  test('o fundamento é a lei que deu as prestações e os juros do dia', () => {
    const plano = (quando: string) => guias({ item: 'PARAMETROS' }, quando);
    expect(plano('1951-06-24')).toStrictEqual({
      prestacoes: 5,
      taxaJuros: 0.1,
      fundamento: 'Lei nº 147/1950, arts. 138 e 140',
    });
    expect(plano('1951-06-25')).toStrictEqual({
      prestacoes: 6,
      taxaJuros: 0.08,
      fundamento: 'Lei nº 147/1950, arts. 138 e 140 · Lei de 25-06-1951, art. 1º, I',
    });
  });

  test('uma prestação por ano, ainda que a primeira caia no ano seguinte ao da obra', () => {
    expect(guias(obra, '1951-12-01')).toMatchObject({
      parcelas: [
        { vencimento: '1952-01-30' },
        { vencimento: '1953-06-30' },
        { vencimento: '1954-06-30' },
        { vencimento: '1955-06-30' },
        { vencimento: '1956-06-30' },
        // domingo
        { vencimento: '1957-06-30', vencimentoUtil: '1957-07-01' },
      ],
    });
  });

  test('à vista, sem juros e sem prestações', () => {
    expect(guias({ ...obra, aVista: true })).toMatchObject({ valor: 2000, juros: 0 });
    expect(guias({ ...obra, aVista: true })).not.toHaveProperty('parcelas');
  });

  test('só com o exercício, a quota sai sem vencimentos', () => {
    expect(guias(obra, 1951)).toMatchObject({ valor: 2000 });
    expect(guias(obra, 1951)).not.toHaveProperty('parcelas');
    expect(avisosEmGarca('TAXA_GUIAS', obra, 1951)).toContain(
      'Sem o dia da execução do serviço não há vencimentos: dê a data em vez do exercício',
    );
  });

  test('juros simples sobre a prestação: 10% até 24-06-1951, 8% depois', () => {
    const juros = (anos: number, dia: string) => guias({ item: 'JUROS', principal: 400, anos }, dia);
    expect(juros(1, '1951-06-24')).toMatchObject({ juros: 40, valor: 440 });
    expect(juros(2, '1951-06-24')).toMatchObject({ juros: 80, valor: 480 });
    expect(juros(2, '1951-06-25')).toMatchObject({ juros: 64, valor: 464 });
    expect(juros(0.5, '1951-06-25')).toMatchObject({ juros: 16, valor: 416 });
    expect(juros(0, '1951-06-25')).toMatchObject({ juros: 0, valor: 400 });
    expect(guias({ item: 'JUROS', principal: 400 })).toMatchObject({ ...FATO_ERRADO, fato: 'anos' });
  });

  test('os parâmetros do dia da obra', () => {
    expect(guias({ item: 'PARAMETROS' }, '1951-06-24')).toMatchObject({ prestacoes: 5, taxaJuros: 0.1 });
    expect(guias({ item: 'PARAMETROS' }, '1951-06-25')).toMatchObject({ prestacoes: 6, taxaJuros: 0.08 });
    // exercício inteiro: a lei de 1º de janeiro
    expect(guias({ item: 'PARAMETROS' }, 1951)).toMatchObject({ prestacoes: 5 });
    expect(guias({ item: 'PARAMETROS' }, 1952)).toMatchObject({ prestacoes: 6 });
  });

  test('o Município fica com um terço', () => {
    expect(guias({ item: 'PARTE_MUNICIPIO', despesa: 90000 }, 1951)).toMatchObject({ valor: 30000 });
    // 100,00 ÷ 3 = 33,333…
    expect(guias({ item: 'PARTE_MUNICIPIO', despesa: 100 }, 1951)).toMatchObject({ valor: 33.33 });
  });

  test('quem antecipa prestações não paga os juros desses anos', () => {
    // 400,00 × 8% × 3
    expect(guias({ item: 'ANTECIPACAO', principal: 400, anos: 3 }, '1952-01-10')).toMatchObject({
      valor: 96,
      desconto: 96,
    });
  });

  test.each<[Fatos, string]>([
    [{ ...obra, frenteTotal: 0 }, 'frenteTotal'],
    [{ ...obra, frente: 300.01 }, 'frente'],
    [{ ...obra, despesa: -1 }, 'despesa'],
    [{ item: 'QUOTA', despesa: 1, frenteTotal: 1 }, 'frente'],
  ])('recusa %j', (fatos, fato) => {
    expect(guias(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});
