import { municipios } from '../../../src';
import { avisosEmJambeiro, lancaEmJambeiro } from './lancaEmJambeiro';

/** Each reading that the catalogue calls uncertain and that computes: as read, and as the assessor may choose. */
describe('Leituras incertas que o lançador pode trocar', () => {
  test('J19: esquina com os dois lados até 10 m', () => {
    const esquina = { tipo: 'ESQUINA', ladoA: 9, ladoB: 8 };
    expect(lancaEmJambeiro('BASE_TERRITORIAL', esquina)).toMatchObject({ metros: 8 });
    expect(lancaEmJambeiro('BASE_TERRITORIAL', esquina, 1959, { alternativas: ['J19'] })).toMatchObject({
      metros: 17,
    });
    // um lado de mais de 10 m não é caso de dúvida
    const maior = { tipo: 'ESQUINA', ladoA: 12, ladoB: 8 };
    expect(lancaEmJambeiro('BASE_TERRITORIAL', maior, 1959, { alternativas: ['J19'] })).toMatchObject({
      metros: 10,
    });
    expect(avisosEmJambeiro('BASE_TERRITORIAL', maior).join()).not.toContain('J19');
  });

  test('J53: desconto também sobre a taxa de assistência social, ou só sobre o imposto', () => {
    const prestacao = {
      tributo: 'INDUSTRIAS_PROFISSOES',
      prestacao: 1,
      principal: 500,
      taxaAssistenciaSocial: 50,
      pagamento: '1959-03-30',
    };
    // 80% × 550 = 440; ou 80% × 500 + 50 = 450
    expect(lancaEmJambeiro('MORA', prestacao)).toMatchObject({ valor: 440 });
    expect(lancaEmJambeiro('MORA', prestacao, 1959, { alternativas: ['J53'] })).toMatchObject({ valor: 450 });
  });

  test('J75: pules sem alíquota, ou com a dos ingressos', () => {
    const pules = { item: 'PULES', precoIngresso: 10, ingressos: 100 };
    expect(lancaEmJambeiro('IMPOSTO_DIVERSOES', pules)).toMatchObject({ falha: 'ND' });
    expect(lancaEmJambeiro('IMPOSTO_DIVERSOES', pules, 1959, { alternativas: ['J75'] })).toMatchObject({
      valor: 100,
      valorPorIngresso: 1,
    });
  });

  test('J96: a sobra de centavo na primeira prestação, ou na última', () => {
    const quantia = { tributo: 'INDUSTRIAS_PROFISSOES', principal: 1000.01 };
    expect(lancaEmJambeiro('PARCELAS', quantia)).toMatchObject({
      parcelas: [{ valor: 250.01 }, { valor: 250 }, { valor: 250 }, { valor: 250 }],
    });
    expect(lancaEmJambeiro('PARCELAS', quantia, 1959, { alternativas: ['J96'] })).toMatchObject({
      parcelas: [{ valor: 250 }, { valor: 250 }, { valor: 250 }, { valor: 250.01 }],
    });
  });

  test('o aviso diz qual leitura se usou', () => {
    const quantia = { tributo: 'INDUSTRIAS_PROFISSOES', principal: 1000.01 };
    expect(avisosEmJambeiro('PARCELAS', quantia)).toContain(
      'J96 (arts. 34, 50, 56 e 114), leitura incerta: a sobra de centavo vai toda na 1ª prestação',
    );
    expect(avisosEmJambeiro('PARCELAS', quantia, 1959, { alternativas: ['J96'] })).toContain(
      'J96 (arts. 34, 50, 56 e 114), leitura alternativa, escolhida nesta pasta: a sobra vai na última prestação',
    );
  });

  test('só as incertas se trocam', () => {
    const leituras = municipios.find(({ codigo }) => codigo === 'JAMBEIRO')?.leituras ?? [];
    expect(
      leituras
        .filter(({ selecionavel }) => selecionavel)
        .map(({ id }) => id)
        .sort(),
    ).toStrictEqual(['J19', 'J53', 'J75', 'J96']);
    for (const { certeza, selecionavel } of leituras) if (selecionavel) expect(certeza).toBe('incerta');
  });
});
