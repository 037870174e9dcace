import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;

// Lei nº 181/1963: the same facts in the last exercise before it and in the first one under it.
describe('O que a Lei nº 181/1963 mudou em 1964', () => {
  test.each<[string, Fatos, number]>([
    ['MATRICULA_CAES', { quantidade: 2, vacina: true }, 200],
    ['MATRICULA_CAES', { quantidade: 1 }, 100],
    ['LICENCA_OBRA', { tipo: 'CONSTRUCAO' }, 150],
    ['TAXA_AGUA', { item: 'LIGACAO' }, 200],
    ['TAXA_AGUA', { item: 'RELIGACAO' }, 100],
    ['TAXA_AGUA', { item: 'DERIVACAO_OBRA', meses: 4 }, 600],
    ['TAXA_AGUA', { item: 'PENA', valorTabela: 720 }, 720],
  ])('%s %j: sem resposta até 1963; Cr$ %d desde 1964', (regra, fatos, valor) => {
    for (const ano of [1960, 1963]) {
      expect(lancaEmAlfredoChaves(regra, fatos, ano)).toMatchObject({ falha: 'ND' });
    }
    expect(lancaEmAlfredoChaves(regra, fatos, '1963-12-31')).toMatchObject({ falha: 'ND' });
    for (const ano of [1964, 1966]) {
      expect(lancaEmAlfredoChaves(regra, fatos, ano)).toMatchObject({ valor });
    }
  });

  test('o motivo diz que falta a redação, ou que tabela falta', () => {
    const motivo = (regra: string, fatos: Fatos) =>
      (lancaEmAlfredoChaves(regra, fatos, 1963) as { motivo: string }).motivo;
    expect(motivo('MATRICULA_CAES', { quantidade: 2 })).toContain('redação anterior ausente');
    expect(motivo('TAXA_AGUA', { item: 'PENA', valorTabela: 720 })).toContain('redação anterior ausente');
    expect(motivo('LICENCA_OBRA', { tipo: 'MURO' })).toContain('Tabela nº 8');
  });

  test('o mínimo mensal de água, ao contrário, acaba em 1964', () => {
    const minimo = (atividade: string | undefined, ano: number) =>
      lancaEmAlfredoChaves('TAXA_AGUA', { item: 'MINIMO_MENSAL', atividade }, ano);
    expect(minimo('HABITACAO_COLETIVA', 1960)).toMatchObject({ valor: 50 });
    expect(minimo('HABITACAO_COLETIVA', 1963)).toMatchObject({ valor: 50 });
    expect(minimo('INDUSTRIA', 1963)).toMatchObject({ valor: 100 });
    expect(minimo('RESIDENCIAL', 1963)).toMatchObject({ valor: 0 });
    expect(minimo(undefined, 1963)).toMatchObject({ falha: 'VALOR', fato: 'atividade' });
    expect(minimo('HABITACAO_COLETIVA', 1964)).toMatchObject({ valor: 0 });
    expect(minimo('INDUSTRIA', 1964)).toMatchObject({ valor: 0 });
    expect(minimo(undefined, 1964)).toMatchObject({ valor: 0 });
  });

  test('cada resultado cita a redação que o deu', () => {
    const fundamento = (regra: string, fatos: Fatos, ano: number) =>
      (lancaEmAlfredoChaves(regra, fatos, ano) as { fundamento: string }).fundamento;
    expect(fundamento('TAXA_AGUA', { item: 'LIGACAO' }, 1964)).toBe(
      'Lei nº 181/1963, art. 112 do Código, nova redação',
    );
    expect(fundamento('LICENCA_OBRA', { tipo: 'CONSTRUCAO', licencaPrevia: false }, 1964)).toBe(
      'Lei nº 181/1963, art. 71, § 1º, do Código, nova redação',
    );
    const minimo = { item: 'MINIMO_MENSAL', atividade: 'INDUSTRIA' };
    expect(fundamento('TAXA_AGUA', minimo, 1963)).toBe('Lei nº 132/1959, art. 110');
    expect(fundamento('TAXA_AGUA', minimo, 1964)).toBe('Lei nº 181/1963, art. 110 do Código, revogado');
    expect(fundamento('MATRICULA_CAES', { quantidade: 1, vacina: false }, 1963)).toBe(
      'Lei nº 132/1959, art. 64, § 1º',
    );
  });

  test('fato errado vem antes da redação que falta', () => {
    expect(lancaEmAlfredoChaves('MATRICULA_CAES', { quantidade: 1.5 }, 1963)).toMatchObject({
      falha: 'VALOR',
    });
    expect(lancaEmAlfredoChaves('MATRICULA_CAES', {}, 1963)).toMatchObject({ falha: 'VALOR' });
    expect(lancaEmAlfredoChaves('TAXA_AGUA', { item: 'DERIVACAO_OBRA' }, 1963)).toMatchObject({
      falha: 'VALOR',
    });
    expect(lancaEmAlfredoChaves('TAXA_AGUA', { item: 'PENA', valorTabela: -1 }, 1963)).toMatchObject({
      falha: 'VALOR',
    });
  });
});

describe('Cães', () => {
  test('sem vacina não se matricula, em qualquer exercício', () => {
    for (const ano of [1960, 1963, 1964]) {
      const resultado = lancaEmAlfredoChaves('MATRICULA_CAES', { quantidade: 1, vacina: false }, ano);
      expect(resultado).toMatchObject({ permitido: false });
      expect(resultado).not.toHaveProperty('valor');
    }
  });
});

describe('Obras desde 1964', () => {
  const obra = (fatos: Fatos, quando = 1964) => lancaEmAlfredoChaves('LICENCA_OBRA', fatos, quando);

  test.each([
    'CONSTRUCAO',
    'RECONSTRUCAO',
    'REFORMA',
    'DEMOLICAO',
    'MURO',
    'RESERVATORIO',
    'MARQUISE',
    'PORTAS',
    'DIVISAO_MOVEL',
    'TAPUME',
    'ANDAIME',
    'FUMIVORO',
    'BOMBA_DAGUA',
    'INSTALACAO_MECANICA',
    'MOTOR_DOMESTICO',
  ])('%s paga 150; sem licença, só construção e reconstrução pagam o dobro', (tipo) => {
    expect(obra({ tipo })).toMatchObject({ valor: 150 });
    expect(obra({ tipo, licencaPrevia: true })).toMatchObject({ valor: 150 });
    const emDobro = tipo === 'CONSTRUCAO' || tipo === 'RECONSTRUCAO';
    expect(obra({ tipo, licencaPrevia: false })).toMatchObject({ valor: emDobro ? 300 : 150 });
    expect(obra({ tipo, licencaPrevia: false }, 1963)).toMatchObject({ falha: 'ND' });
  });

  test.each([
    ['PROVISORIA_FESTIVIDADE', 'a'],
    ['TEMPORARIA_EXPOSICAO', 'b'],
  ])('%s é isenta em qualquer exercício', (tipo, alinea) => {
    for (const ano of [1960, 1964]) {
      expect(obra({ tipo, licencaPrevia: false }, ano)).toMatchObject({
        isento: true,
        valor: 0,
        fundamento: `Lei nº 132/1959, art. 73, ${alinea}`,
      });
    }
  });

  test('espécie não dita paga a licença; espécie desconhecida é erro', () => {
    expect(obra({})).toMatchObject({ valor: 150 });
    expect(obra({ tipo: 'PISCINA' })).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
  });
});

describe("Pena d'água", () => {
  const pena = (fatos: Fatos, quando: number) =>
    lancaEmAlfredoChaves('TAXA_AGUA', { item: 'PENA', ...fatos }, quando);

  test('em duas prestações, com o predial', () => {
    expect(pena({ valorTabela: 720.01 }, 1964)).toMatchObject({
      parcelas: [
        { vencimento: '1964-03-15', vencimentoUtil: '1964-03-16', valor: 360.01 },
        { vencimento: '1964-07-15', valor: 360 },
      ],
    });
  });

  test('prédio que não paga predial é isento da pena, mas não da ligação', () => {
    expect(pena({ isencao: 'ISENTO_PREDIAL' }, 1964)).toMatchObject({ isento: true, valor: 0 });
    expect(
      lancaEmAlfredoChaves('TAXA_AGUA', { item: 'LIGACAO', isencao: 'ISENTO_PREDIAL' }, 1964),
    ).toMatchObject({ valor: 200 });
    // Art. 115 was not reworded: it exempts in 1963 too, and the exemption comes before the missing wording.
    expect(pena({ isencao: 'ISENTO_PREDIAL', valorTabela: 720 }, 1963)).toMatchObject({ isento: true });
  });

  test('sem a tarifa não há resposta', () => {
    expect(pena({}, 1964)).toMatchObject({ falha: 'ND' });
  });
});
