import { emAlegre, FATO_ERRADO, memoriaEmAlegre } from './emAlegre';

const zona = (logradouro: string, dentroDoTrecho?: boolean) =>
  emAlegre('ZONA', { logradouro, dentroDoTrecho });

describe('zona do logradouro (art. 16)', () => {
  test.each([
    'Praça Getúlio Vargas',
    'Praça Ruy Barbosa',
    'Praça Bernardino Monteiro',
    'Praça Seis de Janeiro',
    'Praça Bandeira',
    'Praça Sebastião Monteiro da Gama',
    'Avenida Rodrigues Alves',
    'Avenida Jerônymo Monteiro',
    'Rua Dulcino Pinheiro',
    'Rua Wanderley',
    'Rua Dr. Chacon',
    'Rua Quintino Bocaiúva',
    'Rua Francisco Teixeira',
    'Rua Quinze de Novembro',
    'Rua Vinte e um de Abril',
    'Rua Antônio Marins',
    'Rua Guararema',
    'Rua Pe. Anchieta',
    'Rua Júlio Fonseca',
  ])('%s é urbana', (logradouro) => {
    expect(zona(logradouro)).toMatchObject({ zona: 'URBANA' });
  });

  test.each([
    'Rua Benjamin Constant',
    'Rua Monteiro da Gama',
    'Rua Sete de Setembro',
    'Rua Marechal Floriano',
  ])('%s é urbana só até certo ponto', (logradouro) => {
    expect(zona(logradouro, true)).toMatchObject({ zona: 'URBANA' });
    expect(zona(logradouro, false)).toMatchObject({ zona: 'SUBURBANA' });
    expect(zona(logradouro)).toMatchObject({ zona: 'SUBURBANA' });
  });

  test.each([
    'praca getulio vargas',
    'PRAÇA RUI BARBOSA',
    'Praça da Bandeira',
    'Av. Jerônimo Monteiro',
    'R. Dr. Chacon',
    'Rua Doutor Chacon',
    'Rua Padre Anchieta',
    'Rua 15 de Novembro',
    'Rua 21 de Abril',
    '  Rua   Antonio  Marins ',
  ])('"%s" é o mesmo logradouro, escrito de outro modo', (logradouro) => {
    expect(zona(logradouro)).toMatchObject({ zona: 'URBANA' });
  });

  test.each([
    'Rua das Flores',
    'Rua Getúlio Vargas',
    'Avenida Ruy Barbosa',
    'Rua Sebastião Monteiro da Gama',
    'Praça Monteiro da Gama',
    'Travessa Guararema',
  ])('%s não está na lista: suburbana', (logradouro) => {
    expect(zona(logradouro, true)).toMatchObject({ zona: 'SUBURBANA' });
  });

  test('nome da lista sem o tipo não se adivinha', () => {
    expect(zona('Getúlio Vargas')).toMatchObject({ ...FATO_ERRADO, fato: 'logradouro' });
    expect(zona('Guararema')).toMatchObject(FATO_ERRADO);
    expect(emAlegre('ZONA', {})).toMatchObject({ ...FATO_ERRADO, fato: 'logradouro' });
  });

  test('o trecho não informado fica dito na memória', () => {
    const { avisos } = memoriaEmAlegre('ZONA', { logradouro: 'Rua Sete de Setembro' });
    expect(avisos.join('\n')).toMatch(/L-13[\s\S]*dentro do trecho/);
  });
});

const incide = (fatos: Readonly<Record<string, unknown>>) => emAlegre('INCIDENCIA', fatos);

describe('incidência do territorial (arts. 14 e 15)', () => {
  const territorial = (hipotese: string, mais: object = {}) =>
    incide({ tributo: 'IMPOSTO_TERRITORIAL', hipotese, ...mais });

  test('o terreno não edificado e a ruína pagam', () => {
    expect(territorial('NAO_EDIFICADO')).toMatchObject({
      incide: true,
      fundamento: 'Lei nº 118/1951, art. 14',
    });
    expect(territorial('RUINA')).toMatchObject({ incide: true });
  });

  test('a obra parada paga depois de mais de doze meses', () => {
    expect(territorial('OBRA_PARALISADA', { mesesParalisada: 0 })).toMatchObject({ incide: false });
    expect(territorial('OBRA_PARALISADA', { mesesParalisada: 12 })).toMatchObject({ incide: false });
    expect(territorial('OBRA_PARALISADA', { mesesParalisada: 12.1 })).toMatchObject({ incide: true });
    expect(territorial('OBRA_PARALISADA')).toMatchObject({ ...FATO_ERRADO, fato: 'mesesParalisada' });
  });

  test('o terreno à frente só escapa com muro, gradil de ferro e jardim', () => {
    const frente = (murado?: boolean, gradilFerro?: boolean, ajardinado?: boolean) =>
      territorial('TERRENO_A_FRENTE', { murado, gradilFerro, ajardinado });
    expect(frente(true, true, true)).toMatchObject({ incide: false });
    expect(frente(true, true, false)).toMatchObject({ incide: true });
    expect(frente(true, false, true)).toMatchObject({ incide: true });
    expect(frente(false, true, true)).toMatchObject({ incide: true });
    expect(frente(true, true)).toMatchObject({ incide: true });
    expect(frente()).toMatchObject({ incide: true });
  });
});

describe('povoação, para o predial (art. 22, § único)', () => {
  const povoacao = (casas?: number, area?: number) =>
    incide({ tributo: 'IMPOSTO_PREDIAL', hipotese: 'POVOACAO', casas, area });

  test('mais de vinte casas em dois hectares ou menos', () => {
    expect(povoacao(20, 20000)).toMatchObject({ incide: false });
    expect(povoacao(21, 20000)).toMatchObject({ incide: true });
    expect(povoacao(21, 19999.99)).toMatchObject({ incide: true });
    expect(povoacao(21, 20000.01)).toMatchObject({ incide: false });
  });

  test('pede as casas e a área', () => {
    expect(povoacao(undefined, 20000)).toMatchObject({ ...FATO_ERRADO, fato: 'casas' });
    expect(povoacao(21)).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    expect(povoacao(21.5, 20000)).toMatchObject(FATO_ERRADO);
    expect(povoacao(-1, 20000)).toMatchObject(FATO_ERRADO);
  });
});

describe('quem se considera comerciante (arts. 51 e 197)', () => {
  test.each([
    'INTERMEDIARIO_EXPORTADOR',
    'NOME_SUPOSTO',
    'MERCADORIA_SEM_ORIGEM',
    'SEM_NOTA_FISCAL',
    'DESPACHO_SEM_PROVA',
  ])('%s', (hipotese) => {
    expect(incide({ tributo: 'INDUSTRIAS_PROFISSOES', hipotese })).toMatchObject({ incide: true });
  });
});

test('a hipótese tem de ser do tributo; sem o tributo, diz-se por ela', () => {
  expect(incide({ tributo: 'IMPOSTO_PREDIAL', hipotese: 'RUINA' })).toMatchObject(FATO_ERRADO);
  expect(incide({ tributo: 'IMPOSTO_TERRITORIAL', hipotese: 'POVOACAO', casas: 21, area: 1 })).toMatchObject(
    FATO_ERRADO,
  );
  expect(incide({ hipotese: 'RUINA' })).toMatchObject({ incide: true });
  expect(incide({ tributo: 'IMPOSTO_TERRITORIAL' })).toMatchObject({ ...FATO_ERRADO, fato: 'hipotese' });
});
