import { avisosEmJambeiro, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const predial = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('IMPOSTO_PREDIAL', fatos, quando);

describe('Imposto predial', () => {
  test('oito por cento do valor locativo anual, em duas prestações iguais', () => {
    // 8% × 6.000,00 = 480,00
    expect(predial({ valorLocativo: 6000 })).toMatchObject({
      valor: 480,
      base: 6000,
      parcelas: [
        { vencimento: '1959-01-31', valor: 240 },
        { vencimento: '1959-06-30', valor: 240 },
      ],
    });
  });

  test('o centavo que sobra vai na primeira prestação', () => {
    // 8% × 12.345,67 = 987,6536 → 987,65 = 493,83 + 493,82
    expect(predial({ valorLocativo: 12345.67 })).toMatchObject({
      valor: 987.65,
      parcelas: [{ valor: 493.83 }, { valor: 493.82 }],
    });
  });

  test('vencimento em domingo traz também o dia útil', () => {
    // 31/01/1960 foi domingo
    expect(predial({ valorLocativo: 6000 }, 1960)).toMatchObject({
      parcelas: [
        { vencimento: '1960-01-31', vencimentoUtil: '1960-02-01', valor: 240 },
        { vencimento: '1960-06-30', valor: 240 },
      ],
    });
  });

  test('em 1965 não há centavos', () => {
    // 8% × 12.345 = 987,60 → 987 = 494 + 493
    expect(predial({ valorLocativo: 12345 }, 1965)).toMatchObject({
      valor: 987,
      parcelas: [{ valor: 494 }, { valor: 493 }],
    });
  });

  test('base zero dá zero, sem isenção', () => {
    for (const fatos of [
      { valorLocativo: 0 },
      { valorLocativo: 0, unicoBemUnicoRecurso: true, invalidoSemArrimo: true },
      { valorLocativoArbitrado: 0, unicoBemUnicoRecurso: true, invalidoSemArrimo: true },
    ]) {
      // 8% × 0 = 0
      expect(predial(fatos)).toMatchObject({ valor: 0, base: 0 });
      expect(predial(fatos)).not.toHaveProperty('isento');
    }
  });

  test('sem nenhuma base é fato errado', () => {
    expect(predial({})).toMatchObject({ falha: 'VALOR', fato: 'valorLocativo' });
    expect(predial({ valorVenal: 100000 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Preço da locação', () => {
  test('aluguel de um mês vezes doze', () => {
    expect(predial({ aluguelMensal: 500 })).toMatchObject({ base: 6000, valor: 480 });
  });

  test('somam-se os encargos e o que a sublocação dá a mais', () => {
    // 10.000 + 500 + (12.000 − 10.000) = 12.500; × 8% = 1.000
    expect(predial({ aluguel: 10000, encargosLocatario: 500, sublocacao: 12000 })).toMatchObject({
      base: 12500,
      valor: 1000,
    });
    expect(predial({ aluguel: 10000, sublocacao: 10000.01 })).toMatchObject({ base: 10000.01 });
    expect(predial({ aluguel: 10000, sublocacao: 9000 })).toMatchObject({ base: 10000, valor: 800 });
  });

  test('luz, água e gás pagos à parte não entram', () => {
    expect(predial({ aluguel: 10000, utilidadesSeparadas: 900 })).toMatchObject({ base: 10000 });
  });

  test('com aluguel provado não há mínimo pelo valor venal', () => {
    expect(predial({ aluguel: 4000, valorVenal: 500000 })).toMatchObject({ base: 4000, valor: 320 });
    expect(avisosEmJambeiro('IMPOSTO_PREDIAL', { aluguel: 4000, valorVenal: 500000 })).toContain(
      'O mínimo pelo valor venal só vale no arbitramento (Lei nº 104/1958, art. 27, parágrafo único)',
    );
  });

  // Até 20% do aluguel global: 2.000,00 de 10.000,00.
  test.each([
    [1999.99, 1999.99, 8000.01],
    [2000, 2000, 8000],
    [2000.01, 2000, 8000],
    [3000, 2000, 8000],
  ])('mobiliado, com móveis de %d, deduz %d e fica em %d', (moveis, deducaoMoveis, base) => {
    expect(predial({ aluguel: 10000, mobiliado: true, moveis })).toMatchObject({ base, deducaoMoveis });
  });

  test('sem mobília, ou sem o valor dos móveis, nada se deduz', () => {
    expect(predial({ aluguel: 10000, moveis: 3000 })).toMatchObject({ base: 10000 });
    expect(predial({ aluguel: 10000, mobiliado: true })).toMatchObject({ base: 10000, deducaoMoveis: 0 });
  });
});

describe('Valor locativo arbitrado', () => {
  // Mínimo: 1% de 500.000,00 = 5.000,00.
  test.each([
    [4999.99, 5000],
    [5000, 5000],
    [5000.01, 5000.01],
  ])('arbitrado em %d, com valor venal de 500.000,00, fica em %d', (valorLocativoArbitrado, base) => {
    expect(predial({ valorLocativoArbitrado, valorVenal: 500000 })).toMatchObject({ base });
  });

  test('sem o valor venal vale o arbitrado, com aviso', () => {
    expect(predial({ valorLocativoArbitrado: 4000 })).toMatchObject({ base: 4000, valor: 320 });
    expect(avisosEmJambeiro('IMPOSTO_PREDIAL', { valorLocativoArbitrado: 4000 })).toContain(
      'Valor venal não informado: o mínimo do arbitramento não foi conferido (Lei nº 104/1958, art. 27, parágrafo único)',
    );
  });
});

describe('Isenções do predial', () => {
  const invalido = { unicoBemUnicoRecurso: true, invalidoSemArrimo: true };

  test('inválido sem arrimo: até 200,00 inclusive, e as duas condições', () => {
    expect(predial({ valorLocativo: 200, ...invalido })).toMatchObject({
      isento: true,
      valor: 0,
      fundamento: 'Lei nº 104/1958, art. 35, a',
    });
    // 8% × 200,01 = 16,0008 → 16,00
    expect(predial({ valorLocativo: 200.01, ...invalido })).toMatchObject({ valor: 16 });
    expect(predial({ valorLocativo: 200, unicoBemUnicoRecurso: true })).toMatchObject({ valor: 16 });
    expect(predial({ valorLocativo: 200, invalidoSemArrimo: true })).toMatchObject({ valor: 16 });
  });

  test('templo e assistência pública isentam sem condição', () => {
    for (const isencao of ['TEMPLO', 'ASSISTENCIA_PUBLICA', 'UNIAO_ESTADO'])
      expect(predial({ valorLocativo: 5000, isencao })).toMatchObject({ isento: true, valor: 0 });
  });

  test.each([
    ['SOCIEDADE_SEM_FIM_LUCRATIVO', {}, { atoPrefeito: true }],
    ['HOSPITAL_CARIDADE', { atoPrefeito: false }, { atoPrefeito: true }],
    ['POBRE', { pobre: true }, { pobre: true, moradaExclusiva: true }],
    ['POBRE', { moradaExclusiva: true }, { pobre: true, moradaExclusiva: true }],
  ])('%s só isenta com a condição', (isencao, semCondicao, comCondicao) => {
    expect(predial({ valorLocativo: 5000, isencao, ...semCondicao })).toMatchObject({ valor: 400 });
    expect(predial({ valorLocativo: 5000, isencao, ...comCondicao })).toMatchObject({
      isento: true,
      valor: 0,
    });
  });

  test('hipótese que a lei não tem é fato errado', () => {
    expect(predial({ valorLocativo: 5000, isencao: 'SINDICATO' })).toMatchObject({
      falha: 'VALOR',
      fato: 'isencao',
    });
  });
});
