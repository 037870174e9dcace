import { espalhaValores } from '../../../src/regra/colunas/espalhaValores';

test('os n primeiros valores vão às suas linhas, menos os das que falharam', () => {
  const destino = new Float64Array(5);
  const linhas = Int32Array.of(4, 2, 0, 1);
  espalhaValores(destino, linhas, Float64Array.of(10, 20, 30, 40), Uint8Array.of(0, 1, 0, 0), 3);
  expect([...destino]).toStrictEqual([30, 0, 0, 0, 10]);
});
