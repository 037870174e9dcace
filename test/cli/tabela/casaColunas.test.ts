import { casaColunas, leCorrecao } from '../../../cli/tabela/casaColunas';
import { semDuvidaDeMilhar } from '../../../cli/tabela/semDuvidaDeMilhar';
import { achaMunicipio, achaRegra, type Municipio, type Regra } from '../../../src';

const predial = achaRegra(achaMunicipio('ALEGRE') as Municipio, 'IMPOSTO_PREDIAL') as Regra;
const TITULOS = ['Inscrição', 'Aluguel', 'V. locativo', 'Quem mora', ''];

describe('a correção do casamento de colunas', () => {
  test('pelo título, com o fato pelo nome ou por extenso', () => {
    expect(casaColunas(TITULOS, predial, [leCorrecao('Quem mora=ocupacao')])[3]).toBe('ocupacao');
    expect(casaColunas(TITULOS, predial, [leCorrecao('quem MORA=Ocupação')])[3]).toBe('ocupacao');
  });

  test('pela letra da coluna, onde nenhum título é esse', () => {
    expect(casaColunas(TITULOS, predial, [leCorrecao('E=zona')])[4]).toBe('zona');
  });

  test('um fato que já era de outra coluna deixa de ser dela', () => {
    expect(casaColunas(TITULOS, predial, [])[2]).toBe('valorLocativo');
    const casadas = casaColunas(TITULOS, predial, [leCorrecao('Aluguel=valorLocativo')]);
    expect([casadas[1], casadas[2]]).toStrictEqual(['valorLocativo', undefined]);
  });

  test('sem fato, a coluna não se usa', () => {
    expect(casaColunas(TITULOS, predial, [leCorrecao('V. locativo=')])[2]).toBeUndefined();
  });

  test('o título pode ter sinal de igual', () => {
    expect(leCorrecao('8% = taxa=aliquotaPaga')).toStrictEqual({ titulo: '8% = taxa', fato: 'aliquotaPaga' });
  });

  test('o que não existe é recusado, com o que existe', () => {
    expect(() => casaColunas(TITULOS, predial, [leCorrecao('Nada=zona')])).toThrow(
      'coluna "Nada": não há; os títulos são Inscrição; Aluguel; V. locativo; Quem mora',
    );
    expect(() => casaColunas(TITULOS, predial, [leCorrecao('Aluguel=cor')])).toThrow(
      /^fato "cor": Imposto Predial não o usa; usa item, valorLocativo, ocupacao,/,
    );
    expect(() => leCorrecao('zona')).toThrow(/^--coluna: veio "zona"/);
    expect(() => casaColunas(['a', 'zona', 'zona'], predial, [leCorrecao('zona=zona')])).toThrow(
      'coluna "zona": há mais de uma com esse título; diga a letra dela',
    );
  });
});

describe('o número que tem duas leituras', () => {
  test.each([
    ['1.234', ',', '1234'],
    ['1,234', ',', '1,2340'],
    ['1.234', '.', '1.2340'],
    ['1,234', '.', '1234'],
    ['Cr$ 12.345', ',', 'Cr$ 12345'],
    ['1.234', undefined, '1.234'],
    ['1.234,56', ',', '1.234,56'],
    ['12.345.678', ',', '12.345.678'],
    ['0,125', '.', '0,125'],
  ] as const)('%j com o sinal decimal %j passa a %j', (texto, decimal, esperado) => {
    expect(semDuvidaDeMilhar(texto, decimal)).toBe(esperado);
  });
});
