import { comTabela, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;

describe('Licença de estabelecimento', () => {
  const licenca = (fatos: Fatos) => lancaEmJambeiro('LICENCA_ESTABELECIMENTO', fatos);

  test('dez por cento do imposto de indústrias e profissões', () => {
    expect(licenca({ impostoIndustrias: 2000 })).toMatchObject({ valor: 200 });
    // 10% × 1.234,55 = 123,455 → 123,46
    expect(licenca({ impostoIndustrias: 1234.55 })).toMatchObject({ valor: 123.46 });
  });

  test('a continuação vence em 31 de janeiro; a abertura paga-se com o pedido', () => {
    expect(licenca({ impostoIndustrias: 2000, natureza: 'CONTINUACAO' })).toMatchObject({
      parcelas: [{ vencimento: '1959-01-31', valor: 200 }],
    });
    expect(licenca({ impostoIndustrias: 2000, natureza: 'ABERTURA' })).not.toHaveProperty('parcelas');
  });

  test('sem o imposto não há resposta', () => {
    expect(licenca({ atividade: 'COMERCIO', valorLocativo: 12000 })).toMatchObject({ falha: 'ND' });
    expect(licenca({ atividade: 'COMERCIO' })).toMatchObject({ falha: 'ND' });
    expect(licenca({})).toMatchObject({ falha: 'ND' });
  });

  test('o imposto que se calcula sem tabela dá a licença', () => {
    // armazém geral: 5% × 24.000 = 1.200; licença 120
    expect(licenca({ atividade: 'ARMAZEM_GERAL', valorLocativo: 24000 })).toMatchObject({ valor: 120 });
    // depósito fechado: 10% × 123,45 = 12,345, que se cobra 12,35; licença 1,235 → 1,24
    expect(licenca({ atividade: 'DEPOSITO_FECHADO', valorLocativo: 123.45 })).toMatchObject({ valor: 1.24 });
  });

  test('o banco não tem parte variável, e a licença não precisa do valor locativo', () => {
    // só a parte fixa: 10% × 5.000 = 500
    const opcoes = comTabela('Tabelas de indústrias e profissões', 'ESTABELECIMENTO_CREDITO', 5000);
    expect(
      lancaEmJambeiro('LICENCA_ESTABELECIMENTO', { atividade: 'ESTABELECIMENTO_CREDITO' }, 1959, opcoes),
    ).toMatchObject({ valor: 500 });
  });

  test('a diferença da classificação definitiva nunca é negativa', () => {
    const diferenca = { item: 'DIFERENCA', licencaPaga: 150 };
    expect(licenca({ ...diferenca, impostoIndustrias: 2000 })).toMatchObject({ valor: 50 });
    expect(licenca({ ...diferenca, impostoIndustrias: 1500 })).toMatchObject({ valor: 0 });
    expect(licenca({ ...diferenca, impostoIndustrias: 1000 })).toMatchObject({ valor: 0 });
    expect(licenca({ item: 'DIFERENCA', impostoIndustrias: 1000 })).toMatchObject({ falha: 'VALOR' });
  });

  test.each([
    [{ diasFechado: 15 }, false],
    [{ diasFechado: 16 }, true],
    [{ diasFechado: 16, motivoJusto: false }, true],
    [{ diasFechado: 90, motivoJusto: true }, false],
  ])('reabrir depois de %j exige nova licença: %s', (fatos, exigeNovaLicenca) => {
    expect(lancaEmJambeiro('LICENCA_REABERTURA', fatos)).toMatchObject({ exigeNovaLicenca });
  });
});

describe('Licença de ambulante', () => {
  const licenca = (fatos: Fatos) => lancaEmJambeiro('LICENCA_AMBULANTE', fatos);

  // 200,00 por mês, ao menos três meses, até 2.000,00.
  test.each([
    [1, 600],
    [2, 600],
    [3, 600],
    [4, 800],
    [9, 1800],
    [10, 2000],
    [11, 2000],
    [12, 2000],
  ])('por %d meses: %d', (meses, valor) => {
    expect(licenca({ meses })).toMatchObject({ valor });
  });

  test('com ponto, mais metade', () => {
    expect(licenca({ meses: 4, localizado: true })).toMatchObject({ valor: 1200 });
    expect(licenca({ meses: 12, localizado: true })).toMatchObject({ valor: 3000 });
    expect(licenca({ meses: 12, localizado: false })).toMatchObject({ valor: 2000 });
  });

  test('só de um a doze meses inteiros', () => {
    for (const meses of [0, 13, -1, 2.5])
      expect(licenca({ meses })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
    expect(licenca({})).toMatchObject({ falha: 'VALOR', fato: 'meses' });
  });

  test('engraxate e jornaleiro menores de 16 anos não pagam', () => {
    for (const item of ['ENGRAXATE', 'JORNALEIRO']) {
      expect(licenca({ item, meses: 12, idade: 15 })).toMatchObject({ isento: true, valor: 0 });
      expect(licenca({ item, meses: 12, idade: 16 })).toMatchObject({ valor: 2000 });
      expect(licenca({ item, meses: 12 })).toMatchObject({ valor: 2000 });
    }
    expect(licenca({ meses: 12, idade: 15 })).toMatchObject({ valor: 2000 });
  });

  test('mutilado pobre e incapaz sem arrimo não pagam', () => {
    expect(licenca({ meses: 12, isencao: 'MUTILADO_OU_DOENTE', pobre: true })).toMatchObject({
      isento: true,
    });
    expect(licenca({ meses: 12, isencao: 'MUTILADO_OU_DOENTE' })).toMatchObject({ valor: 2000 });
    expect(licenca({ meses: 12, isencao: 'INCAPAZ_SEM_ARRIMO' })).toMatchObject({ isento: true });
    const engraxate = { item: 'ENGRAXATE', idade: 40, meses: 12 };
    expect(licenca({ ...engraxate, isencao: 'MUTILADO_OU_DOENTE', pobre: true })).toMatchObject({
      isento: true,
    });
    expect(licenca({ ...engraxate, isencao: 'MUTILADO_OU_DOENTE', pobre: false })).toMatchObject({
      valor: 2000,
    });
    expect(licenca({ ...engraxate, isencao: 'INCAPAZ_SEM_ARRIMO' })).toMatchObject({ isento: true });
  });

  test('drogas e joias não se licenciam, nem a quem seria isento', () => {
    for (const [item, isencao] of [
      ['DROGAS', 'INCAPAZ_SEM_ARRIMO'],
      ['JOIAS', 'INCAPAZ_SEM_ARRIMO'],
      ['DROGAS', 'MUTILADO_OU_DOENTE'],
      ['JOIAS', undefined],
    ]) {
      const resultado = licenca({ item, meses: 12, isencao, pobre: true });
      expect(resultado).toMatchObject({ permitido: false });
      expect(resultado).not.toHaveProperty('valor');
    }
  });
});

describe('Licença de veículo', () => {
  const licenca = (fatos: Fatos, opcoes = {}) => lancaEmJambeiro('LICENCA_VEICULO', fatos, 1959, opcoes);

  test('a tabela falta; quem a tem a fornece', () => {
    expect(licenca({ tipo: 'TRACAO_ANIMAL' })).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('Tabela de veículos'),
    });
    expect(licenca({})).toMatchObject({ falha: 'ND' });
    expect(
      licenca({ tipo: 'TRACAO_ANIMAL' }, comTabela('Tabela de veículos', 'TRACAO_ANIMAL', 120)),
    ).toMatchObject({ valor: 120 });
  });

  test('o veículo agrícola só é isento se não sai à via pública', () => {
    const agricola = { tipo: 'TRACAO_ANIMAL', isencao: 'SERVICO_AGRICOLA' };
    expect(licenca({ ...agricola, transitaEmVia: false })).toMatchObject({ isento: true, valor: 0 });
    expect(licenca({ ...agricola, transitaEmVia: true })).toMatchObject({ falha: 'ND' });
    expect(licenca(agricola)).toMatchObject({ falha: 'ND' });
  });

  test.each(['OFICIAL', 'TRANSPORTE_DOENTES', 'VEICULO_LAVOURA'])('%s isenta', (isencao) => {
    expect(licenca({ tipo: 'TRACAO_MOTORA', isencao })).toMatchObject({ isento: true, valor: 0 });
  });

  test('sem prova de residência no Município não se licencia', () => {
    expect(licenca({ tipo: 'TRACAO_MOTORA', provaResidencia: false })).toMatchObject({ permitido: false });
  });

  test('espécie desconhecida é fato errado, antes da tabela que falta', () => {
    expect(licenca({ tipo: 'BALAO' })).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
  });
});

describe('Licença de obra', () => {
  const licenca = (fatos: Fatos, opcoes = {}) => lancaEmJambeiro('LICENCA_OBRA', fatos, 1959, opcoes);

  test('a tabela falta, mas área negativa é fato errado', () => {
    expect(licenca({ area: 80 })).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('Tabela de obras'),
    });
    expect(licenca({ area: -1 })).toMatchObject({ falha: 'VALOR', fato: 'area' });
  });

  test('quem tem a tabela a fornece, por metro quadrado ou por licença', () => {
    expect(licenca({ area: 80 }, comTabela('Tabela de obras', 'OBRA', 3))).toMatchObject({ valor: 240 });
    expect(
      licenca({ tipo: 'ARMACAO_CORETO' }, comTabela('Tabela de obras', 'ARMACAO_CORETO', 50)),
    ).toMatchObject({ valor: 50 });
  });

  test('obra de relevante interesse social é isenta com o ato do Prefeito', () => {
    expect(licenca({ area: 80, isencao: 'OBRA_INTERESSE_SOCIAL' })).toMatchObject({ falha: 'ND' });
    expect(licenca({ area: 80, isencao: 'OBRA_INTERESSE_SOCIAL', atoPrefeito: true })).toMatchObject({
      isento: true,
    });
  });
});
