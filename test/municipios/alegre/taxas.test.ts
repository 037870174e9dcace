import { avisosEmAlegre, lancaEmAlegre } from './lancaEmAlegre';

type Fatos = Readonly<Record<string, unknown>>;

describe('Taxa de Aferição', () => {
  test('são 20,00 por contribuinte, quantas forem as balanças', () => {
    expect(lancaEmAlegre('TAXA_AFERICAO', {})).toMatchObject({ valor: 20 });
    expect(lancaEmAlegre('TAXA_AFERICAO', { tipo: 'AMBULANTE', balancas: 1 })).toMatchObject({ valor: 20 });
    expect(lancaEmAlegre('TAXA_AFERICAO', { tipo: 'ESTABELECIMENTO', balancas: 4 })).toMatchObject({
      valor: 20,
    });
  });

  test('na outra leitura, 20,00 por balança', () => {
    expect(lancaEmAlegre('TAXA_AFERICAO', { balancas: 4 }, 1952, { alternativas: ['L-82'] })).toMatchObject({
      valor: 80,
    });
  });

  test('quem é isento de indústrias e profissões é isento', () => {
    expect(lancaEmAlegre('TAXA_AFERICAO', { isencao: 'ISENTO_INDUSTRIAS' })).toMatchObject({
      valor: 0,
      isento: true,
      fundamento: 'Lei nº 118/1951, art. 148',
    });
  });

  test('meia balança não existe', () => {
    expect(lancaEmAlegre('TAXA_AFERICAO', { balancas: 1.5 })).toMatchObject({
      falha: 'VALOR',
      fato: 'balancas',
    });
  });
});

describe('Taxa de Limpeza Pública', () => {
  const limpeza = (fatos: Fatos, alternativas: readonly string[] = []) =>
    lancaEmAlegre('TAXA_LIMPEZA', fatos, 1952, { alternativas });

  test('com esgoto, 40% do valor locativo de um mês, em 31 de março e 31 de julho', () => {
    expect(limpeza({ valorLocativoMensal: 500, esgoto: true })).toMatchObject({
      valor: 200,
      parcelas: [
        { vencimento: '1952-03-31', valor: 100 },
        { vencimento: '1952-07-31', valor: 100 },
      ],
    });
  });

  test('sem esgoto, 1,5%', () => {
    expect(limpeza({ valorLocativoMensal: 500, esgoto: false })).toMatchObject({ valor: 7.5 });
    // 333,33 × 1,5% = 4,99995
    expect(limpeza({ valorLocativoMensal: 333.33, esgoto: false })).toMatchObject({ valor: 5 });
  });

  test('o centavo ímpar fica na primeira prestação', () => {
    // 500,02 × 40% = 200,008 → 200,01 = 100,01 + 100,00
    expect(limpeza({ valorLocativoMensal: 500.02, esgoto: true })).toMatchObject({
      valor: 200.01,
      parcelas: [{ valor: 100.01 }, { valor: 100 }],
    });
  });

  test('na outra leitura, 4% ou 1,5% do valor locativo do ano', () => {
    // 500 × 12 × 4%; 500 × 12 × 1,5%
    expect(limpeza({ valorLocativoMensal: 500, esgoto: true }, ['L-84'])).toMatchObject({ valor: 240 });
    expect(limpeza({ valorLocativoMensal: 500, esgoto: false }, ['L-84'])).toMatchObject({ valor: 90 });
  });

  test('isentos: hospitais, templos, e a União e o Estado só no que usam', () => {
    const predio = { valorLocativoMensal: 500, esgoto: true };
    expect(limpeza({ ...predio, isencao: 'HOSPITAL_CARIDADE' })).toMatchObject({ valor: 0, isento: true });
    expect(limpeza({ ...predio, isencao: 'TEMPLO' })).toMatchObject({ valor: 0, isento: true });
    expect(limpeza({ ...predio, isencao: 'UNIAO_ESTADO', utilizadoEmServicos: true })).toMatchObject({
      isento: true,
    });
    expect(limpeza({ ...predio, isencao: 'UNIAO_ESTADO', utilizadoEmServicos: false })).toMatchObject({
      valor: 200,
    });
    expect(limpeza({ ...predio, isencao: 'UNIAO_ESTADO' })).toMatchObject({ valor: 200 });
  });

  test('a escola, isenta do Predial, paga a limpeza', () => {
    expect(limpeza({ valorLocativoMensal: 500, esgoto: true, isencao: 'ENSINO' })).toMatchObject({
      valor: 200,
    });
  });

  test('fatos errados', () => {
    expect(limpeza({ valorLocativoMensal: -1, esgoto: true })).toMatchObject({ falha: 'VALOR' });
    expect(limpeza({ valorLocativoMensal: 500 })).toMatchObject({ falha: 'VALOR', fato: 'esgoto' });
    expect(limpeza({ esgoto: true })).toMatchObject({ falha: 'VALOR', fato: 'valorLocativoMensal' });
    expect(limpeza({ valorLocativoMensal: 500, esgoto: true, isencao: 'CLUBE' })).toMatchObject({
      falha: 'VALOR',
    });
  });
});

describe('Taxa de Água', () => {
  const agua = (fatos: Fatos) => lancaEmAlegre('TAXA_AGUA', fatos);

  test.each([
    [0, 4],
    [40, 4],
    [40.01, 5],
    [60, 5],
    [60.01, 6],
    [100, 6],
    [100.01, 7],
    [150, 7],
    [150.01, 8],
    [200, 8],
    [200.01, 9],
    [300, 9],
    [300.01, 12],
    [400, 12],
    [400.01, 15],
    [5000, 15],
  ])('valor locativo mensal de %d: pena de %d por mês', (valorLocativoMensal, valor) => {
    expect(agua({ item: 'PENA', valorLocativoMensal, periodo: 'MES' })).toMatchObject({ valor });
  });

  test('o exercício completo são doze meses, sem desconto', () => {
    expect(agua({ item: 'PENA', valorLocativoMensal: 100, periodo: 'ANO' })).toMatchObject({ valor: 72 });
  });

  test('hotel, bar e indústria que consome água pagam mais 12,00 por mês', () => {
    // 15 + 12; 7 + 12; (7 + 12) × 12
    expect(agua({ item: 'PENA', valorLocativoMensal: 500, atividade: 'HOTEL' })).toMatchObject({ valor: 27 });
    expect(agua({ item: 'PENA', valorLocativoMensal: 120, atividade: 'BAR' })).toMatchObject({ valor: 19 });
    expect(
      agua({ item: 'PENA', valorLocativoMensal: 120, atividade: 'INDUSTRIA', periodo: 'ANO' }),
    ).toMatchObject({ valor: 228 });
  });

  test('sem modalidade nem período, a pena de um mês, e a memória o diz', () => {
    expect(agua({ valorLocativoMensal: 100 })).toMatchObject({ valor: 6 });
    expect(avisosEmAlegre('TAXA_AGUA', { valorLocativoMensal: 100 }).join()).toContain(
      'Período não informado',
    );
  });

  test('construção: 15,00 por pavimento; ligação: 5,00', () => {
    expect(agua({ item: 'CONSTRUCAO', pavimentos: 1 })).toMatchObject({ valor: 15 });
    expect(agua({ item: 'CONSTRUCAO', pavimentos: 3 })).toMatchObject({ valor: 45 });
    expect(agua({ item: 'LIGACAO' })).toMatchObject({ valor: 5 });
  });

  test('as concessões remetem a um decreto que não está na fonte', () => {
    expect(agua({ item: 'CONCESSAO' })).toMatchObject({ falha: 'ND' });
  });

  test('fatos errados', () => {
    expect(agua({ item: 'CONSTRUCAO', pavimentos: 0 })).toMatchObject({ falha: 'VALOR', fato: 'pavimentos' });
    expect(agua({ item: 'CONSTRUCAO' })).toMatchObject({ falha: 'VALOR', fato: 'pavimentos' });
    expect(agua({ item: 'PENA' })).toMatchObject({ falha: 'VALOR', fato: 'valorLocativoMensal' });
    expect(agua({ item: 'PENA', valorLocativoMensal: 50, atividade: 'PADARIA' })).toMatchObject({
      falha: 'VALOR',
    });
  });
});

describe('Taxa de Cemitério', () => {
  const cemiterio = (fatos: Fatos) => lancaEmAlegre('TAXA_CEMITERIO', fatos);

  test.each([
    ['CARNEIRA_ADULTO_5', 400],
    ['CARNEIRA_ADULTO_RENOVACAO', 200],
    ['CARNEIRA_MENOR_5', 200],
    ['CARNEIRA_MENOR_RENOVACAO', 100],
    ['CARNEIRA_PERPETUA', 1000],
    ['EXUMACAO', 30],
    ['NICHO_PERPETUO', 150],
    ['SEPULTURA_RASA_SEDE', 10],
    ['SEPULTURA_RASA_DISTRITO', 8],
  ])('%s: %d', (item, valor) => {
    expect(cemiterio({ item })).toMatchObject({ valor });
  });

  test('a perpétua de menor de 7 anos paga 600,00; aos 7 anos, o inteiro', () => {
    expect(cemiterio({ item: 'CARNEIRA_PERPETUA', idade: 0 })).toMatchObject({ valor: 600 });
    expect(cemiterio({ item: 'CARNEIRA_PERPETUA', idade: 6 })).toMatchObject({ valor: 600 });
    expect(cemiterio({ item: 'CARNEIRA_PERPETUA', idade: 7 })).toMatchObject({ valor: 1000 });
    expect(cemiterio({ item: 'CARNEIRA_ADULTO_5', idade: 6 })).toMatchObject({ valor: 400 });
  });

  test('na outra leitura, quem tem 7 anos ou mais paga a carneira de adulto', () => {
    const menor = (item: string, idade: number) =>
      lancaEmAlegre('TAXA_CEMITERIO', { item, idade }, 1952, { alternativas: ['L-97'] });
    expect(menor('CARNEIRA_MENOR_5', 6)).toMatchObject({ valor: 200 });
    expect(menor('CARNEIRA_MENOR_5', 7)).toMatchObject({ valor: 400 });
    expect(menor('CARNEIRA_MENOR_RENOVACAO', 6)).toMatchObject({ valor: 100 });
    expect(menor('CARNEIRA_MENOR_RENOVACAO', 7)).toMatchObject({ valor: 200 });
    expect(cemiterio({ item: 'CARNEIRA_MENOR_5', idade: 7 })).toMatchObject({ valor: 200 });
    expect(cemiterio({ item: 'CARNEIRA_MENOR_RENOVACAO', idade: 7 })).toMatchObject({ valor: 100 });
  });

  test.each(['POBRE', 'PRESO', 'FAMILIA_FUNCIONARIO'])('%s é isento em qualquer linha', (isencao) => {
    expect(cemiterio({ item: 'SEPULTURA_RASA_SEDE', isencao })).toMatchObject({ valor: 0, isento: true });
    expect(cemiterio({ item: 'CARNEIRA_PERPETUA', isencao })).toMatchObject({ valor: 0, isento: true });
  });

  test('fatos errados', () => {
    expect(cemiterio({})).toMatchObject({ falha: 'VALOR', fato: 'item' });
    expect(cemiterio({ item: 'JAZIGO' })).toMatchObject({ falha: 'VALOR', fato: 'item' });
    expect(cemiterio({ item: 'CARNEIRA_PERPETUA', idade: -1 })).toMatchObject({
      falha: 'VALOR',
      fato: 'idade',
    });
  });
});

describe('Foro e laudêmio', () => {
  test('o foro é de 0,10 por metro quadrado, até o último dia de fevereiro', () => {
    expect(lancaEmAlegre('FORO', { area: 450 })).toMatchObject({
      valor: 45,
      parcelas: [{ vencimento: '1952-02-29', valor: 45 }],
    });
    expect(lancaEmAlegre('FORO', { area: 12.5 }, 1953)).toMatchObject({
      valor: 1.25,
      parcelas: [{ vencimento: '1953-02-28', valor: 1.25 }],
    });
  });

  test('em domingo, o dia útil vem ao lado', () => {
    // 28/02/1954 é domingo.
    expect(lancaEmAlegre('FORO', { area: 450 }, 1954)).toMatchObject({
      parcelas: [{ vencimento: '1954-02-28', vencimentoUtil: '1954-03-01', valor: 45 }],
    });
  });

  test('o laudêmio é de 2,5% da transferência', () => {
    // 12.345,67 × 2,5% = 308,64175
    expect(lancaEmAlegre('LAUDEMIO', { valorTransacao: 12345.67 })).toMatchObject({ valor: 308.64 });
    expect(lancaEmAlegre('LAUDEMIO', {})).toMatchObject({ falha: 'VALOR', fato: 'valorTransacao' });
  });

  test('desde dezembro de 1964 despreza-se a fração de cruzeiro', () => {
    expect(lancaEmAlegre('LAUDEMIO', { valorTransacao: 12345.67 }, 1965)).toMatchObject({ valor: 308 });
  });

  test('área negativa ou ausente', () => {
    expect(lancaEmAlegre('FORO', { area: -1 })).toMatchObject({ falha: 'VALOR', fato: 'area' });
    expect(lancaEmAlegre('FORO', {})).toMatchObject({ falha: 'VALOR', fato: 'area' });
  });
});

describe('Jornal Oficial', () => {
  const jornal = (fatos: Fatos) => lancaEmAlegre('JORNAL_OFICIAL', fatos);

  test('assinatura de um ano 30,00, de seis meses 20,00, de três meses 10,00', () => {
    expect(jornal({ item: 'ASSINATURA', meses: 12 })).toMatchObject({ valor: 30 });
    expect(jornal({ item: 'ASSINATURA', meses: 6 })).toMatchObject({ valor: 20 });
    expect(jornal({ item: 'ASSINATURA', meses: 3 })).toMatchObject({ valor: 10 });
    expect(jornal({ item: 'ASSINATURA', meses: 4 })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
    expect(jornal({ item: 'ASSINATURA' })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
  });

  test('anúncio por tamanho e por vez', () => {
    expect(jornal({ item: 'ANUNCIO', tipo: 'PAGINA', quantidade: 1 })).toMatchObject({ valor: 120 });
    expect(jornal({ item: 'ANUNCIO', tipo: 'MEIA_PAGINA', quantidade: 2 })).toMatchObject({ valor: 120 });
    expect(jornal({ item: 'ANUNCIO', tipo: 'QUARTO_PAGINA', quantidade: 1 })).toMatchObject({ valor: 30 });
    expect(jornal({ item: 'ANUNCIO', tipo: 'PAGINA' })).toMatchObject({ falha: 'VALOR', fato: 'quantidade' });
    expect(jornal({ item: 'ANUNCIO', quantidade: 1 })).toMatchObject({ falha: 'VALOR', fato: 'tipo' });
  });

  test('o contrato de 3, 6 ou 12 meses desconta 10, 20 ou 50%; outro, nada', () => {
    const pagina = { item: 'ANUNCIO', tipo: 'PAGINA', quantidade: 12 };
    // 120 × 12 = 1.440: − 144; − 288; − 720
    expect(jornal({ ...pagina, contratoMeses: 3 })).toMatchObject({ valor: 1296 });
    expect(jornal({ ...pagina, contratoMeses: 6 })).toMatchObject({ valor: 1152 });
    expect(jornal({ ...pagina, contratoMeses: 12 })).toMatchObject({ valor: 720 });
    expect(jornal({ ...pagina, contratoMeses: 4 })).toMatchObject({ valor: 1440 });
    expect(jornal(pagina)).toMatchObject({ valor: 1440 });
  });

  test.each([
    [1, 10, 10],
    [2, 9, 4.5],
    [3, 10, 5],
    [4, 9, 7.2],
  ])('na página %d, %d linhas: %d', (pagina, quantidade, valor) => {
    expect(jornal({ item: 'LINHA', pagina, quantidade })).toMatchObject({ valor });
  });

  test('o jornal tem quatro páginas, e o desconto não vale para as linhas', () => {
    expect(jornal({ item: 'LINHA', quantidade: 5, pagina: 5 })).toMatchObject({
      falha: 'VALOR',
      fato: 'pagina',
    });
    expect(jornal({ item: 'LINHA', quantidade: 10, pagina: 1, contratoMeses: 12 })).toMatchObject({
      valor: 10,
    });
  });
});
