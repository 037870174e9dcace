import {
  avisosEmGarca,
  FATO_ERRADO,
  type Fatos,
  ISENTO,
  lancaEmGarca,
  NAO_INCIDE,
  SEM_RESPOSTA,
} from './lancaEmGarca';

describe('Licença sobre estabelecimentos (arts. 27 a 34)', () => {
  const licenca = (fatos: Fatos, exercicio?: number) =>
    lancaEmGarca('LICENCA_ESTABELECIMENTO', fatos, exercicio);

  test('dez por cento do imposto de indústrias e profissões, em 15 de fevereiro', () => {
    // 10% × 2.345,67 = 234,567
    expect(licenca({ impostoIndustrias: 2345.67 })).toMatchObject({
      valor: 234.57,
      parcelas: [{ vencimento: '1952-02-15', valor: 234.57 }],
    });
    // 15-02-1953 foi domingo
    expect(licenca({ impostoIndustrias: 100 }, 1953)).toMatchObject({
      parcelas: [{ vencimento: '1953-02-15', vencimentoUtil: '1953-02-16', valor: 10 }],
    });
  });

  test('locais diversos, e comércio e indústria, somam-se', () => {
    const estabelecimentos = [
      { atividade: 'COMERCIO', impostoIndustrias: 1000.05 },
      { atividade: 'INDUSTRIA', impostoIndustrias: 800.05 },
    ];
    // 10% × 1.800,10 = 180,01
    expect(licenca({ estabelecimentos })).toMatchObject({ valor: 180.01 });
    expect(licenca({ estabelecimentos: [{ atividade: 'COMERCIO' }] })).toMatchObject(FATO_ERRADO);
    expect(licenca({ estabelecimentos: [] })).toMatchObject({ ...FATO_ERRADO, fato: 'impostoIndustrias' });
  });

  test('paga depois do vencimento útil, mais dez por cento; em dia, nada', () => {
    expect(licenca({ impostoIndustrias: 1500, pagamento: '1952-02-15' })).toMatchObject({
      valor: 150,
      multaMora: 0,
      parcelas: [{ vencimento: '1952-02-15', valor: 150 }],
    });
    expect(licenca({ impostoIndustrias: 1500, pagamento: '1952-02-16' })).toMatchObject({
      valor: 165,
      multaMora: 15,
    });
    expect(licenca({ impostoIndustrias: 1500, pagamento: '1953-02-16' }, 1953)).toMatchObject({
      multaMora: 0,
    });
    expect(licenca({ impostoIndustrias: 1500, pagamento: '1953-02-17' }, 1953)).toMatchObject({
      multaMora: 15,
    });
  });

  test('profissão liberal e ensino não são estabelecimentos', () => {
    expect(licenca({ impostoIndustrias: 1500, atividade: 'PROFISSIONAL_LIBERAL' })).toMatchObject(NAO_INCIDE);
    expect(licenca({ atividade: 'ENSINO' })).toMatchObject(NAO_INCIDE);
  });

  test('a diferença da classificação definitiva, e nunca menos que nada', () => {
    // 10% × 1.500,00 − 120,00 = 30,00
    expect(licenca({ item: 'DIFERENCA', impostoIndustrias: 1500, licencaPaga: 120 })).toMatchObject({
      valor: 30,
    });
    expect(licenca({ item: 'DIFERENCA', impostoIndustrias: 1500, licencaPaga: 200 })).toMatchObject({
      valor: 0,
    });
    expect(licenca({ item: 'DIFERENCA', impostoIndustrias: 1500 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'licencaPaga',
    });
  });

  test('sem o imposto de indústrias não se calcula', () => {
    expect(licenca({})).toMatchObject({ ...FATO_ERRADO, fato: 'impostoIndustrias' });
  });
});

test('Reabertura: nova licença depois de mais de trinta dias sem motivo justo (art. 40)', () => {
  const exige = (diasFechado: number, motivoJusto?: boolean) =>
    lancaEmGarca('LICENCA_REABERTURA', { diasFechado, motivoJusto });
  expect(exige(30)).toMatchObject({ exigeNovaLicenca: false });
  expect(exige(31)).toMatchObject({ exigeNovaLicenca: true });
  expect(exige(31, false)).toMatchObject({ exigeNovaLicenca: true });
  expect(exige(31, true)).toMatchObject({ exigeNovaLicenca: false });
  expect(lancaEmGarca('LICENCA_REABERTURA', {})).toMatchObject({ ...FATO_ERRADO, fato: 'diasFechado' });
  expect(exige(30.5)).toMatchObject(FATO_ERRADO);
});

describe('Licença extraordinária, fora do horário (arts. 35 a 37)', () => {
  test.each(['ANTECIPACAO', 'PRORROGACAO', 'DOMINGOS_FERIADOS'])(
    '%s: o percentual não se lê',
    (modalidade) => {
      const resultado = lancaEmGarca('LICENCA_FORA_HORARIO', { licencaOrdinaria: 150, modalidade });
      expect(resultado).toMatchObject(SEM_RESPOSTA);
      expect(resultado).toHaveProperty('motivo', expect.stringContaining('so” enta por cer co'));
    },
  );

  test('os ramos do art. 37, § 3º, dispensam-na', () => {
    for (const atividade of ['ESTACAO_FERROVIARIA', 'FARMACIA', 'HOTEL_PENSAO', 'HOSPITAL'])
      expect(lancaEmGarca('LICENCA_FORA_HORARIO', { atividade })).toMatchObject(NAO_INCIDE);
    expect(lancaEmGarca('LICENCA_FORA_HORARIO', { atividade: 'ARMAZEM' })).toMatchObject(FATO_ERRADO);
  });
});

describe('Licença especial por ocasião de festas (art. 38)', () => {
  const festa = (fatos: Fatos) => lancaEmGarca('LICENCA_TEMPORARIA', fatos);

  test.each<[string, number | undefined, number | undefined]>([
    ['QUERMESSES_CIRCOS', 100, 50],
    ['NATAL_ANO_NOVO_REIS', undefined, 75],
    ['SANTOS_JUNINOS', undefined, 25],
    ['FINADOS', undefined, undefined],
    ['CARNAVAL', undefined, undefined],
    ['LEILAO_LIQUIDACAO', undefined, undefined],
  ])('%s: sede %s, vilas %s (sem valor, não se lê)', (item, sede, vila) => {
    const esperado = (valor?: number) => (valor === undefined ? SEM_RESPOSTA : { valor });
    expect(festa({ item, local: 'SEDE', dias: 10 })).toMatchObject(esperado(sede));
    expect(festa({ item, local: 'VILA', dias: 10 })).toMatchObject(esperado(vila));
    // sem o lugar, a sede
    expect(festa({ item })).toMatchObject(esperado(sede));
  });

  test('no máximo trinta dias, e nunca além do último dia da festa', () => {
    const natal = { item: 'NATAL_ANO_NOVO_REIS', local: 'VILA' };
    expect(festa({ ...natal, dias: 30 })).toMatchObject({ valor: 75 });
    expect(festa({ ...natal, dias: 31 })).toMatchObject({ ...FATO_ERRADO, fato: 'dias' });
    // o fato errado vem antes do valor que não se lê
    expect(festa({ item: 'CARNAVAL', dias: 31 })).toMatchObject(FATO_ERRADO);
    const reis = { ...natal, inicio: '1951-12-28', fim: '1952-01-06' };
    // de 28 de dezembro a 6 de janeiro são dez dias
    expect(festa({ ...reis, dias: 10 })).toMatchObject({ valor: 75 });
    expect(festa({ ...reis, dias: 11 })).toMatchObject({ ...FATO_ERRADO, fato: 'dias' });
  });
});

describe('Veículos (arts. 58 e 59)', () => {
  const veiculo = (fatos: Fatos, opcoes = {}) => lancaEmGarca('LICENCA_VEICULO', fatos, 1952, opcoes);

  test('ambulância e médico pagam vinte por cento menos', () => {
    expect(veiculo({ valorTabela: 500, reducao: 'AMBULANCIA' })).toMatchObject({ valor: 400 });
    expect(veiculo({ valorTabela: 333.33, reducao: 'MEDICO' })).toMatchObject({ valor: 266.66 });
    expect(veiculo({ valorTabela: 500 })).toMatchObject({ valor: 500 });
  });

  test('isentos o da própria lavoura e a tração animal do pequeno sitiante', () => {
    expect(veiculo({ tipo: 'TRATOR', isencao: 'SERVICO_AGRICOLA' })).toMatchObject(ISENTO);
    expect(veiculo({ tipo: 'TRACAO_ANIMAL', isencao: 'PEQUENO_SITIANTE' })).toMatchObject(ISENTO);
    expect(veiculo({ tipo: 'CAMINHAO', isencao: 'PEQUENO_SITIANTE', valorTabela: 500 })).toMatchObject({
      valor: 500,
    });
    // quem alega a do sitiante sem dizer o tipo fala da viatura de tração animal
    expect(veiculo({ isencao: 'PEQUENO_SITIANTE' })).toMatchObject(ISENTO);
    // a isenção é do imposto (art. 58), e não do ponto de estacionamento (art. 59)
    for (const isencao of ['PEQUENO_SITIANTE', 'SERVICO_AGRICOLA']) {
      expect(
        veiculo({ item: 'ESTACIONAMENTO', tipo: 'TRACAO_ANIMAL', quantidade: 1, isencao }),
      ).toMatchObject({ valor: 20 });
    }
  });

  test('a tabela não se lê: o lançador pode informá-la', () => {
    expect(veiculo({ tipo: 'AUTOMOVEL', potencia: 20 })).toMatchObject(SEM_RESPOSTA);
    expect(veiculo({})).toMatchObject(SEM_RESPOSTA);
    expect(veiculo({ reducao: 'MEDICO' })).toMatchObject(SEM_RESPOSTA);
    const tabelas = [
      {
        municipio: 'GARCA',
        tabela: 'Tabela de veículos',
        item: 'AUTOMOVEL',
        unidade: 'Cr$',
        valor: 250,
        desde: { ano: 1951, mes: 1, dia: 1 },
        fonte: 'livro de 1952',
      },
    ];
    expect(veiculo({ tipo: 'AUTOMOVEL', reducao: 'MEDICO' }, { tabelas })).toMatchObject({ valor: 200 });
  });

  test('estacionamento: só se lê o da tração animal', () => {
    const ponto = (tipo: string) => veiculo({ item: 'ESTACIONAMENTO', tipo, quantidade: 3 });
    expect(ponto('TRACAO_ANIMAL')).toMatchObject({ valor: 60 });
    expect(ponto('AUTOMOVEL')).toMatchObject(SEM_RESPOSTA);
    expect(ponto('CAMINHAO')).toMatchObject(SEM_RESPOSTA);
    expect(veiculo({ item: 'ESTACIONAMENTO' })).toMatchObject({ ...FATO_ERRADO, fato: 'tipo' });
  });
});

describe('Depósito de materiais na via pública (arts. 66 e 67)', () => {
  const deposito = (zonaTabela: number, dias: number) =>
    lancaEmGarca('LICENCA_LOGRADOURO', { item: 'DEPOSITO_MATERIAIS', zonaTabela, dias });

  test.each<[number, number, number, number | undefined]>([
    [1, 45, 90, 180],
    [2, 30, 60, undefined],
    [3, 15, 30, 60],
  ])('%dª zona: 15 dias %d, 30 dias %d, 60 dias %s', (zona, quinze, trinta, sessenta) => {
    expect(deposito(zona, 15)).toMatchObject({ valor: quinze });
    expect(deposito(zona, 30)).toMatchObject({ valor: trinta });
    expect(deposito(zona, 60)).toMatchObject(sessenta === undefined ? SEM_RESPOSTA : { valor: sessenta });
  });

  test('outro prazo ou outra zona a tabela não tem', () => {
    for (const dias of [14, 16, 45, 90])
      expect(deposito(2, dias)).toMatchObject({ ...FATO_ERRADO, fato: 'dias' });
    expect(deposito(4, 15)).toMatchObject({ ...FATO_ERRADO, fato: 'zonaTabela' });
    expect(deposito(0, 15)).toMatchObject({ ...FATO_ERRADO, fato: 'zonaTabela' });
  });
});

describe('Ascensores (arts. 69 a 73)', () => {
  const ascensor = (fatos: Fatos, exercicio?: number) => lancaEmGarca('LICENCA_ASCENSOR', fatos, exercicio);

  test('por ascensor: instalação 50,00, funcionamento 50,00 e vistoria 20,00', () => {
    expect(ascensor({ item: 'INSTALACAO', quantidade: 2 })).toMatchObject({ valor: 100 });
    expect(ascensor({ item: 'INSTALACAO', quantidade: 2 })).not.toHaveProperty('parcelas');
    expect(ascensor({ item: 'VISTORIA', quantidade: 3 })).toMatchObject({ valor: 60 });
    expect(ascensor({ item: 'FUNCIONAMENTO', quantidade: 2 })).toMatchObject({
      valor: 100,
      parcelas: [{ vencimento: '1952-01-31', valor: 100 }],
    });
    expect(ascensor({ item: 'FUNCIONAMENTO' })).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
  });

  test('o funcionamento vence em 31 de janeiro', () => {
    const pago = (pagamento: string, exercicio: number) =>
      ascensor({ item: 'FUNCIONAMENTO', quantidade: 1, pagamento }, exercicio);
    expect(pago('1952-01-31', 1952)).toMatchObject({ valor: 50, multaMora: 0 });
    expect(pago('1952-02-01', 1952)).toMatchObject({ valor: 55, multaMora: 5 });
    // 31-01-1954 foi domingo
    expect(pago('1954-02-01', 1954)).toMatchObject({ multaMora: 0 });
  });

  test('residência de uma só família: isenta, mas requer a licença', () => {
    expect(
      ascensor({ item: 'FUNCIONAMENTO', quantidade: 1, isencao: 'RESIDENCIA_UMA_FAMILIA' }),
    ).toMatchObject({ ...ISENTO, licencaObrigatoria: true, fundamento: 'Lei nº 147/1950, art. 73' });
    expect(
      avisosEmGarca('LICENCA_ASCENSOR', { item: 'VISTORIA', isencao: 'RESIDENCIA_UMA_FAMILIA' }),
    ).toContain('Isento: Prédio de residência de uma só família (Lei nº 147/1950, art. 73)');
  });
});
