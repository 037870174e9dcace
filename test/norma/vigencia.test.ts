import { dataCivil } from '../../src/calendario';
import { diaComRedacao, foraDeVigencia, type Vigencia } from '../../src/norma/vigencia';

const comFim = {
  desde: dataCivil(1952, 1, 1),
  motivoAntes: 'a lei ainda não vigora',
  ate: dataCivil(1966, 12, 31),
};
const lei: Vigencia = {
  ...comFim,
  motivoDepois: 'o Código Tributário Nacional a superou',
  prorrogavelAte: dataCivil(1988, 10, 5),
};
const [vespera, primeiro, ultimo, seguinte] = [
  dataCivil(1951, 12, 31),
  dataCivil(1952, 1, 1),
  dataCivil(1966, 12, 31),
  dataCivil(1967, 1, 1),
];

describe('a vigência de uma lei', () => {
  test('responde do primeiro ao último dia, e fora deles diz por quê', () => {
    const motivos = [vespera, primeiro, ultimo, seguinte].map((dia) => foraDeVigencia(lei, dia, false));
    expect(motivos).toStrictEqual([lei.motivoAntes, undefined, undefined, lei.motivoDepois]);
  });

  test('sem motivo declarado, ainda há o que dizer', () => {
    expect(foraDeVigencia(comFim, seguinte, false)).toBe('a lei já não está em vigor');
  });

  test('sem último dia, não acaba', () => {
    const viva: Vigencia = { desde: lei.desde, motivoAntes: lei.motivoAntes };
    expect(foraDeVigencia(viva, dataCivil(2026, 1, 1), false)).toBeUndefined();
    expect(diaComRedacao(viva, dataCivil(2026, 1, 1))).toStrictEqual(dataCivil(2026, 1, 1));
  });

  test('mantida pelo lançador, vale até a véspera do dia em que já não pode', () => {
    expect(foraDeVigencia(lei, dataCivil(1988, 10, 4), true)).toBeUndefined();
    expect(foraDeVigencia(lei, dataCivil(1988, 10, 5), true)).toBe(lei.motivoDepois);
    expect(foraDeVigencia(lei, vespera, true)).toBe(lei.motivoAntes);
    expect(foraDeVigencia(comFim, dataCivil(2000, 1, 1), true)).toBeUndefined();
  });

  test('fora dela, os fatos se conferem na redação mais próxima', () => {
    expect([vespera, dataCivil(1955, 7, 9), seguinte].map((dia) => diaComRedacao(lei, dia))).toStrictEqual([
      primeiro,
      dataCivil(1955, 7, 9),
      ultimo,
    ]);
  });
});
