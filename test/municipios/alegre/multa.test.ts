import { avisosEmAlegre, lancaEmAlegre } from './lancaEmAlegre';

type Fatos = Readonly<Record<string, unknown>>;
const multa = (fatos: Fatos, alternativas: readonly string[] = []) =>
  lancaEmAlegre('MULTA', fatos, 1952, { alternativas });

describe('Multas em faixa', () => {
  test.each([
    ['DECLARACAO_INEXATA', 100, 1000],
    ['FORA_DE_HORAS', 200, 1000],
    ['LAUDEMIO', 1000, 10000],
    ['GERAL', 100, 1000],
    ['AFERICAO_JOGO_PESOS', 100, 1000],
  ])('%s: de %d a %d, e o mínimo se nada se diz', (infracao, multaMinima, multaMaxima) => {
    expect(multa({ infracao })).toMatchObject({ valor: multaMinima, multaMinima, multaMaxima });
    expect(multa({ infracao, graduacao: 'MAXIMO' })).toMatchObject({ valor: multaMaxima });
    expect(multa({ infracao, graduacao: 'MEDIO' })).toMatchObject({ valor: (multaMinima + multaMaxima) / 2 });
  });

  test('a quantia fixada pela autoridade vale dentro da faixa', () => {
    expect(multa({ infracao: 'LAUDEMIO', valorAplicado: 1000 })).toMatchObject({ valor: 1000 });
    expect(multa({ infracao: 'LAUDEMIO', valorAplicado: 10000 })).toMatchObject({ valor: 10000 });
    expect(multa({ infracao: 'LAUDEMIO', valorAplicado: 999.99 })).toMatchObject({
      falha: 'VALOR',
      fato: 'valorAplicado',
    });
    expect(multa({ infracao: 'LAUDEMIO', valorAplicado: 10000.01 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Declaração inexata', () => {
  test('soma a diferença e se paga em 10 dias da notificação', () => {
    expect(
      multa({ infracao: 'DECLARACAO_INEXATA', impostoDevido: 700, notificacao: '1952-09-02' }),
    ).toMatchObject({
      valor: 100,
      totalDevido: 800,
      prazo: '1952-09-12',
      fundamento: 'Lei nº 118/1951, art. 49',
    });
  });

  test('prazo que acaba em domingo e feriado', () => {
    // 28/08 + 10 = 07/09/1952
    expect(multa({ infracao: 'DECLARACAO_INEXATA', notificacao: '1952-08-28' })).toMatchObject({
      prazo: '1952-09-08',
      prazoNominal: '1952-09-07',
    });
  });
});

describe('Multas em vezes o tributo', () => {
  test('falso domicílio: outro tanto da licença', () => {
    expect(multa({ infracao: 'VEICULO_FALSO_DOMICILIO', impostoDevido: 500 })).toMatchObject({
      valor: 500,
      totalDevido: 1000,
    });
    expect(multa({ infracao: 'VEICULO_FALSO_DOMICILIO' })).toMatchObject({
      falha: 'VALOR',
      fato: 'impostoDevido',
    });
  });

  test('ambulante: o dobro do imposto, com o imposto o triplo, e apreensão', () => {
    expect(multa({ infracao: 'AMBULANTE_SEM_LICENCA', impostoDevido: 100 })).toMatchObject({
      valor: 200,
      totalDevido: 300,
      apreensao: true,
    });
  });

  test('aforamento não aproveitado: um foro no primeiro ano, cinco nos demais', () => {
    const terreno = { infracao: 'NAO_APROVEITAMENTO_AFORAMENTO', foroAnual: 45 };
    expect(multa({ ...terreno, anoAtraso: 1 })).toMatchObject({ valor: 45 });
    expect(multa({ ...terreno, anoAtraso: 2 })).toMatchObject({ valor: 225 });
    expect(multa({ ...terreno, anoAtraso: 9 })).toMatchObject({ valor: 225 });
    expect(multa({ ...terreno, anoAtraso: 0 })).toMatchObject({ falha: 'VALOR', fato: 'anoAtraso' });
    expect(multa(terreno)).toMatchObject({ falha: 'VALOR', fato: 'anoAtraso' });
  });

  test('geral de indústrias e profissões: metade do imposto', () => {
    const infracao = { infracao: 'GERAL', materia: 'INDUSTRIAS_PROFISSOES' };
    const resultado = multa({ ...infracao, impostoIndustrias: 1250 });
    expect(resultado).toMatchObject({ valor: 625, fundamento: 'Lei nº 118/1951, art. 200, a' });
    expect(resultado).not.toHaveProperty('multaMinima');
    expect(multa(infracao)).toMatchObject({ falha: 'VALOR', fato: 'impostoIndustrias' });
  });

  test('geral de veículos: de 20,00 a 200,00', () => {
    expect(multa({ infracao: 'GERAL', materia: 'VEICULOS' })).toMatchObject({
      valor: 20,
      multaMinima: 20,
      multaMaxima: 200,
    });
  });

  test('sem a matéria, os demais casos, e a memória o diz', () => {
    expect(avisosEmAlegre('MULTA', { infracao: 'GERAL' }).join()).toContain('Matéria não informada');
  });
});

describe('Comércio fora de horas', () => {
  test('não paga no ato, a multa cresce de metade', () => {
    const fixada = { infracao: 'FORA_DE_HORAS', valorAplicado: 400 };
    expect(multa({ ...fixada, pagaNoAto: false })).toMatchObject({ valor: 600 });
    expect(multa({ ...fixada, pagaNoAto: true })).toMatchObject({ valor: 400 });
    expect(multa(fixada)).toMatchObject({ valor: 400, multaMinima: 200, multaMaxima: 1000 });
  });

  test('também a do mínimo da faixa', () => {
    // 200 × 1,5 e 1.000 × 1,5
    expect(multa({ infracao: 'FORA_DE_HORAS', pagaNoAto: false })).toMatchObject({
      valor: 300,
      multaMinima: 300,
      multaMaxima: 1500,
    });
  });

  test('a quantia fixada tem de estar na faixa simples', () => {
    expect(multa({ infracao: 'FORA_DE_HORAS', valorAplicado: 1200, pagaNoAto: false })).toMatchObject({
      falha: 'VALOR',
    });
  });
});

describe('Multas do selo', () => {
  test('emissão: cinco vezes o imposto, no mínimo 50,00', () => {
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 12 })).toMatchObject({ valor: 60 });
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 10 })).toMatchObject({ valor: 50 });
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 9.99 })).toMatchObject({ valor: 50 });
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 12 })).not.toHaveProperty('totalDevido');
  });

  test('emissão, na outra leitura: cinco vezes o imposto de ao menos 50,00', () => {
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 12 }, ['L-76'])).toMatchObject({ valor: 250 });
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 60 }, ['L-76'])).toMatchObject({ valor: 300 });
  });

  test('curso: o dobro do imposto, no mínimo 5.000,00', () => {
    expect(multa({ infracao: 'SELO_CURSO', impostoDevido: 3000 })).toMatchObject({ valor: 6000 });
    expect(multa({ infracao: 'SELO_CURSO', impostoDevido: 5 })).toMatchObject({ valor: 5000 });
    expect(avisosEmAlegre('MULTA', { infracao: 'SELO_CURSO', impostoDevido: 5 }).join()).toContain('L-77');
  });

  test('conservar o papel até 8 dias não é infração', () => {
    expect(multa({ infracao: 'SELO_CURSO', impostoDevido: 5, dias: 8 })).toMatchObject({ valor: 0 });
    expect(multa({ infracao: 'SELO_CURSO', impostoDevido: 5, dias: 9 })).toMatchObject({ valor: 5000 });
  });

  test('falsificação: cinquenta vezes as estampilhas, no mínimo 5.000,00', () => {
    expect(multa({ infracao: 'SELO_FALSIFICACAO', valorEstampilhas: 120 })).toMatchObject({ valor: 6000 });
    expect(multa({ infracao: 'SELO_FALSIFICACAO', valorEstampilhas: 100 })).toMatchObject({ valor: 5000 });
    expect(multa({ infracao: 'SELO_FALSIFICACAO', valorEstampilhas: 1 })).toMatchObject({ valor: 5000 });
    expect(multa({ infracao: 'SELO_FALSIFICACAO' })).toMatchObject({
      falha: 'VALOR',
      fato: 'valorEstampilhas',
    });
  });

  test('paga a revalidação, nenhuma outra pena', () => {
    expect(multa({ infracao: 'SELO_EMISSAO', impostoDevido: 12, revalidacaoPaga: true })).toMatchObject({
      valor: 0,
    });
    expect(multa({ infracao: 'SELO_CURSO', impostoDevido: 12, revalidacaoPaga: true })).toMatchObject({
      valor: 0,
    });
  });
});

describe('Multas da aferição', () => {
  test.each([
    ['AFERICAO_FALTA_MEDIDAS', 100],
    ['AFERICAO_FALSIFICACAO', 5000],
    ['AFERICAO_LIMPEZA', 20],
    ['AFERICAO_RECUSA', 500],
  ])('%s: %d', (infracao, valor) => {
    expect(multa({ infracao })).toMatchObject({ valor });
    expect(multa({ infracao })).not.toHaveProperty('multaMinima');
  });

  test('só a recusa tem pena maior na reincidência', () => {
    expect(multa({ infracao: 'AFERICAO_RECUSA', reincidente: true })).toMatchObject({ valor: 2000 });
    expect(multa({ infracao: 'AFERICAO_LIMPEZA', reincidente: true })).toMatchObject({ valor: 20 });
  });

  test('um jogo de pesos por balança é o que a lei admite', () => {
    expect(multa({ infracao: 'AFERICAO_JOGO_PESOS', jogosPorBalanca: 1 })).toMatchObject({ valor: 0 });
    expect(multa({ infracao: 'AFERICAO_JOGO_PESOS', jogosPorBalanca: 2 })).toMatchObject({
      valor: 100,
      fundamento: 'Lei nº 118/1951, art. 143; art. 200, c',
    });
  });
});

describe('Fatos errados e o tributo junto', () => {
  test('a infração é precisa e conhecida', () => {
    expect(multa({})).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
    expect(multa({ infracao: 'FURTO' })).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
  });

  test('a multa não dispensa o laudêmio', () => {
    expect(multa({ infracao: 'LAUDEMIO', impostoDevido: 308.64 })).toMatchObject({
      valor: 1000,
      totalDevido: 1308.64,
    });
  });
});

describe('Multa de obras', () => {
  test('obra sem licença: de 100,00 a 1.000,00', () => {
    expect(lancaEmAlegre('MULTA_OBRA', { infracao: 'OBRA_SEM_LICENCA' })).toMatchObject({
      valor: 100,
      multaMinima: 100,
      multaMaxima: 1000,
    });
    expect(lancaEmAlegre('MULTA_OBRA', { infracao: 'OBRA_SEM_LICENCA', graduacao: 'MEDIO' })).toMatchObject({
      valor: 550,
    });
    expect(lancaEmAlegre('MULTA_OBRA', {})).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
  });
});

describe('Parte do funcionário na multa', () => {
  const parte = (fatos: Fatos) => lancaEmAlegre('PARTE_FUNCIONARIO_MULTA', fatos);

  test('é metade; nada na mora nem na denúncia de contribuinte', () => {
    expect(parte({ valorAplicado: 400 })).toMatchObject({ valor: 200 });
    expect(parte({ valorAplicado: 400, mora: false, denunciaContribuinte: false })).toMatchObject({
      valor: 200,
    });
    expect(parte({ valorAplicado: 40, mora: true })).toMatchObject({ valor: 0 });
    expect(parte({ valorAplicado: 400, denunciaContribuinte: true })).toMatchObject({ valor: 0 });
    expect(parte({})).toMatchObject({ falha: 'VALOR', fato: 'valorAplicado' });
  });

  test('arredonda ao centavo', () => {
    // 33,33 × 50% = 16,665
    expect(parte({ valorAplicado: 33.33 })).toMatchObject({ valor: 16.67 });
  });
});
