import { fato } from '../../../src/regra';
import { criaCampo } from '../../../src/regra/colunas/campo';
import { AUSENTE, LINHA_A_LINHA } from '../../../src/regra/colunas/codificador';
import { PRESENTE } from '../../../src/regra/colunas/codificadorDeNumeros';
import { Combinacoes, INICIAL, SOZINHA } from '../../../src/regra/colunas/combinacoes';

const valor = () => criaCampo('valor', fato.dinheiro('Valor'), true);
const area = () => criaCampo('area', fato.metros('Área'), true);
const zona = () => criaCampo('zona', fato.enumerado('Zona', { URBANA: 'Urbana', RURAL: 'Rural' }), true);

/** The state after each code, one column after another. */
function caminho(combinacoes: Combinacoes, ...codigos: readonly number[]): number {
  return codigos.reduce((estado, codigo, coluna) => combinacoes.segue(estado, coluna, codigo), INICIAL);
}

describe('os estados', () => {
  test('numeram-se como aparecem, e o mesmo caminho leva sempre ao mesmo', () => {
    const combinacoes = new Combinacoes([zona(), valor()]);
    expect(combinacoes.quantas).toBe(2);
    expect(caminho(combinacoes, 1, PRESENTE)).toBe(3);
    expect(caminho(combinacoes, 2, PRESENTE)).toBe(5);
    expect(caminho(combinacoes, 1, AUSENTE)).toBe(6);
    expect([caminho(combinacoes, 1), caminho(combinacoes, 2)]).toStrictEqual([2, 4]);
    expect([caminho(combinacoes, 1, PRESENTE), caminho(combinacoes, 2, PRESENTE)]).toStrictEqual([3, 5]);
    expect(combinacoes.quantas).toBe(7);
  });

  test('a linha que vai sozinha fica sozinha até a última coluna', () => {
    const combinacoes = new Combinacoes([zona(), valor()]);
    expect(caminho(combinacoes, LINHA_A_LINHA)).toBe(SOZINHA);
    expect(caminho(combinacoes, 1, LINHA_A_LINHA)).toBe(SOZINHA);
    for (const codigo of [AUSENTE, PRESENTE, 254, LINHA_A_LINHA])
      expect(combinacoes.segue(SOZINHA, 1, codigo)).toBe(SOZINHA);
    expect(combinacoes.quantas).toBe(3);
  });

  test('só é final o que passou por todas as colunas', () => {
    const combinacoes = new Combinacoes([zona(), valor()]);
    const [meio, fim] = [caminho(combinacoes, 1), caminho(combinacoes, 1, PRESENTE)];
    const finais = [SOZINHA, INICIAL, meio, fim].map((estado) => combinacoes.ehFinal(estado));
    expect(finais).toStrictEqual([false, false, false, true]);
  });

  test('com muitos, cada um guarda o seu lugar', () => {
    const combinacoes = new Combinacoes([zona(), zona()]);
    const estados = Array.from({ length: 300 }, (_, i) => caminho(combinacoes, i % 20, Math.floor(i / 20)));
    // Twenty after the first column, and one for each of 300 pairs.
    expect(combinacoes.quantas).toBe(2 + 20 + 300);
    expect(new Set(estados).size).toBe(300);
    const outraVez = estados.map((_, i) => caminho(combinacoes, i % 20, Math.floor(i / 20)));
    expect(outraVez).toStrictEqual(estados);
    expect(combinacoes.quantas).toBe(322);
  });
});

describe('muitas linhas de uma vez', () => {
  test('cada uma segue do seu estado pelo seu código', () => {
    const combinacoes = new Combinacoes([zona(), valor()]);
    const estados = new Int32Array([INICIAL, INICIAL, INICIAL, INICIAL, INICIAL]);
    combinacoes.segueTodas(estados, 0, new Uint8Array([1, 2, LINHA_A_LINHA, 1, 2]), 4);
    expect([...estados]).toStrictEqual([2, 3, SOZINHA, 2, INICIAL]);
    combinacoes.segueTodas(estados, 1, new Uint8Array([1, 1, 1, 0, 1]), 4);
    expect([...estados]).toStrictEqual([4, 5, SOZINHA, 6, INICIAL]);
    expect(caminho(combinacoes, 1, PRESENTE)).toBe(4);
  });

  test('a combinação que aparece duas vezes é uma só, ainda que a tabela cresça no meio', () => {
    const combinacoes = new Combinacoes([zona()]);
    const codigos = Uint8Array.from({ length: 40 }, (_, i) => i % 20);
    const estados = new Int32Array(40).fill(INICIAL);
    combinacoes.segueTodas(estados, 0, codigos, 40);
    expect([...estados]).toStrictEqual(Array.from({ length: 40 }, (_, i) => 2 + (i % 20)));
    expect(combinacoes.quantas).toBe(22);
  });
});

describe('o que uma combinação quer dizer', () => {
  test('os textos pelo que dizem, e os números pelo nome, na ordem das colunas', () => {
    const campos = [valor(), zona(), area()];
    campos[1]?.dicionario?.codigo('rural');
    const combinacoes = new Combinacoes(campos);
    const todos = combinacoes.combinacao(caminho(combinacoes, PRESENTE, 1, PRESENTE));
    expect(todos).toStrictEqual({ conhecidos: { zona: 'RURAL' }, numericos: ['valor', 'area'] });
  });

  test('o que falta não entra', () => {
    const campos = [valor(), zona(), area()];
    campos[1]?.dicionario?.codigo('urbana');
    const combinacoes = new Combinacoes(campos);
    const de = (...codigos: number[]) => combinacoes.combinacao(caminho(combinacoes, ...codigos));
    expect(de(AUSENTE, 1, PRESENTE)).toStrictEqual({ conhecidos: { zona: 'URBANA' }, numericos: ['area'] });
    expect(Object.keys(de(PRESENTE, AUSENTE, AUSENTE).conhecidos)).toStrictEqual([]);
    expect(de(PRESENTE, AUSENTE, AUSENTE).numericos).toStrictEqual(['valor']);
    expect(combinacoes.combinacao(INICIAL)).toStrictEqual({ conhecidos: {}, numericos: [] });
  });
});

describe('o limite dos estados', () => {
  test('o 4096º é o último: depois dele, o que é novo vai sozinho e o que já havia continua', () => {
    const combinacoes = new Combinacoes([zona(), zona()]);
    // 2 + 20 × (1 + 200) = 4022; one code more of the first column, with 72 of the second: 4095.
    for (let i = 0; i < 20; i += 1) for (let j = 0; j < 200; j += 1) caminho(combinacoes, i, j);
    for (let j = 0; j < 72; j += 1) caminho(combinacoes, 20, j);
    expect([combinacoes.quantas, combinacoes.cheias]).toStrictEqual([4095, false]);
    expect(caminho(combinacoes, 20, 72)).toBe(4095);
    expect([combinacoes.quantas, combinacoes.cheias]).toStrictEqual([4096, true]);
    expect([caminho(combinacoes, 20, 73), caminho(combinacoes, 21)]).toStrictEqual([SOZINHA, SOZINHA]);
    expect([caminho(combinacoes, 20, 72), caminho(combinacoes, 0, 0)]).toStrictEqual([4095, 3]);
    const estados = new Int32Array([INICIAL, INICIAL]);
    combinacoes.segueTodas(estados, 0, new Uint8Array([21, 0]), 2);
    expect([...estados]).toStrictEqual([SOZINHA, 2]);
    expect(combinacoes.quantas).toBe(4096);
  });
});
