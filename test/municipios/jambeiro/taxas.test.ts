import { comTabela, lancaEmJambeiro } from './lancaEmJambeiro';

describe('Taxa de conservação de estradas', () => {
  test('0,25% do valor venal, em junho e outubro', () => {
    expect(lancaEmJambeiro('TAXA_ESTRADAS', { valorVenal: 1000000 })).toMatchObject({
      valor: 2500,
      base: 1000000,
      parcelas: [
        { vencimento: '1959-06-30', valor: 1250 },
        { vencimento: '1959-10-31', valor: 1250 },
      ],
    });
  });

  test('meio centavo sobe, e a sobra vai na primeira', () => {
    // 0,25% × 100.002 = 250,005 → 250,01 = 125,01 + 125,00
    expect(lancaEmJambeiro('TAXA_ESTRADAS', { valorVenal: 100002 })).toMatchObject({
      valor: 250.01,
      parcelas: [{ valor: 125.01 }, { valor: 125 }],
    });
    // 0,25% × 100.001 = 250,0025 → 250,00
    expect(lancaEmJambeiro('TAXA_ESTRADAS', { valorVenal: 100001 })).toMatchObject({ valor: 250 });
  });

  test('valor venal que falta ou é negativo é fato errado', () => {
    expect(lancaEmJambeiro('TAXA_ESTRADAS', {})).toMatchObject({ falha: 'VALOR', fato: 'valorVenal' });
    expect(lancaEmJambeiro('TAXA_ESTRADAS', { valorVenal: -1 })).toMatchObject({ falha: 'VALOR' });
  });

  test('bem público não paga taxa', () => {
    expect(lancaEmJambeiro('TAXA_ESTRADAS', { valorVenal: 1000, isencao: 'UNIAO_ESTADO' })).toMatchObject({
      isento: true,
      valor: 0,
    });
  });
});

describe('Taxas que a fonte não traz', () => {
  test.each([
    ['TAXA_ESTRADAS', { item: 'EXECUCAO' }, 'Legislação da taxa de execução de estradas'],
    ['TAXA_EXPEDIENTE', { item: 'CERTIDAO' }, 'Tabela de expediente'],
    ['TAXA_EXPEDIENTE', {}, 'Tabela de expediente'],
    ['TAXA_AFERICAO', { balancas: 1 }, 'Legislação da taxa de aferição'],
    ['TAXA_AGUA', { quantidade: 1 }, 'Lei nº 83/1957'],
    ['TAXA_AGUA', { item: 'LIGACAO' }, 'Lei nº 83/1957'],
    ['TAXA_ESGOTO', { quantidade: 1 }, 'Lei nº 77/1956'],
    ['TAXA_LIXO', {}, 'Legislação da taxa de remoção do lixo'],
    ['TAXA_LIMPEZA', {}, 'Legislação da taxa de limpeza'],
    ['TAXA_GUIAS', { frente: 10 }, 'Lei das guias e sarjetas'],
    ['TAXA_CALCAMENTO', {}, 'Lei do calçamento'],
    ['TAXA_CALCAMENTO', { item: 'CONSERVACAO' }, 'Lei do calçamento'],
    ['TAXA_EMPLACAMENTO', {}, 'Lei do emplacamento'],
    ['TAXA_MATADOURO', { item: 'MATANCA', bovinos: 1 }, 'Tabela do matadouro'],
    ['TAXA_MATADOURO', {}, 'Tabela do matadouro'],
    ['TAXA_LOCALIZACAO', { item: 'MERCADO' }, 'Tabela do mercado'],
  ])('%s %j não tem resposta, e diz que falta: %s', (regra, fatos, tabela) => {
    expect(lancaEmJambeiro(regra, fatos)).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining(tabela),
    });
  });

  test.each([
    ['TAXA_ESTRADAS', { item: 'EXECUCAO' }, 'Legislação da taxa de execução de estradas', 'EXECUCAO', 30, 30],
    ['TAXA_EXPEDIENTE', { item: 'CERTIDAO', quantidade: 3 }, 'Tabela de expediente', 'CERTIDAO', 10, 30],
    ['TAXA_AFERICAO', { balancas: 2 }, 'Legislação da taxa de aferição', 'BALANCA', 15, 30],
    ['TAXA_AGUA', { quantidade: 3 }, 'Lei nº 83/1957 (água)', 'CONSUMO', 20, 60],
    ['TAXA_ESGOTO', {}, 'Lei nº 77/1956 (esgotos)', 'ESGOTO', 20, 20],
    ['TAXA_LIXO', {}, 'Legislação da taxa de remoção do lixo', 'LIXO', 40, 40],
    ['TAXA_LIMPEZA', {}, 'Legislação da taxa de limpeza', 'LIMPEZA', 40, 40],
    ['TAXA_GUIAS', { frente: 10 }, 'Lei das guias e sarjetas', 'GUIAS', 25.5, 255],
    ['TAXA_CALCAMENTO', { item: 'CONSERVACAO', frente: 4 }, 'Lei do calçamento', 'CONSERVACAO', 5, 20],
    ['TAXA_EMPLACAMENTO', { quantidade: 2 }, 'Lei do emplacamento', 'PLACA', 7, 14],
    ['TAXA_MATADOURO', { bovinos: 2, suinos: 0 }, 'Tabela do matadouro', 'BOVINO', 30, 60],
    ['TAXA_MATADOURO', { suinos: 3 }, 'Tabela do matadouro', 'SUINO', 15, 45],
    ['TAXA_LOCALIZACAO', {}, 'Tabela do mercado', 'MERCADO', 12, 12],
  ])('%s %j calcula-se com a tabela do lançador', (regra, fatos, tabela, item, tarifa, valor) => {
    expect(lancaEmJambeiro(regra, fatos, 1959, comTabela(tabela, item, tarifa))).toMatchObject({ valor });
  });

  test('fato errado vem antes da tabela que falta', () => {
    expect(lancaEmJambeiro('TAXA_MATADOURO', { bovinos: -1 })).toMatchObject({ falha: 'VALOR' });
    expect(lancaEmJambeiro('TAXA_EXPEDIENTE', { item: 'BATIZADO' })).toMatchObject({ falha: 'VALOR' });
    expect(
      lancaEmJambeiro('TAXA_MATADOURO', { bovinos: 0 }, 1959, comTabela('Tabela do matadouro', 'BOVINO', 30)),
    ).toMatchObject({ falha: 'VALOR', fato: 'bovinos' });
  });

  test('o abate na fazenda, para o seu pessoal, é isento', () => {
    expect(lancaEmJambeiro('TAXA_MATADOURO', { bovinos: 1, isencao: 'ABATE_FAZENDA' })).toMatchObject({
      isento: true,
    });
  });
});

describe('Mercado', () => {
  const produtor = { item: 'MERCADO', isencao: 'PEQUENO_PRODUTOR' };

  test('o pequeno produtor é isento com produto próprio e alvará', () => {
    expect(
      lancaEmJambeiro('TAXA_LOCALIZACAO', { ...produtor, produtoProprio: true, alvaraIsencao: true }),
    ).toMatchObject({ isento: true, valor: 0 });
    expect(lancaEmJambeiro('TAXA_LOCALIZACAO', { ...produtor, produtoProprio: true })).toMatchObject({
      falha: 'ND',
    });
    expect(lancaEmJambeiro('TAXA_LOCALIZACAO', { ...produtor, alvaraIsencao: true })).toMatchObject({
      falha: 'ND',
    });
  });
});

describe('Apreendidos e honorários', () => {
  const devido = { valorAplicado: 200, impostos: 600, despesas: 100 };

  test('o saldo do leilão é o que passa de multa, impostos e despesas', () => {
    // 1.500 − 900 = 600
    expect(lancaEmJambeiro('SALDO_LEILAO', { produtoVenda: 1500, ...devido })).toMatchObject({ valor: 600 });
    expect(lancaEmJambeiro('SALDO_LEILAO', { produtoVenda: 900, ...devido })).toMatchObject({ valor: 0 });
    expect(lancaEmJambeiro('SALDO_LEILAO', { produtoVenda: 500, ...devido })).toMatchObject({ valor: 0 });
    expect(lancaEmJambeiro('SALDO_LEILAO', devido)).toMatchObject({ falha: 'VALOR', fato: 'produtoVenda' });
  });

  test('retira-se pagando a soma', () => {
    expect(lancaEmJambeiro('RETIRADA_APREENDIDOS', devido)).toMatchObject({ valor: 900 });
    expect(lancaEmJambeiro('RETIRADA_APREENDIDOS', { valorAplicado: 200, despesas: 0 })).toMatchObject({
      valor: 200,
    });
    expect(lancaEmJambeiro('RETIRADA_APREENDIDOS', { despesas: 0 })).toMatchObject({ falha: 'VALOR' });
  });

  test('sem as despesas falta a tabela do depósito; quem a tem a fornece', () => {
    expect(lancaEmJambeiro('RETIRADA_APREENDIDOS', { valorAplicado: 200 })).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('Tabela do depósito'),
    });
    // 200 + 2 animais × 3 dias × 20 = 320
    expect(
      lancaEmJambeiro(
        'RETIRADA_APREENDIDOS',
        { valorAplicado: 200, especie: 'SEMOVENTE', quantidade: 2, dias: 3 },
        1959,
        comTabela('Tabela do depósito', 'SEMOVENTE', 20),
      ),
    ).toMatchObject({ valor: 320 });
  });

  test('o teto dos honorários é 5% do que se arrecada', () => {
    expect(lancaEmJambeiro('HONORARIOS_PROCURADOR', { arrecadado: 20000 })).toMatchObject({
      valorMaximo: 1000,
    });
    // 5% × 12.345,70 = 617,285 → 617,29
    expect(lancaEmJambeiro('HONORARIOS_PROCURADOR', { arrecadado: 12345.7 })).toMatchObject({
      valorMaximo: 617.29,
    });
  });
});
