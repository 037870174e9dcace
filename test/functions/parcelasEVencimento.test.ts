import { parcelas, vencimento } from '../../functions/formulas/consulta';
import { dataCivil, serialDeData } from '../../src/calendario';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const serial = (ano: number, mes: number, dia: number): number =>
  serialDeData(dataCivil(ano, mes, dia), 1900) ?? 0;
const parcelasDe = (tributo: string, valor: unknown, municipio: string, exercicio: unknown): unknown[][] =>
  lidas(parcelas([[tributo]], [[valor]], [[municipio]], [[exercicio]]));
const vencimentos = (
  tributo: string,
  numeros: readonly unknown[],
  municipio: string,
  exercicio: unknown,
): unknown[] =>
  lidas(
    vencimento(
      [[tributo]],
      numeros.map((n) => [n]),
      [[municipio]],
      [[exercicio]],
    ),
  ).flat();

describe('PARCELAS', () => {
  test('o exercício pode vir como data, e o ano dela é o das prestações', () => {
    // Alegre, art. 29: 31 March and 31 July. 100,01 = 50,01 + 50,00.
    expect(parcelasDe('IMPOSTO_PREDIAL', 100.01, 'ALEGRE', '15/06/1960')).toStrictEqual([
      [1, serial(1960, 3, 31), 50.01],
      [2, serial(1960, 7, 31), 50],
    ]);
  });

  test('valor vazio ou zero dá as datas, com nada a pagar', () => {
    const nada = [
      [1, serial(1952, 3, 31), 0],
      [2, serial(1952, 7, 31), 0],
    ];
    expect(parcelasDe('IMPOSTO_PREDIAL', null, 'ALEGRE', 1952)).toStrictEqual(nada);
    expect(parcelasDe('IMPOSTO_PREDIAL', 0, 'ALEGRE', 1952)).toStrictEqual(nada);
  });

  test('valor negativo é recusado, com o que veio', () => {
    const recusa = [
      ['#VALUE!: valor: veio -5, que é negativo; aceita-se um valor em dinheiro, de zero para cima'],
    ];
    expect(parcelasDe('IMPOSTO_PREDIAL', -5, 'ALEGRE', 1952)).toStrictEqual(recusa);
    // Here the law of the municipality has a rule of instalments of its own.
    expect(parcelasDe('IMPOSTO_PREDIAL', -5, 'JAMBEIRO', 1960)).toStrictEqual(recusa);
  });

  test('o texto com duas leituras é recusado', () => {
    expect(parcelasDe('IMPOSTO_PREDIAL', '1.234', 'JAMBEIRO', 1960)).toStrictEqual([
      ['#VALUE!: valor: veio "1.234", que tem duas leituras: 1234 ou 1,234; aceita-se um valor em dinheiro'],
    ]);
  });

  test('fora da vigência e sem o tributo na lei, #N/D; tributo que não existe, #VALOR!', () => {
    expect(parcelasDe('IMPOSTO_PREDIAL', 100, 'ALEGRE', 1951)).toStrictEqual([
      ['#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)'],
    ]);
    expect(parcelasDe('TAXA_POLICIAMENTO', 100, 'ALEGRE', 1952)).toStrictEqual([
      ['#N/A: Alegre-ES não tem TAXA_POLICIAMENTO na lei: veja =TRIB.REGRAS("ALEGRE")'],
    ]);
    expect(parcelasDe('IPTU', 100, 'ALEGRE', 1952)).toStrictEqual([
      ['#VALUE!: tributo: veio "IPTU", que não é um tributo conhecido'],
    ]);
  });
});

describe('VENCIMENTO', () => {
  test('a prestação vazia, na web ou no computador, é a primeira', () => {
    // Alegre, art. 29.
    for (const vazia of [null, 0, '', undefined])
      expect(lidas(vencimento([['IMPOSTO_PREDIAL']], [[vazia]], [['ALEGRE']], [[1952]]))).toStrictEqual([
        [serial(1952, 3, 31)],
      ]);
  });

  test('o que se paga de uma só vez não tem segunda prestação', () => {
    // Alfredo Chaves, art. 64: during January.
    expect(vencimentos('MATRICULA_CAES', [1, 2, -1], 'ALFREDO_CHAVES', 1964)).toStrictEqual([
      serial(1964, 1, 31),
      '#VALUE!: parcela: veio 2; aceita-se 1, porque se paga de uma só vez',
      '#VALUE!: parcela: veio -1; aceita-se 1, porque se paga de uma só vez',
    ]);
    // Jambeiro, art. 90: during March.
    expect(vencimentos('LICENCA_PUBLICIDADE', [1, 2], 'JAMBEIRO', 1960)).toStrictEqual([
      serial(1960, 3, 31),
      '#VALUE!: parcela: veio 2; aceita-se 1, porque se paga de uma só vez',
    ]);
  });

  test('as estradas de Garça têm duas, em 15 de agosto e 15 de novembro (art. 182)', () => {
    expect(vencimentos('TAXA_ESTRADAS', [1, '2', 3], 'GARCA', 1955)).toStrictEqual([
      serial(1955, 8, 15),
      serial(1955, 11, 15),
      '#VALUE!: parcela: veio 3; aceita-se um inteiro de 1 a 2',
    ]);
  });

  test('a mensagem da regra nomeia parcela, que é como o argumento se chama', () => {
    expect(vencimentos('TAXA_LIMPEZA', [-1], 'GARCA', 1955)).toStrictEqual([
      '#VALUE!: parcela: veio -1, que é negativo; aceita-se um número inteiro, de 1 para cima',
    ]);
  });

  test('quando a fonte não traz o dia, #N/D diz o que ela traz', () => {
    // Garça, art. 182, 4: June, and the day is lost.
    expect(vencimentos('IMPOSTO_PREDIAL', [1], 'GARCA', 1955)).toStrictEqual([
      '#N/A: art. 182, 4: vence em junho, e o dia não consta na fonte',
    ]);
  });

  test('a segunda do lixo de Garça vence em 15 de agosto, e desde 1952 não se sabe', () => {
    // Art. 182, 7, b; the law of 25-06-1951 revokes paragraphs that cannot be read.
    expect(vencimentos('TAXA_LIXO', [2], 'GARCA', 1951)).toStrictEqual([serial(1951, 8, 15)]);
    expect(vencimentos('TAXA_LIXO', [2], 'GARCA', 1953)[0]).toMatch(
      /^#N\/A: art\. 1º, II: a revogação feita pela Lei de 25-06-1951 não se lê com segurança/,
    );
  });

  test('quando a data depende do que a fórmula não pergunta, diz de quê', () => {
    // Alfredo Chaves, art. 77: January, February or March, by the kind of vehicle.
    expect(vencimentos('LICENCA_VEICULO', [1], 'ALFREDO_CHAVES', 1960)).toStrictEqual([
      '#N/A: o vencimento depende de tipo (Espécie do veículo), que esta fórmula não pergunta',
    ]);
  });

  test('recusa a prestação que não é número inteiro', () => {
    expect(vencimentos('IMPOSTO_PREDIAL', ['dois', 1.5, true], 'ALEGRE', 1952)).toStrictEqual([
      '#VALUE!: parcela: veio "dois"; aceita-se o número da prestação: 1, 2…',
      '#VALUE!: parcela: veio 1,5; aceita-se o número da prestação: 1, 2…',
      '#VALUE!: parcela: veio VERDADEIRO; aceita-se o número da prestação: 1, 2…',
    ]);
  });

  test('sem data na lei, fora da vigência e tributo desconhecido', () => {
    expect(vencimentos('IMPOSTO_DIVERSOES', [1], 'JAMBEIRO', 1960)[0]).toMatch(
      /^#N\/A: a lei não fixa vencimento para /,
    );
    expect(vencimentos('IMPOSTO_PREDIAL', [1], 'ALEGRE', 1951)).toStrictEqual([
      '#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    ]);
    expect(vencimentos('IPTU', [1], 'ALEGRE', 1952)).toStrictEqual([
      '#VALUE!: tributo: veio "IPTU", que não é um tributo conhecido',
    ]);
  });
});
