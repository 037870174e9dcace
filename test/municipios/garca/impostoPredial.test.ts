import { duvidasEmGarca, FATO_ERRADO, type Fatos, ISENTO, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

const predial = (fatos: Fatos, exercicio = 1951) => lancaEmGarca('IMPOSTO_PREDIAL', fatos, exercicio);

describe('Imposto predial de Garça (arts. 14 a 25)', () => {
  test('oito por cento do valor locativo, e nunca menos de 0,2% do valor venal', () => {
    // 8% × 12.000,00 = 960,00; 0,2% × 150.000,00 = 300,00
    expect(predial({ valorLocativo: 12000, valorVenal: 150000 })).toMatchObject({ valor: 960, base: 12000 });
    // 8% × 12.000,00 = 960,00; 0,2% × 480.000,00 = 960,00: iguais no limite
    expect(predial({ valorLocativo: 12000, valorVenal: 480000 })).toMatchObject({ valor: 960 });
    // 0,2% × 480.005,00 = 960,01
    expect(predial({ valorLocativo: 12000, valorVenal: 480005 })).toMatchObject({ valor: 960.01 });
    // sem renda, fica o mínimo: 0,2% × 10.000,00 = 20,00
    expect(predial({ valorLocativo: 0, valorVenal: 10000 })).toMatchObject({ valor: 20, base: 0 });
  });

  test('arredonda uma vez, meio centavo para cima', () => {
    // 8% × 1,06 = 0,0848; 8% × 1,0625 = 0,085
    expect(predial({ valorLocativo: 1.06, valorVenal: 1 })).toMatchObject({ valor: 0.08 });
    expect(predial({ valorLocativo: 1.0625, valorVenal: 1 })).toMatchObject({ valor: 0.09 });
  });

  test('em 1965 e 1966 despreza a fração de cruzeiro', () => {
    // 8% × 9.999,00 = 799,92
    expect(predial({ valorLocativo: 9999, valorVenal: 1 }, 1965)).toMatchObject({ valor: 799 });
  });

  test('aluguel: serviços pagos à parte não somam, e os móveis deduzem até 20%', () => {
    const aluguel = { aluguel: 30000, valorVenal: 1000 };
    expect(predial({ ...aluguel, utilidadesSeparadas: 5000 })).toMatchObject({ base: 30000, valor: 2400 });
    // 20% × 30.000,00 = 6.000,00
    expect(predial({ ...aluguel, mobiliado: true, moveis: 5999.99 })).toMatchObject({
      deducaoMoveis: 5999.99,
      base: 24000.01,
    });
    expect(predial({ ...aluguel, mobiliado: true, moveis: 6000 })).toMatchObject({
      base: 24000,
      valor: 1920,
    });
    expect(predial({ ...aluguel, mobiliado: true, moveis: 6000.01 })).toMatchObject({
      deducaoMoveis: 6000,
      base: 24000,
    });
    expect(predial({ ...aluguel, moveis: 6000 })).toMatchObject({ base: 30000 });
    expect(predial({ ...aluguel, mobiliado: true })).toMatchObject({ base: 30000 });
  });

  test('prédio sonegado: valor locativo e valor venal mais vinte por cento (art. 23)', () => {
    // 10.000,00 × 1,20 = 12.000,00; 8% = 960,00
    expect(predial({ valorLocativo: 10000, valorVenal: 1000, sonegado: true })).toMatchObject({
      base: 12000,
      valor: 960,
    });
    // mínimo sobre 600.000,00 × 1,20 = 720.000,00: 0,2% = 1.440,00
    expect(predial({ valorLocativo: 10000, valorVenal: 600000, sonegado: true })).toMatchObject({
      valor: 1440,
    });
  });

  describe('valor arbitrado da residência do dono (art. 16, § 3º)', () => {
    const arbitrado = (valor: number, fatos: Fatos = {}, exercicio = 1952) =>
      predial(
        {
          valorVenal: 1000,
          ocupacao: 'PROPRIETARIO',
          valorLocativoArbitrado: valor,
          valorLocativoArbitradoAnterior: 10000,
          ...fatos,
        },
        exercicio,
      );

    test('não varia além de dez por cento, para cima nem para baixo', () => {
      // de 9.000,00 a 11.000,00
      expect(arbitrado(11000)).toMatchObject({ base: 11000 });
      expect(arbitrado(11000.01)).toMatchObject({ base: 11000 });
      expect(arbitrado(9000)).toMatchObject({ base: 9000 });
      expect(arbitrado(8999.99)).toMatchObject({ base: 9000, valor: 720 });
      expect(arbitrado(10500)).toMatchObject({ base: 10500 });
    });

    test('o limite foi suprimido em 1º-10-1953: conta até o exercício de 1953', () => {
      expect(arbitrado(12500, {}, 1953)).toMatchObject({ base: 11000, valor: 880 });
      expect(arbitrado(12500, {}, 1954)).toMatchObject({ base: 12500, valor: 1000 });
    });

    test('só se mora o dono, e só para o valor arbitrado', () => {
      expect(arbitrado(12500, { ocupacao: 'ALUGADO' })).toMatchObject({ base: 12500 });
      expect(arbitrado(12500, { ocupacao: undefined })).toMatchObject({ base: 12500 });
      expect(arbitrado(12500, { valorLocativoArbitradoAnterior: undefined })).toMatchObject({ base: 12500 });
      expect(arbitrado(12500, { valorLocativo: 20000 })).toMatchObject({ base: 20000 });
    });

    test('limita primeiro e acresce o sonegado depois', () => {
      // 11.000,00 × 1,20 = 13.200,00
      expect(arbitrado(12500, { sonegado: true })).toMatchObject({ base: 13200 });
    });
  });

  describe('isenções', () => {
    const pago = { valorLocativo: 6000, valorVenal: 1000 };
    const pequeno = { valorLocativo: 600, valorVenal: 1000, ocupacao: 'PROPRIETARIO', unicoImovel: true };

    test('pequeno valor: até 600,00, residência única do dono, exercícios de 1951 a 1953', () => {
      expect(predial(pequeno, 1951)).toMatchObject(ISENTO);
      expect(predial(pequeno, 1953)).toMatchObject({ ...ISENTO, fundamento: 'Lei nº 147/1950, art. 25, a' });
      // 8% × 600,01 = 48,0008
      expect(predial({ ...pequeno, valorLocativo: 600.01 })).toMatchObject({ valor: 48 });
      expect(predial(pequeno, 1954)).toMatchObject({ valor: 48 });
      expect(predial({ ...pequeno, unicoImovel: false })).toMatchObject({ valor: 48 });
      expect(predial({ ...pequeno, unicoImovel: undefined })).toMatchObject({ valor: 48 });
      expect(predial({ ...pequeno, ocupacao: 'ALUGADO' })).toMatchObject({ valor: 48 });
      // 500,01 × 1,20 = 600,012: o sonegado passa do limite
      expect(predial({ ...pequeno, valorLocativo: 500.01, sonegado: true })).not.toHaveProperty('isento');
    });

    test.each<[string, boolean, boolean]>([
      ['SOCIEDADE_SEM_FIM_LUCRATIVO', true, true],
      ['CULTO', false, true],
      ['RADIO_TELEVISAO', false, true],
      ['ALBERGUE_PARTICULAR', false, true],
      ['ASSISTENCIA_GRATUITA', true, true],
      ['BENEFICENTE_RELIGIOSA', true, false],
    ])('%s: até 1953 %s, desde 1954 %s', (isencao, antes, depois) => {
      // 8% × 6.000,00 = 480,00
      const paga = { valor: 480 };
      for (const ano of [1951, 1953])
        expect(predial({ ...pago, isencao }, ano)).toMatchObject(antes ? ISENTO : paga);
      for (const ano of [1954, 1966])
        expect(predial({ ...pago, isencao }, ano)).toMatchObject(depois ? ISENTO : paga);
    });

    test('cada redação cita a sua lei', () => {
      const sede = { ...pago, isencao: 'SOCIEDADE_SEM_FIM_LUCRATIVO' };
      expect(predial(sede, 1953)).toMatchObject({ fundamento: 'Lei nº 147/1950, art. 25, b' });
      expect(predial(sede, 1954)).toMatchObject({ fundamento: 'Lei nº 273/1953, art. 2º, b' });
    });

    test('ensino: prédio próprio e matrículas gratuitas, até 1953; depois não se sabe', () => {
      const ensino = { ...pago, isencao: 'ENSINO', predioProprio: true, matriculasGratuitas: true };
      expect(predial(ensino, 1953)).toMatchObject(ISENTO);
      expect(predial({ ...ensino, predioProprio: false }, 1953)).toMatchObject({ valor: 480 });
      expect(predial({ ...ensino, matriculasGratuitas: undefined }, 1953)).toMatchObject({ valor: 480 });
      expect(predial(ensino, 1954)).toMatchObject(SEM_RESPOSTA);
      // sem as condições paga-se em qualquer das leituras
      expect(predial({ ...ensino, predioProprio: false }, 1954)).toMatchObject({ valor: 480 });
    });

    test('hipótese que a lei não tem é fato errado', () => {
      expect(predial({ ...pago, isencao: 'BEM_DE_FAMILIA' })).toMatchObject({
        ...FATO_ERRADO,
        fato: 'isencao',
      });
    });
  });

  test('prédio novo: duodécimos desde o mês seguinte ao do término', () => {
    const novo = (terminoObra: string) =>
      predial({ item: 'PREDIO_NOVO', valorLocativo: 15000, valorVenal: 1000, terminoObra }, 1952);
    // 8% × 15.000,00 = 1.200,00; de julho a dezembro, 6/12
    expect(novo('1952-06-30')).toMatchObject({ valor: 600, meses: 6 });
    expect(novo('1952-07-01')).toMatchObject({ valor: 500, meses: 5 });
    expect(novo('1952-01-31')).toMatchObject({ valor: 1100, meses: 11 });
    expect(novo('1952-12-01')).toMatchObject({ valor: 0, meses: 0 });
    expect(novo('1951-12-31')).toMatchObject({ ...FATO_ERRADO, fato: 'terminoObra' });
    expect(predial({ item: 'PREDIO_NOVO', valorLocativo: 1, valorVenal: 1 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'terminoObra',
    });
  });

  test('mora de dez por cento depois de 30 de junho, ou do dia útil seguinte', () => {
    const pagoEm = (pagamento: string, exercicio: number) =>
      predial({ valorLocativo: 12345.67, valorVenal: 1000, pagamento }, exercicio);
    // 8% × 12.345,67 = 987,6536; 10% × 987,65 = 98,765
    expect(pagoEm('1952-06-30', 1952)).toMatchObject({ valor: 987.65, principal: 987.65, multaMora: 0 });
    expect(pagoEm('1952-07-01', 1952)).toMatchObject({ valor: 1086.42, principal: 987.65, multaMora: 98.77 });
    // 30-06-1957 foi domingo
    expect(pagoEm('1957-07-01', 1957)).toMatchObject({ multaMora: 0 });
    expect(pagoEm('1957-07-02', 1957)).toMatchObject({ multaMora: 98.77 });
    expect(
      duvidasEmGarca('IMPOSTO_PREDIAL', { valorLocativo: 1, valorVenal: 1, pagamento: '1952-01-02' }),
    ).toStrictEqual(['G-09']);
  });

  test('prédio novo terminado depois de junho não tem vencimento, e por isso não tem mora', () => {
    const pago = (terminoObra: string) =>
      predial(
        { item: 'PREDIO_NOVO', valorLocativo: 15000, valorVenal: 1, terminoObra, pagamento: '1952-12-31' },
        1952,
      );
    // 8% × 15.000,00 = 1.200,00; novembro: × 1/12 = 100,00
    expect(pago('1952-11-02')).toMatchObject({ valor: 100, principal: 100, multaMora: 0, meses: 1 });
    // maio: × 7/12 = 700,00; 10% × 700,00 = 70,00
    expect(pago('1952-05-31')).toMatchObject({ valor: 770, principal: 700, multaMora: 70, meses: 7 });
    // o prédio que não é novo vence em junho, ainda que se diga quando uma obra terminou: 10% × 1.200,00
    const obraEmPredioAntigo = { terminoObra: '1952-11-02', pagamento: '1952-12-31' };
    expect(predial({ valorLocativo: 15000, valorVenal: 1, ...obraEmPredioAntigo }, 1952)).toMatchObject({
      valor: 1320,
      principal: 1200,
      multaMora: 120,
    });
  });

  test('sem parcelas, porque o dia não consta', () => {
    expect(predial({ valorLocativo: 12000, valorVenal: 1 })).not.toHaveProperty('parcelas');
  });

  test.each<[string, Fatos, string]>([
    ['sem o valor venal', { valorLocativo: 100 }, 'valorVenal'],
    ['sem base nenhuma', { valorVenal: 100 }, 'valorLocativo'],
    ['valor locativo negativo', { valorLocativo: -1, valorVenal: 100 }, 'valorLocativo'],
    ['ocupação desconhecida', { valorLocativo: 1, valorVenal: 1, ocupacao: 'INQUILINA' }, 'ocupacao'],
    ['data que não existe', { valorLocativo: 1, valorVenal: 1, pagamento: '1951-02-29' }, 'pagamento'],
  ])('recusa: %s', (_nome, fatos, fato) => {
    expect(predial(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
    // o fato errado vem antes da vigência
    expect(predial(fatos, 1950)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});
