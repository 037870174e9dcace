import { avisosEmAlfredoChaves, lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;

describe('Aferição', () => {
  const afericao = (fatos: Fatos) => lancaEmAlfredoChaves('TAXA_AFERICAO', fatos);

  test('Cr$ 100,00 por estabelecimento; isento de indústrias é isento dela', () => {
    expect(afericao({ quantidade: 1 })).toMatchObject({ valor: 100 });
    expect(afericao({ quantidade: 3 })).toMatchObject({ valor: 300 });
    expect(afericao({})).toMatchObject({ valor: 100 });
    expect(afericao({ quantidade: 2, isencao: 'ISENTO_INDUSTRIAS' })).toMatchObject({
      isento: true,
      valor: 0,
    });
    expect(afericao({ quantidade: 0.5 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Limpeza pública', () => {
  const limpeza = (fatos: Fatos, quando?: number) => lancaEmAlfredoChaves('TAXA_LIMPEZA', fatos, quando);

  test('três por cento de cada mês; mês, trimestre e ano arredondam-se à parte', () => {
    expect(limpeza({ valorLocativoMensal: 1000 })).toMatchObject({
      valorMensal: 30,
      valorTrimestral: 90,
      valor: 360,
    });
    // 333,33 × 3% = 9,9999; 9% = 29,9997; 36% = 119,9988
    expect(limpeza({ valorLocativoMensal: 333.33 })).toMatchObject({
      valorMensal: 10,
      valorTrimestral: 30,
      valor: 120,
    });
    // 10,15 × 3% = 0,3045 → 0,30; 9% = 0,9135 → 0,91; 36% = 3,654 → 3,65
    expect(limpeza({ valorLocativoMensal: 10.15 })).toMatchObject({
      valorMensal: 0.3,
      valorTrimestral: 0.91,
      valor: 3.65,
    });
    expect(limpeza({ valorLocativoMensal: 1055 }, 1966)).toMatchObject({
      valorMensal: 31, // 31,65
      valorTrimestral: 94, // 94,95
      valor: 379, // 379,80
    });
  });

  test('ninguém é isento, mas o prédio não utilizado não paga', () => {
    expect(limpeza({ valorLocativoMensal: 1000, isencao: 'ISENTO_PREDIAL' })).toMatchObject({ valor: 360 });
    expect(limpeza({ valorLocativoMensal: 1000, utilizado: false })).toMatchObject({
      incide: false,
      valor: 0,
    });
    expect(limpeza({ utilizado: false })).toMatchObject({ incide: false, valor: 0 });
    expect(limpeza({ utilizado: true })).toMatchObject({ falha: 'VALOR', fato: 'valorLocativoMensal' });
  });
});

describe('Esgoto', () => {
  const esgoto = (fatos: Fatos, quando?: number) => lancaEmAlfredoChaves('TAXA_ESGOTO', fatos, quando);

  test.each([
    [{ penaAgua: 720 }, 360],
    [{ penaAgua: 333.33 }, 166.67], // 166,665
    [{ penaAgua: 720, residuosAnormais: false }, 360],
    [{ penaAgua: 720, residuosAnormais: true }, 1080], // 3 × 360
    [{ penaAgua: 333.33, residuosAnormais: true }, 500], // 499,995, e não 3 × 166,67
  ])("%j paga %d, metade da pena d'água ou o triplo dela", (fatos, valor) => {
    expect(esgoto(fatos)).toMatchObject({ valor });
    expect(esgoto(fatos, 1964)).toMatchObject({ valor });
  });

  test('isentos, e sem a pena não há resposta', () => {
    expect(esgoto({ isencao: 'UNIAO_ESTADO' })).toMatchObject({ isento: true, valor: 0 });
    expect(esgoto({ isencao: 'ISENTO_PREDIAL', penaAgua: 1 })).toMatchObject({ isento: true, valor: 0 });
    expect(esgoto({})).toMatchObject({ falha: 'ND' });
    expect(esgoto({ residuosAnormais: true })).toMatchObject({ falha: 'ND' });
    expect(esgoto({ penaAgua: -1 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Melhoria', () => {
  const melhoria = (fatos: Fatos, quando?: number) =>
    lancaEmAlfredoChaves('CONTRIBUICAO_MELHORIA', fatos, quando);

  test('pavimentação: um quinto da largura ao longo da testada', () => {
    // 10 ÷ 5 × 12 = 24 m²; 24 × 50 = 1.200
    expect(melhoria({ item: 'PAVIMENTACAO', largura: 10, frente: 12, custo: 50 })).toMatchObject({
      area: 24,
      valor: 1200,
    });
    // 7,3 ÷ 5 × 11,25 = 16,425 m²; × 33,33 = 547,44525
    expect(melhoria({ largura: 7.3, frente: 11.25, custo: 33.33 })).toMatchObject({
      area: 16.425,
      valor: 547.45,
    });
    expect(melhoria({ largura: 7.3, frente: 11.25, custo: 33.33 }, 1965)).toMatchObject({ valor: 547 });
  });

  test('outras obras não têm critério; isentos não pagam', () => {
    expect(melhoria({ item: 'OUTRAS_OBRAS', largura: 1, frente: 1, custo: 1 })).toMatchObject({
      falha: 'ND',
    });
    expect(melhoria({ item: 'PAVIMENTACAO', isencao: 'UNIAO_ESTADO' })).toMatchObject({
      isento: true,
      valor: 0,
    });
    expect(melhoria({ item: 'OUTRAS_OBRAS', isencao: 'ISENTO_DE_IMPOSTO' })).toMatchObject({ isento: true });
    expect(melhoria({ item: 'PAVIMENTACAO', frente: 12, custo: 50 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Adicional da Lei nº 63', () => {
  const adicional = (fatos: Fatos, alternativas: readonly string[] = [], quando?: number) =>
    lancaEmAlfredoChaves('ADICIONAL', { tipo: 'LEI_63', ...fatos }, quando, { alternativas });

  test.each(['IMPOSTO_TERRITORIAL', 'INDUSTRIAS_PROFISSOES', 'IMPOSTO_DIVERSOES'])(
    'dez por cento de %s',
    (tributo) => {
      // 123,45 × 10% = 12,345
      expect(adicional({ tributo, principal: 123.45 })).toMatchObject({ valor: 12.35 });
      expect(adicional({ tributo })).toMatchObject({ falha: 'VALOR', fato: 'principal' });
    },
  );

  test('sobre o predial não se cobra, salvo pela outra leitura (L-35)', () => {
    expect(adicional({ tributo: 'IMPOSTO_PREDIAL', principal: 1000 })).toMatchObject({ valor: 0 });
    expect(adicional({ tributo: 'IMPOSTO_PREDIAL', principal: 1000 }, ['L-35'])).toMatchObject({
      valor: 100,
    });
    expect(
      avisosEmAlfredoChaves('ADICIONAL', { tributo: 'IMPOSTO_PREDIAL', principal: 1000 }).join(),
    ).toContain('L-35');
  });

  test('conta-se sem o desconto de fevereiro, salvo pela outra leitura (L-56)', () => {
    const emFevereiro = {
      tributo: 'IMPOSTO_TERRITORIAL',
      principal: 260,
      pagamento: '1961-02-10',
      integral: true,
    };
    expect(adicional(emFevereiro)).toMatchObject({ valor: 26 });
    // 260 − 13 = 247; × 10%
    expect(adicional(emFevereiro, ['L-56'])).toMatchObject({ valor: 24.7 });
    expect(adicional({ ...emFevereiro, integral: false }, ['L-56'])).toMatchObject({ valor: 26 });
    expect(adicional({ ...emFevereiro, tributo: 'IMPOSTO_DIVERSOES' }, ['L-56'])).toMatchObject({
      valor: 26,
    });
  });

  test('União e Estado são isentos; sem o tributo não há conta', () => {
    expect(
      adicional({ tributo: 'IMPOSTO_TERRITORIAL', principal: 260, isencao: 'UNIAO_ESTADO' }),
    ).toMatchObject({ isento: true, valor: 0, fundamento: 'Lei nº 132/1959, art. 104' });
    expect(adicional({ principal: 260 })).toMatchObject({ falha: 'VALOR', fato: 'tributo' });
    expect(adicional({ tributo: 'SELO', principal: 260 })).toMatchObject({ falha: 'VALOR' });
    expect(adicional({ tributo: 'IMPOSTO_TERRITORIAL', principal: 265 }, [], 1965)).toMatchObject({
      valor: 26,
    });
  });
});

describe('Laudêmio', () => {
  const laudemio = (fatos: Fatos) => lancaEmAlfredoChaves('LAUDEMIO', fatos);

  test('dois e meio por cento da transação, ou da avaliação aceita', () => {
    expect(laudemio({ valorTransacao: 100000 })).toMatchObject({ valor: 2500 });
    expect(laudemio({ valorTransacao: 100000, avaliacao: 120000 })).toMatchObject({ valor: 3000 });
    expect(laudemio({ valorTransacao: 100000, avaliacao: 80000 })).toMatchObject({ valor: 2000 });
    expect(laudemio({ valorTransacao: 0.2 })).toMatchObject({ valor: 0.01 }); // 0,005
    expect(laudemio({})).toMatchObject({ falha: 'VALOR', fato: 'valorTransacao' });
  });
});

describe('Matadouro', () => {
  const matadouro = (fatos: Fatos) => lancaEmAlfredoChaves('TAXA_MATADOURO', { item: 'MATANCA', ...fatos });

  test.each([
    [undefined, 400],
    [0, 400],
    [3000, 400], // até três quilômetros, inclusive
    [3000.01, 200],
    [4000, 200],
  ])('a %s m do perímetro paga %d', (distancia, valor) => {
    expect(matadouro({ valorTabela: 80, cabecas: 5, distancia })).toMatchObject({ valor });
  });

  test('bovinos também contam; sem cabeças não há conta; sem tarifa não há resposta', () => {
    expect(matadouro({ valorTabela: 80, bovinos: 2 })).toMatchObject({ valor: 160 });
    expect(matadouro({ valorTabela: 80 })).toMatchObject({ falha: 'VALOR', fato: 'cabecas' });
    expect(matadouro({ bovinos: 2 })).toMatchObject({ falha: 'ND' });
    expect(matadouro({})).toMatchObject({ falha: 'ND' });
    expect(matadouro({ valorTabela: 80, cabecas: -1 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Cemitério', () => {
  const cemiterio = (fatos: Fatos) => lancaEmAlfredoChaves('TAXA_CEMITERIO', fatos);

  test.each(['POBRE', 'PRESO', 'INTERNADO', 'ASSASSINADO'])('%s é isento só em sepultura rasa', (isencao) => {
    expect(cemiterio({ item: 'INUMACAO', tipo: 'SEPULTURA_RASA', isencao })).toMatchObject({
      isento: true,
      valor: 0,
    });
    expect(cemiterio({ item: 'INUMACAO', tipo: 'CARNEIRO', isencao })).toMatchObject({ falha: 'ND' });
    expect(cemiterio({ item: 'EXUMACAO', tipo: 'SEPULTURA_RASA', isencao })).toMatchObject({ falha: 'ND' });
    expect(cemiterio({ item: 'CONCESSAO', tipo: 'SEPULTURA_RASA', isencao })).toMatchObject({ falha: 'ND' });
  });

  test('a justiça só isenta a exumação', () => {
    expect(cemiterio({ item: 'EXUMACAO', isencao: 'INICIATIVA_JUSTICA' })).toMatchObject({ isento: true });
    expect(
      cemiterio({ item: 'INUMACAO', tipo: 'SEPULTURA_RASA', isencao: 'INICIATIVA_JUSTICA' }),
    ).toMatchObject({ falha: 'ND' });
  });

  test.each([
    ['SEPULTURA_RASA', 2.1], // 2,10 × 1
    ['URNA', 1],
    ['NICHO', 1],
    ['CARNEIRO', 2],
    ['JAZIGO_INDIVIDUAL', 2],
    ['JAZIGO_FAMILIA', 9],
  ])('%s ocupa %d m²', (tipo, area) => {
    expect(lancaEmAlfredoChaves('AREA_SEPULTURA', { tipo })).toMatchObject({ area });
  });

  test.each([
    ['ADULTO', '1960-05-10', '1965-05-10'],
    ['CRIANCA', '1960-05-10', '1963-05-10'],
    ['ADULTO', '1960-02-29', '1965-03-01'], // falta o dia: o primeiro do mês seguinte
    ['CRIANCA', '1961-05-07', '1964-05-07'],
    ['ADULTO', '1956-01-01', '1961-01-01'], // feriado: a duração não se desloca
  ])('sepultura de %s, de %s, dura até %s', (pessoa, inicio, ate) => {
    expect(lancaEmAlfredoChaves('VALIDADE', { ato: 'SEPULTURA_TEMPORARIA', inicio, pessoa })).toMatchObject({
      ate,
    });
  });

  test('sem a espécie, a pessoa ou o dia não se responde', () => {
    expect(lancaEmAlfredoChaves('AREA_SEPULTURA', {})).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
    expect(lancaEmAlfredoChaves('VALIDADE', { inicio: '1960-05-10' })).toMatchObject({ fato: 'pessoa' });
    expect(lancaEmAlfredoChaves('VALIDADE', { pessoa: 'ADULTO' })).toMatchObject({ fato: 'inicio' });
  });
});
