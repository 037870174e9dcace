import { lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const prazo = (ato: string, fatos: Fatos = {}, quando = 1959) =>
  lancaEmJambeiro('PRAZO', { ato, ...fatos }, quando);

describe('Prazos em dias', () => {
  test.each([
    ['RECLAMACAO', '1959-03-17'], // 15
    ['CONVITE_AMIGAVEL', '1959-03-17'], // 15
    ['AJUIZAMENTO', '1959-04-01'], // 30
    ['INSCRICAO', '1959-03-17'], // 15
    ['ALTERACAO_INSCRICAO', '1959-03-17'], // 15
    ['BAIXA_INSCRICAO', '1959-03-17'], // 15
    ['DEPOSITO_MULTA_DIVERSOES', '1959-03-12'], // 10
    ['RECURSO_AUTO', '1959-03-07'], // 5, sábado: dia útil
    ['REVISAO_LANCAMENTO', '1959-09-02'], // seis meses
  ])('%s de 02/03/1959 acaba em %s', (ato, fim) => {
    const resultado = prazo(ato, { inicio: '1959-03-02' });
    expect(resultado).toMatchObject({ prazo: fim });
    expect(resultado).not.toHaveProperty('prazoNominal');
  });

  test('a reclamação tem 15 dias em qualquer tributo', () => {
    for (const tributo of [
      'IMPOSTO_TERRITORIAL',
      'IMPOSTO_PREDIAL',
      'INDUSTRIAS_PROFISSOES',
      'TAXA_ESTRADAS',
    ])
      expect(prazo('RECLAMACAO', { inicio: '1959-02-10', tributo })).toMatchObject({ prazo: '1959-02-25' });
  });

  test('domingo e feriado passam ao dia útil seguinte', () => {
    // 07/03 + 15 = 22/03/1959, domingo
    expect(prazo('RECLAMACAO', { inicio: '1959-03-07' })).toMatchObject({
      prazo: '1959-03-23',
      prazoNominal: '1959-03-22',
    });
    // 16/04 + 5 = 21/04, Tiradentes
    expect(prazo('RECURSO_AUTO', { inicio: '1959-04-16', presente: true })).toMatchObject({
      prazo: '1959-04-22',
      prazoNominal: '1959-04-21',
    });
    // 20/12 + 15 = 04/01 do ano seguinte
    expect(prazo('BAIXA_INSCRICAO', { inicio: '1959-12-20' })).toMatchObject({ prazo: '1960-01-04' });
  });

  test('pagar depois da decisão: dez dias, só se a época já passou', () => {
    expect(prazo('PAGAMENTO_APOS_DECISAO', { inicio: '1959-07-06', epocaPassada: true })).toMatchObject({
      prazo: '1959-07-16',
    });
    expect(prazo('PAGAMENTO_APOS_DECISAO', { inicio: '1959-07-06', epocaPassada: false })).toMatchObject({
      falha: 'ND',
    });
    expect(prazo('PAGAMENTO_APOS_DECISAO', { inicio: '1959-07-06' })).toMatchObject({ falha: 'ND' });
    expect(prazo('PAGAMENTO_APOS_DECISAO')).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
  });

  test('força maior: até trinta dias além do vencimento', () => {
    expect(prazo('PRORROGACAO_FORCA_MAIOR', { inicio: '1959-01-31', dias: 0 })).toMatchObject({
      prazo: '1959-01-31',
    });
    // 31/01/1960 + 30, em ano bissexto
    expect(prazo('PRORROGACAO_FORCA_MAIOR', { inicio: '1960-01-31', dias: 30 }, 1960)).toMatchObject({
      prazo: '1960-03-01',
    });
    for (const dias of [31, -1, 1.5, undefined])
      expect(prazo('PRORROGACAO_FORCA_MAIOR', { inicio: '1959-01-31', dias })).toMatchObject({
        falha: 'VALOR',
        fato: 'dias',
      });
  });

  test('renovar a inscrição: até 30 de janeiro, que em 1966 foi domingo', () => {
    expect(prazo('RENOVACAO_INSCRICAO')).toMatchObject({ prazo: '1959-01-30' });
    expect(prazo('RENOVACAO_INSCRICAO', {}, 1966)).toMatchObject({
      prazo: '1966-01-31',
      prazoNominal: '1966-01-30',
    });
  });

  test('dia que não existe, ou ato que a lei não tem, é fato errado', () => {
    expect(prazo('RECLAMACAO', { inicio: '1959-02-29' })).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
    expect(prazo('RECLAMACAO')).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
    expect(prazo('CASAMENTO', { inicio: '1959-02-28' })).toMatchObject({ falha: 'VALOR', fato: 'ato' });
  });
});

describe('Prazos em horas, que não se deslocam', () => {
  test.each([
    ['RECURSO_APREENSAO', '1959-12-31T23:15', '1960-01-01T23:15'], // 24 h, em feriado
    ['DECISAO_APREENSAO', '1959-03-02T10:00', '1959-03-03T10:00'], // 24 h
    ['RETIRADA_APREENDIDOS', '1959-05-08T09:30', '1959-05-10T09:30'], // 48 h, em domingo
    ['REGULARIZAR_ANUNCIO', '1959-02-28T08:00', '1959-03-01T08:00'], // 24 h
  ])('%s de %s acaba em %s', (ato, inicio, fim) => {
    expect(prazo(ato, { inicio })).toMatchObject({ prazo: fim });
  });

  test('aceita a data e a hora como se escrevem, ou o número de série da célula', () => {
    expect(prazo('RETIRADA_APREENDIDOS', { inicio: '10/05/1959 9:30' })).toMatchObject({
      prazo: '1959-05-12T09:30',
    });
    // 21680 é 10/05/1959; 9,5 ÷ 24 do dia
    expect(prazo('RETIRADA_APREENDIDOS', { inicio: 21680 + 9.5 / 24 })).toMatchObject({
      prazo: '1959-05-12T09:30',
    });
  });

  test('sem a hora é fato errado; hora de sobra num prazo em dias não atrapalha', () => {
    expect(prazo('RETIRADA_APREENDIDOS', { inicio: '1959-05-10' })).toMatchObject({ falha: 'VALOR' });
    expect(prazo('RECURSO_APREENSAO', { inicio: '1959-05-10T25:00' })).toMatchObject({ falha: 'VALOR' });
    expect(prazo('RECURSO_AUTO', { inicio: '1959-03-02T10:00' })).toMatchObject({ prazo: '1959-03-07' });
  });
});

describe('Vencimentos', () => {
  const vencimento = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('VENCIMENTO', fatos, quando);

  test('tração animal e continuação da publicidade: o mês de março', () => {
    const marco = { inicio: '1959-03-01', vencimento: '1959-03-31' };
    expect(vencimento({ tributo: 'LICENCA_VEICULO', tipo: 'TRACAO_ANIMAL' })).toMatchObject(marco);
    expect(vencimento({ tributo: 'LICENCA_PUBLICIDADE', natureza: 'CONTINUACAO' })).toMatchObject(marco);
    // 31/03/1963 foi domingo
    expect(vencimento({ tributo: 'LICENCA_PUBLICIDADE' }, 1963)).toMatchObject({
      vencimento: '1963-03-31',
      vencimentoUtil: '1963-04-01',
    });
  });

  test('veículo a motor, anúncio novo e abertura não têm data na lei', () => {
    expect(vencimento({ tributo: 'LICENCA_VEICULO', tipo: 'TRACAO_MOTORA' })).toMatchObject({ falha: 'ND' });
    expect(vencimento({ tributo: 'LICENCA_PUBLICIDADE', natureza: 'ABERTURA' })).toMatchObject({
      falha: 'ND',
    });
    expect(vencimento({ tributo: 'LICENCA_ESTABELECIMENTO', natureza: 'ABERTURA' })).toMatchObject({
      falha: 'ND',
    });
    expect(vencimento({ tributo: 'LICENCA_VEICULO' })).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
  });

  test.each([
    ['IMPOSTO_PREDIAL', 1, '1959-01-31'],
    ['IMPOSTO_PREDIAL', 2, '1959-06-30'],
    ['IMPOSTO_TERRITORIAL', 1, '1959-06-30'],
    ['LICENCA_ESTABELECIMENTO', 1, '1959-01-31'],
    ['TAXA_ESTRADAS', 2, '1959-10-31'],
    ['INDUSTRIAS_PROFISSOES', 1, '1959-03-30'],
    ['INDUSTRIAS_PROFISSOES', 2, '1959-05-29'],
    ['INDUSTRIAS_PROFISSOES', 3, '1959-08-27'],
    ['INDUSTRIAS_PROFISSOES', 4, '1959-11-25'],
  ])('%s, %dª prestação: %s', (tributo, prestacao, dia) => {
    expect(vencimento({ tributo, prestacao })).toMatchObject({ vencimento: dia });
  });

  test('prestação que não há é fato errado', () => {
    expect(vencimento({ tributo: 'IMPOSTO_PREDIAL', prestacao: 3 })).toMatchObject({ falha: 'VALOR' });
    expect(vencimento({ tributo: 'INDUSTRIAS_PROFISSOES', prestacao: 5 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Cabimento e início do efeito', () => {
  const cabe = (fatos: Fatos) => lancaEmJambeiro('CABIMENTO', fatos, 1960);

  test('trocar o predial pelo territorial: só depois de seis meses, data a data', () => {
    const predio = { ato: 'SUBSTITUICAO_PREDIAL_POR_TERRITORIAL', causa: 'INUNDACAO', inicio: '1960-01-01' };
    expect(cabe({ ...predio, fim: '1960-07-01' })).toMatchObject({ cabe: false });
    expect(cabe({ ...predio, fim: '1960-07-02' })).toMatchObject({ cabe: true });
    // 31/08/1959 + 6 meses: 31/02 não existe, 1º/03/1960
    expect(cabe({ ...predio, inicio: '1959-08-31', fim: '1960-03-01' })).toMatchObject({ cabe: false });
    expect(cabe({ ...predio, inicio: '1959-08-31', fim: '1960-03-02' })).toMatchObject({ cabe: true });
  });

  test('datas trocadas ou que faltam são fato errado', () => {
    const predio = { ato: 'SUBSTITUICAO_PREDIAL_POR_TERRITORIAL', inicio: '1960-01-02' };
    expect(cabe({ ...predio, fim: '1960-01-01' })).toMatchObject({ falha: 'VALOR', fato: 'fim' });
    expect(cabe(predio)).toMatchObject({ falha: 'VALOR', fato: 'fim' });
  });

  test('sem reclamação em 15 dias o lançamento é definitivo', () => {
    const aviso = { ato: 'LANCAMENTO_DEFINITIVO', inicio: '1960-02-10' };
    expect(cabe({ ...aviso, dataReferencia: '1960-02-25' })).toMatchObject({
      cabe: false,
      limite: '1960-02-25',
    });
    expect(cabe({ ...aviso, dataReferencia: '1960-02-26' })).toMatchObject({ cabe: true });
    expect(cabe({ ...aviso, dataReferencia: '1960-02-26', reclamou: true })).toMatchObject({ cabe: false });
    // sem o dia da pergunta, o do lançamento (1º/01/1960): 17/12 + 15 = 01/01, feriado, que vai a 02/01, sábado
    expect(cabe({ ato: aviso.ato, inicio: '1959-12-16' })).toMatchObject({
      cabe: true,
      limite: '1959-12-31',
    });
    expect(cabe({ ato: aviso.ato, inicio: '1959-12-17' })).toMatchObject({
      cabe: false,
      limite: '1960-01-02',
    });
  });

  test('cada arbitramento tem os seus motivos', () => {
    for (const motivo of ['OCUPACAO', 'SEM_RECIBO', 'BENFEITORIAS', 'OUTROS_BENS'])
      expect(cabe({ ato: 'ARBITRAMENTO_PREDIAL', motivo })).toMatchObject({ cabe: true });
    expect(cabe({ ato: 'ARBITRAMENTO_PREDIAL', motivo: 'PARTE_DO_IMOVEL' })).toMatchObject({ cabe: false });
    for (const motivo of ['PREDIO_ISENTO', 'PARTE_DO_IMOVEL', 'OUTRA_RAZAO', 'SEM_RECIBO'])
      expect(cabe({ ato: 'ARBITRAMENTO_INDUSTRIAS', motivo })).toMatchObject({ cabe: true });
    expect(cabe({ ato: 'ARBITRAMENTO_INDUSTRIAS', motivo: 'OCUPACAO' })).toMatchObject({ cabe: false });
  });

  test('a revisão e a venda valem do exercício seguinte em diante', () => {
    for (const ato of ['REVISAO_ANUAL', 'ALIENACAO']) {
      expect(lancaEmJambeiro('INICIO_DO_EFEITO', { ato, dataReferencia: '1959-01-01' })).toMatchObject({
        exercicioAbrangido: 1960,
      });
      expect(lancaEmJambeiro('INICIO_DO_EFEITO', { ato, dataReferencia: '1959-12-31' })).toMatchObject({
        exercicioAbrangido: 1960,
      });
    }
  });
});
