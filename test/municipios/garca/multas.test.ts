import { FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

describe('Mora (art. 10)', () => {
  const mora = (fatos: Fatos, exercicio?: number) => lancaEmGarca('MORA', fatos, exercicio);

  test('dez por cento, uma só vez', () => {
    // 10% × 123,45 = 12,345
    expect(mora({ principal: 123.45, emAtraso: true })).toMatchObject({
      principal: 123.45,
      multaMora: 12.35,
      valor: 135.8,
    });
    expect(mora({ principal: 123.45, emAtraso: true, mesesAtraso: 9 })).toMatchObject({ multaMora: 12.35 });
    expect(mora({ principal: 123.45, emAtraso: false })).toMatchObject({ multaMora: 0, valor: 123.45 });
    expect(mora({ principal: 123.45 })).toMatchObject({ multaMora: 0, valor: 123.45 });
    expect(mora({ principal: -1, emAtraso: true })).toMatchObject({ ...FATO_ERRADO, fato: 'principal' });
  });

  test('a multa se calcula sobre a quantia já arredondada', () => {
    // 0,045 → 0,05; 10% = 0,005 → 0,01
    expect(mora({ principal: 0.045, emAtraso: true })).toMatchObject({
      principal: 0.05,
      multaMora: 0.01,
      valor: 0.06,
    });
    // 1965: 123; 12,3 → 12
    expect(mora({ principal: 123.99, emAtraso: true }, 1965)).toMatchObject({
      principal: 123,
      multaMora: 12,
      valor: 135,
    });
  });

  test('com as datas, conta do vencimento útil', () => {
    // 15-06-1952 foi domingo
    const pago = (pagamento: string) => mora({ principal: 100, vencimento: '1952-06-15', pagamento });
    expect(pago('1952-06-16')).toMatchObject({ multaMora: 0 });
    expect(pago('1952-06-17')).toMatchObject({ multaMora: 10 });
  });
});

describe('Multas (arts. 44, 45, 81, 95, 110, 111, 168 e 169)', () => {
  const multa = (fatos: Fatos) => lancaEmGarca('MULTA', fatos);

  test.each([
    [undefined, 50, 2000, false],
    [0, 50, 2000, false],
    [1, 100, 4000, false],
    [2, 100, 4000, true],
    [5, 100, 4000, true],
  ])(
    'licença, %s reincidências: de %d a %d, cassação %s',
    (reincidencias, multaMinima, multaMaxima, cassacao) => {
      expect(multa({ infracao: 'LICENCA_ESTABELECIMENTO', reincidencias })).toMatchObject({
        valor: multaMinima,
        multaMinima,
        multaMaxima,
        cassacao,
      });
    },
  );

  test('publicidade sem licença: de 100,00 a 500,00, além do imposto', () => {
    expect(multa({ infracao: 'PUBLICIDADE_SEM_LICENCA', impostoDevido: 30 })).toMatchObject({
      valor: 100,
      multaMinima: 100,
      multaMaxima: 500,
      totalDevido: 130,
      fundamento: 'Lei nº 147/1950, art. 81',
    });
    expect(multa({ infracao: 'PUBLICIDADE_SEM_LICENCA' })).not.toHaveProperty('totalDevido');
  });

  test('a autoridade gradua dentro da faixa', () => {
    const graduada = (fatos: Fatos) => multa({ infracao: 'PUBLICIDADE_SEM_LICENCA', ...fatos });
    expect(graduada({ graduacao: 'MAXIMO' })).toMatchObject({ valor: 500 });
    expect(graduada({ graduacao: 'MEDIO' })).toMatchObject({ valor: 300 });
    expect(graduada({ valorAplicado: 450, impostoDevido: 50 })).toMatchObject({
      valor: 450,
      totalDevido: 500,
    });
    expect(graduada({ valorAplicado: 500.01 })).toMatchObject({ ...FATO_ERRADO, fato: 'valorAplicado' });
    // na reincidência a faixa é a dobrada
    expect(
      multa({ infracao: 'LICENCA_ESTABELECIMENTO', reincidencias: 1, valorAplicado: 4000 }),
    ).toMatchObject({ valor: 4000 });
    expect(multa({ infracao: 'LICENCA_ESTABELECIMENTO', valorAplicado: 4000 })).toMatchObject(FATO_ERRADO);
  });

  test.each([
    'AFERICAO_USO_SEM_AFERICAO',
    'AFERICAO_FALSIFICACAO',
    'DIVERSOES',
    'GERAL',
    'FUNCIONAMENTO_SEM_LICENCA',
    'BILHETERIA_FECHADA',
    'CONTRATO',
  ])('%s: a quantia não se lê ou não está na fonte', (infracao) => {
    expect(multa({ infracao })).toMatchObject(SEM_RESPOSTA);
  });

  test('infração desconhecida é fato errado', () => {
    expect(multa({ infracao: 'SONEGACAO' })).toMatchObject({ ...FATO_ERRADO, fato: 'infracao' });
    expect(multa({})).toMatchObject({ ...FATO_ERRADO, fato: 'infracao' });
  });
});

describe('Multas de obras (arts. 68 e 163)', () => {
  const multa = (fatos: Fatos) => lancaEmGarca('MULTA_OBRA', fatos);

  test('depósito sem licença: de 200,00 a 1.000,00, oito dias; não dobra', () => {
    for (const reincidente of [false, true]) {
      expect(multa({ infracao: 'DEPOSITO_MATERIAIS_SEM_LICENCA', reincidente })).toMatchObject({
        valor: 200,
        multaMinima: 200,
        multaMaxima: 1000,
        prazoDias: 8,
      });
    }
  });

  test.each([
    ['FALTA_COMUNICACAO_HABITE_SE', 200],
    ['USO_SEM_VISTORIA', 500],
  ])('%s: %d, e o dobro na reincidência', (infracao, valor) => {
    expect(multa({ infracao })).toMatchObject({ valor });
    expect(multa({ infracao, reincidente: false })).toMatchObject({ valor });
    expect(multa({ infracao, reincidente: true })).toMatchObject({ valor: valor * 2 });
  });

  test('obra embargada: de 100,00 a 1.000,00 por dia, e o dobro na reincidência', () => {
    const obra = (fatos: Fatos) => multa({ infracao: 'PROSSEGUIR_OBRA_EMBARGADA', ...fatos });
    expect(obra({ dias: 3 })).toMatchObject({ valor: 300, multaMinima: 300, multaMaxima: 3000 });
    expect(obra({ dias: 3, reincidente: true })).toMatchObject({
      valor: 600,
      multaMinima: 600,
      multaMaxima: 6000,
    });
    // a autoridade fixa a multa de um dia
    expect(obra({ dias: 3, valorAplicado: 500 })).toMatchObject({ valor: 1500 });
    expect(obra({})).toMatchObject({ ...FATO_ERRADO, fato: 'dias' });
    expect(obra({ dias: 0 })).toMatchObject({ ...FATO_ERRADO, fato: 'dias' });
  });
});
