import { confere, exige, notas, notasDoRequisito } from './lancaEmLimeira';

describe('O valor do projeto e as medidas entre os fatos', () => {
  test('o valor do projeto, quando vem, é o que se confere', () => {
    // Muro de fundos: no mínimo 1,80 m (art. 67)
    const muro = (altura: number, valorDoProjeto: number) =>
      confere('MURO', { posicao: 'FUNDOS', altura, valorDoProjeto });
    expect(muro(1.5, 2)).toMatchObject({ conforme: true });
    expect(muro(2, 1.5)).toMatchObject({ conforme: false });
    expect(muro(2, 0)).toMatchObject({ conforme: true }); // zero é o que dá a célula em branco
  });

  test('pedida uma exigência, só ela se confere, e pelo valor do projeto', () => {
    // Permanência prolongada: 6,00 m² e pé-direito de 2,70 m (arts. 76 e 80)
    const quarto = { permanencia: 'PROLONGADA', area: 5, exigencia: 'PE_DIREITO_MINIMO' };
    expect(confere('COMPARTIMENTO', { ...quarto, valorDoProjeto: 2.7 })).toMatchObject({ conforme: true });
    expect(confere('COMPARTIMENTO', { ...quarto, valorDoProjeto: 2.69 })).toMatchObject({ conforme: false });
    const medido = { ...quarto, area: 6, diametro: 1.8, peDireito: 2.7 };
    expect(confere('COMPARTIMENTO', medido)).toMatchObject({
      falha: 'VALOR',
      motivo: 'valorDoProjeto: é preciso informar este fato',
    });
  });

  test('o número se escreve como se quer; o que não é número nem SIM ou NÃO se recusa', () => {
    // 1,20 + 0,10 × 2,5 = 1,45 m (art. 44)
    const corredor = (valorDoProjeto: unknown) =>
      confere('CORREDOR', { uso: 'COLETIVO', comprimento: 12.5, valorDoProjeto });
    expect(corredor('1,45')).toMatchObject({ conforme: true });
    expect(corredor('1,44 ')).toMatchObject({ conforme: false });
    expect(corredor('largo')).toMatchObject({
      falha: 'VALOR',
      motivo: expect.stringContaining('veio "largo"; aceita-se SIM ou NÃO') as string,
    });
    for (const [estranho, mostrado] of [
      [Number.NaN, 'NaN'],
      [{}, 'um objeto'],
    ])
      expect(corredor(estranho)).toMatchObject({
        falha: 'VALOR',
        motivo: `valorDoProjeto: veio ${String(mostrado)}, que não é um número; aceita-se um número`,
      });
  });

  test('SIM e NÃO não são medida: nem passam por máximo, nem servem de 1 e 0', () => {
    // Muro no alinhamento: até 2,20 m (art. 67); lido como 1, o SIM passaria
    const muro = (valorDoProjeto: unknown) =>
      confere('MURO', { posicao: 'ALINHAMENTO', altura: 2, valorDoProjeto });
    for (const palavra of ['SIM', true, 'não', false])
      expect(muro(palavra)).toMatchObject({
        falha: 'VALOR',
        motivo: 'valorDoProjeto: veio SIM ou NÃO; o que se confere é uma medida, em número',
      });
    // Onde se exige que haja alguma coisa, a palavra é a resposta: elevador acima de 9,00 m (art. 57)
    expect(confere('ELEVADOR', { desnivelEntrada: 9.01, valorDoProjeto: true })).toMatchObject({
      conforme: true,
    });
    expect(confere('ELEVADOR', { desnivelEntrada: 9.01, valorDoProjeto: false })).toMatchObject({
      conforme: false,
    });
  });

  test('a exigência que o requisito não traz se recusa, ainda que ele só traga uma', () => {
    const corredor = (exigencia: string) =>
      confere('CORREDOR', { uso: 'PRIVATIVO', exigencia, valorDoProjeto: 1 });
    expect(corredor('LARGURA_MINIMA')).toMatchObject({ conforme: true });
    expect(corredor('CHUVEIROS')).toMatchObject({
      falha: 'VALOR',
      motivo: 'exigencia: neste requisito é preciso dizer qual se confere: LARGURA_MINIMA',
    });
  });

  test('o que a conferência pede não é fato sem uso', () => {
    const pedido = { requisito: 'MURO_POSTO', exigencia: 'ALTURA_MINIMA', valorDoProjeto: 2 };
    expect(notas('CONFERE_OBRA', pedido)).toStrictEqual([
      'Sanitários franqueados ao público, separados por sexo (Lei nº 104/1994, art. 117, IV)',
      'Altura mínima (m): o projeto tem 2,00; exige-se no mínimo 2,00; conforme',
    ]);
  });
});

describe('As mensagens dizem o que falta ou sobra', () => {
  test.each([
    [
      'COMPARTIMENTO',
      { permanencia: 'PROLONGADA', area: 9, diametro: 2 },
      'peDireito: é preciso informar este fato',
    ],
    ['RAMPA', { comprimento: 8 }, 'altura: é preciso informar este fato'],
    ['RAMPA', { altura: 1 }, 'comprimento: é preciso informar este fato'],
    ['MARQUISE', { medida: 2.4, larguraPasseio: 2.4 }, 'medida: já veio o fato larguraPasseio'],
    ['MARQUISE', { medida: 2.4, medida2: 3 }, 'medida2: este requisito não tem esse argumento'],
  ])('%s %j: %s', (requisito, fatos, motivo) => {
    expect(exige(requisito, fatos)).toMatchObject({ falha: 'VALOR', motivo });
  });

  test('zero não passa por máximo: é o que dá a célula em branco', () => {
    expect(confere('MURO', { posicao: 'ALINHAMENTO', valorDoProjeto: 0 })).toMatchObject({
      falha: 'VALOR',
      motivo: 'valorDoProjeto: veio 0; é preciso informar a medida do projeto',
    });
  });

  test.each([
    [
      () => confere('COMPARTIMENTO_CLASSE', { compartimento: 'COPA' }),
      'este requisito não traz exigência que se confira num projeto',
    ],
    [
      () => exige('GARAGEM_COLETIVA', { veiculos: 20, angulo: 60 }),
      'art. 116, IV: a lei só prevê vagas a 30°, 45° e 90°, e não a 60°',
    ],
    [
      () => exige('ESCALA_MINIMA', { peca: 'CORTES', grandesProporcoes: true }),
      'nas obras de grandes proporções as escalas podem ser outras, consultada a Prefeitura (art. 7º, § 3º)',
    ],
  ])('o que a lei não responde, %#', (pergunta, motivo) => {
    expect(pergunta()).toMatchObject({ falha: 'ND', motivo });
  });
});

describe('Fatos que o requisito não usa', () => {
  test('avisa-se do que veio, pelo nome; não do que serviu, nem da célula em branco, que dá zero', () => {
    const fatos = { empregados: 16, lotacao: 0, altura: 3, uso: 'COLETIVO' };
    expect(notasDoRequisito('CHUVEIROS_ACOUGUE', fatos)).toStrictEqual([
      'Fato sem uso neste requisito: altura',
      'Fato sem uso neste requisito: uso',
    ]);
  });

  test('o argumento por posição que serviu não é fato sem uso', () => {
    expect(notasDoRequisito('CHUVEIROS_ACOUGUE', { medida: 16, medida2: 0 })).toStrictEqual([]);
  });
});
