import { avisosEmAlfredoChaves, lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;

describe('Ambulante', () => {
  const ambulante = (fatos: Fatos, quando?: number) =>
    lancaEmAlfredoChaves('LICENCA_AMBULANTE', fatos, quando);

  test.each([
    ['LENHA_CARGUEIRO', '1'],
    ['CARVAO', '1'],
    ['REFRESCOS', '2'],
    ['SORVETES', '2'],
    ['FRUTAS', '2'],
    ['DOCES', '2'],
    ['VERDURAS', '2'],
    ['OVOS', '2'],
    ['PEIXES', '2'],
  ])('%s é isento pelo art. 55, %s, em qualquer exercício', (item, inciso) => {
    for (const ano of [1960, 1966]) {
      expect(ambulante({ item, meses: 3 }, ano)).toMatchObject({
        isento: true,
        valor: 0,
        fundamento: `Lei nº 132/1959, art. 55, ${inciso}`,
      });
    }
  });

  test.each(['TECIDOS', 'Joias', 'lenha'])('%s paga pela Tabela nº 5, que falta', (item) => {
    expect(ambulante({ item, meses: 1 })).toMatchObject({ falha: 'ND' });
    expect(ambulante({ item, meses: 1 }, 1964)).toMatchObject({ falha: 'ND' });
  });

  test('mês partido, ou nenhum, não se aceita', () => {
    expect(ambulante({ item: 'TECIDOS', meses: 1.5 })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
    expect(ambulante({ item: 'TECIDOS', meses: 0 })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
  });
});

describe('Talho de carne verde', () => {
  const talho = (fatos: Fatos, quando?: number) => lancaEmAlfredoChaves('LICENCA_TALHO', fatos, quando);

  test('quatro por cento das vendas mercantis', () => {
    // 12.345,67 × 4% = 493,8268
    expect(talho({ vendas: 12345.67 })).toMatchObject({ valor: 493.83 });
    expect(talho({ vendas: 0 })).toMatchObject({ valor: 0 });
    expect(talho({ vendas: 12345.67 }, 1965)).toMatchObject({ valor: 493 });
  });

  test('sem registro paga por cabeça, pela Tabela nº 6, que falta', () => {
    expect(talho({ semRegistro: true, cabecas: 3 })).toMatchObject({ falha: 'ND' });
    expect(talho({ semRegistro: true, vendas: 1000 })).toMatchObject({ falha: 'ND' });
  });

  test('distribuição gratuita é isenta; sem vendas não há conta', () => {
    expect(talho({ isencao: 'DISTRIBUICAO_GRATUITA' })).toMatchObject({ isento: true, valor: 0 });
    expect(talho({})).toMatchObject({ falha: 'VALOR', fato: 'vendas' });
    expect(talho({ vendas: -1 })).toMatchObject({ falha: 'VALOR' });
  });

  const suino = (fatos: Fatos) =>
    lancaEmAlfredoChaves('INCIDENCIA', { tributo: 'LICENCA_TALHO', hipotese: 'SUINO', ...fatos });

  test.each([
    [{ consumoProprio: true }, false],
    [{ consumoProprio: true, expoeAVenda: true }, false],
    [{ compradorParticular: true }, false],
    [{ compradorParticular: true, expoeAVenda: false }, false],
    [{ compradorParticular: true, expoeAVenda: true }, true],
    [{ compradorParticular: false }, true],
    [{ consumoProprio: false }, true],
    [{}, true],
  ])('suíno abatido, %j: incide %p', (fatos, incide) => {
    expect(suino(fatos)).toMatchObject({ incide });
  });

  test('charcutaria para venda paga, salvo a do próprio produtor', () => {
    expect(lancaEmAlfredoChaves('INCIDENCIA', { hipotese: 'CHARCUTARIA' })).toMatchObject({ incide: true });
    expect(
      lancaEmAlfredoChaves('INCIDENCIA', { hipotese: 'CHARCUTARIA', produtoProprio: true }),
    ).toMatchObject({ incide: false });
  });
});

describe('Veículos', () => {
  const veiculo = (fatos: Fatos, quando?: number) => lancaEmAlfredoChaves('LICENCA_VEICULO', fatos, quando);

  test.each([
    [undefined, 1200],
    ['1961-01-15', 1200],
    ['1961-03-31', 1200], // ainda o primeiro trimestre
    ['1961-04-01', 900], // 9/12: o mês da aquisição conta
    ['1961-07-10', 600],
    ['1961-12-31', 100],
    ['1960-11-01', 1200], // já era dono no começo do exercício
  ])('adquirido em %s paga %d', (aquisicao, valor) => {
    expect(veiculo({ valorTabela: 1200, aquisicao })).toMatchObject({ valor });
  });

  test('a proporção arredonda-se uma vez', () => {
    // 1.000 × 8/12 = 666,666…
    expect(veiculo({ valorTabela: 1000, aquisicao: '1961-05-02' })).toMatchObject({ valor: 666.67 });
    expect(veiculo({ valorTabela: 1000, aquisicao: '1966-05-02' }, 1966)).toMatchObject({ valor: 666 });
  });

  test('sem a tarifa não há resposta; com aquisição futura há erro', () => {
    expect(veiculo({ tipo: 'CARGA' })).toMatchObject({ falha: 'ND' });
    expect(veiculo({})).toMatchObject({ falha: 'ND' });
    expect(veiculo({ aquisicao: '1962-01-01' })).toMatchObject({ falha: 'VALOR', fato: 'aquisicao' });
  });

  test.each(['SERVICO_AGRICOLA', 'CARIDADE', 'OFICIAL'])('%s é isento', (isencao) => {
    expect(veiculo({ isencao })).toMatchObject({ isento: true, valor: 0 });
  });

  test.each([
    [90, false],
    [91, true],
    [0, false],
  ])('%d dias no Município: residência %p', (dias, incide) => {
    expect(
      lancaEmAlfredoChaves('INCIDENCIA', { tributo: 'LICENCA_VEICULO', hipotese: 'PERMANENCIA', dias }),
    ).toMatchObject({ incide });
  });
});

describe('Publicidade', () => {
  const publicidade = (fatos: Fatos, quando?: number) =>
    lancaEmAlfredoChaves('LICENCA_PUBLICIDADE', fatos, quando);

  test('Cr$ 180,00 por variedade; sem dizer quantas, uma', () => {
    expect(publicidade({ item: 'VARIEDADE', quantidade: 1 })).toMatchObject({ valor: 180 });
    expect(publicidade({ item: 'VARIEDADE', quantidade: 3 })).toMatchObject({ valor: 540 });
    expect(publicidade({ item: 'VARIEDADE' })).toMatchObject({ valor: 180 });
    expect(publicidade({ item: 'VARIEDADE', quantidade: 1.5 })).toMatchObject({ falha: 'VALOR' });
  });

  test.each([
    [{ dias: 1 }, 50],
    [{ dias: 19 }, 950],
    [{ dias: 20 }, 1000], // o teto do ano
    [{ dias: 21 }, 1000],
    [{ dias: 10, jaPago: 500 }, 500],
    [{ dias: 10, jaPago: 800 }, 200],
    [{ dias: 10, jaPago: 1000 }, 0],
    [{ dias: 10, jaPago: 1000.01 }, 0],
  ])('alto-falante, %j: paga %d', (fatos, valor) => {
    expect(publicidade({ item: 'ALTO_FALANTE', ...fatos })).toMatchObject({ valor });
  });

  test('alto-falante sem dias não tem conta', () => {
    expect(publicidade({ item: 'ALTO_FALANTE' })).toMatchObject({ falha: 'VALOR', fato: 'dias' });
  });

  test.each([
    'HOSPITAL',
    'ASILO',
    'FARMACIA',
    'IRMANDADE',
    'ASSOCIACAO_RELIGIOSA',
    'ENSINO',
    'BENEFICENCIA',
    'CLUBE_ESPORTIVO',
    'PARTIDO_POLITICO',
    'CONCESSIONARIA',
    'MEDICO',
    'ADVOGADO',
    'ENGENHEIRO',
    'DENTISTA',
    'PARTEIRA',
    'CONTADOR',
    'AGRIMENSOR',
  ])('a placa de %s é isenta; o alto-falante não', (titular) => {
    expect(publicidade({ item: 'VARIEDADE', quantidade: 1, titular })).toMatchObject({
      isento: true,
      valor: 0,
    });
    expect(publicidade({ item: 'ALTO_FALANTE', dias: 2, titular })).toMatchObject({ valor: 100 });
  });

  test('titular fora da lista é erro', () => {
    expect(publicidade({ item: 'VARIEDADE', titular: 'BIBLIOTECA' })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Diversões públicas', () => {
  const diversoes = (fatos: Fatos, quando?: number) =>
    lancaEmAlfredoChaves('IMPOSTO_DIVERSOES', fatos, quando);

  test('casa permanente: dez por cento da renda, num só arredondamento', () => {
    expect(diversoes({ item: 'INGRESSO', precoIngresso: 20, ingressos: 150 })).toMatchObject({ valor: 300 });
    // 7,77 × 13 = 101,01 × 10% = 10,101; por bilhete seria 0,777 → 0,78 × 13 = 10,14
    expect(diversoes({ precoIngresso: 7.77, ingressos: 13 })).toMatchObject({ valor: 10.1 });
    expect(diversoes({ precoIngresso: 7.77, ingressos: 0 })).toMatchObject({ valor: 0 });
    expect(diversoes({ precoIngresso: 7.77, ingressos: 130 }, 1965)).toMatchObject({ valor: 101 }); // 101,01
  });

  test.each([
    [1, 600],
    [15, 600],
    [16, 1200], // a quinzena começada conta
    [30, 1200],
    [31, 1800],
  ])('casa temporária por %d dias paga %d', (dias, valor) => {
    expect(diversoes({ item: 'TEMPORARIO', dias })).toMatchObject({ valor });
  });

  test('entrada gratuita não paga', () => {
    expect(diversoes({ item: 'INGRESSO', precoIngresso: 0, ingressos: 150 })).toMatchObject({
      incide: false,
      valor: 0,
    });
  });

  test('beneficência só com a renda toda; entidade desportiva, sempre', () => {
    const fatos = { item: 'INGRESSO', precoIngresso: 20, ingressos: 150 };
    expect(diversoes({ ...fatos, isencao: 'BENEFICENCIA', rendaIntegral: true })).toMatchObject({
      isento: true,
    });
    expect(diversoes({ ...fatos, isencao: 'BENEFICENCIA', rendaIntegral: false })).toMatchObject({
      valor: 300,
    });
    expect(diversoes({ ...fatos, isencao: 'BENEFICENCIA' })).toMatchObject({ valor: 300 });
    expect(diversoes({ item: 'TEMPORARIO', dias: 5, isencao: 'ENTIDADE_DESPORTIVA' })).toMatchObject({
      isento: true,
      valor: 0,
    });
  });

  test('faltando preço, ingressos ou dias não há conta', () => {
    expect(diversoes({ item: 'INGRESSO', ingressos: 10 })).toMatchObject({
      falha: 'VALOR',
      fato: 'precoIngresso',
    });
    expect(diversoes({ precoIngresso: 10 })).toMatchObject({ falha: 'VALOR', fato: 'ingressos' });
    expect(diversoes({ item: 'TEMPORARIO' })).toMatchObject({ falha: 'VALOR', fato: 'dias' });
    expect(diversoes({ precoIngresso: 10, ingressos: 1.5 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Selo', () => {
  test.each(['MILITAR', 'SERVIDOR', 'TRABALHO_PESSOAL', 'ASSOCIACAO', 'UNIAO_ESTADO'])(
    '%s é isento',
    (isencao) => {
      expect(lancaEmAlfredoChaves('SELO', { item: 'CERTIDAO', isencao })).toMatchObject({
        isento: true,
        valor: 0,
      });
    },
  );

  test('no mais, falta a Tabela nº 10', () => {
    expect(lancaEmAlfredoChaves('SELO', { item: 'REQUERIMENTO' })).toMatchObject({ falha: 'ND' });
    expect(lancaEmAlfredoChaves('SELO', {})).toMatchObject({ falha: 'ND' });
  });
});

test('a leitura que decidiu o imposto temporário vem na memória', () => {
  expect(avisosEmAlfredoChaves('IMPOSTO_DIVERSOES', { item: 'TEMPORARIO', dias: 16 }).join()).toContain(
    'L-17',
  );
});
