import { BLOCO, emOrdem, fatosDe } from '../../../src/regra/colunas/maquina';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const [x, y] = [nos.fato('x'), nos.fato('y')];
const dois = nos.constante(new Decimal(2));
const dobro = nos.binario('vezes', x, dois);
const total = nos.binario('mais', dobro, y);
const teto = nos.teto(total);

test('os operandos vêm antes, e cada nó uma vez', () => {
  expect(emOrdem([teto, dobro])).toStrictEqual([x, dois, dobro, y, total, teto]);
  expect(emOrdem([dobro, teto])).toStrictEqual([x, dois, dobro, y, total, teto]);
  expect(emOrdem([])).toStrictEqual([]);
});

test('um nó de que muitos precisam se visita uma vez só', () => {
  // Sixty times the double of the one before: one by one, 2^60 visits.
  const dobros: No[] = [x];
  for (let i = 1; i <= 60; i += 1) {
    const a = dobros[i - 1] as No;
    dobros.push({ tipo: 'mais', chave: String(i), a, b: a });
  }
  expect(emOrdem([dobros[60] as No])).toHaveLength(61);
});

test('os fatos são os nomes, e só os dos fatos', () => {
  expect(fatosDe(emOrdem([teto]))).toStrictEqual(['x', 'y']);
  expect(fatosDe([dois])).toStrictEqual([]);
});

test('um bloco tem 1.024 linhas', () => {
  expect(BLOCO).toBe(1024);
});
