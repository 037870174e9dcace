import { comTabela, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const base = (fatos: Fatos) => lancaEmJambeiro('BASE_TERRITORIAL', fatos);
const imposto = (fatos: Fatos) => lancaEmJambeiro('IMPOSTO_TERRITORIAL', fatos);
const incide = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('INCIDENCIA', fatos, quando);

describe('Metros de frente', () => {
  test('com uma só frente, a frente; sem dizer a configuração, também', () => {
    expect(base({ tipo: 'UMA_FRENTE', frente: 12.35 })).toMatchObject({ metros: 12.35 });
    expect(base({ frente: 12 })).toMatchObject({ metros: 12 });
  });

  // Lado menor inteiro, mais o que o maior passa de 10 m.
  test.each([
    [20, 15, 25], // 15 + (20 − 10)
    [15, 20, 25],
    [12, 10, 12], // 10 + 2
    [10.01, 10, 10.01], // 10 + 0,01
    [20, 9, 19], // 9 + 10
    [20, 9.99, 19.99],
    [10, 10, 10],
    [9, 8, 8], // nenhum passa de 10: só o menor
  ])('na esquina de %d m por %d m contam-se %d m', (ladoA, ladoB, metros) => {
    expect(base({ tipo: 'ESQUINA', ladoA, ladoB })).toMatchObject({ metros });
  });

  test.each([
    [{}, 30],
    [{ lateral1: 19.99 }, 30],
    [{ lateral1: 20 }, 30],
    [{ lateral1: 20.01 }, 30.01],
    [{ lateral1: 25, lateral2: 35 }, 50], // 30 + 5 + 15
    [{ lateral2: 35 }, 45],
  ])('com frente e fundos de 15 m e laterais %j contam-se %d m', (laterais, metros) => {
    expect(base({ tipo: 'FRENTE_E_FUNDOS', frente: 15, fundos: 15, ...laterais })).toMatchObject({ metros });
  });

  test('medida que falta ou é negativa é fato errado', () => {
    expect(base({ tipo: 'ESQUINA', ladoA: 20 })).toMatchObject({ falha: 'VALOR', fato: 'ladoB' });
    expect(base({ tipo: 'ESQUINA', ladoA: -20, ladoB: 15 })).toMatchObject({ falha: 'VALOR', fato: 'ladoA' });
    expect(base({ tipo: 'FRENTE_E_FUNDOS', frente: 15 })).toMatchObject({ falha: 'VALOR', fato: 'fundos' });
    expect(base({ tipo: 'REDONDO', frente: 15 })).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
  });
});

describe('Faixa ajardinada', () => {
  test.each([
    [12, 14, 120], // 12 × 10
    [12, 10, 120],
    [12, 9.99, 119.88], // 12 × 9,99
    [12.5, 8, 100],
  ])('de %d m por %d m diante da residência exclui %d m²', (frente, profundidade, areaExcluida) => {
    expect(base({ tipo: 'AREA_AJARDINADA', frente, profundidade, residencial: true })).toMatchObject({
      areaExcluida,
    });
  });

  test('fora de residência, ou sem dizer que o é, nada se exclui', () => {
    const jardim = { tipo: 'AREA_AJARDINADA', frente: 12, profundidade: 8 };
    expect(base({ ...jardim, residencial: false })).toMatchObject({ areaExcluida: 0 });
    expect(base(jardim)).toMatchObject({ areaExcluida: 0 });
  });
});

describe('Imposto pela tarifa da tabela nº 1', () => {
  test('sem a tarifa não há resposta, e a mensagem nomeia a tabela', () => {
    expect(imposto({ tipo: 'UMA_FRENTE', frente: 12 })).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('Tabela nº 1'),
    });
  });

  test('fato que falta vem antes da tabela que falta', () => {
    expect(imposto({ tipo: 'UMA_FRENTE' })).toMatchObject({ falha: 'VALOR', fato: 'frente' });
    expect(imposto({ tipo: 'IRREGULAR_AREA_GRANDE', valorVenal: 1000 })).toMatchObject({
      falha: 'VALOR',
      fato: 'maiorLargura',
    });
  });

  test('metros vezes tarifa, em junho, de uma só vez', () => {
    // 12 m × 7,50 = 90,00
    expect(imposto({ tipo: 'UMA_FRENTE', frente: 12, valorTabela: 7.5 })).toMatchObject({
      valor: 90,
      metros: 12,
      parcelas: [{ vencimento: '1959-06-30', valor: 90 }],
    });
    // (15 + 15 + 5) m × 4,00 = 140,00
    expect(
      imposto({ tipo: 'FRENTE_E_FUNDOS', frente: 15, fundos: 15, lateral1: 25, valorTabela: 4 }),
    ).toMatchObject({ valor: 140, metros: 35 });
    // 8,33 m × 1,50 = 12,495 → 12,50
    expect(imposto({ frente: 8.33, valorTabela: 1.5 })).toMatchObject({ valor: 12.5 });
  });

  test('o lançador que tem a tabela a fornece', () => {
    // 12 m × 4,00 = 48,00
    const opcoes = comTabela('Tabela nº 1', 'SEDE', 4);
    expect(lancaEmJambeiro('IMPOSTO_TERRITORIAL', { frente: 12 }, 1959, opcoes)).toMatchObject({ valor: 48 });
    expect(
      lancaEmJambeiro('IMPOSTO_TERRITORIAL', { frente: 12, local: 'POVOACAO' }, 1959, opcoes),
    ).toMatchObject({ falha: 'ND', motivo: expect.stringContaining('POVOACAO') });
  });

  test('bem público e templo não pagam, ainda que falte a tabela', () => {
    expect(imposto({ frente: 12, isencao: 'UNIAO_ESTADO' })).toMatchObject({ isento: true, valor: 0 });
    expect(imposto({ frente: 12, isencao: 'TEMPLO' })).toMatchObject({ isento: true, valor: 0 });
  });

  test('a isenção do art. 3º só vale com o ato do Prefeito', () => {
    const associacao = { frente: 10, valorTabela: 5, isencao: 'ASSOCIACAO_ESPORTIVA' };
    expect(imposto(associacao)).toMatchObject({ valor: 50 });
    expect(imposto({ ...associacao, atoPrefeito: true })).toMatchObject({ isento: true, valor: 0 });
  });
});

describe('Terreno irregular', () => {
  // Teto: o menor entre 1,5% do valor venal e 2/3 da maior largura × tarifa.
  test.each([
    [100000, 40, 15, 400], // 1.500 e 2/3 × 600
    [100000, 40, 56.25, 1500], // 1.500 e 2/3 × 2.250: iguais
    [100000, 40, 90, 1500], // 1.500 e 2.400
    [100000, 10, 1, 6.67], // 2/3 × 10 = 6,666…
  ])(
    'de área grande, venal %d, largura %d m, tarifa %d: teto %d',
    (valorVenal, maiorLargura, valorTabela, teto) => {
      const resultado = imposto({ tipo: 'IRREGULAR_AREA_GRANDE', valorVenal, maiorLargura, valorTabela });
      expect(resultado).toMatchObject({ valorMaximo: teto });
      expect(resultado).not.toHaveProperty('valor');
    },
  );

  // Piso: o maior entre 20,00 e 2/3 da frente × tarifa. Teto: 1,5% do venal, nunca abaixo do piso.
  test.each([
    [1000, 3, 5, 20, 20], // 2/3 × 15 = 10; 1,5% = 15
    [100000, 6, 5, 20, 1500], // 2/3 × 30 = 20: igual ao piso
    [100000, 6.03, 5, 20.1, 1500], // 2/3 × 30,15 = 20,10
    [1000, 12, 5, 40, 40], // piso 40 passa do teto 15
  ])(
    'de área pequena, venal %d, frente %d m, tarifa %d: de %d a %d',
    (valorVenal, frente, valorTabela, piso, teto) => {
      const resultado = imposto({ tipo: 'IRREGULAR_AREA_PEQUENA', valorVenal, frente, valorTabela });
      expect(resultado).toMatchObject({ valorMinimo: piso, valorMaximo: teto });
      expect(resultado).not.toHaveProperty('valor');
    },
  );

  test('sem a tarifa, nem piso nem teto', () => {
    expect(imposto({ tipo: 'IRREGULAR_AREA_GRANDE', valorVenal: 1000, maiorLargura: 4 })).toMatchObject({
      falha: 'ND',
    });
    expect(imposto({ tipo: 'IRREGULAR_AREA_PEQUENA', valorVenal: 1000, frente: 4 })).toMatchObject({
      falha: 'ND',
    });
  });
});

describe('Área que excede a parte edificada', () => {
  const vizinho = { tipo: 'AREA_EXCEDENTE', areaExcedente: 250, impostoVizinho: 300, areaVizinho: 500 };

  // Como o vizinho: 300 ÷ 500 × 250 = 150,00; nunca mais de 1,5% do valor venal dela.
  test.each([
    [10001, 150], // 150,015
    [10000, 150], // 150,00
    [9999, 149.99], // 149,985
    [5000, 75],
  ])('com valor venal de %d paga %d, sem precisar da tabela', (valorVenal, valor) => {
    expect(imposto({ ...vizinho, valorVenal })).toMatchObject({ valor });
  });

  test('vizinho sem área, ou sem valor venal, é fato errado', () => {
    expect(imposto({ ...vizinho, valorVenal: 5000, areaVizinho: 0 })).toMatchObject({
      falha: 'VALOR',
      fato: 'areaVizinho',
    });
    expect(imposto(vizinho)).toMatchObject({ falha: 'VALOR', fato: 'valorVenal' });
  });
});

describe('Incidência', () => {
  const obra = (alvara: string, dataReferencia: string) =>
    incide(
      { tributo: 'IMPOSTO_TERRITORIAL', hipotese: 'CONSTRUCAO_LICENCIADA', alvara, dataReferencia },
      1960,
    );

  test('a obra licenciada não paga até doze meses do alvará, data a data', () => {
    expect(obra('1959-03-01', '1960-03-01')).toMatchObject({ incide: false, ate: '1960-03-01' });
    expect(obra('1959-03-01', '1960-03-02')).toMatchObject({ incide: true, ate: '1960-03-01' });
    // 29/02/1961 não existe: o prazo acaba em 1º/03 (Lei 810/1949)
    expect(obra('1960-02-29', '1961-03-01')).toMatchObject({ incide: false, ate: '1961-03-01' });
  });

  test('sem dia da pergunta, vale o dia do lançamento', () => {
    const fatos = { hipotese: 'CONSTRUCAO_LICENCIADA', alvara: '1959-01-01' };
    expect(incide(fatos, 1960)).toMatchObject({ incide: false, ate: '1960-01-01' });
    expect(incide({ ...fatos, alvara: '1958-12-31' }, 1960)).toMatchObject({ incide: true });
  });

  test.each([
    [{ interditada: true }, true],
    [{ interditada: true, maisDeUmAno: true, prorrogada: true }, true],
    [{ maisDeUmAno: true }, true],
    [{ maisDeUmAno: true, prorrogada: false }, true],
    [{ maisDeUmAno: true, prorrogada: true }, false],
    [{ maisDeUmAno: false, prorrogada: false }, false],
    [{}, false],
  ])('obra interrompida ou em andamento %j: incide %s', (fatos, esperado) => {
    expect(incide({ hipotese: 'OBRA_PARALISADA', ...fatos })).toMatchObject({ incide: esperado });
  });

  test('terreno vago e prédio pagam dentro do perímetro', () => {
    expect(incide({ tributo: 'IMPOSTO_TERRITORIAL', hipotese: 'NAO_EDIFICADO' })).toMatchObject({
      incide: true,
    });
    expect(incide({ hipotese: 'NAO_EDIFICADO', dentroDoPerimetro: false })).toMatchObject({ incide: false });
    expect(incide({ tributo: 'IMPOSTO_PREDIAL', hipotese: 'PREDIO' })).toMatchObject({ incide: true });
    expect(incide({ hipotese: 'PREDIO', dentroDoPerimetro: false })).toMatchObject({ incide: false });
    expect(incide({ tributo: 'INDUSTRIAS_PROFISSOES', hipotese: 'ATIVIDADE' })).toMatchObject({
      incide: true,
    });
  });

  test('o terreno edificado só deixa de pagar se é fechado', () => {
    expect(incide({ hipotese: 'EDIFICADO', murado: true })).toMatchObject({ incide: false });
    expect(incide({ hipotese: 'EDIFICADO', murado: false })).toMatchObject({ incide: true });
    expect(incide({ hipotese: 'EDIFICADO' })).toMatchObject({ incide: true });
  });

  test('hipótese de outro imposto é fato errado', () => {
    expect(incide({ tributo: 'IMPOSTO_TERRITORIAL', hipotese: 'PREDIO' })).toMatchObject({ falha: 'VALOR' });
    expect(incide({ tributo: 'IMPOSTO_TERRITORIAL' })).toMatchObject({ falha: 'VALOR', fato: 'hipotese' });
  });
});
