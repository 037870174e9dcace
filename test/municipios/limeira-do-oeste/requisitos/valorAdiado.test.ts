import { fatoAdiado } from '../../../../src/municipios/limeira-do-oeste/requisitos/valorAdiado';
import { fato } from '../../../../src/regra';
import { SEM_NUMEROS } from '../../../../src/regra/fato/entregaDeFato';

describe('O fato de muitos requisitos num só', () => {
  const titulo = (...titulos: readonly [string, ...string[]]) => {
    const [primeiro, ...outros] = titulos.map((cada) => fato.metros(cada));
    return primeiro && fatoAdiado([primeiro, ...outros]).titulo;
  };

  test.each<[readonly [string, ...string[]], string]>([
    [['Altura (m)', 'Altura (m)'], 'Altura (m)'],
    [['Área do piso (m²)', 'Área do lote (m²)'], 'Área'],
    [['Largura das portas', 'Largura das janelas'], 'Largura'],
    [['Largura da porta do quarto', 'Largura da porta da sala'], 'Largura da porta'],
    [['Altura', 'Altura do muro'], 'Altura'],
    [['Altura (m)', 'Desnível (m)'], 'Altura (m)'], // nada em comum: o do primeiro
    [['Área do lote', 'Área do piso', 'Medida do piso'], 'Área do lote'],
  ])('os títulos %j fazem "%s"', (titulos, comum) => {
    expect(titulo(...titulos)).toBe(comum);
  });

  test('o que se aceita diz-se uma vez cada', () => {
    const largura = fato.metros('Largura (m)');
    const positiva = fato.metros('Largura (m)', { positivo: true });
    expect(fatoAdiado([largura, largura]).aceita).toBe('uma medida em metros');
    expect(fatoAdiado([largura, positiva]).aceita).toBe(
      'uma medida em metros; ou uma medida em metros, maior que zero',
    );
  });

  test('cada código aparece uma vez, com os sinônimos de todos e o primeiro título', () => {
    const casa = fato.enumerado('Uso', { COLETIVO: ['Coletivo', 'comum'], PRIVATIVO: 'Privativo' });
    const sala = fato.enumerado('Uso', { COLETIVO: ['De todos', 'comum', 'geral'] });
    const { codigos } = fatoAdiado([casa, sala]);
    expect(codigos?.map(({ codigo, titulo: oTitulo }) => [codigo, oTitulo])).toStrictEqual([
      ['COLETIVO', 'Coletivo'],
      ['PRIVATIVO', 'Privativo'],
    ]);
    expect(codigos?.map(({ sinonimos }) => sinonimos)).toStrictEqual([['comum', 'geral'], []]);
    expect(fatoAdiado([fato.metros('Altura (m)')])).not.toHaveProperty('codigos');
  });

  test('zero só é falta quando o é em todos', () => {
    const comum = fato.metros('Afastamento (m)');
    const noAlinhamento = fato.metros('Afastamento (m)', { zeroEhValor: true });
    expect(fatoAdiado([comum, comum]).zeroEhAusente).toBe(true);
    expect(fatoAdiado([comum, noAlinhamento]).zeroEhAusente).toBe(false);
    expect(fatoAdiado([noAlinhamento]).zeroEhAusente).toBe(false);
  });

  test('lê-se depois, como o fato que se disser', () => {
    const lido = fatoAdiado([fato.simNao('Com abertura')]).le('SIM', 'condicao', SEM_NUMEROS);
    expect(lido.como(fato.simNao('Com abertura'))).toBe(true);
    expect(() => lido.como(fato.enumerado('Uso', { COLETIVO: 'Coletivo' }))).toThrow('condicao: veio "SIM"');
    expect(lido.zero).toBe(false);
    expect(fatoAdiado([fato.simNao('Com abertura')]).le(0, 'condicao', SEM_NUMEROS).zero).toBe(true);
  });
});

describe('Limites dentro dos quais o número serve a todos', () => {
  const livre = fato.numero('Quantidade');
  const de2a9 = fato.numero('Quantidade', { minimo: 2, maximo: 9 });
  const de1a8 = fato.numero('Quantidade', { minimo: 1, maximo: 8 });
  const positivo = fato.numero('Quantidade', { positivo: true });
  const inteiro = fato.inteiro('Quantidade');
  const SEM_LIMITE = { minimo: 0, maximo: Number.MAX_VALUE, positivo: false, inteiro: false };

  test.each([
    [[livre, livre], {}],
    [[de2a9, de1a8], { minimo: 2, maximo: 8 }],
    [[de1a8, de2a9], { minimo: 2, maximo: 8 }],
    [[de2a9, livre], { minimo: 2, maximo: 9 }],
    [[livre, de2a9], { minimo: 2, maximo: 9 }],
    [[positivo, livre], { positivo: true }],
    [[livre, positivo], { positivo: true }],
    [[inteiro, livre], { inteiro: true }],
    [[livre, inteiro], { inteiro: true }],
  ])('%#', (fatos, limites) => {
    const [primeiro = livre, ...outros] = fatos;
    expect(fatoAdiado([primeiro, ...outros]).limites).toStrictEqual({ ...SEM_LIMITE, ...limites });
  });

  test('o que não é número não os tem', () => {
    expect(fatoAdiado([fato.simNao('Com abertura')])).not.toHaveProperty('limites');
  });
});
