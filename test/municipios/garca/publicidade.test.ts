import { FATO_ERRADO, type Fatos, ISENTO, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

const publicidade = (fatos: Fatos, exercicio?: number) =>
  lancaEmGarca('LICENCA_PUBLICIDADE', fatos, exercicio);

describe('Publicidade lançada (Tabela C, secção I)', () => {
  test('por peça: idioma estrangeiro 200,00; auto-ônibus 20,00', () => {
    expect(publicidade({ item: 'IDIOMA_ESTRANGEIRO', quantidade: 2 })).toMatchObject({ valor: 400 });
    expect(publicidade({ item: 'AUTO_ONIBUS', quantidade: 3 })).toMatchObject({ valor: 60 });
    expect(publicidade({ item: 'AUTO_ONIBUS' })).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
  });

  test.each<[string, string, readonly (readonly [number, number])[]]>([
    [
      'LETREIRO_PROPRIO',
      'extensao',
      [
        [0.01, 20],
        [5, 20],
        [5.01, 30],
        [10, 30],
        [10.01, 50],
        [80, 50],
      ],
    ],
    [
      'PLACA_SEM_SALIENCIA',
      'extensao',
      [
        [1, 20],
        [1.01, 30],
        [3, 30],
        [3.01, 50],
      ],
    ],
    [
      'LETREIRO_PASSEIO',
      'extensao',
      [
        [1, 10],
        [1.01, 20],
        [5, 20],
        [5.01, 50],
      ],
    ],
    [
      'PAREDE_MURO',
      'extensao',
      [
        [3, 20],
        [3.01, 30],
        [6, 30],
        [6.01, 60],
        [20, 60],
        [20.01, 200],
      ],
    ],
    [
      'MARGEM_ESTRADA',
      'area',
      [
        [1, 20],
        [5.01, 100],
        [10, 100],
        [10.01, 200],
      ],
    ],
  ])('%s: por classes de %s', (item, medida, classes) => {
    for (const [quanto, valor] of classes)
      expect(publicidade({ item, [medida]: quanto })).toMatchObject({ valor });
    expect(publicidade({ item })).toMatchObject({ ...FATO_ERRADO, fato: medida });
    expect(publicidade({ item, [medida]: -1 })).toMatchObject({ ...FATO_ERRADO, fato: medida });
  });

  test('margem de estrada: mais de 1 m² até 5 m² não se lê', () => {
    for (const area of [1.01, 2, 2.01, 5])
      expect(publicidade({ item: 'MARGEM_ESTRADA', area })).toMatchObject(SEM_RESPOSTA);
  });

  test.each<[string, Fatos]>([
    ['VEICULO_CARGA', {}],
    ['VEICULO_CARGA', { quantidade: 2 }],
    ['PLACA_COM_SALIENCIA', { extensao: 0.8 }],
    ['PLACA_ESPETACULO_ANUAL', {}],
    ['CARTAZ_PAPEL', {}],
    ['BANCO_JARDIM', { quantidade: 1 }],
  ])('%s %j: não se lê', (item, fatos) => {
    expect(publicidade({ item, ...fatos })).toMatchObject(SEM_RESPOSTA);
  });

  test('vence em 15 de fevereiro; depois, dez por cento', () => {
    const letreiro = (pagamento?: string) =>
      publicidade({ item: 'LETREIRO_PROPRIO', extensao: 4, pagamento });
    expect(letreiro()).toMatchObject({ valor: 20, parcelas: [{ vencimento: '1952-02-15', valor: 20 }] });
    expect(letreiro('1952-02-15')).toMatchObject({ valor: 20, multaMora: 0 });
    expect(letreiro('1952-02-16')).toMatchObject({ valor: 22, multaMora: 2 });
  });

  test('a redução do segundo semestre não a alcança', () => {
    expect(publicidade({ item: 'LETREIRO_PROPRIO', extensao: 4, mesDevido: 8 })).toMatchObject({ valor: 20 });
  });
});

describe('Publicidade não lançada (Tabela C, secção II)', () => {
  test.each<[Fatos, number]>([
    // 3 × 2 × 10,00
    [{ item: 'TELA_CINEMA', quantidade: 3, periodos: 2 }, 60],
    // 2 × (2 + 1) × 10,00
    [{ item: 'PLACA_ESPETACULO', quantidade: 2, meses: 2, diasFracao: 1 }, 60],
    [{ item: 'PLACA_ESPETACULO', quantidade: 2, meses: 2, diasFracao: 0 }, 40],
    [{ item: 'PLACA_ESPETACULO', quantidade: 1, diasFracao: 20 }, 10],
    [{ item: 'FOLHETOS', periodo: 'DIA', dias: 4 }, 40],
    [{ item: 'FOLHETOS', periodo: 'TRINTA_DIAS', periodos: 2 }, 200],
    [{ item: 'FOLHETOS_COLETIVO', quantidade: 2, dias: 1 }, 12],
    [{ item: 'FOLHETOS_COLETIVO', quantidade: 3, dias: 2 }, 30],
    [{ item: 'FOLHETOS_COLETIVO', quantidade: 4, dias: 3 }, 54],
    [{ item: 'LIQUIDACAO_INTERNA', periodos: 1 }, 10],
    [{ item: 'LIQUIDACAO_EXTERNA', periodos: 2 }, 40],
    [{ item: 'LIQUIDACAO_VEICULO', periodos: 1 }, 10],
    [{ item: 'LIQUIDACAO_ATRAVESSANDO_RUA', periodos: 1 }, 100],
    [{ item: 'PROPAGANDA_FALADA', periodo: 'DIA', dias: 3 }, 30],
    [{ item: 'PROPAGANDA_FALADA', periodo: 'TRINTA_DIAS', periodos: 1 }, 50],
    [{ item: 'SINAIS_SONOROS' }, 100],
  ])('%j: %d; metade se devida de julho em diante', (fatos, valor) => {
    expect(publicidade(fatos)).toMatchObject({ valor });
    expect(publicidade({ ...fatos, mesDevido: 6 })).toMatchObject({ valor });
    expect(publicidade({ ...fatos, mesDevido: 7 })).toMatchObject({ valor: valor / 2 });
    expect(publicidade(fatos)).not.toHaveProperty('parcelas');
  });

  test('folhetos coletivos: mais de quatro não se lê, e menos de dois não é coletivo', () => {
    expect(publicidade({ item: 'FOLHETOS_COLETIVO', quantidade: 5, dias: 1 })).toMatchObject(SEM_RESPOSTA);
    expect(publicidade({ item: 'FOLHETOS_COLETIVO', quantidade: 1, dias: 1 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'quantidade',
    });
    // o fato que falta vem antes da linha que não se lê
    expect(publicidade({ item: 'FOLHETOS_COLETIVO', quantidade: 5 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'dias',
    });
  });

  test('o que falta é fato errado', () => {
    expect(publicidade({ item: 'FOLHETOS' })).toMatchObject({ ...FATO_ERRADO, fato: 'periodo' });
    expect(publicidade({ item: 'LIQUIDACAO_INTERNA' })).toMatchObject({ ...FATO_ERRADO, fato: 'periodos' });
    expect(publicidade({ item: 'SINAIS_SONOROS', mesDevido: 13 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'mesDevido',
    });
    expect(publicidade({})).toMatchObject({ ...FATO_ERRADO, fato: 'item' });
  });
});

test.each([
  'PROPAGANDA_POLITICA',
  'ESPORTE',
  'BENEFICENCIA',
  'HOSPITAL',
  'TEMPLO',
  'ENSINO',
  'INTERIOR_DIVERSOES',
  'PROPRIEDADE_RURAL',
  'INTERIOR_ESTABELECIMENTO',
  'ADVERTENCIA',
  'INDICATIVO_LEGAL',
])('%s é isento (art. 82), ainda onde a tabela não se lê', (isencao) => {
  expect(publicidade({ item: 'LETREIRO_PROPRIO', extensao: 4, isencao })).toMatchObject(ISENTO);
  expect(publicidade({ item: 'CARTAZ_PAPEL', isencao })).toMatchObject(ISENTO);
});
