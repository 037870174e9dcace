import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const prazo = (fatos: Fatos, quando?: number) => lancaEmAlfredoChaves('PRAZO', fatos, quando);

describe('Prazos em dias', () => {
  test.each([
    ['DIFERENCA_TRIBUTO', 'art. 5º', '1961-06-16'], // 10 dias de 06/06/1961, terça-feira
    ['RECLAMACAO', 'art. 9º', '1961-06-21'], // 15
    ['RECURSO_CAMARA', 'art. 9º', '1961-06-16'], // 10
    ['COMUNICACAO_PREDIAL', 'art. 15', '1961-06-16'], // 10
    ['TRANSFERENCIA_ESTABELECIMENTO', 'art. 47', '1961-06-21'], // 15
    ['LICENCIAMENTO_VEICULO', 'art. 75', '1961-06-14'], // 8
    ['PRORROGACAO_PREFEITO', 'art. 10, § 2º', '1961-08-05'], // 60
  ])('%s (%s) conta-se até %s', (ato, artigo, fim) => {
    const resultado = prazo({ ato, inicio: '1961-06-06' });
    expect(resultado).toMatchObject({ prazo: fim, fundamento: `Lei nº 132/1959, ${artigo}` });
    expect(resultado).not.toHaveProperty('prazoNominal');
  });

  test('acabando em domingo passa à segunda-feira; em sábado, não', () => {
    // 01/06/1961 + 10 = 11/06, domingo
    expect(prazo({ ato: 'RECURSO_CAMARA', inicio: '1961-06-01' })).toMatchObject({
      prazo: '1961-06-12',
      prazoNominal: '1961-06-11',
    });
    // 31/05/1961 + 10 = 10/06, sábado
    expect(prazo({ ato: 'RECURSO_CAMARA', inicio: '1961-05-31' })).toMatchObject({ prazo: '1961-06-10' });
  });

  test('sem o ato ou sem o dia de que se conta não se responde', () => {
    expect(prazo({ ato: 'RECLAMACAO' })).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
    expect(prazo({ inicio: '1961-06-06' })).toMatchObject({ falha: 'VALOR', fato: 'ato' });
    expect(prazo({ ato: 'EMBARGO', inicio: '1961-06-06' })).toMatchObject({ falha: 'VALOR' });
    expect(prazo({ ato: 'RECLAMACAO', inicio: '1961-06-31' })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Prazos de data fixa', () => {
  test('relação das vendas em 31 de janeiro, impressos em 10 de janeiro', () => {
    const em1961 = prazo({ ato: 'RELACAO_VENDAS' });
    expect(em1961).toMatchObject({ prazo: '1961-01-31', impressosAte: '1961-01-10' });
    expect(em1961).not.toHaveProperty('prazoNominal');
    expect(em1961).not.toHaveProperty('impressosAteNominal');
    // 31/01/1965 e 10/01/1965 são domingos
    expect(prazo({ ato: 'RELACAO_VENDAS' }, 1965)).toMatchObject({
      prazo: '1965-02-01',
      prazoNominal: '1965-01-31',
      impressosAte: '1965-01-11',
      impressosAteNominal: '1965-01-10',
    });
  });

  test('lançamento do predial na segunda quinzena de dezembro anterior, prorrogável a 15 de janeiro', () => {
    expect(prazo({ ato: 'LANCAMENTO_PREDIAL' }, 1964)).toMatchObject({
      inicio: '1963-12-15',
      prazo: '1963-12-31',
      prazoProrrogado: '1964-01-15',
    });
    // 31/12/1961 é domingo e 1º/01, feriado
    expect(prazo({ ato: 'LANCAMENTO_PREDIAL' }, 1962)).toMatchObject({
      inicio: '1961-12-15',
      prazo: '1962-01-02',
      prazoNominal: '1961-12-31',
    });
    // 15/01/1961 é domingo
    expect(prazo({ ato: 'LANCAMENTO_PREDIAL' }, 1961)).toMatchObject({
      prazoProrrogado: '1961-01-16',
      prazoProrrogadoNominal: '1961-01-15',
    });
  });

  test('lançamento de indústrias em janeiro', () => {
    expect(prazo({ ato: 'LANCAMENTO_INDUSTRIAS' })).toMatchObject({
      inicio: '1961-01-01',
      prazo: '1961-01-31',
    });
  });
});

describe('Vencimentos', () => {
  const vencimento = (fatos: Fatos, quando?: number) => lancaEmAlfredoChaves('VENCIMENTO', fatos, quando);

  test('cães até 31 de janeiro, que em 1960 e 1965 é domingo', () => {
    const em1961 = vencimento({ tributo: 'MATRICULA_CAES' });
    expect(em1961).toMatchObject({ vencimento: '1961-01-31' });
    expect(em1961).not.toHaveProperty('inicio');
    expect(em1961).not.toHaveProperty('vencimentoUtil');
    expect(vencimento({ tributo: 'MATRICULA_CAES' }, 1960)).toMatchObject({
      vencimento: '1960-01-31',
      vencimentoUtil: '1960-02-01',
    });
  });

  test.each([
    ['PARTICULAR_PESSOAS', '1964-01-01', '1964-01-31'],
    ['CARGA', '1964-02-01', '1964-02-29'],
    ['ALUGUEL_PASSAGEIROS', '1964-03-01', '1964-03-31'],
  ])('veículo %s: de %s a %s', (tipo, inicio, fim) => {
    expect(vencimento({ tributo: 'LICENCA_VEICULO', tipo }, 1964)).toMatchObject({ inicio, vencimento: fim });
  });

  test('em 1965, carga acaba num domingo; sem a espécie não se responde', () => {
    expect(vencimento({ tributo: 'LICENCA_VEICULO', tipo: 'CARGA' }, 1965)).toMatchObject({
      vencimento: '1965-02-28',
      vencimentoUtil: '1965-03-01',
    });
    expect(vencimento({ tributo: 'LICENCA_VEICULO' })).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
    expect(vencimento({ tributo: 'SELO' })).toMatchObject({ falha: 'VALOR', fato: 'tributo' });
  });
});

describe('Vigência', () => {
  const vigencia = (quando: number | string) => lancaEmAlfredoChaves('VIGENCIA', {}, quando);

  test('desde 1º de janeiro de 1960; de 1967 em diante, não comprovada', () => {
    expect(vigencia('1959-12-31')).toMatchObject({ emVigor: false });
    expect(vigencia('1960-01-01')).toMatchObject({ emVigor: true });
    expect(vigencia(1966)).toMatchObject({ emVigor: true });
    expect(vigencia('1967-01-01')).toMatchObject({ falha: 'ND' });
  });
});
