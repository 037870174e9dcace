import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO, SEM_RESPOSTA } from './emAlegre';

type Fatos = Readonly<Record<string, unknown>>;

describe('licença de publicidade (arts. 86 a 88)', () => {
  const licenca = (fatos: Fatos) => emAlegre('LICENCA_PUBLICIDADE', fatos);

  test('cinquenta cruzeiros por variedade e por ano', () => {
    expect(licenca({ item: 'VARIEDADE', quantidade: 1 })).toMatchObject({ valor: 50 });
    expect(licenca({ item: 'VARIEDADE', quantidade: 3 })).toMatchObject({ valor: 150 });
    expect(licenca({ quantidade: 3 })).toMatchObject({ valor: 150 });
  });

  test.each([
    [1, 50],
    [5, 250],
    [19, 950],
    [20, 1000],
    [21, 1000],
    [365, 1000],
  ])('alto-falante por %d dias paga Cr$ %d', (dias, valor) => {
    expect(licenca({ item: 'ALTO_FALANTE', dias })).toMatchObject({ valor });
  });

  const ALTO_FALANTE_ISENTO = [
    'ASSOCIACAO_RELIGIOSA',
    'ENSINO',
    'BENEFICENCIA',
    'CLUBE_ESPORTIVO',
    'PARTIDO_POLITICO',
  ];
  const SO_PLACA_ISENTA = [
    'HOSPITAL',
    'ASILO',
    'FARMACIA',
    'IRMANDADE',
    'CONCESSIONARIA',
    'ASSOCIACAO_CULTURAL',
    'BIBLIOTECA',
    'MEDICO',
    'ADVOGADO',
    'ENGENHEIRO',
    'DENTISTA',
    'PARTEIRA',
    'CONTADOR',
  ];

  test.each([...ALTO_FALANTE_ISENTO, ...SO_PLACA_ISENTA])('a placa de %s é isenta', (titular) => {
    expect(licenca({ item: 'VARIEDADE', quantidade: 1, titular })).toMatchObject(ISENTO);
  });

  test.each(ALTO_FALANTE_ISENTO)('o alto-falante de %s é isento', (titular) => {
    expect(licenca({ item: 'ALTO_FALANTE', dias: 10, titular })).toMatchObject(ISENTO);
  });

  test.each(SO_PLACA_ISENTA)('o alto-falante de %s paga', (titular) => {
    expect(licenca({ item: 'ALTO_FALANTE', dias: 10, titular })).toMatchObject({ valor: 500 });
  });

  test.each([
    ['titular fora da lista', { item: 'VARIEDADE', quantidade: 1, titular: 'LOJA' }],
    ['variedades não informadas', { item: 'VARIEDADE' }],
    ['nenhuma variedade', { item: 'VARIEDADE', quantidade: 0 }],
    ['dias não informados', { item: 'ALTO_FALANTE' }],
    ['nenhum dia', { item: 'ALTO_FALANTE', dias: 0 }],
    ['dia partido', { item: 'ALTO_FALANTE', dias: 0.5 }],
  ])('recusa: %s', (_nome, fatos) => {
    expect(licenca(fatos)).toMatchObject(FATO_ERRADO);
  });
});

describe('licença de obras (arts. 94 a 97)', () => {
  const licenca = (fatos: Fatos) => emAlegre('LICENCA_OBRA', fatos);

  test('construir paga 50, reconstruir 20', () => {
    expect(licenca({ tipo: 'CONSTRUCAO' })).toMatchObject({ valor: 50 });
    expect(licenca({ tipo: 'RECONSTRUCAO' })).toMatchObject({ valor: 20 });
    expect(duvidasEmAlegre('LICENCA_OBRA', { tipo: 'CONSTRUCAO' })).toStrictEqual(['L-60']);
  });

  test('o pequeno conserto é livre até o limite; acima dele a tabela não tem valor', () => {
    expect(licenca({ tipo: 'REPARO_REBOCO', area: 0.99 })).toMatchObject(ISENTO);
    expect(licenca({ tipo: 'REPARO_REBOCO', area: 1 })).toMatchObject(ISENTO);
    expect(licenca({ tipo: 'REPARO_REBOCO', area: 1.01 })).toMatchObject(SEM_RESPOSTA);
    expect(licenca({ tipo: 'TROCA_PORTAS_JANELAS', quantidade: 1 })).toMatchObject(ISENTO);
    expect(licenca({ tipo: 'TROCA_PORTAS_JANELAS', quantidade: 2 })).toMatchObject(SEM_RESPOSTA);
    expect(licenca({ tipo: 'PINTURA' })).toMatchObject(ISENTO);
    expect(licenca({ tipo: 'PINTURA', area: 300 })).toMatchObject(ISENTO);
    expect(licenca({ tipo: 'REPARO_SANITARIO' })).toMatchObject({
      ...ISENTO,
      fundamento: 'Lei nº 118/1951, art. 95, § único, d',
    });
  });

  test('só os consertos do art. 95 são livres, por menor que seja a obra', () => {
    expect(licenca({ tipo: 'CONSTRUCAO', area: 1, quantidade: 1 })).toMatchObject({ valor: 50 });
    expect(licenca({ tipo: 'RECONSTRUCAO', area: 1, quantidade: 1 })).toMatchObject({ valor: 20 });
    expect(licenca({ tipo: 'DEMOLICAO', area: 0.5, quantidade: 1 })).toMatchObject(SEM_RESPOSTA);
    expect(licenca({ tipo: 'REPARO_REBOCO', area: 2, quantidade: 1 })).toMatchObject(SEM_RESPOSTA);
    expect(licenca({ tipo: 'TROCA_PORTAS_JANELAS', area: 1, quantidade: 2 })).toMatchObject(SEM_RESPOSTA);
  });

  test.each(['DEMOLICAO', 'REFORMA', 'ACRESCIMO'])('%s exige licença sem valor na tabela', (tipo) => {
    expect(licenca({ tipo })).toMatchObject(SEM_RESPOSTA);
  });

  test.each([
    ['obra desconhecida', { tipo: 'PISCINA' }],
    ['nenhuma obra', {}],
    ['reboco sem a área', { tipo: 'REPARO_REBOCO' }],
    ['área negativa', { tipo: 'REPARO_REBOCO', area: -1 }],
    ['portas sem o número', { tipo: 'TROCA_PORTAS_JANELAS' }],
    ['meia porta', { tipo: 'TROCA_PORTAS_JANELAS', quantidade: 0.5 }],
    ['área negativa na demolição', { tipo: 'DEMOLICAO', area: -1 }],
  ])('recusa: %s', (_nome, fatos) => {
    expect(licenca(fatos)).toMatchObject(FATO_ERRADO);
  });
});

describe('licença para utilizar logradouros (arts. 90 e 91)', () => {
  const licenca = (fatos: Fatos) => emAlegre('LICENCA_LOGRADOURO', fatos);

  test('andaime: 2,00 por metro e por mês, o mês começado por inteiro', () => {
    expect(licenca({ item: 'ANDAIME', extensao: 12, meses: 3 })).toMatchObject({ valor: 72 });
    expect(licenca({ item: 'ANDAIME', extensao: 12, meses: 2.01 })).toMatchObject({ valor: 72 });
    expect(licenca({ item: 'ANDAIME', extensao: 12, meses: 0.1 })).toMatchObject({ valor: 24 });
    // 2 × 7,33 × 1 = 14,66: o metro não se arredonda
    expect(licenca({ item: 'ANDAIME', extensao: 7.33, meses: 1 })).toMatchObject({ valor: 14.66 });
  });

  test('depósito: 2,00 o m² de materiais, 4,00 o de toras', () => {
    expect(licenca({ item: 'DEPOSITO_MATERIAIS', area: 30, meses: 1 })).toMatchObject({ valor: 60 });
    expect(licenca({ item: 'DEPOSITO_MATERIAIS', area: 30, meses: 1.5 })).toMatchObject({ valor: 120 });
    expect(licenca({ item: 'DEPOSITO_TORAS', area: 30, meses: 1 })).toMatchObject({ valor: 120 });
    // 4 × 12,345 × 2 = 98,76
    expect(licenca({ item: 'DEPOSITO_TORAS', area: 12.345, meses: 2 })).toMatchObject({ valor: 98.76 });
  });

  test('bomba de gasolina: 250 cada uma; circo ou parque: 50 por função', () => {
    expect(licenca({ item: 'BOMBA_GASOLINA', quantidade: 2 })).toMatchObject({ valor: 500 });
    expect(licenca({ item: 'BOMBA_GASOLINA' })).toMatchObject({ valor: 250 });
    expect(licenca({ item: 'CIRCO_PARQUE', quantidade: 4 })).toMatchObject({ valor: 200 });
  });

  test.each([
    ['zero meses', { item: 'DEPOSITO_MATERIAIS', area: 30, meses: 0 }],
    ['meses negativos', { item: 'ANDAIME', extensao: 12, meses: -1 }],
    ['sem os meses', { item: 'ANDAIME', extensao: 12 }],
    ['sem a extensão', { item: 'ANDAIME', meses: 1 }],
    ['extensão zero', { item: 'ANDAIME', extensao: 0, meses: 1 }],
    ['sem a área', { item: 'DEPOSITO_TORAS', meses: 1 }],
    ['circo sem as funções', { item: 'CIRCO_PARQUE' }],
    ['função partida', { item: 'CIRCO_PARQUE', quantidade: 1.5 }],
    ['ocupação desconhecida', { item: 'BANCA_JORNAL' }],
    ['nenhuma ocupação', {}],
  ])('recusa: %s', (_nome, fatos) => {
    expect(licenca(fatos)).toMatchObject(FATO_ERRADO);
  });
});

describe('talho de carne verde (arts. 92 e 93)', () => {
  const licenca = (fatos: Fatos) => emAlegre('LICENCA_TALHO', fatos);

  test('20 por bovino, 8 por suíno, caprino ou lanígero', () => {
    expect(licenca({ bovinos: 3 })).toMatchObject({ valor: 60 });
    expect(licenca({ suinos: 1 })).toMatchObject({ valor: 8 });
    expect(licenca({ caprinos: 1 })).toMatchObject({ valor: 8 });
    expect(licenca({ lanigeros: 1 })).toMatchObject({ valor: 8 });
    // 2 × 20 + (1 + 3 + 1) × 8 = 80
    expect(licenca({ bovinos: 2, suinos: 1, caprinos: 3, lanigeros: 1 })).toMatchObject({ valor: 80 });
    expect(licenca({ bovinos: 0 })).toMatchObject({ valor: 0 });
  });

  test('recusa negativo, partido ou nada', () => {
    expect(licenca({ bovinos: -1 })).toMatchObject(FATO_ERRADO);
    expect(licenca({ suinos: 0.5 })).toMatchObject(FATO_ERRADO);
    expect(licenca({})).toMatchObject({ ...FATO_ERRADO, fato: 'bovinos' });
  });
});
