import {
  exato,
  inferior,
  maximo,
  minimo,
  seHouver,
  zeroOuMinimo,
} from '../../../../src/municipios/limeira-do-oeste/requisitos/exigencia';

test.each([
  ['minimo', minimo],
  ['maximo', maximo],
  ['inferior', inferior],
  ['exato', exato],
  ['zeroOuMinimo', zeroOuMinimo],
])('a exigência de critério %s diz que medida do projeto ela limita, se alguma', (criterio, exigencia) => {
  expect(exigencia('altura')).toStrictEqual({ criterio, medida: 'altura' });
  expect(exigencia()).toStrictEqual({ criterio });
});

test('a que só obriga onde a coisa existe guarda o resto como estava', () => {
  expect(seHouver(minimo('distanciaPoco'))).toStrictEqual({
    criterio: 'minimo',
    medida: 'distanciaPoco',
    seHouver: true,
  });
});
