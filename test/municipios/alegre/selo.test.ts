import { avisosEmAlegre, lancaEmAlegre } from './lancaEmAlegre';

const selo = (fatos: Readonly<Record<string, unknown>>, alternativas: readonly string[] = []) =>
  lancaEmAlegre('SELO', fatos, 1952, { alternativas });

describe('Selo: linhas de valor fixo', () => {
  test.each([
    ['ALVARA', 20],
    ['ATESTADO', 20],
    ['CONTRATO', 20],
    ['CERTIDAO_DESISTENCIA', 20],
    ['CERTIDAO_NAO_ESPECIFICADA', 20],
    ['REQUERIMENTO_GERAL', 5],
    ['REQUERIMENTO_CONCORRENCIA', 25],
    ['REQUERIMENTO_ISENCAO', 10],
    ['REQUERIMENTO_VISTORIA', 50],
    ['REQUERIMENTO_EDITAL', 25],
    ['REQUERIMENTO_NAO_ESPECIFICADO', 5],
  ])('%s paga %d', (item, valor) => {
    expect(selo({ item })).toMatchObject({ valor });
  });

  test('a portaria de licença para interesses particulares não tem valor na fonte', () => {
    expect(selo({ item: 'PORTARIA_LICENCA_PARTICULAR' })).toMatchObject({ falha: 'ND' });
  });

  test('a portaria de licença para tratamento de saúde é isenta', () => {
    expect(selo({ item: 'PORTARIA_LICENCA_SAUDE' })).toMatchObject({ valor: 0, isento: true });
  });

  test('sem o papel não se calcula', () => {
    expect(selo({})).toMatchObject({ falha: 'VALOR', fato: 'item' });
    expect(selo({ item: 'PASSAPORTE' })).toMatchObject({ falha: 'VALOR', fato: 'item' });
  });
});

describe('Selo: certidões', () => {
  test('de processo ou livro paga 10,00 por folha', () => {
    expect(selo({ item: 'CERTIDAO_PROCESSO_LIVRO', folhas: 3 })).toMatchObject({ valor: 30 });
    expect(selo({ item: 'CERTIDAO_PROCESSO_LIVRO' })).toMatchObject({ falha: 'VALOR', fato: 'folhas' });
    expect(selo({ item: 'CERTIDAO_PROCESSO_LIVRO', folhas: 1.5 })).toMatchObject({ falha: 'VALOR' });
  });

  test('negativa: 20,00 pelo primeiro interessado e 10,00 por pessoa além dele', () => {
    expect(selo({ item: 'CERTIDAO_NEGATIVA' })).toMatchObject({ valor: 20 });
    expect(selo({ item: 'CERTIDAO_NEGATIVA', interessados: 1 })).toMatchObject({ valor: 20 });
    // 20 + 10 × (5 − 1)
    expect(selo({ item: 'CERTIDAO_NEGATIVA', interessados: 5 })).toMatchObject({ valor: 60 });
    expect(selo({ item: 'CERTIDAO_NEGATIVA', interessados: 0 })).toMatchObject({ falha: 'VALOR' });
  });

  test('negativa de condôminos paga 30,00 fixos, quantos forem', () => {
    expect(selo({ item: 'CERTIDAO_NEGATIVA', interessados: 5, condominos: true })).toMatchObject({
      valor: 30,
    });
    expect(selo({ item: 'CERTIDAO_NEGATIVA', interessados: 2, condominos: true })).toMatchObject({
      valor: 30,
    });
  });
});

describe('Selo: privilégios', () => {
  test('até 10 anos, 100,00 por ano ou fração', () => {
    expect(selo({ item: 'PRIVILEGIO', anos: 1 })).toMatchObject({ valor: 100 });
    expect(selo({ item: 'PRIVILEGIO', anos: 3.5 })).toMatchObject({ valor: 400 });
    expect(selo({ item: 'PRIVILEGIO', anos: 10 })).toMatchObject({ valor: 1000 });
  });

  test('de mais de 10 anos, 500,00 fixos; na outra leitura, por ano ou fração', () => {
    expect(selo({ item: 'PRIVILEGIO', anos: 10.01 })).toMatchObject({ valor: 500 });
    expect(selo({ item: 'PRIVILEGIO', anos: 20 })).toMatchObject({ valor: 500 });
    // 500 × ⌈10,01⌉ = 500 × 11
    expect(selo({ item: 'PRIVILEGIO', anos: 10.01 }, ['L-66'])).toMatchObject({ valor: 5500 });
    expect(avisosEmAlegre('SELO', { item: 'PRIVILEGIO', anos: 11 }).join()).toContain('L-66');
  });

  test('zero anos não é privilégio', () => {
    expect(selo({ item: 'PRIVILEGIO', anos: 0 })).toMatchObject({ falha: 'VALOR', fato: 'anos' });
    expect(selo({ item: 'PRIVILEGIO' })).toMatchObject({ falha: 'VALOR', fato: 'anos' });
  });
});

describe('Selo: recebimentos', () => {
  test.each([
    [20, 0.5],
    [100, 0.5],
    [100.01, 1],
    [200, 1],
    [200.01, 2],
    [300, 2],
    [300.01, 3],
    [500, 3],
    [500.01, 4],
    [1000, 4],
    // Acima, 4,00 por milhar ou fração: ⌈1.000,01 ÷ 1.000⌉ = 2; ⌈2.000 ÷ 1.000⌉ = 2; ⌈2.000,01 ÷ 1.000⌉ = 3.
    [1000.01, 8],
    [2000, 8],
    [2000.01, 12],
  ])('recibo de %d paga %d', (quantia, valor) => {
    expect(selo({ item: 'RECEBIMENTO', quantia })).toMatchObject({ valor });
  });

  test('de menos de 20,00 é isento, pelo art. 124', () => {
    expect(selo({ item: 'RECEBIMENTO', quantia: 19.99 })).toMatchObject({
      valor: 0,
      isento: true,
      fundamento: 'Lei nº 118/1951, art. 124, a',
    });
  });

  test('na outra leitura, 4,00 é o máximo', () => {
    expect(selo({ item: 'RECEBIMENTO', quantia: 5000 }, ['L-67'])).toMatchObject({ valor: 4 });
  });

  test('sem a quantia não se calcula', () => {
    expect(selo({ item: 'RECEBIMENTO' })).toMatchObject({ falha: 'VALOR', fato: 'quantia' });
    expect(selo({ item: 'RECEBIMENTO', quantia: -1 })).toMatchObject({ falha: 'VALOR', fato: 'quantia' });
  });
});

describe('Selo: requerimentos e anexos', () => {
  test('a rogo ou por procuração, mais 5,00, uma vez', () => {
    expect(selo({ item: 'REQUERIMENTO_GERAL', procuracao: true })).toMatchObject({ valor: 10 });
    expect(selo({ item: 'REQUERIMENTO_VISTORIA', procuracao: true })).toMatchObject({ valor: 55 });
    expect(selo({ item: 'REQUERIMENTO_VISTORIA', procuracao: false })).toMatchObject({ valor: 50 });
  });

  test('cada folha anexa, mais 2,00', () => {
    // 5 + 2 × 2; 5 + 5 + 2 × 3
    expect(selo({ item: 'REQUERIMENTO_GERAL', folhasAnexas: 2 })).toMatchObject({ valor: 9 });
    expect(selo({ item: 'REQUERIMENTO_GERAL', procuracao: true, folhasAnexas: 3 })).toMatchObject({
      valor: 16,
    });
    expect(selo({ item: 'DOCUMENTO_ANEXO', folhasAnexas: 4 })).toMatchObject({ valor: 8 });
  });

  test.each([
    ['GERAL', 12], // 5 + 5 + 2
    ['CONCORRENCIA', 32], // 25 + 5 + 2
    ['ISENCAO', 17], // 10 + 5 + 2
    ['VISTORIA', 57], // 50 + 5 + 2
    ['EDITAL', 32], // 25 + 5 + 2
    ['NAO_ESPECIFICADO', 12], // 5 + 5 + 2
  ])('requerimento %s por procuração, com uma folha anexa, paga %d', (especie, valor) => {
    expect(selo({ item: `REQUERIMENTO_${especie}`, procuracao: true, folhasAnexas: 1 })).toMatchObject({
      valor,
    });
  });

  test('o isento não paga nem o adicional', () => {
    expect(
      selo({ item: 'REQUERIMENTO_GERAL', procuracao: true, folhasAnexas: 3, isencao: 'INDIGENTE' }),
    ).toMatchObject({ valor: 0, isento: true });
  });
});

describe('Selo: isenções', () => {
  test.each([
    ['POBREZA', 'ATESTADO'],
    ['ELEITORAL', 'REQUERIMENTO_GERAL'],
    ['MILITAR', 'ATESTADO'],
    ['ESCOLAR', 'ATESTADO'],
    ['FUNCIONARIO', 'REQUERIMENTO_GERAL'],
    ['ENSINO', 'RECEBIMENTO'],
    ['CARIDADE', 'ATESTADO'],
    ['INDIGENTE', 'REQUERIMENTO_GERAL'],
    ['VEREADOR', 'REQUERIMENTO_GERAL'],
    ['UNIAO_ESTADO', 'CONTRATO'],
  ])('%s é isento', (isencao, item) => {
    expect(selo({ item, isencao })).toMatchObject({ valor: 0, isento: true });
  });

  test('a isenção alegada vem antes do valor que falta na tabela', () => {
    expect(selo({ item: 'PORTARIA_LICENCA_PARTICULAR', isencao: 'FUNCIONARIO' })).toMatchObject({
      isento: true,
    });
  });

  test('havendo signatário sem isenção, ele paga o selo inteiro', () => {
    expect(
      selo({ item: 'REQUERIMENTO_GERAL', isencao: 'VEREADOR', signatarioNaoIsento: true }),
    ).toMatchObject({
      valor: 5,
    });
  });
});

describe('Selo: por verba ou por estampilha', () => {
  test('acima de 100,00, por verba; 100,00 exatos, por estampilha', () => {
    const fundamento = 'Lei nº 118/1951, art. 119, 2º';
    expect(selo({ item: 'FORMA_PAGAMENTO', principal: 100 })).toMatchObject({
      forma: 'ESTAMPILHA',
      fundamento,
    });
    expect(selo({ item: 'FORMA_PAGAMENTO', principal: 100.01 })).toMatchObject({
      forma: 'VERBA',
      fundamento,
    });
    expect(selo({ item: 'FORMA_PAGAMENTO', principal: 5, selosEmitidos: true })).toMatchObject({
      forma: 'ESTAMPILHA',
    });
    expect(selo({ item: 'FORMA_PAGAMENTO' })).toMatchObject({ falha: 'VALOR', fato: 'principal' });
  });

  test('enquanto não se emitem os selos, sempre por verba', () => {
    expect(selo({ item: 'FORMA_PAGAMENTO', principal: 5, selosEmitidos: false })).toMatchObject({
      forma: 'VERBA',
      fundamento: 'Lei nº 118/1951, art. 135',
    });
  });
});
