import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const industrias = (fatos: Fatos, quando?: number, alternativas: readonly string[] = []) =>
  lancaEmAlfredoChaves('INDUSTRIAS_PROFISSOES', fatos, quando, { alternativas });

describe('Lançamento', () => {
  test.each([
    [{ item: 'MOVIMENTO', movimento: 500000 }, 'Tabela nº 2'],
    [{ item: 'MOVIMENTO' }, 'Tabela nº 2'],
    [{}, 'Tabela nº 2'], // a regra geral é o movimento
    [{ item: 'ATIVIDADE', atividade: 'BARBEIRO' }, 'Tabela nº 3'],
    [{ atividade: 'Astronauta' }, 'Tabela nº 3'],
    [{ item: 'ANIMAIS' }, 'Tabela nº 4'],
  ])('%j: falta a %s', (fatos, tabela) => {
    const resultado = industrias(fatos);
    expect(resultado).toMatchObject({ falha: 'ND' });
    expect((resultado as { motivo: string }).motivo).toContain(tabela);
  });

  test('várias espécies somam-se, em duas prestações', () => {
    expect(industrias({ item: 'SOMA_ESPECIES', contribuicoes: [100, 250.5, 0.01] })).toMatchObject({
      valor: 350.51,
      parcelas: [
        { vencimento: '1961-02-28', valor: 175.26 },
        { vencimento: '1961-07-31', valor: 175.25 },
      ],
    });
    expect(industrias({ item: 'SOMA_ESPECIES', contribuicoes: [100, -1] })).toMatchObject({ falha: 'VALOR' });
    expect(industrias({ item: 'SOMA_ESPECIES' })).toMatchObject({ falha: 'VALOR', fato: 'contribuicoes' });
  });

  test('valor negativo vem antes da tabela ausente; isenção também', () => {
    expect(industrias({ item: 'MOVIMENTO', movimento: -1 })).toMatchObject({ falha: 'VALOR' });
    expect(industrias({ item: 'ATIVIDADE', atividade: 'BARBEIRO', isencao: 'COOPERATIVA' })).toMatchObject({
      isento: true,
      valor: 0,
      fundamento: 'Lei nº 132/1959, art. 48, 4',
    });
  });

  test('filiais e escritórios lançam-se à parte', () => {
    expect(industrias({ item: 'ESTABELECIMENTOS', quantidade: 2 })).toMatchObject({ contribuintes: 3 });
  });
});

describe('Lançamento de ofício', () => {
  const deOficio = (fatos: Fatos, quando?: number) =>
    industrias({ item: 'ACRESCIMO_EX_OFFICIO', ...fatos }, quando);

  test.each([
    [{ devolveuImpressos: true, impostoAnual: 1000 }, 1000],
    [{ impostoAnual: 1000 }, 1000],
    [{ devolveuImpressos: false, apresentouLivros: true, impostoAnual: 1000 }, 1500],
    [{ devolveuImpressos: false, impostoAnual: 1000 }, 1500],
    [{ devolveuImpressos: false, apresentouLivros: true, impostoAnual: 333.33 }, 500], // 499,995
    [{ devolveuImpressos: false, apresentouLivros: false, impostoAnterior: 1800 }, 3600],
    [{ devolveuImpressos: false, impostoAnterior: 1800 }, 3600],
  ])('%j paga %d', (fatos, valor) => {
    expect(deOficio(fatos)).toMatchObject({ valor });
  });

  test('sem o imposto de que se parte não há conta', () => {
    expect(deOficio({ devolveuImpressos: true })).toMatchObject({ falha: 'VALOR', fato: 'impostoAnual' });
    expect(deOficio({ devolveuImpressos: false, apresentouLivros: true })).toMatchObject({
      falha: 'VALOR',
      fato: 'impostoAnual',
    });
    expect(deOficio({ devolveuImpressos: false, apresentouLivros: false, impostoAnual: 1000 })).toMatchObject(
      { falha: 'VALOR', fato: 'impostoAnterior' },
    );
  });

  test('em 1965 despreza-se a fração', () => {
    // 333 × 1,5 = 499,50 → 499
    expect(deOficio({ devolveuImpressos: false, impostoAnual: 333 }, 1965)).toMatchObject({ valor: 499 });
  });
});

describe('Estabelecimento novo', () => {
  const novo = (fatos: Fatos, alternativas?: readonly string[]) =>
    industrias({ item: 'BASE_INICIANTE', movimentoMensal: 40000, ...fatos }, 1961, alternativas);

  test.each([
    [{ mesesRestantes: 8 }, 8, 320000],
    [{ mesesRestantes: 0 }, 0, 0],
    [{ inicioAtividade: '1961-03-10' }, 9, 360000], // depois dos trinta dias: abril a dezembro
    [{ inicioAtividade: '1961-01-01' }, 11, 440000],
    [{ inicioAtividade: '1961-12-01' }, 0, 0],
  ])('%j: %d meses, base %d', (fatos, meses, base) => {
    expect(novo(fatos)).toMatchObject({ meses, base });
  });

  test('pela outra leitura (L-21) conta-se também o primeiro mês', () => {
    expect(novo({ inicioAtividade: '1961-03-10' }, ['L-21'])).toMatchObject({ meses: 10, base: 400000 });
  });

  test('meses a mais, data de outro ano ou fatos de menos não se aceitam', () => {
    expect(novo({ mesesRestantes: 13 })).toMatchObject({ falha: 'VALOR' });
    expect(novo({ inicioAtividade: '1960-03-10' })).toMatchObject({
      falha: 'VALOR',
      fato: 'inicioAtividade',
    });
    expect(novo({})).toMatchObject({ falha: 'VALOR', fato: 'mesesRestantes' });
    expect(industrias({ item: 'BASE_INICIANTE', mesesRestantes: 3 })).toMatchObject({ falha: 'VALOR' });
  });

  test('na revisão mensal a base é o movimento do mês', () => {
    expect(industrias({ item: 'REVISAO_MENSAL', movimentoMensal: 12345.67 })).toMatchObject({
      base: 12345.67,
    });
  });
});

describe('Prestações', () => {
  const parcelas = (principal: number, quando: number, alternativas: readonly string[] = []) =>
    lancaEmAlfredoChaves('PARCELAS', { tributo: 'INDUSTRIAS_PROFISSOES', principal }, quando, {
      alternativas,
    });

  test.each([
    [1960, '1960-02-29', '1960-07-30'], // 31/07 é domingo; o sábado serve
    [1961, '1961-02-28', '1961-07-31'],
    [1962, '1962-02-28', '1962-07-31'],
    [1963, '1963-02-28', '1963-07-31'],
    [1964, '1964-02-29', '1964-07-31'], // 29/02 é sábado
    [1965, '1965-02-27', '1965-07-31'], // 28/02 é domingo; 27 e 31/07, sábados
    [1966, '1966-02-28', '1966-07-30'],
  ])('em %d vencem em %s e %s', (ano, primeira, segunda) => {
    expect(parcelas(3000, ano)).toMatchObject({
      parcelas: [
        { vencimento: primeira, valor: 1500 },
        { vencimento: segunda, valor: 1500 },
      ],
    });
  });

  test.each([
    [1960, '1960-02-29', '1960-07-29'],
    [1964, '1964-02-28', '1964-07-31'],
    [1965, '1965-02-26', '1965-07-30'],
    [1966, '1966-02-28', '1966-07-29'],
  ])('sem o sábado (L-20), em %d vencem em %s e %s', (ano, primeira, segunda) => {
    expect(parcelas(3000, ano, ['L-20'])).toMatchObject({
      parcelas: [{ vencimento: primeira }, { vencimento: segunda }],
    });
  });

  test('o que não divide fica na primeira, e em 1965 só há cruzeiros inteiros', () => {
    expect(parcelas(100.01, 1961)).toMatchObject({ parcelas: [{ valor: 50.01 }, { valor: 50 }] });
    expect(parcelas(101, 1965)).toMatchObject({ parcelas: [{ valor: 51 }, { valor: 50 }] });
    expect(lancaEmAlfredoChaves('PARCELAS', {})).toMatchObject({ falha: 'VALOR', fato: 'principal' });
  });
});

describe('Isenção de indústrias e profissões', () => {
  const isencao = (fatos: Fatos) =>
    lancaEmAlfredoChaves('ISENCAO', { tributo: 'INDUSTRIAS_PROFISSOES', ...fatos }, 1964);
  const nova = (instalacao: string, dataReferencia?: string, semSimilar: boolean | undefined = true) =>
    isencao({ hipotese: 'INDUSTRIA_NOVA', semSimilar, instalacao, dataReferencia });

  test.each([
    'DIARISTA',
    'FUNCIONARIO',
    'PROFESSOR',
    'ENSINO',
    'COOPERATIVA',
    'AGRICULTOR',
    'PEQUENO_PRODUTOR_RURAL',
  ])('%s é isento', (hipotese) => {
    expect(isencao({ hipotese })).toMatchObject({ isento: true });
  });

  test.each([
    ['1960-01-01', '1961-12-31', true, '1962-01-01'],
    ['1960-01-01', '1962-01-01', false, '1962-01-01'],
    ['1964-12-31', '1966-12-30', true, '1966-12-31'],
    ['1960-02-29', '1962-02-28', true, '1962-03-01'], // falta o dia: o primeiro do mês seguinte
  ])('indústria nova de %s, perguntada em %s: %p, até %s', (instalacao, referencia, isento, ate) => {
    expect(nova(instalacao, referencia)).toMatchObject({ isento, ate });
  });

  test.each(['1959-12-31', '1965-01-01'])('instalada em %s, fora da janela, não é isenta', (instalacao) => {
    const resultado = nova(instalacao);
    expect(resultado).toMatchObject({ isento: false });
    expect(resultado).not.toHaveProperty('ate');
  });

  test('com similar no Município, ou sem dizê-lo, não é isenta', () => {
    expect(nova('1962-03-01', '1963-01-01', false)).toMatchObject({ isento: false });
    expect(
      isencao({ hipotese: 'INDUSTRIA_NOVA', instalacao: '1962-03-01', dataReferencia: '1963-01-01' }),
    ).toMatchObject({ isento: false });
  });

  test('sem as datas não se responde', () => {
    expect(isencao({ hipotese: 'INDUSTRIA_NOVA', semSimilar: true })).toMatchObject({ fato: 'instalacao' });
    expect(nova('1962-03-01')).toMatchObject({ falha: 'VALOR', fato: 'dataReferencia' });
    expect(nova('1962-03-01', '1962-02-28')).toMatchObject({ falha: 'VALOR', fato: 'dataReferencia' });
    expect(isencao({ hipotese: 'CULTIVO' })).toMatchObject({ falha: 'VALOR', fato: 'hipotese' });
  });

  test('a indústria nova isenta do próprio imposto', () => {
    const fatos = { isencao: 'INDUSTRIA_NOVA', semSimilar: true, instalacao: '1960-06-01', item: 'ANIMAIS' };
    expect(industrias({ ...fatos, dataReferencia: '1961-06-01' })).toMatchObject({ isento: true });
    expect(industrias({ ...fatos, dataReferencia: '1962-06-01' })).toMatchObject({ falha: 'ND' });
  });
});

describe('Fora de horas', () => {
  const foraDeHoras = (fatos: Fatos) => lancaEmAlfredoChaves('LICENCA_FORA_HORARIO', fatos);

  test.each([
    'BAR',
    'CAFE',
    'BILHAR',
    'SORVETERIA',
    'CALDO_DE_CANA',
    'BALAS_BOMBONS',
    'FRUTAS',
    'GELO',
    'LEITERIA',
    'cafés',
    'Casa de caldo de cana',
    'cafés',
    'Casa de caldo de cana',
  ])('%s paga metade do imposto do ramo', (atividade) => {
    // 1.234,55 ÷ 2 = 617,275
    expect(foraDeHoras({ atividade, impostoIndustrias: 1234.55 })).toMatchObject({ valor: 617.28 });
  });

  test.each(['ARMAZEM', 'FARMACIA'])('%s não pode abrir, e por isso não há valor', (atividade) => {
    const resultado = foraDeHoras({ atividade, impostoIndustrias: 1000 });
    expect(resultado).toMatchObject({ permitido: false });
    expect(resultado).not.toHaveProperty('valor');
  });

  test('sem o imposto do ramo, ou sem o ramo, não há conta', () => {
    expect(foraDeHoras({ atividade: 'BAR' })).toMatchObject({ falha: 'VALOR', fato: 'impostoIndustrias' });
    expect(foraDeHoras({ impostoIndustrias: 1 })).toMatchObject({ falha: 'VALOR', fato: 'atividade' });
  });
});
