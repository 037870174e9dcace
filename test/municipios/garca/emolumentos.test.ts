import { duvidasEmGarca, FATO_ERRADO, type Fatos, ISENTO, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

const emolumento = (fatos: Fatos, exercicio?: number) => lancaEmGarca('EMOLUMENTOS', fatos, exercicio);

describe('Emolumentos do expediente (secção I)', () => {
  test.each<[string, number]>([
    ['AUTUACAO', 5],
    ['CAPA', 2],
    ['CERTIDAO', 10],
    ['REQUERIMENTO', 5],
    ['TERMO', 10],
    ['MATRICULA_CAO_COM_PLACA', 20],
    ['PLACA_AMBULANTE', 10],
    ['TRANSFERENCIA_IMOVEL', 20],
    ['VISTORIA', 30],
    ['ALVARA', 15],
    ['INSCRICAO_ESTABELECIMENTO', 50],
    ['REGISTRO_ANUAL', 10],
    ['VISTORIA_CIRCO', 50],
  ])('%s: %d, de uma vez', (item, valor) => {
    expect(emolumento({ item })).toMatchObject({ valor });
    expect(emolumento({ item })).not.toHaveProperty('parcelas');
  });

  test('certidão: mais 0,40 por linha datilografada e 0,20 por manuscrita', () => {
    // 10,00 + 30 × 0,40 + 3 × 0,20
    expect(emolumento({ item: 'CERTIDAO', linhasDatilografadas: 30, linhasManuscritas: 3 })).toMatchObject({
      valor: 22.6,
    });
  });

  test('desentranhamento: 3,00 por peça', () => {
    expect(emolumento({ item: 'DESENTRANHAMENTO', quantidade: 4 })).toMatchObject({ valor: 12 });
    expect(emolumento({ item: 'DESENTRANHAMENTO' })).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
  });

  test.each([
    [0, 0],
    [6, 0],
    [7, 5],
    [24, 5],
    [25, 10],
    [60, 10],
    [61, 15],
    [120, 15],
    [121, 25],
    [180, 25],
    [181, 30],
    [240, 30],
  ])('busca de papel de %d meses: %d', (meses, valor) => {
    expect(emolumento({ item: 'BUSCA', meses })).toMatchObject({ valor });
    expect(emolumento({ item: 'BUSCA', meses, encontrado: true })).toMatchObject({ valor });
  });

  test('busca sem achado paga dois terços', () => {
    const semAchado = (meses: number) => emolumento({ item: 'BUSCA', meses, encontrado: false });
    // 2/3 × 5,00 = 3,333…; 2/3 × 25,00 = 16,666…; 2/3 × 30,00 = 20,00
    expect(semAchado(24)).toMatchObject({ valor: 3.33 });
    expect(semAchado(180)).toMatchObject({ valor: 16.67 });
    expect(semAchado(240)).toMatchObject({ valor: 20 });
    expect(semAchado(6)).toMatchObject({ valor: 0 });
  });

  test('busca acima de vinte anos não se lê', () => {
    expect(emolumento({ item: 'BUSCA', meses: 241 })).toMatchObject(SEM_RESPOSTA);
    expect(emolumento({ item: 'BUSCA' })).toMatchObject({ ...FATO_ERRADO, fato: 'meses' });
  });

  test('vistoria rural: mais 3,00 por quilômetro, em proporção', () => {
    const rural = (distancia: number) => emolumento({ item: 'VISTORIA', zona: 'RURAL', distancia });
    // 30,00 + 3,00 × 12,5
    expect(rural(12500)).toMatchObject({ valor: 67.5 });
    expect(rural(1)).toMatchObject({ valor: 30 });
    expect(rural(2)).toMatchObject({ valor: 30.01 });
    expect(emolumento({ item: 'VISTORIA', zona: 'RURAL' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'distancia',
    });
    expect(emolumento({ item: 'VISTORIA', zona: 'URBANA', distancia: 9000 })).toMatchObject({ valor: 30 });
  });

  test('o ato é um só, salvo se se diz quantos', () => {
    const tres = (fatos: Fatos) => emolumento({ ...fatos, quantidade: 3 });
    // 3 × 15,00; 3 × 30,00; 3 × (30,00 + 3,00 × 5); 3 × (10,00 + 0,40 × 10); 3 × 2/3 × 5,00
    expect(tres({ item: 'ALVARA' })).toMatchObject({ valor: 45 });
    expect(tres({ item: 'VISTORIA', zona: 'URBANA' })).toMatchObject({ valor: 90 });
    expect(tres({ item: 'VISTORIA', zona: 'RURAL', distancia: 5000 })).toMatchObject({ valor: 135 });
    expect(tres({ item: 'CERTIDAO', linhasDatilografadas: 10 })).toMatchObject({ valor: 42 });
    expect(tres({ item: 'BUSCA', meses: 24, encontrado: false })).toMatchObject({ valor: 10 });
  });

  test.each(['ATESTADO', 'EXAME_ARQUIVO', 'AVERBACAO'])('%s: o valor não se lê', (item) => {
    expect(emolumento({ item })).toMatchObject(SEM_RESPOSTA);
  });
});

describe('Emolumentos de obras (secção II)', () => {
  test('projeto comum: até 60 m² 3,00 por m²; acima, 5,00 sobre tudo', () => {
    const projeto = (area: number) => emolumento({ item: 'PROJETO_COMUM', area });
    expect(projeto(60)).toMatchObject({ valor: 180 });
    // 60,01 × 5,00 = 300,05
    expect(projeto(60.01)).toMatchObject({ valor: 300.05 });
    expect(projeto(61)).toMatchObject({ valor: 305 });
    expect(projeto(0)).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    expect(projeto(-1)).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    expect(emolumento({ item: 'PROJETO_COMUM' })).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
  });

  test.each<[Fatos, number]>([
    // 5,00 × 12,5 m × 2 períodos
    [{ item: 'ALINHAMENTO', extensao: 12.5, periodos: 2 }, 125],
    [{ item: 'ANDAIMES_TAPUMES', extensao: 10, periodos: 1, zonaTabela: 1 }, 200],
    [{ item: 'ANDAIMES_TAPUMES', extensao: 10, periodos: 2, zonaTabela: 2 }, 200],
    [{ item: 'ANDAIMES_TAPUMES', extensao: 10, periodos: 1, zonaTabela: 3 }, 50],
    [{ item: 'REBAIXAMENTO_GUIA', quantidade: 2 }, 240],
    [{ item: 'AUTENTICACAO_PLANTAS', quantidade: 3 }, 150],
    [{ item: 'ARRUAMENTO', area: 10000 }, 500],
    // (5,00 + 12,50) × 2
    [{ item: 'EMPLACAMENTO', custo: 12.5, quantidade: 2 }, 35],
    [{ item: 'REFORMA' }, 150],
    [{ item: 'TUMULO_SIMPLES' }, 100],
    [{ item: 'TUMULO_MARMORE' }, 200],
    [{ item: 'LEVANTAMENTO_TERRA' }, 30],
    [{ item: 'COPIA_TRANSPARENTE', area: 0.5 }, 300],
  ])('%j: %d', (fatos, valor) => {
    expect(emolumento(fatos)).toMatchObject({
      valor,
      parcelas: [
        { marco: 'ENTRADA_DO_PEDIDO', valor: valor / 2 },
        { marco: 'QUINZE_DIAS_DO_DESPACHO', valor: valor / 2 },
      ],
    });
  });

  test.each<Fatos>([
    { item: 'PROJETO_ESTRUTURA_ESPECIAL', area: 100 },
    { item: 'ALVARA_VISTORIA' },
    { item: 'REFORMA', areaAcrescida: 10 },
    { item: 'LEVANTAMENTO_ASFALTO' },
    { item: 'LEVANTAMENTO_PARALELEPIPEDO' },
    { item: 'ABERTURA' },
    { item: 'COPIA_HELIOGRAFICA' },
    { item: 'FOTOCOPIA' },
  ])('%j: não se lê', (fatos) => {
    expect(emolumento(fatos)).toMatchObject(SEM_RESPOSTA);
  });

  test('a metade ímpar deixa o centavo na entrada', () => {
    // 60,33 × 5,00 = 301,65: 150,83 e 150,82
    expect(emolumento({ item: 'PROJETO_COMUM', area: 60.33 })).toMatchObject({
      valor: 301.65,
      parcelas: [{ valor: 150.83 }, { valor: 150.82 }],
    });
    // em 1965, cruzeiros inteiros: 301 = 151 + 150
    expect(emolumento({ item: 'PROJETO_COMUM', area: 60.33 }, 1965)).toMatchObject({
      valor: 301,
      parcelas: [{ valor: 151 }, { valor: 150 }],
    });
  });

  test('a segunda metade fora do prazo sobe dez por cento (art. 161)', () => {
    // 150,82 × 1,10 = 165,902; acréscimo 15,082 → 15,08
    expect(emolumento({ item: 'PROJETO_COMUM', area: 60.33, segundaMetadeForaDoPrazo: true })).toMatchObject({
      valor: 316.73,
      parcelas: [
        { marco: 'ENTRADA_DO_PEDIDO', valor: 150.83 },
        { marco: 'QUINZE_DIAS_DO_DESPACHO', valor: 165.9 },
      ],
    });
  });

  test('em desacordo com a planta, o dobro; sem licença, se pode ser conservada, o quádruplo', () => {
    const obra = (fatos: Fatos) => emolumento({ item: 'PROJETO_COMUM', area: 60, ...fatos });
    expect(obra({ desacordoPlanta: true })).toMatchObject({ valor: 360 });
    expect(obra({ semLicenca: true, podeSerConservada: true })).toMatchObject({ valor: 720 });
    expect(obra({ semLicenca: true, podeSerConservada: false })).toMatchObject({ valor: 180 });
    expect(obra({ semLicenca: true })).toMatchObject({ valor: 180 });
    expect(obra({ semLicenca: true, podeSerConservada: true, desacordoPlanta: true })).toMatchObject({
      valor: 720,
    });
    // os emolumentos do expediente não dobram
    expect(emolumento({ item: 'ALVARA', desacordoPlanta: true })).toMatchObject({ valor: 15 });
  });

  test('casa popular até 50 m² é isenta', () => {
    const popular = (area: number) => emolumento({ item: 'PROJETO_COMUM', area, casaPopular: true });
    expect(popular(50)).toMatchObject({ ...ISENTO, fundamento: 'Lei nº 147/1950, art. 162, a' });
    expect(popular(50.01)).toMatchObject({ valor: 150.03 });
    // a isenção vem antes do valor que não se lê
    expect(emolumento({ item: 'PROJETO_ESTRUTURA_ESPECIAL', area: 50, casaPopular: true })).toMatchObject(
      ISENTO,
    );
    // e é só da aprovação da planta
    expect(
      emolumento({ item: 'ALINHAMENTO', area: 50, casaPopular: true, extensao: 10, periodos: 1 }),
    ).toMatchObject({ valor: 50 });
    // a área pequena, por si, não isenta: 50 m² × 3,00
    expect(emolumento({ item: 'PROJETO_COMUM', area: 50 })).toMatchObject({ valor: 150 });
    expect(emolumento({ item: 'PROJETO_COMUM', area: 50, casaPopular: false })).toMatchObject({ valor: 150 });
  });

  test('casa própria única até 60 m², a juízo do Prefeito', () => {
    const propria = (fatos: Fatos) =>
      emolumento({ item: 'PROJETO_COMUM', area: 60, casaPropria: true, atoPrefeito: true, ...fatos });
    expect(propria({ outraCasa: false })).toMatchObject(ISENTO);
    expect(propria({})).toMatchObject(ISENTO);
    expect(propria({ outraCasa: true })).toMatchObject({ valor: 180 });
    expect(propria({ atoPrefeito: false })).toMatchObject({ valor: 180 });
    expect(propria({ atoPrefeito: undefined })).toMatchObject({ valor: 180 });
    expect(propria({ area: 60.01 })).toMatchObject({ valor: 300.05 });
    // não sendo própria, paga: 60 m² × 3,00
    expect(propria({ casaPropria: false })).toMatchObject({ valor: 180 });
    expect(propria({ casaPropria: undefined })).toMatchObject({ valor: 180 });
    // e é só da aprovação da planta: 10 m × 5,00 × 1 período
    expect(propria({ item: 'ALINHAMENTO', extensao: 10, periodos: 1 })).toMatchObject({ valor: 50 });
  });

  test.each<[Fatos, string]>([
    [{ item: 'ALINHAMENTO', periodos: 1 }, 'extensao'],
    [{ item: 'ALINHAMENTO', extensao: 10 }, 'periodos'],
    [{ item: 'ANDAIMES_TAPUMES', extensao: 10, periodos: 1 }, 'zonaTabela'],
    [{ item: 'ANDAIMES_TAPUMES', extensao: 10, periodos: 1, zonaTabela: 4 }, 'zonaTabela'],
    [{ item: 'EMPLACAMENTO', quantidade: 1 }, 'custo'],
    [{ item: 'REBAIXAMENTO_GUIA' }, 'quantidade'],
    [{ item: 'AUTENTICACAO_PLANTAS' }, 'quantidade'],
    // o fato que falta vem antes da tarifa que não se lê
    [{ item: 'PROJETO_ESTRUTURA_ESPECIAL' }, 'area'],
    [{ item: 'HABITE_SE' }, 'item'],
    [{}, 'item'],
  ])('recusa %j', (fatos, fato) => {
    expect(emolumento(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });

  test('as leituras prováveis deixam aviso', () => {
    expect(
      duvidasEmGarca('EMOLUMENTOS', { item: 'PROJETO_COMUM', area: 61, desacordoPlanta: true }),
    ).toStrictEqual(['G-147', 'G-150']);
    expect(duvidasEmGarca('EMOLUMENTOS', { item: 'CERTIDAO', linhasDatilografadas: 1 })).toStrictEqual([
      'G-140',
      'G-141',
    ]);
  });
});
