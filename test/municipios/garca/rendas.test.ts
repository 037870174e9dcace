import { FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

describe('Localização em mercado, feiras e logradouros (Tabela L)', () => {
  const taxa = (fatos: Fatos) => lancaEmGarca('TAXA_LOCALIZACAO', fatos);

  test.each<[Fatos, number]>([
    // 4,00 × 6 m² × 4 dias
    [{ item: 'FEIRA_GERAL', area: 6, dias: 4 }, 96],
    [{ item: 'FEIRA_AGROPECUARIA', area: 2.5, dias: 3 }, 7.5],
    [{ item: 'RUA', anos: 2 }, 400],
    [{ item: 'CIRCO_PARQUE', periodos: 2 }, 400],
    [{ item: 'BOMBA_GASOLINA' }, 200],
  ])('%j: %d', (fatos, valor) => {
    expect(taxa(fatos)).toMatchObject({ valor });
  });

  test('o mercado não se lê, e o próprio municipal depende de contrato', () => {
    expect(taxa({ item: 'MERCADO', area: 4, dias: 1 })).toMatchObject(SEM_RESPOSTA);
    expect(taxa({ item: 'MERCADO' })).toMatchObject(SEM_RESPOSTA);
    expect(taxa({ item: 'PROPRIO_MUNICIPAL' })).toMatchObject(SEM_RESPOSTA);
  });

  test.each<[Fatos, string]>([
    [{ item: 'FEIRA_GERAL', dias: 1 }, 'area'],
    [{ item: 'FEIRA_GERAL', area: 1 }, 'dias'],
    [{ item: 'RUA' }, 'anos'],
    [{ item: 'CIRCO_PARQUE' }, 'periodos'],
    [{ item: 'PRAIA' }, 'item'],
  ])('recusa %j', (fatos, fato) => {
    expect(taxa(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});

describe('Cemitério (art. 153 e Tabela M)', () => {
  const taxa = (item: string, pessoa?: string) => lancaEmGarca('TAXA_CEMITERIO', { item, pessoa });

  test.each<[string, number | undefined, number | undefined]>([
    ['INUMACAO_GERAL', 20, 15],
    ['INUMACAO_TEMPORARIA', 30, 30],
    ['INUMACAO_PERPETUA', 50, 50],
    ['EXUMACAO_MESMO_CEMITERIO', 100, 50],
    ['EXUMACAO_OUTRO_CEMITERIO', 100, undefined],
    ['CARNEIRAS', 120, undefined],
    ['MURETAS', 50, 30],
    ['CRUZ_MADEIRA', 5, 5],
    ['CRUZ_METAL', 10, 10],
    ['CONCESSAO_30_ANOS', undefined, undefined],
    ['CONCESSAO_PERPETUA_TRANSVERSAL', undefined, undefined],
    ['CONCESSAO_PERPETUA_AVENIDA', 1500, 1500],
    ['CONCESSAO_TEMPORARIA', undefined, undefined],
  ])('%s: adulto %s, menor %s (sem valor, não se lê)', (item, adulto, menor) => {
    const esperado = (valor?: number) => (valor === undefined ? SEM_RESPOSTA : { valor });
    expect(taxa(item, 'ADULTO')).toMatchObject(esperado(adulto));
    expect(taxa(item, 'MENOR')).toMatchObject(esperado(menor));
    expect(taxa(item)).toMatchObject(esperado(adulto));
  });

  test('a sepultura tem 2,30 m por 1,10 m', () => {
    expect(lancaEmGarca('AREA_SEPULTURA', {})).toMatchObject({ area: 2.53 });
  });
});

describe('Matadouro (arts. 154 e 155, Tabela N e Lei de 17-12-1960)', () => {
  const taxa = (fatos: Fatos, dia = '1955-05-10') => lancaEmGarca('TAXA_MATADOURO', fatos, dia);
  const vespera = '1960-12-16';
  const lei = '1960-12-17';

  test('matança: até 16-12-1960 e desde 17-12-1960', () => {
    const abate = { item: 'MATANCA', bovinos: 3, suinos: 5, lanigeros: 2 };
    // 60,00 + 50,00 + 12,00; 300,00 + 250,00 + 60,00
    expect(taxa(abate, vespera)).toMatchObject({ valor: 122, fundamento: 'Lei nº 147/1950, Tabela N' });
    expect(taxa(abate, lei)).toMatchObject({
      valor: 610,
      fundamento: 'Lei de 17-12-1960, art. 1º, Tabela N',
    });
    // só com o exercício, a tabela de 1º de janeiro
    expect(lancaEmGarca('TAXA_MATADOURO', abate, 1960)).toMatchObject({ valor: 122 });
    expect(lancaEmGarca('TAXA_MATADOURO', abate, 1961)).toMatchObject({ valor: 610 });
  });

  test('caprinos e aves não se leem em nenhuma das redações; zero deles não atrapalha', () => {
    for (const dia of [vespera, lei]) {
      expect(taxa({ item: 'MATANCA', caprinos: 1 }, dia)).toMatchObject(SEM_RESPOSTA);
      expect(taxa({ item: 'MATANCA', bovinos: 1, aves: 10 }, dia)).toMatchObject(SEM_RESPOSTA);
    }
    expect(taxa({ item: 'MATANCA', bovinos: 1, caprinos: 0, aves: 0 })).toMatchObject({ valor: 20 });
    expect(taxa({ item: 'MATANCA', bovinos: 0 })).toMatchObject({ valor: 0 });
  });

  test.each<[Fatos, number | undefined, number]>([
    [{ item: 'LOCACAO_POCILGA', meses: 2, diasFracao: 3 }, 150, 750],
    [{ item: 'LOCACAO_POCILGA', meses: 2, diasFracao: 0 }, 100, 500],
    [{ item: 'LOCACAO_POCILGA', diasFracao: 1 }, 50, 250],
    [{ item: 'LOCACAO_MANGUEIRA', meses: 1 }, 50, 250],
    [{ item: 'LOCACAO_PASTO', cabecas: 10, dias: 3 }, 30, 300],
    [{ item: 'LOCACAO_SALGADEIRO', meses: 2 }, undefined, 300],
  ])('%j: %s antes, %d depois', (fatos, antes, depois) => {
    expect(taxa(fatos, vespera)).toMatchObject(antes === undefined ? SEM_RESPOSTA : { valor: antes });
    expect(taxa(fatos, lei)).toMatchObject({ valor: depois });
  });

  test.each<[Fatos, string]>([
    [{ item: 'MATANCA', bovinos: -1 }, 'bovinos'],
    [{ item: 'MATANCA', bovinos: 1.5 }, 'bovinos'],
    [{ item: 'MATANCA' }, 'bovinos'],
    [{ item: 'MATANCA', caprinos: 1, aves: -1 }, 'aves'],
    [{ item: 'LOCACAO_POCILGA' }, 'meses'],
    [{ item: 'LOCACAO_PASTO', dias: 1 }, 'cabecas'],
    [{ item: 'LOCACAO_ESTRELA' }, 'item'],
  ])('recusa %j', (fatos, fato) => {
    expect(taxa(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});

describe('Depósito de animais apreendidos (art. 175)', () => {
  test.each<[string, number]>([
    ['CAVALAR', 30],
    ['MUAR', 30],
    ['BOVINO', 30],
    ['SUINO', 20],
    ['LANIGERO', 20],
    ['CAPRINO', 20],
    ['CANINO', 20],
  ])('%s: %d por dia', (especie, valor) => {
    expect(lancaEmGarca('DEPOSITO_ANIMAIS', { especie, quantidade: 1, dias: 1 })).toMatchObject({ valor });
    expect(lancaEmGarca('DEPOSITO_ANIMAIS', { especie, quantidade: 2, dias: 3 })).toMatchObject({
      valor: valor * 6,
    });
  });

  test('espécie fora da tabela é fato errado', () => {
    expect(lancaEmGarca('DEPOSITO_ANIMAIS', { especie: 'AVE', quantidade: 1, dias: 1 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'especie',
    });
  });
});

describe('Quotas da União e do Estado (art. 179)', () => {
  const quota = (fatos: Fatos) => lancaEmGarca('QUOTA', fatos);

  test('30% do excesso da arrecadação estadual, e 40% dos novos tributos', () => {
    const excesso = (arrecadacao: number) =>
      quota({ item: 'EXCESSO_ARRECADACAO', arrecadacao, rendasLocais: 3000000 });
    expect(excesso(5000000)).toMatchObject({ valor: 600000 });
    expect(excesso(3000000)).toMatchObject({ valor: 0 });
    expect(excesso(2000000)).toMatchObject({ valor: 0 });
    expect(quota({ item: 'NOVOS_TRIBUTOS', arrecadacao: 1234.56 })).toMatchObject({ valor: 493.82 });
  });

  test('combustíveis e imposto de renda não têm coeficiente no Código', () => {
    expect(quota({ item: 'COMBUSTIVEIS', arrecadacao: 1 })).toMatchObject(SEM_RESPOSTA);
    expect(quota({ item: 'IMPOSTO_RENDA' })).toMatchObject(SEM_RESPOSTA);
    expect(quota({ item: 'EXCESSO_ARRECADACAO', arrecadacao: 1 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'rendasLocais',
    });
  });
});
