import { achaMunicipio, achaRegra } from '../../src';
import { casaCabecalho } from '../../src/cabecalho';
import { fato } from '../../src/regra';

/** Facts that the headings give to a rule, column by column. */
function casa(municipio: string, id: string, titulos: readonly unknown[]): readonly (string | undefined)[] {
  const achado = achaMunicipio(municipio);
  const regra = achado && achaRegra(achado, id);
  if (!regra) throw new Error(`${municipio} não tem ${id}`);
  return casaCabecalho(titulos, regra.fatos);
}

const noPredial = (...titulos: unknown[]) => casa('ALEGRE', 'IMPOSTO_PREDIAL', titulos);
const noTerritorial = (...titulos: unknown[]) => casa('ALEGRE', 'IMPOSTO_TERRITORIAL', titulos);

describe('cada título dá o seu fato', () => {
  test.each([
    ['o nome do fato', 'valorLocativo', 'valorLocativo'],
    ['o nome por extenso', 'valor locativo', 'valorLocativo'],
    ['o nome por extenso, em outra ordem', 'Mensal, sublocação', 'sublocacaoMensal'],
    ['o título', 'Valor locativo anual', 'valorLocativo'],
    ['o título sem acentos nem maiúsculas', 'OCUPACAO', 'ocupacao'],
    ['o plural', 'Zonas', 'zona'],
    ['um nome que as pessoas usam', 'Quem ocupa', 'ocupacao'],
    ['uma abreviatura', 'V.L.', undefined],
    ['a abreviatura sem pontos', 'VL', 'valorLocativo'],
  ])('por %s: "%s"', (_, titulo, esperado) => {
    expect(noPredial(titulo)).toStrictEqual([esperado]);
  });

  test('o que a regra não usa fica sem fato, e as colunas guardam os seus lugares', () => {
    expect(noPredial('Inscrição', 'Proprietário', 'Valor locativo', 'Observações', 'Ocupação')).toStrictEqual(
      [undefined, undefined, 'valorLocativo', undefined, 'ocupacao'],
    );
  });

  test('sem títulos não há o que casar', () => {
    expect(noPredial()).toStrictEqual([]);
  });
});

describe('o que não é título', () => {
  test.each([1952, null, undefined, true, '', '   ', '—'])('%p não dá fato nenhum', (celula) => {
    expect(noPredial(celula, 'Zona')).toStrictEqual([undefined, 'zona']);
  });

  test('a coluna sem título não vale por um fato de que só resta uma partícula', () => {
    // "de" is no word of a name, so that nothing is left of this one.
    expect(casaCabecalho(['', null, '—'], { de: fato.data('De') })).toStrictEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('unidades e moeda', () => {
  test.each([
    ['Frente (m)', 'frente'],
    ['Frente do lote (em metros)', 'frente'],
    ['Frente\n(m)', 'frente'],
  ])('a unidade entre parênteses não faz parte do nome: %p', (titulo, esperado) => {
    expect(noTerritorial(titulo)).toStrictEqual([esperado]);
  });

  test('o que está entre parênteses não dá fato', () => {
    expect(noTerritorial('Inscrição (zona, local)')).toStrictEqual([undefined]);
    expect(noTerritorial('Inscrição zona')).toStrictEqual(['zona']);
  });

  test('os parênteses separam as palavras, ainda que sem espaços', () => {
    expect(noTerritorial('Fecho(muro)do terreno')).toStrictEqual(['fecho']);
  });

  test.each(['Valor locativo novo Cr$', 'Valor locativo novo CR$', 'R$ valor locativo novo'])(
    'o cifrão não faz parte do nome: "%s" é o título exato, e ganha do que apenas o contém',
    (exato) => {
      expect(noPredial('Valor locativo novo, a conferir', exato)).toStrictEqual([
        // The name of the fact was taken; what is left in the first heading is "valor locativo".
        'valorLocativo',
        'valorLocativoNovo',
      ]);
    },
  );

  test('palavra que termina como a moeda não perde as letras', () => {
    expect(noPredial('Zonar$')).toStrictEqual([undefined]);
  });
});

describe('o exato ganha do que apenas contém', () => {
  test('ainda que venha depois', () => {
    expect(noTerritorial('Zona fiscal', 'Zona')).toStrictEqual([undefined, 'zona']);
  });

  test('e o título já casado não muda de fato por conter o nome de outro', () => {
    // "Aluguel mensal" is the name of `aluguelMensal`; it also holds "aluguel", another fact of the same rule.
    expect(casa('JAMBEIRO', 'IMPOSTO_PREDIAL', ['Aluguel mensal'])).toStrictEqual(['aluguelMensal']);
  });

  test('um nome contido precisa de todas as suas palavras', () => {
    expect(noPredial('Valor do terreno')).toStrictEqual([undefined]);
    expect(noPredial('Locativo do ano, valor em cruzeiros')).toStrictEqual(['valorLocativo']);
  });
});

describe('entre os nomes contidos, ganha o de mais palavras e depois o mais longo', () => {
  test('o valor locativo residencial não é o valor locativo', () => {
    expect(noPredial('Valor locativo residencial do templo')).toStrictEqual(['valorLocativoResidencial']);
    expect(noPredial('Valor locativo lançado', 'Valor locativo residencial do templo')).toStrictEqual([
      'valorLocativo',
      'valorLocativoResidencial',
    ]);
  });

  test('com as mesmas palavras, o nome mais longo', () => {
    // `zona` is declared before `local`, and one of the names of `local` is "distrito".
    expect(noTerritorial('Zona ou distrito')).toStrictEqual(['local']);
    expect(noTerritorial('Distrito ou zona')).toStrictEqual(['local']);
  });
});

describe('nenhum fato vem de duas colunas', () => {
  test('a segunda coluna de mesmo título fica sem fato', () => {
    expect(noPredial('Zona', 'Zona')).toStrictEqual(['zona', undefined]);
    expect(noPredial('Zona fiscal', 'Zona postal')).toStrictEqual(['zona', undefined]);
  });

  test('de dois fatos de mesmo nome, cada coluna dá um: a frente e as frentes', () => {
    expect(noTerritorial('Frente', 'Frentes')).toStrictEqual(['frente', 'frentes']);
  });
});
