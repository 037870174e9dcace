import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO, memoriaEmAlegre, SEM_RESPOSTA } from './emAlegre';

const territorial = (fatos: object, exercicio?: number) =>
  emAlegre('IMPOSTO_TERRITORIAL', { zona: 'URBANA', fecho: 'ABERTO', ...fatos }, exercicio);

describe('Imposto Territorial Urbano de Alegre (arts. 14 a 21)', () => {
  test.each([
    ['URBANA', 'MURO_OU_GRADIL_FERRO', 200], // 10 m × 20,00
    ['URBANA', 'MURO_OU_GRADIL_MADEIRA', 300], // 10 m × 30,00
    ['URBANA', 'ABERTO', 400], // 10 m × 40,00
    ['SUBURBANA', 'MURO_OU_GRADIL_FERRO', 40], // 10 m × 4,00
    ['SUBURBANA', 'MURO_OU_GRADIL_MADEIRA', 60], // 10 m × 6,00
    ['SUBURBANA', 'ABERTO', 80], // 10 m × 8,00
  ])('dez metros na zona %s, fecho %s, pagam Cr$ %d', (zona, fecho, valor) => {
    expect(territorial({ zona, fecho, frente: 10 })).toMatchObject({ valor, metros: 10 });
  });

  test('paga-se de uma só vez, até 31 de março', () => {
    expect(territorial({ frente: 10 })).toMatchObject({
      parcelas: [{ vencimento: '1952-03-31', valor: 400 }],
    });
  });

  test('31 de março de 1957 é domingo: o dia útil vai ao lado', () => {
    expect(territorial({ frente: 10 }, 1957)).toMatchObject({
      parcelas: [{ vencimento: '1957-03-31', vencimentoUtil: '1957-04-01', valor: 400 }],
    });
  });

  test('a fração de metro paga em proporção', () => {
    // 7,33 m × 40,00 = 293,20
    expect(territorial({ frente: 7.33 })).toMatchObject({ valor: 293.2 });
  });

  test('na Vila o imposto é reduzido de 30% antes de se arredondar', () => {
    // 7,33 m × 30,00 = 219,90; × 0,70 = 153,93
    expect(territorial({ local: 'VILA', fecho: 'MURO_OU_GRADIL_MADEIRA', frente: 7.33 })).toMatchObject({
      valor: 153.93,
    });
    // 8,13 m × 6,00 = 48,78; × 0,70 = 34,146
    expect(
      territorial({ local: 'VILA', zona: 'SUBURBANA', fecho: 'MURO_OU_GRADIL_MADEIRA', frente: 8.13 }),
    ).toMatchObject({ valor: 34.15 });
    // 8,125 m × 4,00 = 32,50; × 0,70 = 22,75
    expect(
      territorial({ local: 'VILA', zona: 'SUBURBANA', fecho: 'MURO_OU_GRADIL_FERRO', frente: 8.125 }),
    ).toMatchObject({ valor: 22.75 });
  });

  test('sem fecho e sem lugar valem o terreno aberto e a sede, e a memória o diz', () => {
    const { resultado, avisos } = memoriaEmAlegre('IMPOSTO_TERRITORIAL', { zona: 'URBANA', frente: 10 });
    expect(resultado).toMatchObject({ valor: 400 });
    expect(avisos).toStrictEqual(
      expect.arrayContaining([
        expect.stringContaining('Fecho não informado'),
        expect.stringContaining('Lugar não informado'),
      ]),
    );
  });

  test('na esquina conta só a maior testada; fora dela, a soma das frentes', () => {
    expect(territorial({ frentes: [12, 20], esquina: true })).toMatchObject({ valor: 800, metros: 20 });
    expect(territorial({ frentes: [12, 20] })).toMatchObject({ valor: 1280, metros: 32 });
    expect(territorial({ frentes: '12; 20' })).toMatchObject({ metros: 32 });
  });

  test('em 1965 não há centavos: a fração de cruzeiro se despreza', () => {
    expect(territorial({ frente: 7.33 }, 1965)).toMatchObject({
      valor: 293,
      parcelas: [{ vencimento: '1965-03-31', valor: 293 }],
    });
  });
});

describe('isenções do territorial (art. 21)', () => {
  test('menos de 4 metros de frente, murado', () => {
    expect(territorial({ frente: 3.99, murado: true })).toMatchObject(ISENTO);
    expect(territorial({ frente: 4, murado: true })).toMatchObject({ valor: 160 });
    expect(territorial({ frente: 4.01, murado: true })).toMatchObject({ valor: 160.4 });
    expect(territorial({ frente: 3.99, murado: false })).toMatchObject({ valor: 159.6 });
    expect(territorial({ frente: 3.99 })).toMatchObject({ valor: 159.6 });
  });

  test('a frente do terreno de várias testadas é a que se tributa', () => {
    expect(territorial({ frentes: [1.5, 2], murado: true })).toMatchObject(ISENTO);
    expect(territorial({ frentes: [2, 2], murado: true })).toMatchObject({ valor: 160 });
  });

  test('rampa que atinja 3 metros', () => {
    expect(territorial({ frente: 10, alturaRampa: 2.99 })).toMatchObject({ valor: 400 });
    expect(territorial({ frente: 10, alturaRampa: 3 })).toMatchObject(ISENTO);
    expect(territorial({ frente: 10, alturaRampa: 3.01 })).toMatchObject(ISENTO);
  });

  test('fundos de casa de esquina até 6 metros; acima, paga sobre toda a frente', () => {
    expect(territorial({ frente: 5.99, fundosDeEsquina: true })).toMatchObject(ISENTO);
    expect(territorial({ frente: 6, fundosDeEsquina: true })).toMatchObject(ISENTO);
    expect(territorial({ frente: 6.01, fundosDeEsquina: true })).toMatchObject({ valor: 240.4 });
    expect(territorial({ frente: 6, fundosDeEsquina: false })).toMatchObject({ valor: 240 });
  });

  test('lei especial e indústria nova', () => {
    expect(territorial({ frente: 20, isencao: 'LEI_ESPECIAL' })).toMatchObject(ISENTO);
    expect(territorial({ frente: 20, isencao: 'INDUSTRIA_NOVA' })).toMatchObject({
      ...ISENTO,
      fundamento: 'Lei nº 118/1951, art. 21, e',
    });
  });
});

describe('o que o territorial recusa', () => {
  test.each([
    ['frente zero', { frente: 0 }],
    ['frente negativa', { frente: -5 }],
    ['nenhuma frente', {}],
    ['lista de frentes vazia', { frentes: [] }],
    ['uma frente zero na lista', { frentes: [10, 0] }],
    ['zona desconhecida', { frente: 10, zona: 'RURAL' }],
    ['zona não informada', { frente: 10, zona: undefined }],
    ['fecho desconhecido', { frente: 10, fecho: 'CERCA_VIVA' }],
    ['hipótese de isenção desconhecida', { frente: 10, isencao: 'TEMPLO' }],
  ])('%s', (_nome, fatos) => {
    expect(territorial(fatos)).toMatchObject(FATO_ERRADO);
  });

  test('exercício fora da vigência é sem resposta, mas fato errado vem antes', () => {
    expect(territorial({ frente: 10 }, 1951)).toMatchObject(SEM_RESPOSTA);
    expect(territorial({ frente: 10 }, 1952)).toMatchObject({ valor: 400 });
    expect(territorial({ frente: 10 }, 1966)).toMatchObject({ valor: 400 });
    expect(territorial({ frente: 10 }, 1967)).toMatchObject(SEM_RESPOSTA);
    expect(territorial({ frente: -5 }, 1951)).toMatchObject(FATO_ERRADO);
  });
});

test('as leituras em dúvida do territorial ficam na memória', () => {
  expect(
    duvidasEmAlegre('IMPOSTO_TERRITORIAL', {
      zona: 'URBANA',
      local: 'VILA',
      fecho: 'MURO_OU_GRADIL_MADEIRA',
      frentes: [7.5, 2],
    }),
  ).toStrictEqual(['L-14', 'L-15', 'L-16', 'L-17']);
});
