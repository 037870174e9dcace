import { criaPreparaLinha, type FormaDaLinha } from '../../../src/regra/colunas/preparaLinha';
import type { CalculaLinha } from '../../../src/regra/colunas/calculaLinha';
import type { RegraEmColunas } from '../../../src/regra/colunas/lancaColunas';
import { fato, lei, regra } from '../../../src/regra';
import { art, contexto, leiDeTeste } from '../leiDeTeste';

const taxa = regra({
  id: 'TAXA_DE_TESTE',
  titulo: 'Taxa de teste',
  norma: leiDeTeste,
  fundamento: [art('2')],
  resumo: 'Dez por cento da base, mais cinco por animal; na feira, o dobro; na roça, nada.',
  fatos: {
    base: fato.dinheiro('Base').obrigatoria(),
    animais: fato.inteiro('Animais', { zeroEhValor: true }),
    feira: fato.simNao('Feira'),
    zona: fato.enumerado('Zona', { CENTRO: 'Centro', ROCA: 'Roça' }),
    nome: fato.texto('Nome'),
  },
  parametros: { aliquota: lei.percentual('10', art('2'), 'dez'), cada: lei.dinheiro('5', art('3'), 'cinco') },
  catalogo: [],
  calcular({ base, animais, feira, zona }, { aliquota, cada }, conta) {
    if (zona === 'ROCA') return { valor: conta.nada };
    const daBase = conta.parte('Base', aliquota, base);
    const taxaInteira = animais ? conta.soma('Taxa', daBase, conta.vezes('Animais', cada, animais)) : daBase;
    return { valor: feira ? conta.vezes('Dobro', taxaInteira, 2) : taxaInteira };
  },
});

const prepara = (forma: Partial<FormaDaLinha>, fora?: string): CalculaLinha | undefined => {
  const origem: RegraEmColunas = {
    regra: taxa,
    contexto: contexto(),
    redacao: contexto().dia,
    fora,
    lanca: () => ({ falha: 'ND', motivo: 'não se pergunta' }),
  };
  return criaPreparaLinha(origem)({
    conhecidos: {},
    numericos: new Map([['base', 0]]),
    saidas: ['valor'],
    ...forma,
  });
};
const calcula = (forma: Partial<FormaDaLinha>, ...celulas: readonly unknown[]): number | undefined =>
  prepara(forma)?.(celulas);

describe('a linha pronta', () => {
  test('calcula cada linha com os números das suas células', () => {
    // 10% × 250 = 25; with three animals, 25 + 15 = 40.
    expect(calcula({}, 250)).toBe(25);
    const numericos = new Map([
      ['animais', 0],
      ['base', 2],
    ]);
    expect(calcula({ numericos }, 3, 'não se olha', 250)).toBe(40);
  });

  test('o que todas têm em comum lê-se uma vez, como quer que venha escrito', () => {
    expect(calcula({ conhecidos: { feira: 'sim' } }, 250)).toBe(50);
    expect(calcula({ conhecidos: { feira: 'N' } }, 250)).toBe(25);
    expect(calcula({ conhecidos: { zona: 'roça' } }, 250)).toBe(0);
    expect(calcula({ conhecidos: { zona: 'Centro', feira: true } }, 250)).toBe(50);
  });

  test('o que veio em branco não se declarou', () => {
    expect(calcula({ conhecidos: { feira: null, zona: '  ' } }, 250)).toBe(25);
  });

  test('o zero entre os conhecidos é o que o fato lê nele', () => {
    expect(calcula({ conhecidos: { feira: 0 } }, 250)).toBe(25);
    expect(prepara({ conhecidos: { zona: 0 } })).toBeUndefined();
  });

  test('o resultado que não se dá em número vai por extenso', () => {
    expect(calcula({ saidas: ['base'] }, 250)).toBeNaN();
  });
});

describe('a célula que não é o número esperado vai por extenso', () => {
  test.each([
    ['zero, que na célula é branco', 0],
    ['em branco', null],
    ['texto', '250'],
    ['negativa', -1],
    ['vazia', ''],
  ])('%s', (_nome, celula) => {
    expect(calcula({}, celula)).toBeNaN();
  });

  const numericos = new Map([
    ['base', 0],
    ['animais', 1],
  ]);
  test('em qualquer dos fatos', () => {
    expect(calcula({ numericos }, 250, 1.5)).toBeNaN();
    expect(calcula({ numericos }, 0, 3)).toBeNaN();
    expect(calcula({ numericos }, 250, 3)).toBe(40);
  });

  test('mas não o zero que é um valor', () => {
    expect(calcula({ numericos }, 250, 0)).toBe(25);
  });
});

describe('não se prepara', () => {
  test('fora da vigência', () => {
    expect(prepara({}, 'a lei foi superada')).toBeUndefined();
    expect(prepara({})).toBeDefined();
  });

  test.each([
    ['com um fato que a regra não tem', { outro: 'x' }],
    ['com um número entre os conhecidos', { animais: 3 }],
    ['com um número em branco entre os conhecidos', { animais: null }],
    ['com um texto que a lista não tem', { zona: 'PRAIA' }],
    ['com um fato que não é de lista', { nome: 'José' }],
  ])('%s', (_nome, conhecidos) => {
    expect(prepara({ conhecidos })).toBeUndefined();
  });

  test('com um número que a regra não tem, ou que nela não é número', () => {
    const com = (nome: string): Partial<FormaDaLinha> => ({
      numericos: new Map([
        ['base', 0],
        [nome, 1],
      ]),
    });
    expect(prepara(com('outro'))).toBeUndefined();
    expect(prepara(com('zona'))).toBeUndefined();
  });

  test('sem um fato obrigatório', () => {
    expect(prepara({ numericos: new Map() })).toBeUndefined();
    expect(prepara({ numericos: new Map([['animais', 0]]) })).toBeUndefined();
  });
});
