import { FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

describe('Prazos', () => {
  const prazo = (ato: string, inicio: string, fatos: Fatos = {}) =>
    lancaEmGarca('PRAZO', { ato, inicio, ...fatos });

  // De 1º de março de 1952, sábado: nenhum destes dias é domingo ou feriado
  test.each([
    ['RECLAMACAO', '1952-03-03', '1952-03-18', 'art. 7º'], // 15 dias
    ['RECURSO_CAMARA', '1952-03-03', '1952-03-13', 'art. 8º'], // 10
    ['CONVITE_AMIGAVEL', '1952-03-03', '1952-03-13', 'art. 12'], // 10
    ['AJUIZAMENTO', '1952-03-03', '1952-04-02', 'art. 13, § 1º'], // 30
    ['FICHA_INSCRICAO', '1952-03-03', '1952-03-13', 'art. 28, a'], // 10
    ['REGULARIZAR_DEPOSITO', '1952-03-03', '1952-03-11', 'art. 68, parágrafo único'], // 8
    ['RECLAMACAO_GUIAS', '1952-03-03', '1952-03-18', 'art. 139'], // 15
    ['PRIMEIRA_PRESTACAO_GUIAS', '1952-03-03', '1952-05-02', 'art. 140'], // 60
    ['SEGUNDA_METADE_EMOLUMENTOS', '1952-03-03', '1952-03-18', 'art. 159, a'], // 15
    ['RECURSO_AUTO', '1952-03-03', '1952-03-13', 'art. 167'], // 10
    ['RETIRADA_APREENDIDOS', '1952-03-03', '1952-03-13', 'art. 174'], // 10
  ])('%s: de %s a %s (%s)', (ato, inicio, fim, artigo) => {
    const resultado = prazo(ato, inicio);
    expect(resultado).toMatchObject({ prazo: fim, fundamento: `Lei nº 147/1950, ${artigo}` });
    expect(resultado).not.toHaveProperty('prazoNominal');
  });

  test('em domingo ou feriado passa ao dia útil; sábado é útil', () => {
    // 15 dias de 8-3-1952: 23-3-1952, domingo
    expect(prazo('RECLAMACAO', '1952-03-08')).toMatchObject({
      prazo: '1952-03-24',
      prazoNominal: '1952-03-23',
    });
    // 8 dias de 23-4-1952: 1º de maio
    expect(prazo('REGULARIZAR_DEPOSITO', '1952-04-23')).toMatchObject({
      prazo: '1952-05-02',
      prazoNominal: '1952-05-01',
    });
    // 15 dias de 7-3-1952: 22-3-1952, sábado
    expect(prazo('RECLAMACAO', '1952-03-07')).toMatchObject({ prazo: '1952-03-22' });
    // o feriado local só conta se vier
    expect(prazo('RECLAMACAO', '1952-03-03', { feriados: ['1952-03-18'] })).toMatchObject({
      prazo: '1952-03-19',
    });
  });

  test('o recolhimento voluntário da multa se conta em horas, e não se desloca', () => {
    // 3-5-1952 foi sábado
    expect(prazo('RECOLHIMENTO_VOLUNTARIO', '1952-05-03T17:45')).toMatchObject({ prazo: '1952-05-04T17:45' });
    expect(prazo('RECOLHIMENTO_VOLUNTARIO', '1952-05-03')).toMatchObject({ ...FATO_ERRADO, fato: 'inicio' });
  });

  test('a revisão do Código não se lê; ato desconhecido e falta do início são fatos errados', () => {
    expect(lancaEmGarca('PRAZO', { ato: 'REVISAO_CODIGO' })).toMatchObject(SEM_RESPOSTA);
    expect(prazo('EMBARGO', '1952-03-03')).toMatchObject({ ...FATO_ERRADO, fato: 'ato' });
    expect(lancaEmGarca('PRAZO', { ato: 'RECLAMACAO' })).toMatchObject({ ...FATO_ERRADO, fato: 'inicio' });
    expect(prazo('RECLAMACAO', '1952-02-30')).toMatchObject({ ...FATO_ERRADO, fato: 'inicio' });
  });
});

describe('Vencimentos (arts. 182 e 183)', () => {
  const vence = (tributo: string, prestacao?: number, exercicio = 1952) =>
    lancaEmGarca('VENCIMENTO', { tributo, prestacao }, exercicio);

  test.each([
    ['LICENCA_ASCENSOR', undefined, '1952-01-31'],
    ['TAXA_VIAS_NAO_PAVIMENTADAS', 1, '1952-01-31'],
    ['LICENCA_PUBLICIDADE', undefined, '1952-02-15'],
    ['LICENCA_ESTABELECIMENTO', undefined, '1952-02-15'],
    ['TAXA_LIMPEZA', undefined, '1952-02-15'],
    ['TAXA_GUIAS', 3, '1952-06-30'],
    ['IMPOSTO_TERRITORIAL', undefined, '1952-07-15'],
    ['TAXA_ESTRADAS', 1, '1952-08-15'],
  ])('%s, prestação %s: %s', (tributo, prestacao, vencimento) => {
    const resultado = vence(tributo, prestacao);
    expect(resultado).toMatchObject({ vencimento });
    expect(resultado).not.toHaveProperty('vencimentoUtil');
    expect(resultado).not.toHaveProperty('inicio');
  });

  test('com o dia útil ao lado, quando difere', () => {
    // domingo
    expect(vence('TAXA_LIXO')).toMatchObject({ vencimento: '1952-06-15', vencimentoUtil: '1952-06-16' });
    // feriado de 15 de novembro, sábado; 16 foi domingo
    expect(vence('TAXA_ESTRADAS', 2)).toMatchObject({
      vencimento: '1952-11-15',
      vencimentoUtil: '1952-11-17',
    });
  });

  test('a segunda prestação do lixo só é segura em 1951', () => {
    expect(vence('TAXA_LIXO', 2, 1951)).toMatchObject({ vencimento: '1951-08-15' });
    expect(vence('TAXA_LIXO', 2, 1952)).toMatchObject(SEM_RESPOSTA);
  });

  test('sem dia na fonte não há resposta, e prestação a mais é fato errado', () => {
    for (const tributo of ['IMPOSTO_PREDIAL', 'INDUSTRIAS_PROFISSOES', 'LICENCA_VEICULO'])
      expect(vence(tributo)).toMatchObject(SEM_RESPOSTA);
    expect(vence('TAXA_ESTRADAS', 3)).toMatchObject({ ...FATO_ERRADO, fato: 'prestacao' });
    expect(vence('IMPOSTO_TERRITORIAL', 2)).toMatchObject({ ...FATO_ERRADO, fato: 'prestacao' });
    expect(vence('TAXA_AGUA')).toMatchObject({ ...FATO_ERRADO, fato: 'tributo' });
  });
});

describe('Certidão de quitação (art. 189)', () => {
  const certidao = (tributo: string, dataReferencia: string) =>
    lancaEmGarca('CERTIDAO_QUITACAO', { tributo, dataReferencia });

  test.each([
    ['TAXA_LIMPEZA', '1952-01-31', '1952-02-01'],
    ['TAXA_LIXO', '1952-05-31', '1952-06-01'],
    ['IMPOSTO_TERRITORIAL', '1952-06-30', '1952-07-01'],
    ['TAXA_ESTRADAS', '1952-07-31', '1952-08-01'],
  ])('%s: até %s o exercício anterior; de %s em diante o corrente', (tributo, vespera, dia) => {
    expect(certidao(tributo, vespera)).toMatchObject({ exercicioAbrangido: 1951 });
    expect(certidao(tributo, dia)).toMatchObject({ exercicioAbrangido: 1952 });
  });

  test('a de indústrias e profissões depende da Lei nº 21/1947', () => {
    expect(certidao('INDUSTRIAS_PROFISSOES', '1952-03-01')).toMatchObject(SEM_RESPOSTA);
    expect(lancaEmGarca('CERTIDAO_QUITACAO', { tributo: 'TAXA_LIXO' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'dataReferencia',
    });
  });
});

describe('Cabimento', () => {
  const cabe = (ato: string, fatos: Fatos = {}) => lancaEmGarca('CABIMENTO', { ato, ...fatos });

  test.each<[string, Fatos, boolean]>([
    ['FICHA_FEIRA', { dias: 10 }, true],
    ['FICHA_FEIRA', { dias: 11 }, false],
    ['EFEITO_SUSPENSIVO', {}, false],
    ['ALTERACAO_LANCAMENTO', { atoPrefeito: true }, true],
    ['ALTERACAO_LANCAMENTO', {}, false],
    ['DISPENSA_INSCRICAO_PREDIAL', {}, false],
    ['COLECAO_DE_PESOS', { quantidade: 9 }, false],
    ['COLECAO_DE_PESOS', { quantidade: 10 }, true],
    ['SUCESSAO_VIUVA', { semOutrosMeios: true }, true],
    ['SUCESSAO_VIUVA', {}, false],
    ['SUCESSAO_FILHO', { idade: 20 }, true],
    ['SUCESSAO_FILHO', { idade: 21 }, false],
  ])('%s %j: %s', (ato, fatos, resposta) => {
    expect(cabe(ato, fatos)).toMatchObject({ cabe: resposta });
  });

  test('a autorização do Prefeito serve à alteração do lançamento, e não dá efeito suspensivo ao recurso', () => {
    expect(cabe('ALTERACAO_LANCAMENTO', { atoPrefeito: true })).toMatchObject({
      cabe: true,
      fundamento: 'Lei nº 147/1950, art. 6º',
    });
    expect(cabe('EFEITO_SUSPENSIVO', { atoPrefeito: true })).toMatchObject({
      cabe: false,
      fundamento: 'Lei nº 147/1950, art. 9º',
    });
  });

  test('o que falta é fato errado', () => {
    expect(cabe('FICHA_FEIRA')).toMatchObject({ ...FATO_ERRADO, fato: 'dias' });
    expect(cabe('MORATORIA')).toMatchObject({ ...FATO_ERRADO, fato: 'ato' });
  });
});
