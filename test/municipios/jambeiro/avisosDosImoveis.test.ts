import {
  avisosEmJambeiro as avisos,
  comTabela,
  passosEmJambeiro,
  rotulosEmJambeiro,
} from './lancaEmJambeiro';

describe('O que a memória do territorial avisa', () => {
  const semConfiguracao =
    'Configuração não informada: uma só frente, que é a regra geral (Lei nº 104/1958, art. 16)';

  test.each(['BASE_TERRITORIAL', 'IMPOSTO_TERRITORIAL'])(
    '%s: quem não diz a configuração fica com uma só frente',
    (regra) => {
      const tabela = comTabela('Tabela nº 1', 'SEDE', 4);
      expect(avisos(regra, { frente: 12 }, 1959, tabela)).toContain(semConfiguracao);
      expect(avisos(regra, { tipo: 'UMA_FRENTE', frente: 12 }, 1959, tabela)).not.toContain(semConfiguracao);
    },
  );

  test('frente e fundos: a remissão do art. 18 é ao jardim, e não muda os metros', () => {
    const remissao =
      'J20 (art. 18), leitura provável: a remissão é ao art. 13, b (jardim até 10 m); não muda os metros de frente';
    expect(avisos('BASE_TERRITORIAL', { tipo: 'FRENTE_E_FUNDOS', frente: 15, fundos: 15 })).toStrictEqual([
      remissao,
    ]);
    expect(avisos('BASE_TERRITORIAL', { tipo: 'ESQUINA', ladoA: 20, ladoB: 15 })).toStrictEqual([]);
  });

  test('jardim fora de residência: diz por que nada se exclui, e não calcula o fundo', () => {
    const jardim = { tipo: 'AREA_AJARDINADA', frente: 12, profundidade: 8 };
    expect(avisos('BASE_TERRITORIAL', jardim)).toStrictEqual([
      'Só o jardim de edifício residencial se exclui (Lei nº 104/1958, art. 13, b)',
    ]);
    expect(passosEmJambeiro('BASE_TERRITORIAL', jardim)).toStrictEqual([]);
  });

  test('sem o lugar, a tarifa é a da sede, uma só zona', () => {
    const tabela = comTabela('Tabela nº 1', 'SEDE', 4);
    const semLugar = 'Lugar não informado: sede, que é uma zona só (Lei nº 104/1958, art. 15)';
    expect(avisos('IMPOSTO_TERRITORIAL', { frente: 12 }, 1959, tabela)).toContain(semLugar);
    expect(avisos('IMPOSTO_TERRITORIAL', { frente: 12, local: 'SEDE' }, 1959, tabela)).not.toContain(
      semLugar,
    );
  });

  test('terreno irregular: até o teto, ou entre piso e teto, o imposto é arbítrio do lançador', () => {
    const grande = {
      tipo: 'IRREGULAR_AREA_GRANDE',
      valorVenal: 100000,
      maiorLargura: 40,
      valorTabela: 15,
    };
    expect(avisos('IMPOSTO_TERRITORIAL', grande)).toStrictEqual([
      'A lei só dá o teto: o imposto até ele é arbítrio do lançador (Lei nº 104/1958, art. 16, § 1º)',
    ]);
    const pequena = { tipo: 'IRREGULAR_AREA_PEQUENA', valorVenal: 1000, frente: 3, valorTabela: 5 };
    expect(avisos('IMPOSTO_TERRITORIAL', pequena)).toStrictEqual([
      'J14 (art. 16, § 2º), leitura provável: piso igual ao maior dos dois valores; se o piso passar do teto, vale o piso',
      'A lei só dá piso e teto: entre eles o imposto é arbítrio do lançador (Lei nº 104/1958, art. 16, § 2º)',
    ]);
  });
});

describe('O que a memória da incidência avisa', () => {
  const perimetro =
    'Perímetro não informado: dentro dele; quem o fixa é outra lei (Lei nº 104/1958, arts. 12 e 24, § 2º)';
  const povoacoes =
    'J22 (art. 24 e § 2º), leitura provável: incide na sede e nas povoações, dentro do perímetro fixado em lei';

  test.each([
    [{ hipotese: 'NAO_EDIFICADO' }, [perimetro]],
    [{ hipotese: 'NAO_EDIFICADO', dentroDoPerimetro: true }, []],
    [{ hipotese: 'PREDIO' }, [perimetro, povoacoes]],
    [{ hipotese: 'PREDIO', dentroDoPerimetro: false }, [povoacoes]],
    [{ hipotese: 'ATIVIDADE' }, []],
    [
      { hipotese: 'EDIFICADO' },
      ['A área edificada nunca paga; o resto, só se não for fechado (Lei nº 104/1958, art. 13, a e c)'],
    ],
    [{ hipotese: 'CONSTRUCAO_LICENCIADA', alvara: '1959-03-01' }, ['Dia não informado: o do lançamento']],
    [{ hipotese: 'CONSTRUCAO_LICENCIADA', alvara: '1959-03-01', dataReferencia: '1959-05-01' }, []],
  ])('%j', (fatos, esperados) => {
    expect(avisos('INCIDENCIA', fatos)).toStrictEqual(esperados);
  });
});

describe('O que a memória do predial avisa e mostra', () => {
  const soNoArbitramento =
    'O mínimo pelo valor venal só vale no arbitramento (Lei nº 104/1958, art. 27, parágrafo único)';

  test('o mínimo pelo valor venal só se afasta quando se dá o valor venal e não se arbitra', () => {
    expect(avisos('IMPOSTO_PREDIAL', { valorLocativo: 6000 })).toStrictEqual([]);
    expect(avisos('IMPOSTO_PREDIAL', { valorLocativo: 6000, valorVenal: 500000 })).toStrictEqual([
      soNoArbitramento,
    ]);
    expect(avisos('IMPOSTO_PREDIAL', { valorLocativoArbitrado: 4000, valorVenal: 500000 })).not.toContain(
      soNoArbitramento,
    );
    expect(avisos('IMPOSTO_PREDIAL', { valorLocativoArbitrado: 4000 })).not.toContain(soNoArbitramento);
  });

  test('o aluguel só: a memória não tem soma de uma parcela', () => {
    expect(rotulosEmJambeiro('IMPOSTO_PREDIAL', { aluguel: 4000 })).toStrictEqual(['Imposto do ano']);
    expect(rotulosEmJambeiro('IMPOSTO_PREDIAL', { aluguel: 4000, encargosLocatario: 100 })).toStrictEqual([
      'Preço da locação',
      'Imposto do ano',
    ]);
    expect(rotulosEmJambeiro('IMPOSTO_PREDIAL', { aluguelMensal: 500 })).toStrictEqual([
      'Aluguel do ano',
      'Imposto do ano',
    ]);
  });

  test('o que se paga à parte, e os móveis sem valor', () => {
    const aParte = 'Luz, energia, água e gás pagos à parte não entram (Lei nº 104/1958, art. 28)';
    const semMoveis = 'Parte dos móveis não informada: nada se deduz (Lei nº 104/1958, art. 28, § 2º)';
    const alugado = (fatos: object) => avisos('IMPOSTO_PREDIAL', { aluguel: 10000, ...fatos });
    const locacao = alugado({});
    expect(alugado({ utilidadesSeparadas: 900 })).toStrictEqual([...locacao, aParte]);
    expect(alugado({ mobiliado: true })).toStrictEqual([...locacao, semMoveis]);
    expect(alugado({ mobiliado: true, moveis: 500 })).toStrictEqual(locacao);
  });
});

describe('O que a memória do cabimento avisa', () => {
  test('sem o dia da pergunta vale o do lançamento', () => {
    const aviso = { ato: 'LANCAMENTO_DEFINITIVO', inicio: '1959-12-10' };
    expect(avisos('CABIMENTO', aviso, 1960)).toStrictEqual(['Dia não informado: o do lançamento']);
    expect(avisos('CABIMENTO', { ...aviso, dataReferencia: '1960-01-04' }, 1960)).toStrictEqual([]);
  });

  test('outra causa que não inundação nem incêndio tem de ser fato extraordinário', () => {
    const predio = {
      ato: 'SUBSTITUICAO_PREDIAL_POR_TERRITORIAL',
      inicio: '1960-01-01',
      fim: '1960-08-01',
    };
    expect(avisos('CABIMENTO', { ...predio, causa: 'OUTRA' }, 1960)).toStrictEqual([
      'Outra causa só serve se for fato extraordinário (Lei nº 104/1958, art. 32, § 1º)',
    ]);
    expect(avisos('CABIMENTO', { ...predio, causa: 'INCENDIO' }, 1960)).toStrictEqual([]);
    expect(avisos('CABIMENTO', predio, 1960)).toStrictEqual([]);
  });
});
