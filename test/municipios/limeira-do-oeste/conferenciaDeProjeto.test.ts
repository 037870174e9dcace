import { confere, lancaEmLimeira, memoriaEmLimeira } from './lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

describe('Uma só exigência: compara-se o valor do projeto', () => {
  test.each([
    ['CORREDOR', { uso: 'COLETIVO', comprimento: 12.5 }, 1.45, true], // 1,20 + 0,25
    ['CORREDOR', { uso: 'COLETIVO', comprimento: 12.5 }, 1.44, false],
    ['PAREDE', { divisaOuEntreEconomias: true }, 0.25, true],
    ['PAREDE', { divisaOuEntreEconomias: true }, 0.24, false],
    ['CHAMINE', { altura: 20 }, 4, true],
    ['CHAMINE', { altura: 20 }, 3.99, false],
    ['SALA_AULA', { alunos: 40 }, 39.99, false],
    ['CHUVEIROS_ACOUGUE', { empregados: 16 }, 2, true],
    ['CHUVEIROS_ACOUGUE', { empregados: 16 }, 1, false],
    ['MURO_POSTO', {}, 2, true],
    ['MURO_POSTO', {}, 1.99, false],
    ['JOGOS_COPIAS', {}, 2, false],
    ['TAPUME', { noAlinhamento: false, viaPavimentada: true }, 1.5, true],
    ['AUDITORIO_PATAMAR', { altura: 3 }, 1.19, false],
    ['ESCADA_PASSAGEM_ALTURA', {}, 1.9, true],
  ])('%s %j com %d: conforme %s', (requisito, fatos, valorDoProjeto, conforme) => {
    expect(confere(requisito, { ...fatos, valorDoProjeto })).toMatchObject({ conforme });
  });

  test('a resposta traz também o exigido e o artigo', () => {
    expect(confere('CORREDOR', { uso: 'COLETIVO', comprimento: 12.5, valorDoProjeto: 1.4 })).toMatchObject({
      conforme: false,
      larguraMinima: 1.45,
      fundamento: 'Lei nº 104/1994, art. 44, I a III',
    });
  });

  test('o mesmo limite da exigência: no muro do alinhamento o valor é teto, na divisa é piso', () => {
    expect(confere('MURO', { posicao: 'ALINHAMENTO', valorDoProjeto: 2.2 })).toMatchObject({
      conforme: true,
    });
    expect(confere('MURO', { posicao: 'ALINHAMENTO', valorDoProjeto: 2.21 })).toMatchObject({
      conforme: false,
    });
    expect(confere('MURO', { posicao: 'LATERAL', valorDoProjeto: 1.79 })).toMatchObject({ conforme: false });
    expect(confere('MURO', { posicao: 'LATERAL', altura: 1.8 })).toMatchObject({ conforme: true });
  });

  test('rampa: menos de 12% no geral, até 10% no auditório', () => {
    expect(confere('RAMPA', { valorDoProjeto: 0.12 })).toMatchObject({ conforme: false });
    expect(confere('RAMPA', { valorDoProjeto: 0.1199 })).toMatchObject({ conforme: true });
    expect(confere('RAMPA', { valorDoProjeto: 0.1, uso: 'AUDITORIO' })).toMatchObject({ conforme: true });
    expect(confere('RAMPA', { altura: 1, comprimento: 8, uso: 'GERAL' })).toMatchObject({ conforme: false });
  });

  test('frente no alinhamento é zero, e zero vale; entre zero e 3,00 m, não', () => {
    expect(confere('AFASTAMENTO_FRONTAL', { valorDoProjeto: 0 })).toMatchObject({ conforme: true });
    expect(confere('AFASTAMENTO_FRONTAL', { valorDoProjeto: 2.99 })).toMatchObject({ conforme: false });
    expect(confere('AFASTAMENTO_FRONTAL', { valorDoProjeto: 3 })).toMatchObject({ conforme: true });
  });

  test('o passeio tem exatamente 2%', () => {
    expect(confere('PASSEIO', { larguraPasseio: 2.5, valorDoProjeto: 0.05 })).toMatchObject({
      conforme: true,
    });
    expect(confere('PASSEIO', { larguraPasseio: 2.5, valorDoProjeto: 0.06 })).toMatchObject({
      conforme: false,
    });
  });

  test('sem o valor do projeto não se confere', () => {
    expect(confere('CORREDOR', { uso: 'PRIVATIVO' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'valorDoProjeto',
    });
    expect(confere('MURO', { posicao: 'LATERAL' })).toMatchObject({ ...FATO_ERRADO, fato: 'valorDoProjeto' });
    expect(confere('CORREDOR', { uso: 'PRIVATIVO', valorDoProjeto: -1 })).toMatchObject(FATO_ERRADO);
    expect(confere('CORREDOR', { uso: 'PRIVATIVO', valorDoProjeto: 'largo' })).toMatchObject(FATO_ERRADO);
  });
});

describe('Várias exigências', () => {
  test('é preciso dizer qual, e a mensagem diz as que há', () => {
    expect(confere('MARQUISE', { larguraPasseio: 2.4, valorDoProjeto: 1.2 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'exigencia',
      motivo: expect.stringContaining('BALANCO_MAXIMO, ALTURA_MINIMA') as string,
    });
  });

  test('balanço até 1,20 m e altura de 2,50 m, cada um pelo seu lado', () => {
    const marquise = (exigencia: string, valorDoProjeto: number) =>
      confere('MARQUISE', { larguraPasseio: 2.4, exigencia, valorDoProjeto });
    expect(marquise('BALANCO_MAXIMO', 1.2)).toMatchObject({ conforme: true });
    expect(marquise('BALANCO_MAXIMO', 1.21)).toMatchObject({ conforme: false });
    expect(marquise('ALTURA_MINIMA', 2.5)).toMatchObject({ conforme: true });
    expect(marquise('altura mínima (m)', 2.49)).toMatchObject({ conforme: false });
  });

  test('exigência de outro requisito não serve; zero não passa por máximo', () => {
    expect(
      confere('MARQUISE', { larguraPasseio: 2.4, exigencia: 'CHUVEIROS', valorDoProjeto: 1 }),
    ).toMatchObject({ ...FATO_ERRADO, fato: 'exigencia' });
    expect(
      confere('MARQUISE', { larguraPasseio: 2.4, exigencia: 'BALANCO_MAXIMO', valorDoProjeto: 0 }),
    ).toMatchObject({ ...FATO_ERRADO, fato: 'valorDoProjeto' });
  });

  test('auditório: cada medida por si', () => {
    const auditorio = (exigencia: string, valorDoProjeto: number) =>
      confere('AUDITORIO', { lotacao: 501, exigencia, valorDoProjeto });
    expect(auditorio('MICTORIOS', 3)).toMatchObject({ conforme: true });
    expect(auditorio('MICTORIOS', 2)).toMatchObject({ conforme: false });
    expect(auditorio('LARGURA_SAIDAS', 5.09)).toMatchObject({ conforme: false });
    expect(auditorio('AREA_SALA_ESPERA', 110)).toMatchObject({ conforme: true });
  });

  test('com as medidas entre os fatos, conferem-se todas de uma vez', () => {
    const comodo = { permanencia: 'PROLONGADA', area: 6, diametro: 1.8, peDireito: 2.7 };
    expect(confere('COMPARTIMENTO', comodo)).toMatchObject({ conforme: true });
    expect(confere('COMPARTIMENTO', { ...comodo, peDireito: 2.69 })).toMatchObject({ conforme: false });
    expect(confere('ESCADA_LANCE', { degraus: 20, espelho: 0.19, piso: 0.25 })).toMatchObject({
      conforme: false,
    });
  });

  test('o valor zero de uma célula em branco não encobre as medidas que vieram', () => {
    const comodo = { permanencia: 'PROLONGADA', area: 6, diametro: 1.8, peDireito: 2.7 };
    expect(confere('COMPARTIMENTO', { ...comodo, valorDoProjeto: 0 })).toMatchObject({ conforme: true });
  });

  test('uma só das medidas do compartimento', () => {
    const peDireito = (valorDoProjeto: number) =>
      confere('COMPARTIMENTO', {
        permanencia: 'TRANSITORIA',
        exigencia: 'PE_DIREITO_MINIMO',
        valorDoProjeto,
      });
    expect(peDireito(2.4)).toMatchObject({ conforme: true });
    expect(peDireito(2.39)).toMatchObject({ conforme: false });
  });
});

describe('Exigências de haver ou não haver', () => {
  test.each([
    [9.01, 'SIM', true],
    [9.01, 'NÃO', false],
    [9.01, 1, true],
    [9.01, 0, false],
    [9, 'NÃO', true],
    [9, undefined, true],
  ])('desnível de %d m, elevador no projeto %s: conforme %s', (desnivelEntrada, valorDoProjeto, conforme) => {
    expect(confere('ELEVADOR', { desnivelEntrada, valorDoProjeto })).toMatchObject({ conforme });
  });

  test('sendo exigido, é preciso dizer se o projeto tem', () => {
    expect(confere('ELEVADOR', { desnivelEntrada: 10 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'valorDoProjeto',
    });
  });

  test('o dispensado está conforme; o que não é precisa do projeto ou da licença', () => {
    const muro = (altura: number, valorDoProjeto?: boolean) =>
      confere('DISPENSA_LICENCA_MURO', { altura, valorDoProjeto });
    expect(muro(2)).toMatchObject({ conforme: true, dispensado: true });
    expect(muro(2.5, true)).toMatchObject({ conforme: true, dispensado: false });
    expect(muro(2.5, false)).toMatchObject({ conforme: false });
  });

  test('o vedado não fica conforme com medida nenhuma', () => {
    expect(
      confere('AREA_FECHADA', { permanencia: 'PROLONGADA', alturaH: 12, valorDoProjeto: 100 }),
    ).toMatchObject({ conforme: false });
  });

  test('quem só classifica não tem o que conferir', () => {
    expect(confere('COMPARTIMENTO_CLASSE', { compartimento: 'COPA', valorDoProjeto: 1 })).toMatchObject({
      falha: 'ND',
    });
  });
});

test('a memória da conferência põe o projeto ao lado do exigido', () => {
  const { avisos, passos } = memoriaEmLimeira('CONFERE_OBRA', {
    requisito: 'CORREDOR',
    uso: 'COLETIVO',
    comprimento: 12.5,
    valorDoProjeto: 1.4,
  });
  expect(avisos).toContain('Largura mínima (m): o projeto tem 1,40; exige-se no mínimo 1,45; não conforme');
  expect(passos).toContainEqual(
    expect.objectContaining({ rotulo: 'Acréscimo', conta: '0,10 m × 2,5', valor: '0,25 m' }),
  );
});

test('antes da lei não se confere, mas o fato errado se acusa primeiro', () => {
  const em1993 = (fatos: Readonly<Record<string, unknown>>) => lancaEmLimeira('CONFERE_OBRA', fatos, 1993);
  expect(em1993({ requisito: 'MURO_POSTO', valorDoProjeto: 2 })).toMatchObject({ falha: 'ND' });
  expect(em1993({ requisito: 'MURO_POSTO' })).toMatchObject(FATO_ERRADO);
  expect(em1993({ requisito: 'CASTELO' })).toMatchObject(FATO_ERRADO);
});
