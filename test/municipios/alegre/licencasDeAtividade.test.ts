import { duvidasEmAlegre, emAlegre, FATO_ERRADO, SEM_RESPOSTA } from './emAlegre';

describe('licença de localização (arts. 62 a 69)', () => {
  const licenca = (fatos: Readonly<Record<string, unknown>>) => emAlegre('LICENCA_ESTABELECIMENTO', fatos);

  test('cem cruzeiros por se localizar ou transferir; o ramo não licenciado, o dobro', () => {
    expect(licenca({ item: 'LOCALIZACAO' })).toMatchObject({ valor: 100 });
    expect(licenca({ item: 'TRANSFERENCIA' })).toMatchObject({ valor: 100 });
    expect(licenca({ item: 'RAMO_NAO_LICENCIADO' })).toMatchObject({ valor: 200 });
    expect(licenca({})).toMatchObject({ valor: 100 });
    expect(licenca({ item: 'REABERTURA' })).toMatchObject(FATO_ERRADO);
  });

  test('é indivisível: começar em novembro não reduz', () => {
    expect(licenca({ item: 'LOCALIZACAO', inicioAtividade: '1952-11-20' })).toMatchObject({ valor: 100 });
  });

  test('paga-se em dez dias da concessão', () => {
    expect(licenca({ item: 'LOCALIZACAO', concessao: '1952-07-08' })).toMatchObject({
      parcelas: [{ vencimento: '1952-07-18', valor: 100 }],
    });
    // 20 de julho de 1952 é domingo: a data nominal e, ao lado, o dia útil
    expect(licenca({ item: 'LOCALIZACAO', concessao: '1952-07-10' })).toMatchObject({
      parcelas: [{ vencimento: '1952-07-20', vencimentoUtil: '1952-07-21', valor: 100 }],
    });
    expect(licenca({ item: 'LOCALIZACAO' })).not.toHaveProperty('parcelas');
  });
});

describe('licença para funcionar fora do horário (arts. 83 e 84)', () => {
  const licenca = (atividade: string | undefined, impostoIndustrias?: number, exercicio?: number) =>
    emAlegre('LICENCA_FORA_HORARIO', { atividade, impostoIndustrias }, exercicio);

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
    'POSTO_GASOLINA',
  ])('%s paga 30%% do imposto de indústrias e profissões, até 31 de março', (atividade) => {
    // 30% de 1.450,00 = 435,00
    expect(licenca(atividade, 1450)).toMatchObject({
      valor: 435,
      parcelas: [{ vencimento: '1952-03-31', valor: 435 }],
    });
  });

  test('arredonda-se no fim', () => {
    // 30% de 5.250,01 = 1.575,003; de 250,05 = 75,015
    expect(licenca('BAR', 5250.01)).toMatchObject({ valor: 1575 });
    expect(licenca('BAR', 250.05)).toMatchObject({ valor: 75.02 });
  });

  test.each(['ARMAZEM', 'Alfaiataria', 'LOJA_DE_TECIDOS'])('%s não pode abrir', (atividade) => {
    expect(licenca(atividade, 1450)).toMatchObject({ permitido: false });
    expect(licenca(atividade, 1450)).not.toHaveProperty('valor');
    expect(licenca(atividade)).toMatchObject({ permitido: false });
  });

  test('a farmácia não fecha, e não precisa da licença (art. 84)', () => {
    expect(licenca('Farmácia', 1450)).toMatchObject({ permitido: true, incide: false, valor: 0 });
  });

  test('recusa o que falta', () => {
    expect(licenca('BAR')).toMatchObject({ ...FATO_ERRADO, fato: 'impostoIndustrias' });
    expect(licenca('ARMAZEM', -1)).toMatchObject(FATO_ERRADO);
    expect(licenca(undefined, 1450)).toMatchObject({ ...FATO_ERRADO, fato: 'atividade' });
  });
});

describe('licença especial (arts. 98 e 99)', () => {
  const licenca = (itens: unknown, exercicio?: number) => emAlegre('LICENCA_ESPECIAL', { itens }, exercicio);

  test.each([
    ['ALCOOL_VAREJO', 50],
    ['ALCOOL_ATACADO', 200],
    ['ALCOOL_FABRICANTE', 500],
    ['BEBIDAS_VAREJO', 300],
    ['BEBIDAS_ATACADO', 400],
    ['BEBIDAS_FABRICANTE', 800],
    ['FUMOS_VAREJO', 100],
    ['FUMOS_ATACADO', 200],
    ['ARMAS_INFLAMAVEIS_VAREJO', 200],
    ['ARMAS_INFLAMAVEIS_ATACADO', 400],
    ['ARMAS_INFLAMAVEIS_FABRICANTE', 600],
  ])('%s paga Cr$ %d, metade em 31 de março e metade em 31 de julho', (item, valor) => {
    expect(licenca([item])).toMatchObject({
      valor,
      parcelas: [
        { vencimento: '1952-03-31', valor: valor / 2 },
        { vencimento: '1952-07-31', valor: valor / 2 },
      ],
    });
  });

  test('as linhas somam-se', () => {
    expect(licenca(['BEBIDAS_VAREJO', 'FUMOS_VAREJO'])).toMatchObject({ valor: 400 });
    expect(licenca('Bebidas alcoólicas a varejo; Fumos a varejo')).toMatchObject({ valor: 400 });
    // 50 + 200 + 500
    expect(licenca(['ALCOOL_VAREJO', 'ALCOOL_ATACADO', 'ALCOOL_FABRICANTE'])).toMatchObject({ valor: 750 });
  });

  test('o fabricante de fumos não tem linha na tabela', () => {
    expect(licenca(['FUMOS_FABRICANTE'])).toMatchObject(SEM_RESPOSTA);
    expect(licenca(['BEBIDAS_VAREJO', 'FUMOS_FABRICANTE'])).toMatchObject(SEM_RESPOSTA);
  });

  test('recusa espécie desconhecida ou nenhuma, ainda que outra não tenha linha', () => {
    expect(licenca(['CERVEJA'])).toMatchObject(FATO_ERRADO);
    expect(licenca(['FUMOS_FABRICANTE', 'CERVEJA'])).toMatchObject(FATO_ERRADO);
    expect(licenca([])).toMatchObject({ ...FATO_ERRADO, fato: 'itens' });
    expect(licenca(undefined)).toMatchObject({ ...FATO_ERRADO, fato: 'itens' });
  });
});

describe('licença do comércio ambulante (arts. 76 a 81)', () => {
  const licenca = (item: string | undefined, mais: object = {}) =>
    emAlegre('LICENCA_AMBULANTE', { item, dias: 30, ...mais });

  test.each([
    ['SEGUROS_SORTEIO', 50],
    ['BOTEQUIM_FESTEJOS', 50],
    ['FUMOS_CIGARROS', 100],
    ['FERRO_VELHO', 100],
    ['FOTOGRAFO', 100],
    ['FRUTAS_GENEROS_VAREJO', 200],
    ['FRUTAS_GENEROS_ATACADO', 400],
    ['LOTERIA_BILHETES', 30],
    ['MATERIAL_ANIMAL_VEGETAL_MINERAL', 200],
    ['PEIXE_SALGADO', 50],
    ['REFRIGERANTES', 100],
    ['SORVETES', 20],
    ['NAO_ESPECIFICADOS', 100],
  ])('%s paga Cr$ %d por trinta dias', (item, valor) => {
    expect(licenca(item)).toMatchObject({ valor });
  });

  test('o engraxate paga por cadeira', () => {
    expect(licenca('ENGRAXATE', { quantidade: 1 })).toMatchObject({ valor: 20 });
    expect(licenca('ENGRAXATE', { quantidade: 3 })).toMatchObject({ valor: 60 });
    expect(licenca('ENGRAXATE')).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
    expect(licenca('ENGRAXATE', { quantidade: 0 })).toMatchObject(FATO_ERRADO);
  });

  test.each([
    [1, 100],
    [29, 100],
    [30, 100],
    [31, 200],
    [60, 200],
    [61, 300],
  ])('%d dias de ferro-velho pagam Cr$ %d', (dias, valor) => {
    expect(licenca('FERRO_VELHO', { dias })).toMatchObject({ valor });
  });

  test('cada auxiliar paga como o titular', () => {
    expect(licenca('FERRO_VELHO', { auxiliares: 0 })).toMatchObject({ valor: 100 });
    // 100 × 2 períodos × 3 pessoas
    expect(licenca('FERRO_VELHO', { dias: 45, auxiliares: 2 })).toMatchObject({ valor: 600 });
    // 20 × 2 cadeiras × 1 período × 2 pessoas
    expect(licenca('ENGRAXATE', { quantidade: 2, auxiliares: 1 })).toMatchObject({ valor: 80 });
  });

  test('sem os dias, um período de trinta', () => {
    expect(licenca('FERRO_VELHO', { dias: undefined })).toMatchObject({ valor: 100 });
  });

  test.each([
    'ARMAS',
    'ALCOOL',
    'BEBIDAS_ALCOOLICAS',
    'DROGAS',
    'EXPLOSIVOS_INFLAMAVEIS',
    'ARTIGOS_DE_ESTABELECIMENTO',
  ])('%s é vedado, e não tem preço', (item) => {
    expect(licenca(item)).toMatchObject({ permitido: false });
    expect(licenca(item)).not.toHaveProperty('valor');
  });

  test('recusa dias ou auxiliares que não sejam contagem', () => {
    expect(licenca('FERRO_VELHO', { dias: 0 })).toMatchObject(FATO_ERRADO);
    expect(licenca('FERRO_VELHO', { dias: 1.5 })).toMatchObject(FATO_ERRADO);
    expect(licenca('FERRO_VELHO', { auxiliares: -1 })).toMatchObject(FATO_ERRADO);
    expect(licenca('ARMAS', { dias: 0 })).toMatchObject(FATO_ERRADO);
    expect(licenca(undefined)).toMatchObject({ ...FATO_ERRADO, fato: 'item' });
  });

  test('a fração de período é leitura em dúvida', () => {
    const duvidas = (dias: number) => duvidasEmAlegre('LICENCA_AMBULANTE', { item: 'SORVETES', dias });
    expect(duvidas(30)).toStrictEqual([]);
    expect(duvidas(31)).toStrictEqual(['L-53']);
  });
});

test('a taxa de expediente não tem valor na fonte (arts. 59 e 74)', () => {
  expect(emAlegre('TAXA_EXPEDIENTE', { item: 'ALVARA' })).toMatchObject(SEM_RESPOSTA);
  expect(emAlegre('TAXA_EXPEDIENTE', { item: 'TRANSFERENCIA_VEICULO' })).toMatchObject(SEM_RESPOSTA);
  expect(emAlegre('TAXA_EXPEDIENTE', {})).toMatchObject(SEM_RESPOSTA);
  expect(emAlegre('TAXA_EXPEDIENTE', { item: 'SELO' })).toMatchObject(FATO_ERRADO);
});
