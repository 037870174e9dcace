import { lancaEmAlfredoChaves, linhaComplementar } from './lancaEmAlfredoChaves';

describe('Fatos que se cruzam ou que faltam', () => {
  test('o valor locativo declarado é a base, se ninguém o arbitrou (art. 13)', () => {
    expect(
      lancaEmAlfredoChaves('IMPOSTO_PREDIAL', { valorLocativo: 12000, aluguel: 13000, sublocacao: 14000 }),
    ).toMatchObject({ base: 12000, valor: 1200 });
  });

  test('sem dizer quando se paga, não se fala em desconto', () => {
    expect(lancaEmAlfredoChaves('IMPOSTO_PREDIAL', { valorLocativo: 12000 })).not.toHaveProperty('desconto');
  });

  test('só se fala de livros de quem não devolveu os impressos (art. 40, § 2º)', () => {
    const deOficio = { item: 'ACRESCIMO_EX_OFFICIO', impostoAnual: 1000, impostoAnterior: 1800 };
    // Books shown: 1.000 × 1,5
    expect(
      lancaEmAlfredoChaves('INDUSTRIAS_PROFISSOES', { ...deOficio, apresentouLivros: true }),
    ).toMatchObject({ valor: 1500, acrescimo: 500 });
    // Neither: 1.800 × 2
    expect(
      lancaEmAlfredoChaves('INDUSTRIAS_PROFISSOES', { ...deOficio, apresentouLivros: false }),
    ).toMatchObject({ valor: 3600, acrescimo: 1800 });
    expect(
      lancaEmAlfredoChaves('INDUSTRIAS_PROFISSOES', {
        ...deOficio,
        apresentouLivros: true,
        devolveuImpressos: true,
      }),
    ).toMatchObject({ valor: 1000, acrescimo: 0 });
  });

  test('indústria que nunca foi isenta paga pela tabela', () => {
    const tabelas = [linhaComplementar('Tabela nº 2', 'MOVIMENTO', 900)];
    const fatos = { isencao: 'INDUSTRIA_NOVA', instalacao: '1960-06-01', dataReferencia: '1961-06-01' };
    const imposto = (semSimilar: boolean) =>
      lancaEmAlfredoChaves('INDUSTRIAS_PROFISSOES', { ...fatos, semSimilar }, 1961, { tabelas });
    expect(imposto(false)).toMatchObject({ valor: 900 });
    expect(imposto(true)).toMatchObject({ isento: true, valor: 0 });
  });

  test('adicional do predial pelas duas outras leituras: depois do desconto de fevereiro', () => {
    const fatos = { tributo: 'IMPOSTO_PREDIAL', principal: 1000, pagamento: '1961-02-10', integral: true };
    // 1.000 − 5% = 950; × 10% = 95
    expect(lancaEmAlfredoChaves('ADICIONAL', fatos, 1961, { alternativas: ['L-35', 'L-56'] })).toMatchObject({
      valor: 95,
    });
  });
});

describe('Cancelamento da dívida ativa (art. 138)', () => {
  const cabe = (fatos: Readonly<Record<string, unknown>>) =>
    lancaEmAlfredoChaves('CABIMENTO', { ato: 'CANCELAMENTO_DIVIDA_ATIVA', ...fatos });
  const pequeno = { unicoPredio: true, valorLocativoMensal: 80 };
  const pobre = { pobre: true, soPredioEmQueMora: true };

  test('sem dizer a hipótese, basta uma das alíneas a e b', () => {
    expect(cabe({ ...pequeno, pobre: true })).toMatchObject({ cabe: true }); // a: ser pobre não prejudica
    expect(cabe({ ...pequeno, pobre: true, soPredioEmQueMora: false })).toMatchObject({ cabe: true });
    expect(cabe({ ...pobre, unicoPredio: true, valorLocativoMensal: 150 })).toMatchObject({ cabe: true }); // b
    expect(cabe({ ...pobre, unicoPredio: true })).toMatchObject({ cabe: true });
    expect(cabe({ pobre: true, unicoPredio: true, valorLocativoMensal: 150 })).toMatchObject({ cabe: false });
    expect(cabe({ pobre: false, soPredioEmQueMora: true })).toMatchObject({ cabe: false });
  });

  test('a alínea c, que só reduz a dívida, tem de ser alegada', () => {
    expect(cabe({ pobre: true })).toMatchObject({ cabe: false });
    expect(cabe({ pobre: true, hipotese: 'POBRE_SEM_BENS' })).toMatchObject({ cabe: true });
  });

  test('dita a hipótese, é só ela que se julga', () => {
    const ambos = { ...pequeno, ...pobre };
    expect(cabe({ ...ambos, hipotese: 'PEQUENO_PROPRIETARIO' })).toMatchObject({ cabe: true });
    expect(cabe({ ...ambos, hipotese: 'POBRE_COM_PREDIO' })).toMatchObject({ cabe: true });
    expect(cabe({ ...pobre, hipotese: 'PEQUENO_PROPRIETARIO' })).toMatchObject({ cabe: false });
    expect(cabe({ ...pequeno, hipotese: 'POBRE_COM_PREDIO' })).toMatchObject({ cabe: false });
    expect(cabe({ ...pequeno, hipotese: 'POBRE_SEM_BENS' })).toMatchObject({ cabe: false });
    expect(cabe({ ...pobre, pobre: false, hipotese: 'POBRE_SEM_BENS' })).toMatchObject({ cabe: false });
  });
});

describe("Isenção da pena d'água (art. 115)", () => {
  test.each([
    [undefined, true],
    ['PENA', true],
    ['MINIMO_MENSAL', true],
    ['LIGACAO', false],
    ['RELIGACAO', false],
    ['DERIVACAO_OBRA', false],
  ])('de %s: isento %p', (item, isento) => {
    const resultado = lancaEmAlfredoChaves(
      'TAXA_AGUA',
      { item, meses: 1, atividade: 'INDUSTRIA', isencao: 'ISENTO_PREDIAL' },
      1964,
    );
    if (isento) expect(resultado).toMatchObject({ isento: true, valor: 0 });
    else expect(resultado).not.toHaveProperty('isento');
  });

  test("sem dizer o serviço é a pena d'água, em duas prestações", () => {
    // 15/03/1966 e 15/07/1966 são terça e sexta-feira; 720 ÷ 2
    expect(lancaEmAlfredoChaves('TAXA_AGUA', { valorTabela: 720 }, 1966)).toMatchObject({
      valor: 720,
      parcelas: [
        { vencimento: '1966-03-15', valor: 360 },
        { vencimento: '1966-07-15', valor: 360 },
      ],
    });
  });
});

describe('Gado e cemitério', () => {
  const gado = [linhaComplementar('Tabela nº 6', 'CABECA', 10), linhaComplementar('Tabela nº 6', 'SUINO', 8)];
  const talho = (fatos: Readonly<Record<string, unknown>>) =>
    lancaEmAlfredoChaves('LICENCA_TALHO', { semRegistro: true, ...fatos }, 1961, { tabelas: gado });

  test('cabeça sem espécie dita paga a sua linha; nenhuma cabeça, nada; sem dizê-las não há conta', () => {
    expect(talho({ cabecas: 3 })).toMatchObject({ valor: 30 }); // 3 × 10
    expect(talho({ cabecas: 3, suinos: 2 })).toMatchObject({ valor: 46 }); // 30 + 2 × 8
    expect(talho({ cabecas: 0, suinos: 2 })).toMatchObject({ valor: 16 });
    expect(talho({ cabecas: 0 })).toMatchObject({ valor: 0 });
    expect(talho({})).toMatchObject({ falha: 'VALOR', fato: 'cabecas' });
  });

  test('com uma tarifa só, todo o gado abatido conta (art. 121)', () => {
    const matadouro = (fatos: Readonly<Record<string, unknown>>) =>
      lancaEmAlfredoChaves('TAXA_MATADOURO', { valorTabela: 80, ...fatos });
    // (2 + 3 + 1 + 4) × 80
    expect(matadouro({ bovinos: 2, suinos: 3, caprinos: 1, lanigeros: 4 })).toMatchObject({ valor: 800 });
    expect(matadouro({ suinos: 3 })).toMatchObject({ valor: 240 });
    expect(matadouro({ cabecas: 5, bovinos: 2 })).toMatchObject({ valor: 400 }); // o total já dito
    expect(matadouro({ cabecas: 0 })).toMatchObject({ valor: 0 });
  });

  test('sem dizer o ato é a inumação, que em sepultura rasa se isenta (art. 130, a)', () => {
    const cemiterio = (fatos: Readonly<Record<string, unknown>>) =>
      lancaEmAlfredoChaves('TAXA_CEMITERIO', { isencao: 'POBRE', ...fatos });
    expect(cemiterio({ tipo: 'SEPULTURA_RASA' })).toMatchObject({ isento: true, valor: 0 });
    expect(cemiterio({ tipo: 'CARNEIRO' })).toMatchObject({ falha: 'ND' });
    expect(cemiterio({})).toMatchObject({ falha: 'ND' });
  });
});
