import {
  duvidasEmGarca,
  FATO_ERRADO,
  type Fatos,
  lancaEmGarca,
  NAO_INCIDE,
  SEM_RESPOSTA,
} from './lancaEmGarca';

describe('Aferição (art. 109 e Tabela I)', () => {
  const afere = (...itens: readonly Fatos[]) => lancaEmGarca('TAXA_AFERICAO', { itens });

  test.each<[string, readonly (readonly [number, number | undefined])[]]>([
    [
      'BALANCA',
      [
        [50, 10],
        [50.01, 20],
        [100, 20],
        [100.01, 30],
        [500, 30],
        [500.01, 50],
      ],
    ],
    [
      'BALANCA_AUTOMATICA',
      [
        [5, 10],
        [5.01, 15],
        [10, 15],
        [10.01, undefined],
        [15, undefined],
        [16, undefined],
      ],
    ],
  ])('%s pela capacidade', (item, classes) => {
    for (const [capacidade, valor] of classes) {
      expect(afere({ item, capacidade, quantidade: 1 })).toMatchObject(
        valor === undefined ? SEM_RESPOSTA : { valor },
      );
    }
    expect(afere({ item, quantidade: 1 })).toMatchObject({ ...FATO_ERRADO, fato: 'capacidade' });
  });

  test.each<[string, number]>([
    ['PESO', 2],
    ['MEDIDA_CAPACIDADE', 2],
    ['MEDIDA_LINEAR', 10],
    ['VEICULO', 20],
    ['BOMBA', 50],
    ['VIDRO_LEITE', 0.2],
    ['ADICIONAL_FORA_REPARTICAO', 5],
    ['ADICIONAL_ZONA_RURAL', 10],
    ['PLACA_LACRE', 3],
  ])('%s: %d cada', (item, valor) => {
    expect(afere({ item, quantidade: 1 })).toMatchObject({ valor });
    expect(afere({ item, quantidade: 10 })).toMatchObject({ valor: valor * 10 });
  });

  test('medida linear de mais de vinte metros a tabela não tem', () => {
    const medida = (comprimento: number) => afere({ item: 'MEDIDA_LINEAR', comprimento, quantidade: 1 });
    expect(medida(20)).toMatchObject({ valor: 10 });
    expect(medida(20.01)).toMatchObject(SEM_RESPOSTA);
    // o limite é da medida linear: ao peso, que paga 2,00, o comprimento não importa
    expect(afere({ item: 'PESO', comprimento: 20.01, quantidade: 1 })).toMatchObject({ valor: 2 });
  });

  test('somam-se todos, e um só ilegível deixa tudo sem resposta', () => {
    const balanca = { item: 'BALANCA', capacidade: 200, quantidade: 1 };
    // 30,00 + 10 × 2,00 + 10,00
    expect(
      afere(balanca, { item: 'PESO', quantidade: 10 }, { item: 'ADICIONAL_ZONA_RURAL', quantidade: 1 }),
    ).toMatchObject({ valor: 60 });
    expect(afere(balanca, { item: 'VIDRO_OLEO', quantidade: 3 })).toMatchObject(SEM_RESPOSTA);
    // o fato errado vem antes do ilegível
    expect(afere({ item: 'VIDRO_OLEO', quantidade: 1 }, { item: 'BALANCA', quantidade: 1 })).toMatchObject(
      FATO_ERRADO,
    );
    expect(afere()).toMatchObject({ ...FATO_ERRADO, fato: 'itens' });
    expect(afere({ item: 'RELOGIO', quantidade: 1 })).toMatchObject(FATO_ERRADO);
    expect(afere({ item: 'PESO', quantidade: -1 })).toMatchObject(FATO_ERRADO);
    expect(afere({ item: 'PESO' })).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
  });
});

describe('Lixo (arts. 144 a 147)', () => {
  const lixo = (fatos: Fatos, exercicio = 1951) => lancaEmGarca('TAXA_LIXO', fatos, exercicio);

  test('três por cento do valor locativo, em 15 de junho', () => {
    expect(lixo({ valorLocativo: 4321, atividade: 'RESIDENCIA' }, 1953)).toMatchObject({
      valor: 129.63,
      parcelas: [{ vencimento: '1953-06-15', valor: 129.63 }],
    });
    expect(lixo({ valorLocativo: 4321 }, 1953)).toMatchObject({ valor: 129.63 });
  });

  test.each([
    'HOTEL',
    'PENSAO',
    'CORTICO',
    'RESTAURANTE',
    'BOTEQUIM',
    'CONFEITARIA',
    'PADARIA',
    'CAFE',
    'COLEGIO',
    'FABRICA',
    'OFICINA',
    'POSTO_GASOLINA',
    'COCHEIRA',
    'TEATRO',
  ])('%s: mínimo de 50,00 em 1951; depois não se sabe', (atividade) => {
    // 3% × 1.666,00 = 49,98; 3% × 1.666,67 = 50,0001
    expect(lixo({ valorLocativo: 1666, atividade })).toMatchObject({ valor: 50 });
    expect(lixo({ valorLocativo: 1666.67, atividade })).toMatchObject({ valor: 50 });
    expect(lixo({ valorLocativo: 2000, atividade })).toMatchObject({ valor: 60 });
    expect(lixo({ valorLocativo: 1666, atividade }, 1952)).toMatchObject(SEM_RESPOSTA);
    // o mínimo não decide
    expect(lixo({ valorLocativo: 2000, atividade }, 1952)).toMatchObject({ valor: 60 });
  });

  test('a residência não tem mínimo', () => {
    for (const ano of [1951, 1952])
      expect(lixo({ valorLocativo: 1000, atividade: 'RESIDENCIA' }, ano)).toMatchObject({ valor: 30 });
    expect(lixo({ valorLocativo: 1000 }, 1952)).toMatchObject({ valor: 30 });
  });

  test('acima de 300,00: duas prestações em 1951; depois não se sabe', () => {
    // 3% × 10.000,00 = 300,00
    expect(lixo({ valorLocativo: 10000 })).toMatchObject({
      parcelas: [{ vencimento: '1951-06-15', valor: 300 }],
    });
    // 3% × 10.000,50 = 300,015 → 300,02: 150,01 e 150,01
    expect(lixo({ valorLocativo: 10000.5 })).toMatchObject({
      valor: 300.02,
      parcelas: [
        { vencimento: '1951-06-15', valor: 150.01 },
        { vencimento: '1951-08-15', valor: 150.01 },
      ],
    });
    expect(lixo({ valorLocativo: 20000 }, 1952)).toMatchObject({ valor: 600 });
    expect(lixo({ valorLocativo: 20000 }, 1952)).not.toHaveProperty('parcelas');
    expect(duvidasEmGarca('TAXA_LIXO', { valorLocativo: 20000 }, 1952)).toStrictEqual(['G-15']);
  });

  test('mora de dez por cento depois de 15 de junho', () => {
    const pago = (pagamento: string, exercicio: number) =>
      lixo({ valorLocativo: 4321, pagamento }, exercicio);
    expect(pago('1953-06-15', 1953)).toMatchObject({
      valor: 129.63,
      multaMora: 0,
      parcelas: [{ vencimento: '1953-06-15', valor: 129.63 }],
    });
    // 10% × 129,63 = 12,963
    expect(pago('1953-06-16', 1953)).toMatchObject({ principal: 129.63, multaMora: 12.96, valor: 142.59 });
    expect(pago('1953-06-16', 1953)).not.toHaveProperty('parcelas');
    // 15-06-1952 foi domingo
    expect(pago('1952-06-16', 1952)).toMatchObject({ multaMora: 0 });
    expect(pago('1952-06-17', 1952)).toMatchObject({ multaMora: 12.96 });
  });

  test('terreno sem construção não tem o serviço', () => {
    expect(lixo({ terrenoSemConstrucao: true })).toMatchObject(NAO_INCIDE);
    expect(lixo({})).toMatchObject({ ...FATO_ERRADO, fato: 'valorLocativo' });
  });
});

describe('Estradas (arts. 128 a 132)', () => {
  const taxa = (fatos: Fatos, exercicio = 1953) => lancaEmGarca('TAXA_ESTRADAS', fatos, exercicio);
  const demais = (base: number, fatos: Fatos = {}) =>
    taxa({ tipo: 'DEMAIS', area: 10, benfeitorias: base - 1, ...fatos });

  test('um quarto por cento, e nunca menos de 50,00', () => {
    // 0,25% × 20.000,00 = 50,00
    expect(demais(20000)).toMatchObject({ base: 20000, valor: 50 });
    expect(demais(100)).toMatchObject({ valor: 50 });
    // 0,25% × 20.004,00 = 50,01
    expect(demais(20004)).toMatchObject({ valor: 50.01 });
  });

  test('até 300,00 uma prestação; acima, duas', () => {
    // 0,25% × 120.000,00 = 300,00; × 120.004,00 = 300,01
    expect(demais(120000)).toMatchObject({ parcelas: [{ vencimento: '1953-08-15', valor: 300 }] });
    expect(demais(120004)).toMatchObject({
      valor: 300.01,
      parcelas: [
        { vencimento: '1953-08-15', valor: 150.01 },
        { vencimento: '1953-11-15', vencimentoUtil: '1953-11-16', valor: 150 },
      ],
    });
  });

  test('não paga a primeira no prazo, vence tudo; paga, só a segunda', () => {
    // 0,25% × 250.000,00 = 625,00: 312,50 e 312,50
    const pago = (pagamento: string, primeiraPaga?: boolean) => demais(250000, { pagamento, primeiraPaga });
    expect(pago('1953-08-15')).toMatchObject({
      principal: 625,
      multaMora: 0,
      valor: 625,
      // 15 de novembro foi domingo
      parcelas: [
        { vencimento: '1953-08-15', valor: 312.5 },
        { vencimento: '1953-11-15', vencimentoUtil: '1953-11-16', valor: 312.5 },
      ],
    });
    expect(pago('1953-08-17')).not.toHaveProperty('parcelas');
    expect(pago('1953-08-16', false)).toMatchObject({ principal: 625, multaMora: 62.5, valor: 687.5 });
    expect(pago('1953-08-16')).toMatchObject({ principal: 625, multaMora: 62.5 });
    // 15 de novembro é feriado, e em 1953 foi domingo: até 16
    expect(pago('1953-11-16', true)).toMatchObject({ principal: 312.5, multaMora: 0, valor: 312.5 });
    expect(pago('1953-11-17', true)).toMatchObject({ principal: 312.5, multaMora: 31.25, valor: 343.75 });
    // taxa de uma só prestação, já paga: nada resta
    expect(demais(20000, { pagamento: '1953-11-17', primeiraPaga: true })).toMatchObject({ valor: 0 });
  });

  test('só conta a área dentro do Município', () => {
    expect(taxa({ tipo: 'DEMAIS', area: 1000000, areaNoMunicipio: 600000, benfeitorias: 0 })).toMatchObject({
      base: 60000,
      valor: 150,
    });
    expect(taxa({ tipo: 'DEMAIS', areaNoMunicipio: 600000 })).toMatchObject({ base: 60000 });
    expect(taxa({ tipo: 'DEMAIS', area: 10, areaNoMunicipio: 11 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'areaNoMunicipio',
    });
  });

  test('sem a terra não se calcula, salvo a cafeeira toda plantada', () => {
    expect(taxa({ tipo: 'DEMAIS', benfeitorias: 1000 })).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    expect(taxa({ tipo: 'CAFEEIRA' })).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    // 15,00 × 20.000 = 300.000,00
    expect(taxa({ tipo: 'CAFEEIRA', cafeeirosProducao: 20000 })).toMatchObject({ base: 300000, valor: 750 });
    // o fato errado vem antes do valor de 1950, que não se lê
    expect(taxa({ tipo: 'DEMAIS' }, 1951)).toMatchObject(FATO_ERRADO);
    expect(taxa({ area: 10 })).toMatchObject({ ...FATO_ERRADO, fato: 'tipo' });
  });
});

describe('Vias não pavimentadas (arts. 133 a 135 e Tabela J)', () => {
  const vias = (fatos: Fatos, exercicio?: number) =>
    lancaEmGarca('TAXA_VIAS_NAO_PAVIMENTADAS', fatos, exercicio);

  test('2,00 por metro, só na sede, em 31 de janeiro', () => {
    expect(vias({ frente: 12.34, local: 'SEDE' })).toMatchObject({
      valor: 24.68,
      parcelas: [{ vencimento: '1952-01-31', valor: 24.68 }],
    });
    expect(vias({ frente: 12.34 })).toMatchObject({ valor: 24.68 });
    expect(vias({ frente: 12.34, local: 'VILA' })).toMatchObject(NAO_INCIDE);
    expect(vias({ local: 'SEDE' })).toMatchObject({ ...FATO_ERRADO, fato: 'frente' });
  });

  test('mora de dez por cento depois do dia 31', () => {
    const pago = (pagamento: string) => vias({ frente: 33.33, pagamento });
    expect(pago('1952-01-31')).toMatchObject({ valor: 66.66, multaMora: 0 });
    // 10% × 66,66 = 6,666
    expect(pago('1952-02-01')).toMatchObject({ principal: 66.66, multaMora: 6.67, valor: 73.33 });
  });
});

test('Formigueiros: 100,00 por serviço e o material (art. 149)', () => {
  const taxa = (fatos: Fatos) => lancaEmGarca('TAXA_FORMIGUEIROS', fatos);
  expect(taxa({ quantidade: 2, material: 35.5 })).toMatchObject({ valor: 235.5 });
  expect(taxa({ quantidade: 1 })).toMatchObject({ valor: 100 });
  expect(taxa({ material: 35.5 })).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
});

test('Água: com o registro fechado a pedido não se cobra; no mais, não há tarifa', () => {
  expect(lancaEmGarca('TAXA_AGUA', { registroFechado: true })).toMatchObject(NAO_INCIDE);
  expect(lancaEmGarca('TAXA_AGUA', { registroFechado: false })).toMatchObject(SEM_RESPOSTA);
  expect(lancaEmGarca('TAXA_AGUA', {})).toMatchObject(SEM_RESPOSTA);
});

describe('Calçamento (arts. 119 a 125)', () => {
  const calcamento = (fatos: Fatos) => lancaEmGarca('TAXA_CALCAMENTO', fatos);

  test('despesa mais trinta por cento, pelos metros dos eixos, vezes a testada', () => {
    // 130.000,00 ÷ 300 = 433,333…; × 8 = 3.466,666…; ÷ 5 = 693,334
    expect(calcamento({ despesa: 100000, extensao: 300, frente: 8 })).toMatchObject({
      valor: 3466.67,
      valorPorMetro: 433.33,
      prestacoes: 5,
      valorPrestacao: 693.33,
      mesVencimento: 6,
    });
    // 4.333,33 ÷ 5 = 866,666: a prestação igual se trunca, e a sobra vai na primeira
    expect(calcamento({ despesa: 100000, extensao: 300, frente: 10 })).toMatchObject({
      valor: 4333.33,
      valorPrestacao: 866.66,
    });
  });

  test('sem a testada, o preço do metro; com a taxa já calculada, as prestações dela', () => {
    // 100.000,00 × 1,30 ÷ 300 = 433,333…
    const metro = calcamento({ despesa: 100000, extensao: 300 });
    expect(metro).toMatchObject({ valorPorMetro: 433.33, prestacoes: 5, mesVencimento: 6 });
    expect(metro).not.toHaveProperty('valor');
    // 1.000,00 ÷ 5 = 200,00; 3.466,67 ÷ 5 = 693,334
    expect(calcamento({ principal: 1000 })).toMatchObject({
      valor: 1000,
      prestacoes: 5,
      valorPrestacao: 200,
      mesVencimento: 6,
    });
    expect(calcamento({ principal: 3466.67 })).toMatchObject({ valor: 3466.67, valorPrestacao: 693.33 });
  });

  test('o desconto à vista e a conservação não têm resposta', () => {
    expect(calcamento({ item: 'DESCONTO_A_VISTA', principal: 1000 })).toMatchObject(SEM_RESPOSTA);
    expect(calcamento({ item: 'CONSERVACAO' })).toMatchObject(SEM_RESPOSTA);
  });

  test.each<[Fatos, string]>([
    [{ despesa: 1, extensao: 0, frente: 1 }, 'extensao'],
    [{ despesa: 1, frente: 1 }, 'extensao'],
    [{ extensao: 1, frente: 1 }, 'despesa'],
    [{}, 'despesa'],
  ])('recusa %j', (fatos, fato) => {
    expect(calcamento(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});
