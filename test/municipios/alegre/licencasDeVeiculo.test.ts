import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO } from './emAlegre';

const licenca = (fatos: Readonly<Record<string, unknown>>, exercicio?: number, alternativas: string[] = []) =>
  emAlegre('LICENCA_VEICULO', fatos, exercicio, { alternativas });

describe('licença de veículos (arts. 70 a 75)', () => {
  test.each([
    ['AUTOMOVEL_PARTICULAR', 100],
    ['CAMINHONETE_PASSAGEIROS', 150],
    ['MOTOCICLETA', 50],
    ['CAMINHONETE_CARGA', 150],
    ['CARRETA', 700],
    ['CARRETAO', 100],
    ['CARGA_ANIMAL_NAO_ESPECIFICADO', 50],
    ['TRICICLO', 20],
  ])('%s paga Cr$ %d', (tipo, valor) => {
    expect(licenca({ tipo })).toMatchObject({ valor });
    expect(licenca({ tipo, quantidade: 3 })).toMatchObject({ valor: valor * 3 });
  });

  test.each([
    ['AUTOMOVEL_ALUGUEL', 100, 200],
    ['ONIBUS', 300, 500],
    ['CAMINHAO', 300, 500],
  ])('%s paga Cr$ %d até 60 HP e Cr$ %d acima', (tipo, ate, acima) => {
    expect(licenca({ tipo, potencia: 40 })).toMatchObject({ valor: ate });
    expect(licenca({ tipo, potencia: 60 })).toMatchObject({ valor: ate });
    expect(licenca({ tipo, potencia: 60.01 })).toMatchObject({ valor: acima });
    expect(licenca({ tipo, potencia: 90 })).toMatchObject({ valor: acima });
    expect(licenca({ tipo })).toMatchObject({ ...FATO_ERRADO, fato: 'potencia' });
  });

  test('tração animal de passageiros: duas ou quatro rodas', () => {
    expect(licenca({ tipo: 'TRACAO_ANIMAL_PASSAGEIROS', rodas: 2 })).toMatchObject({ valor: 50 });
    expect(licenca({ tipo: 'TRACAO_ANIMAL_PASSAGEIROS', rodas: 4 })).toMatchObject({ valor: 80 });
    expect(licenca({ tipo: 'TRACAO_ANIMAL_PASSAGEIROS', rodas: 3 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'rodas',
    });
    expect(licenca({ tipo: 'TRACAO_ANIMAL_PASSAGEIROS' })).toMatchObject({ ...FATO_ERRADO, fato: 'rodas' });
  });

  test.each([
    [1, 50],
    [9, 50],
    [10, 50],
    [11, 100],
    [20, 100],
    [21, 150],
  ])('tropa de %d animais paga Cr$ %d', (quantidade, valor) => {
    expect(licenca({ tipo: 'TROPA', quantidade })).toMatchObject({ valor });
  });

  test('pela leitura alternativa o lote partido paga em proporção', () => {
    // 50 × 11 ÷ 10 = 55
    expect(licenca({ tipo: 'TROPA', quantidade: 11 }, 1952, ['L-51'])).toMatchObject({ valor: 55 });
    expect(licenca({ tipo: 'TROPA', quantidade: 20 }, 1952, ['L-51'])).toMatchObject({ valor: 100 });
  });

  test('o automóvel particular paga em janeiro', () => {
    expect(licenca({ tipo: 'AUTOMOVEL_PARTICULAR' })).toMatchObject({
      parcelas: [{ vencimento: '1952-01-31', valor: 100 }],
    });
    // 31 de janeiro de 1954 é domingo
    expect(licenca({ tipo: 'AUTOMOVEL_PARTICULAR' }, 1954)).toMatchObject({
      parcelas: [{ vencimento: '1954-01-31', vencimentoUtil: '1954-02-01' }],
    });
  });

  test.each([
    { tipo: 'AUTOMOVEL_ALUGUEL', potencia: 50 },
    { tipo: 'CAMINHONETE_CARGA' },
    { tipo: 'ONIBUS', potencia: 50 },
    { tipo: 'CAMINHAO', potencia: 50 },
    { tipo: 'CARRETA' },
    { tipo: 'CARRETAO' },
    { tipo: 'CARGA_ANIMAL_NAO_ESPECIFICADO' },
  ])('$tipo paga até o último dia de fevereiro, bissexto ou não', (fatos) => {
    expect(licenca(fatos)).toMatchObject({ parcelas: [{ vencimento: '1952-02-29' }] });
    expect(licenca(fatos, 1953)).toMatchObject({ parcelas: [{ vencimento: '1953-02-28' }] });
  });

  test.each([
    { tipo: 'CAMINHONETE_PASSAGEIROS' },
    { tipo: 'MOTOCICLETA' },
    { tipo: 'TRACAO_ANIMAL_PASSAGEIROS', rodas: 2 },
    { tipo: 'TROPA', quantidade: 10 },
    { tipo: 'TRICICLO' },
  ])('$tipo depende do uso', (fatos) => {
    expect(licenca(fatos)).not.toHaveProperty('parcelas');
    expect(licenca({ ...fatos, uso: 'PARTICULAR_PESSOAS' })).toMatchObject({
      parcelas: [{ vencimento: '1952-01-31' }],
    });
    expect(licenca({ ...fatos, uso: 'CARGA' })).toMatchObject({ parcelas: [{ vencimento: '1952-02-29' }] });
    expect(licenca({ ...fatos, uso: 'ALUGUEL_PASSAGEIROS' })).toMatchObject({
      parcelas: [{ vencimento: '1952-02-29' }],
    });
  });

  test.each(['SERVICO_AGRICOLA', 'CARIDADE', 'OFICIAL'])('%s é isento (art. 75)', (isencao) => {
    expect(licenca({ tipo: 'CAMINHAO', potencia: 90, isencao })).toMatchObject(ISENTO);
    expect(licenca({ tipo: 'CAMINHAO', isencao })).toMatchObject(ISENTO);
  });

  test.each([
    ['veículo desconhecido', { tipo: 'BONDE' }],
    ['nenhum veículo', {}],
    ['tropa de nenhum animal', { tipo: 'TROPA', quantidade: 0 }],
    ['tropa sem os animais', { tipo: 'TROPA' }],
    ['animal partido', { tipo: 'TROPA', quantidade: 1.5 }],
    ['força zero', { tipo: 'ONIBUS', potencia: 0 }],
    ['força negativa', { tipo: 'ONIBUS', potencia: -60 }],
    ['isenção desconhecida', { tipo: 'CARRETA', isencao: 'TEMPLO' }],
  ])('recusa: %s', (_nome, fatos) => {
    expect(licenca(fatos)).toMatchObject(FATO_ERRADO);
  });

  test('as leituras em dúvida só aparecem onde decidem', () => {
    const duvidas = (fatos: Readonly<Record<string, unknown>>) => duvidasEmAlegre('LICENCA_VEICULO', fatos);
    expect(duvidas({ tipo: 'CARRETA' })).toStrictEqual([]);
    expect(duvidas({ tipo: 'MOTOCICLETA' })).toStrictEqual(['L-52']);
    expect(duvidas({ tipo: 'TROPA', quantidade: 10, uso: 'CARGA' })).toStrictEqual([]);
    expect(duvidas({ tipo: 'TROPA', quantidade: 11, uso: 'CARGA' })).toStrictEqual(['L-51']);
  });
});
