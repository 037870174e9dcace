import { avisosEmJambeiro, comTabela, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const industrias = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('INDUSTRIAS_PROFISSOES', fatos, quando);

describe('Parte variável', () => {
  test.each([
    ['COMERCIO', 0.1, 1200],
    ['DEPOSITO_FECHADO', 0.1, 1200],
    ['ASTRONAUTA', 0.1, 1200],
    ['COLEGIO', 0.05, 600],
    ['HOSPITAL', 0.05, 600],
    ['CASA_DE_SAUDE', 0.05, 600],
    ['SANATORIO', 0.05, 600],
    ['HOTEL', 0.05, 600],
    ['PENSAO_FAMILIAR', 0.05, 600],
    ['CINEMA', 0.05, 600],
    ['TEATRO', 0.05, 600],
    ['ARMAZEM_GERAL', 0.05, 600],
    ['ESTABELECIMENTO_CREDITO', 0, 0],
    ['DESCONTO_TITULOS', 0, 0],
  ])('%s: alíquota %d sobre 12.000,00 dá %d', (atividade, aliquota, valor) => {
    expect(industrias({ item: 'PARTE_VARIAVEL', atividade, valorLocativo: 12000 })).toMatchObject({
      aliquota,
      valor,
    });
  });

  test('a atividade se reconhece como se escreve', () => {
    expect(industrias({ item: 'parte variável', atividade: 'Colégios', valorLocativo: 1000 })).toMatchObject({
      aliquota: 0.05,
    });
  });

  test('sem atividade vale a alíquota geral, com aviso', () => {
    expect(industrias({ item: 'PARTE_VARIAVEL', valorLocativo: 1000 })).toMatchObject({ valor: 100 });
    expect(
      avisosEmJambeiro('INDUSTRIAS_PROFISSOES', { item: 'PARTE_VARIAVEL', valorLocativo: 1000 }),
    ).toContain('Atividade não informada: alíquota geral (Lei nº 104/1958, art. 40)');
  });

  test('o valor locativo pode vir do aluguel ou do arbitramento', () => {
    expect(industrias({ item: 'PARTE_VARIAVEL', aluguel: 3000 })).toMatchObject({ valor: 300 });
    expect(industrias({ item: 'PARTE_VARIAVEL', aluguel: 3000, valorLocativoArbitrado: 4000 })).toMatchObject(
      { valor: 400 },
    );
    expect(industrias({ item: 'PARTE_VARIAVEL' })).toMatchObject({ falha: 'VALOR', fato: 'valorLocativo' });
  });
});

describe('Parte fixa', () => {
  const tres = { item: 'PARTE_FIXA', partesFixas: [800, 1200, 500] };
  const juntas = { mesmoLocal: true, mesmaAdministracao: true, escrituracaoComum: true };

  test('cada atividade paga a sua: 800 + 1.200 + 500', () => {
    expect(industrias(tres)).toMatchObject({ valor: 2500 });
  });

  test('num só local, administração e escrituração, só a maior; faltando uma das três, a soma', () => {
    expect(industrias({ ...tres, ...juntas })).toMatchObject({ valor: 1200 });
    for (const falta of Object.keys(juntas))
      expect(industrias({ ...tres, ...juntas, [falta]: false })).toMatchObject({ valor: 2500 });
  });

  test('atividades conexas pagam só a principal', () => {
    expect(industrias({ ...tres, conexas: true, parteFixa: 800 })).toMatchObject({ valor: 800 });
  });

  test('armazém geral e depósito fechado não a pagam', () => {
    for (const atividade of ['ARMAZEM_GERAL', 'DEPOSITO_FECHADO'])
      expect(industrias({ item: 'PARTE_FIXA', atividade, parteFixa: 900 })).toMatchObject({ valor: 0 });
  });

  test('sem as tabelas anexas não há resposta', () => {
    expect(industrias({ item: 'PARTE_FIXA', atividade: 'COMERCIO' })).toMatchObject({ falha: 'ND' });
    expect(industrias({ item: 'PARTE_FIXA' })).toMatchObject({ falha: 'ND' });
    expect(industrias({ item: 'PARTE_FIXA', partesFixas: [] })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Imposto do ano', () => {
  test('fixa mais variável, com a taxa de assistência social à parte', () => {
    // 800 + 10% × 12.000 = 2.000; taxa 200; total 2.200
    expect(
      industrias({ item: 'TOTAL', atividade: 'COMERCIO', valorLocativo: 12000, parteFixa: 800 }),
    ).toMatchObject({
      parteFixa: 800,
      parteVariavel: 1200,
      imposto: 2000,
      taxaAssistenciaSocial: 200,
      valor: 2200,
      parcelas: [
        { vencimento: '1959-03-30', valor: 550 },
        { vencimento: '1959-05-29', valor: 550 },
        { vencimento: '1959-08-27', valor: 550 },
        { vencimento: '1959-11-25', valor: 550 },
      ],
    });
  });

  test('armazém geral: só 5% do valor locativo', () => {
    // 5% × 24.000 = 1.200; taxa 120
    expect(industrias({ item: 'TOTAL', atividade: 'ARMAZEM_GERAL', valorLocativo: 24000 })).toMatchObject({
      parteFixa: 0,
      imposto: 1200,
      taxaAssistenciaSocial: 120,
      valor: 1320,
    });
  });

  test('banco: só a parte fixa, e não precisa do valor locativo', () => {
    expect(
      industrias({ item: 'TOTAL', atividade: 'ESTABELECIMENTO_CREDITO', parteFixa: 5000 }),
    ).toMatchObject({
      parteVariavel: 0,
      imposto: 5000,
      valor: 5500,
    });
  });

  test('a taxa é sobre o imposto já em centavos', () => {
    // 10% × 123,45 = 12,345 → 12,35; taxa 1,235 → 1,24; soma 13,59
    expect(industrias({ item: 'TOTAL', atividade: 'DEPOSITO_FECHADO', valorLocativo: 123.45 })).toMatchObject(
      {
        imposto: 12.35,
        taxaAssistenciaSocial: 1.24,
        valor: 13.59,
      },
    );
  });

  test('em 1965 cada quantia perde a fração de cruzeiro', () => {
    // 801 + 123,40 = 924,40 → 924; taxa 92,40 → 92
    expect(
      industrias({ item: 'TOTAL', atividade: 'COMERCIO', valorLocativo: 1234, parteFixa: 801 }, 1965),
    ).toMatchObject({ imposto: 924, taxaAssistenciaSocial: 92, valor: 1016 });
  });

  test('sem a parte fixa não há resposta; sem o valor locativo, fato errado', () => {
    for (const atividade of ['COMERCIO', 'ASTRONAUTA'])
      expect(industrias({ item: 'TOTAL', atividade, valorLocativo: 12000 })).toMatchObject({ falha: 'ND' });
    expect(industrias({ item: 'TOTAL', atividade: 'COMERCIO' })).toMatchObject({ falha: 'VALOR' });
  });

  test('o lançador que tem as tabelas as fornece, mesmo para atividade que a lei não nomeia', () => {
    // 1.500 + 10% × 1.000 = 1.600; taxa 160
    const opcoes = comTabela('Tabelas de indústrias e profissões', 'Astronauta', '1.500,00');
    expect(
      lancaEmJambeiro(
        'INDUSTRIAS_PROFISSOES',
        { atividade: 'ASTRONAUTA', valorLocativo: 1000 },
        1959,
        opcoes,
      ),
    ).toMatchObject({ parteFixa: 1500, imposto: 1600, valor: 1760 });
  });

  test('ambulante, feira e festividade pagam de uma só vez, pelo período', () => {
    const resultado = industrias({ item: 'PERIODO', parteFixa: 100 });
    // 100 + taxa de 10
    expect(resultado).toMatchObject({ valor: 110, parcelaUnica: true });
    expect(resultado).not.toHaveProperty('parcelas');
  });
});

describe('Começo e fim da atividade', () => {
  test.each([
    ['1959-01-01', 4, 2000, false],
    ['1959-03-31', 4, 2000, false],
    ['1959-04-01', 3, 1500, false],
    ['1959-06-30', 3, 1500, false],
    ['1959-07-01', 2, 1000, true],
    ['1959-10-01', 1, 500, true],
    ['1959-12-31', 1, 500, true],
  ])(
    'quem começa em %s paga %d quartos de 2.000,00: %d',
    (inicioAtividade, trimestres, valor, parcelaUnica) => {
      expect(industrias({ item: 'PROPORCIONAL_INICIO', impostoAnual: 2000, inicioAtividade })).toMatchObject({
        trimestres,
        valor,
        parcelaUnica,
      });
    },
  );

  test.each([
    ['1959-03-31', 1, 500],
    ['1959-04-01', 2, 1000],
    ['1959-09-30', 3, 1500],
    ['1959-10-01', 4, 2000],
  ])('quem cessa em %s paga %d quartos de 2.000,00: %d', (cessacao, trimestres, valor) => {
    expect(industrias({ item: 'PROPORCIONAL_BAIXA', impostoAnual: 2000, cessacao })).toMatchObject({
      trimestres,
      valor,
    });
  });

  test('data de outro exercício é fato errado', () => {
    expect(
      industrias({ item: 'PROPORCIONAL_INICIO', impostoAnual: 2000, inicioAtividade: '1958-12-31' }),
    ).toMatchObject({ falha: 'VALOR', fato: 'inicioAtividade' });
    expect(industrias({ item: 'PROPORCIONAL_BAIXA', impostoAnual: 2000 })).toMatchObject({
      falha: 'VALOR',
      fato: 'cessacao',
    });
  });
});

describe('Lançamento ex officio', () => {
  const caso = { item: 'ACRESCIMO_EX_OFFICIO', impostoAnual: 2000 };

  test('inscrito até o 15º dia não tem acréscimo; no seguinte, 20% uma vez', () => {
    const inicioAtividade = '1959-03-10';
    expect(industrias({ ...caso, inicioAtividade, inscricao: '1959-03-25' })).toMatchObject({
      prazo: '1959-03-25',
      acrescimo: 0,
      valor: 2000,
    });
    expect(industrias({ ...caso, inicioAtividade, inscricao: '1959-03-26' })).toMatchObject({
      acrescimo: 400,
      valor: 2400,
    });
  });

  test('prazo que acaba em domingo passa à segunda-feira', () => {
    // 07/03/1959 + 15 = 22/03/1959, domingo
    expect(industrias({ ...caso, inicioAtividade: '1959-03-07', inscricao: '1959-03-23' })).toMatchObject({
      prazo: '1959-03-23',
      prazoNominal: '1959-03-22',
      acrescimo: 0,
    });
  });

  test('quem não se inscreveu, não renovou ou recusou os livros paga o acréscimo', () => {
    expect(industrias({ ...caso, inicioAtividade: '1959-03-10' })).toMatchObject({ valor: 2400 });
    expect(industrias({ ...caso, renovou: false })).toMatchObject({ valor: 2400, acrescimo: 400 });
    expect(industrias({ ...caso, recusouLivros: true })).toMatchObject({ valor: 2400 });
    expect(industrias(caso)).toMatchObject({ falha: 'VALOR', fato: 'inicioAtividade' });
  });
});

describe('Fichas de inscrição', () => {
  const fichas = (fatos: Fatos) => lancaEmJambeiro('FICHAS_INSCRICAO', fatos);

  test('uma por atividade em cada local, em duas vias', () => {
    expect(fichas({ atividadesPorLocal: [1] })).toMatchObject({ fichas: 1, vias: 2 });
    expect(fichas({ atividadesPorLocal: [2, 3] })).toMatchObject({ fichas: 5, vias: 10 });
    expect(fichas({ atividadesPorLocal: '1; 1; 1' })).toMatchObject({ fichas: 3, vias: 6 });
  });

  test('e uma por profissão liberal', () => {
    expect(fichas({ profissoesLiberais: 2 })).toMatchObject({ fichas: 2, vias: 4 });
    expect(fichas({ atividadesPorLocal: [1], profissoesLiberais: 2 })).toMatchObject({ fichas: 3, vias: 6 });
  });

  test('número que não é inteiro, ou nenhum, é fato errado', () => {
    expect(fichas({ atividadesPorLocal: [1.5] })).toMatchObject({ falha: 'VALOR' });
    expect(fichas({})).toMatchObject({ falha: 'VALOR', fato: 'atividadesPorLocal' });
  });
});
