import { avisosEmJambeiro as avisos, comTabela, lancaEmJambeiro, passosEmJambeiro } from './lancaEmJambeiro';

describe('Licenças', () => {
  test('de obra: sem dizer o que se licencia, é obra ou edificação', () => {
    const semTipo = 'Não se disse o que se licencia: obra ou edificação (Lei nº 104/1958, art. 80)';
    const tabela = comTabela('Tabela de obras', 'OBRA', 3);
    expect(avisos('LICENCA_OBRA', { area: 80 }, 1959, tabela)).toStrictEqual([semTipo]);
    expect(avisos('LICENCA_OBRA', { area: 80, tipo: 'OBRA' }, 1959, tabela)).toStrictEqual([]);
  });

  test('reabertura: sem o motivo, não há motivo justo', () => {
    const semMotivo = 'Motivo não informado: sem motivo justo';
    expect(avisos('LICENCA_REABERTURA', { diasFechado: 16 })).toStrictEqual([semMotivo]);
    expect(avisos('LICENCA_REABERTURA', { diasFechado: 16, motivoJusto: false })).toStrictEqual([]);
    expect(avisos('LICENCA_REABERTURA', { diasFechado: 16, motivoJusto: true })).toStrictEqual([]);
  });

  test('de veículo: sem prova de residência não se licencia', () => {
    expect(avisos('LICENCA_VEICULO', { tipo: 'TRACAO_MOTORA', provaResidencia: false })).toStrictEqual([
      'Sem prova de residência no Município não se licencia (Lei nº 104/1958, art. 75, parágrafo único)',
    ]);
  });
});

describe('Espécie ou taxa que não se diz', () => {
  test('diversões: é ingresso', () => {
    const semEspecie = 'Espécie não informada: ingresso, que é a regra geral (Lei nº 104/1958, art. 106, 1)';
    const bilhetes = { precoIngresso: 10, ingressos: 2 };
    expect(avisos('IMPOSTO_DIVERSOES', bilhetes)).toStrictEqual([semEspecie]);
    expect(avisos('IMPOSTO_DIVERSOES', { ...bilhetes, item: 'INGRESSO' })).toStrictEqual([]);
  });

  test('calçamento: é a execução, que se busca na tabela do lançador', () => {
    const semTaxa = 'Taxa não informada: execução de calçamento (Lei nº 104/1958, art. 110, d)';
    const tabela = comTabela('Lei do calçamento', 'EXECUCAO', 5);
    // 5,00 × 10 m
    expect(lancaEmJambeiro('TAXA_CALCAMENTO', { frente: 10 }, 1959, tabela)).toMatchObject({
      valorPorMetro: 5,
      valor: 50,
    });
    expect(avisos('TAXA_CALCAMENTO', { frente: 10 }, 1959, tabela)).toStrictEqual([semTaxa]);
    expect(avisos('TAXA_CALCAMENTO', { item: 'EXECUCAO', frente: 10 }, 1959, tabela)).toStrictEqual([]);
  });

  test('apreendidos: impostos que não se dizem não se contam', () => {
    const semImpostos = 'Impostos não informados: não se contam (Lei nº 104/1958, art. 131)';
    const devido = { valorAplicado: 200, despesas: 100 };
    expect(avisos('RETIRADA_APREENDIDOS', devido)).toStrictEqual([semImpostos]);
    expect(avisos('RETIRADA_APREENDIDOS', { ...devido, impostos: 600 })).toStrictEqual([]);
  });

  test('vencimento da publicidade: é a continuação', () => {
    const semNatureza = 'Natureza não informada: continuação (Lei nº 104/1958, art. 90)';
    expect(avisos('VENCIMENTO', { tributo: 'LICENCA_PUBLICIDADE' })).toStrictEqual([semNatureza]);
    expect(avisos('VENCIMENTO', { tributo: 'LICENCA_PUBLICIDADE', natureza: 'CONTINUACAO' })).toStrictEqual(
      [],
    );
  });
});

describe('Multas', () => {
  const naoDobra = 'Esta multa não dobra na reincidência: só as dos arts. 71, 107 e 136';

  test.each(['AMBULANTE_FIXO', 'DIVERSOES', 'SONEGACAO', 'GERAL'])(
    '%s dobra, e não leva o aviso de que não dobra',
    (infracao) => {
      expect(avisos('MULTA', { infracao, reincidente: true })).not.toContain(naoDobra);
    },
  );

  test.each([
    ['DIVERSOES', 'Lei nº 104/1958, art. 107'],
    ['SONEGACAO', 'Lei nº 104/1958, art. 136'],
    ['GERAL', 'Lei nº 104/1958, art. 136'],
  ])('%s cita o seu artigo: %s', (infracao, fundamento) => {
    expect(passosEmJambeiro('MULTA', { infracao })).toMatchObject([
      { rotulo: 'Multa no mínimo', fundamento },
    ]);
  });

  test('a quantia fixada dobra num passo à parte', () => {
    const passos = passosEmJambeiro('MULTA', {
      infracao: 'DIVERSOES',
      valorAplicado: 700,
      reincidente: true,
    });
    expect(passos).toMatchObject([
      { rotulo: 'Multa fixada pela autoridade', valor: 'Cr$ 700,00' },
      { rotulo: 'Na reincidência', conta: 'Cr$ 700,00 × 2', valor: 'Cr$ 1.400,00' },
    ]);
  });

  test('fora do horário: o artigo livre, ou a pena sem multa', () => {
    const fora = { infracao: 'AMBULANTE_FORA_HORARIO' };
    expect(avisos('MULTA', { ...fora, mercadoria: 'leite' })).toStrictEqual([
      'Este artigo pode vender-se fora do horário (Lei nº 104/1958, art. 70)',
    ]);
    expect(avisos('MULTA', fora)).toStrictEqual([
      'Sem multa: a pena é a cassação (Lei nº 104/1958, art. 70)',
    ]);
  });

  test('o funcionário responde pela multa ou pela importância', () => {
    expect(avisos('MULTA', { infracao: 'FUNCIONARIO_OMISSO', valorAplicado: 500 })).toStrictEqual([
      'O funcionário responde pela multa ou importância devida (Lei nº 104/1958, arts. 140 e 142)',
    ]);
  });

  test('só a obra se embarga', () => {
    const embargo =
      'A obra embarga-se e só prossegue pagos imposto e multa (Lei nº 104/1958, art. 82, §§ 1º e 3º)';
    const minimo = 'Multa no mínimo da faixa: a graduação é da autoridade';
    expect(avisos('MULTA_OBRA', { infracao: 'OBRA_SEM_LICENCA' })).toStrictEqual([embargo, minimo]);
    expect(avisos('MULTA_OBRA', { infracao: 'DEPOSITO_MATERIAIS_SEM_LICENCA' })).toStrictEqual([minimo]);
  });
});

describe('Prazos', () => {
  const emDias =
    'J97 (prazos em dias), leitura provável: exclui o dia do começo e inclui o do fim; caindo em domingo ou feriado, passa ao dia útil seguinte';

  test('o recurso conta-se da imposição a quem estava presente; senão, da intimação', () => {
    const recurso = { ato: 'RECURSO_AUTO', inicio: '1959-03-02' };
    const daImposicao = 'Conta-se da imposição da multa (Lei nº 104/1958, art. 124)';
    const daIntimacao = 'Conta-se da intimação (Lei nº 104/1958, art. 124)';
    expect(avisos('PRAZO', { ...recurso, presente: true })).toStrictEqual([daImposicao, emDias]);
    expect(avisos('PRAZO', { ...recurso, presente: false })).toStrictEqual([daIntimacao, emDias]);
    expect(avisos('PRAZO', recurso)).toStrictEqual([daIntimacao, emDias]);
  });

  test('o “igual tempo” é do Prefeito que decide, não de quem recorre', () => {
    const inicio = '1959-03-02T10:00';
    expect(avisos('PRAZO', { ato: 'RECURSO_APREENSAO', inicio })).toStrictEqual([]);
    expect(avisos('PRAZO', { ato: 'DECISAO_APREENSAO', inicio })).toStrictEqual([
      'J89 (art. 127, § 2º), leitura provável: o Prefeito decide de plano e em igual tempo (24 horas)',
    ]);
  });

  test.each([
    ['INSCRICAO', '02/03/1959 + 15 dias', 'Lei nº 104/1958, art. 43, § 1º'],
    ['ALTERACAO_INSCRICAO', '02/03/1959 + 15 dias', 'Lei nº 104/1958, art. 45, parágrafo único'],
    ['BAIXA_INSCRICAO', '02/03/1959 + 15 dias', 'Lei nº 104/1958, art. 47'],
    ['REVISAO_LANCAMENTO', '02/03/1959 + 6 meses', 'Lei nº 104/1958, art. 49, § 3º'],
  ])('%s: %s, pelo seu artigo: %s', (ato, conta, fundamento) => {
    expect(passosEmJambeiro('PRAZO', { ato, inicio: '1959-03-02' })).toMatchObject([
      { rotulo: 'Prazo', conta, fundamento },
    ]);
  });
});
