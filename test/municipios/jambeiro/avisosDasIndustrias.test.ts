import {
  avisosEmJambeiro,
  comTabela,
  lancaEmJambeiro,
  passosEmJambeiro,
  rotulosEmJambeiro,
} from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const industrias = (fatos: Fatos, quando = 1959, opcoes = {}) =>
  lancaEmJambeiro('INDUSTRIAS_PROFISSOES', fatos, quando, opcoes);
const avisos = (fatos: Fatos) => avisosEmJambeiro('INDUSTRIAS_PROFISSOES', fatos);
const rotulos = (fatos: Fatos, quando = 1959) => rotulosEmJambeiro('INDUSTRIAS_PROFISSOES', fatos, quando);

describe('Imposto do ano', () => {
  const loja = { atividade: 'COMERCIO', valorLocativo: 1000, parteFixa: 100 };
  const prestacoes =
    'Cada prestação conta-se do vencimento da anterior como a lei o escreve (Lei nº 104/1958, art. 56)';

  test('é o que se calcula quando não se diz o quê, com aviso', () => {
    expect(avisos(loja)).toStrictEqual([
      'Cálculo não informado: imposto do ano, com a taxa de assistência social',
      prestacoes,
    ]);
    expect(avisos({ ...loja, item: 'TOTAL' })).toStrictEqual([prestacoes]);
  });
});

describe('Ambulante, feira e festividade', () => {
  const feira = { item: 'PERIODO', atividade: 'COMERCIO', parteFixa: 100 };
  const deUmaVez = 'Paga-se de uma só vez, adiantado, pelo período (Lei nº 104/1958, arts. 49, § 5º, e 59)';
  const semLocal =
    'Sem valor locativo informado: sem local fixo, não há parte variável (Lei nº 104/1958, art. 40)';

  test('sem local não há parte variável, e a memória o diz', () => {
    expect(avisos(feira)).toStrictEqual([deUmaVez, semLocal]);
  });

  // 100 + 10% × 1.000 = 200; taxa 10% × 200 = 20
  test.each(['valorLocativo', 'aluguel', 'valorLocativoArbitrado'])(
    'com local, dito pelo %s, há a parte variável',
    (nome) => {
      const comLocal = { ...feira, [nome]: 1000 };
      expect(industrias(comLocal)).toMatchObject({
        parteVariavel: 100,
        imposto: 200,
        valor: 220,
        parcelaUnica: true,
      });
      expect(avisos(comLocal)).toStrictEqual([deUmaVez]);
    },
  );

  test('não tem prestações: nem na memória, nem sobra de centavo entre elas', () => {
    // 100,01; taxa 10,001 → 10,00: total 110,01, que não se reparte por quatro
    const torta = { ...feira, parteFixa: 100.01 };
    expect(industrias(torta)).toMatchObject({ valor: 110.01 });
    expect(avisos(torta)).toStrictEqual([deUmaVez, semLocal]);
    expect(rotulos(torta).filter((rotulo) => rotulo.includes('prestação'))).toStrictEqual([]);
  });
});

describe('Começo e fim da atividade', () => {
  const trimestre =
    'J47 (art. 49, § 4º), leitura provável: trimestre civil; deve-se o imposto desde o começo dele, em quartos do ano';
  const deUmaVez =
    'J50 (art. 56, § 5º), leitura provável: início no 2º semestre: de uma só vez, sem o desconto; a lei não dá o dia';
  const inicio = (inicioAtividade: string) =>
    avisos({ item: 'PROPORCIONAL_INICIO', impostoAnual: 2000, inicioAtividade });

  test('só quem começa no segundo semestre paga de uma só vez', () => {
    expect(inicio('1959-06-30')).toStrictEqual([trimestre]);
    expect(inicio('1959-07-01')).toStrictEqual([trimestre, deUmaVez]);
  });

  test('data de outro exercício: a mensagem diz o ano que veio e o que se espera', () => {
    expect(
      industrias({ item: 'PROPORCIONAL_BAIXA', impostoAnual: 2000, cessacao: '1960-01-01' }),
    ).toStrictEqual({
      falha: 'VALOR',
      fato: 'cessacao',
      motivo: 'cessacao: é de 1960; aceita-se uma data do exercício 1959',
    });
  });
});

describe('Lançamento ex officio', () => {
  const caso = { item: 'ACRESCIMO_EX_OFFICIO', impostoAnual: 2000 };
  const naoInscrito = 'Inscrição não informada: conta como não feita (Lei nº 104/1958, art. 44)';
  const umSo = 'J44 (arts. 44 e 49, § 1º), leitura provável: um só acréscimo de 20%, não dois';
  const renovacao =
    'J45 (art. 46, § 2º), leitura provável: a falta de renovação também leva ao acréscimo do art. 44';

  test.each([
    [{ inicioAtividade: '1959-03-10' }, [naoInscrito, umSo]],
    [{ inicioAtividade: '1959-03-10', inscricao: '1959-03-25' }, []],
    [{ inicioAtividade: '1959-03-10', inscricao: '1959-03-26' }, [umSo]],
    [{ renovou: false }, [renovacao, umSo]],
    [{ recusouLivros: true }, [umSo]],
    [{ inicioAtividade: '1959-03-10', inscricao: '1959-03-20', renovou: true }, []],
  ])('%j', (fatos, esperados) => {
    expect(avisos({ ...caso, ...fatos })).toStrictEqual(esperados);
  });

  test('quem não renovou paga o acréscimo, ainda que inscrito, sem se perguntar do início', () => {
    // 20% × 2.000 = 400
    expect(industrias({ ...caso, renovou: false, inscricao: '1959-03-25' })).toMatchObject({
      acrescimo: 400,
      valor: 2400,
    });
  });

  test('em 1965 o imposto dado e o acréscimo perdem a fração de cruzeiro', () => {
    // 1.234,50 → 1.234; 20% × 1.234 = 246,80 → 246
    const em1965 = { ...caso, impostoAnual: 1234.5, recusouLivros: true };
    expect(industrias(em1965, 1965)).toMatchObject({ acrescimo: 246, valor: 1480 });
    expect(rotulos(em1965, 1965)).toStrictEqual([
      'Imposto do ano',
      'Acréscimo',
      'Acréscimo',
      'Imposto com o acréscimo',
    ]);
  });
});

describe('Parte fixa', () => {
  const tabela = comTabela('Tabelas de indústrias e profissões', 'COMERCIO', 900);
  const conexas = { item: 'PARTE_FIXA', conexas: true, partesFixas: [800, 1200] };

  test('atividades conexas: só a da principal, pela tabela, e não a soma das dadas', () => {
    expect(industrias({ ...conexas, atividade: 'COMERCIO' }, 1959, tabela)).toMatchObject({ valor: 900 });
    expect(industrias(conexas)).toMatchObject({ falha: 'ND' });
    expect(avisos({ ...conexas, parteFixa: 800 })).toStrictEqual([
      'Atividades conexas: só a parte fixa da principal (Lei nº 104/1958, art. 39)',
    ]);
    expect(avisos({ ...conexas, conexas: false })).toStrictEqual([]);
  });

  test('lista vazia, ou nem a atividade, diz o que informar', () => {
    expect(industrias({ item: 'PARTE_FIXA', partesFixas: [] })).toMatchObject({
      fato: 'partesFixas',
      motivo: 'partesFixas: é preciso informar ao menos uma parte fixa',
    });
    expect(industrias({ item: 'PARTE_FIXA' })).toMatchObject({
      falha: 'ND',
      motivo:
        'tabela ausente: Tabelas de indústrias e profissões (art. 38) não está na fonte da lei; informe a atividade ou a parte fixa para buscar o valor nas tabelas complementares',
    });
  });

  test('cada prazo cita o seu artigo', () => {
    const dias = passosEmJambeiro('PARCELAS', { tributo: 'INDUSTRIAS_PROFISSOES', principal: 400 });
    expect(dias.map(({ rotulo, fundamento }) => [rotulo, fundamento])).toStrictEqual([
      ['2ª prestação', 'Lei nº 104/1958, art. 56, § 2º'],
      ['3ª prestação', 'Lei nº 104/1958, art. 56, § 3º'],
      ['4ª prestação', 'Lei nº 104/1958, art. 56, § 4º'],
    ]);
  });
});
