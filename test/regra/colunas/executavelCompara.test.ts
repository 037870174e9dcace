import type { ColunaDeNumeros } from '../../../src/regra/colunas/codificador';
import { compila, type Destino, type Executavel, vale } from '../../../src/regra/colunas/executavel';
import type { Programa } from '../../../src/regra/colunas/gravaPrograma';
import { type Condicao, type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const LINHA_A_LINHA: Programa = { tipo: 'linhaALinha' };
const nos = new Nos();
const x = nos.fato('x');
const c = (quanto: string | number): No => nos.constante(new Decimal(quanto));
const vias = (no: No): Programa => ({
  tipo: 'saida',
  saidas: new Map([['vias', no]]),
  outras: new Set(),
  parcelas: [],
});
/** Whether x is up to so much. */
const ate = (limite: string | number, sim: Programa, nao: Programa): Programa => ({
  tipo: 'condicao',
  condicao: { chave: 'c', diferenca: nos.binario('menos', x, c(limite)), compara: 'ate' },
  sim,
  nao,
});

const destino = (total: number): Destino => ({
  valores: new Float64Array(total).fill(-1),
  parcelas: [],
  linhas: new Map(),
  saidas: ['vias'],
  querParcelas: false,
  total,
});
const coluna = (...valores: readonly number[]): ColunaDeNumeros => ({
  nome: 'x',
  codifica: () => 1,
  copia: (linhas, n, para) => {
    for (let i = 0; i < n; i += 1) para[i] = valores[linhas[i] as number] as number;
  },
});

/** Answers the rows that were left to be computed one by one. */
function roda(
  executavel: Executavel,
  linhas: readonly number[],
  numeros: ColunaDeNumeros,
  para: Destino,
  n = linhas.length,
): number[] {
  const sozinhas: number[] = [];
  executavel.executa(Int32Array.from(linhas), n, [numeros], para, (linha) => {
    para.valores[linha] = Number.NaN;
    sozinhas.push(linha);
  });
  return sozinhas;
}

describe('uma comparação', () => {
  const umOuDois = ate(100, vias(c(1)), vias(c(2)));

  test('não se sabe sem rodar', () => {
    expect(compila(umOuDois).constante(destino(1))).toBeNaN();
  });

  test('manda cada linha pedida para o seu lado', () => {
    const para = destino(5);
    const numeros = coluna(100, 100.01, 99.99, 101, 1);
    const executavel = compila(umOuDois);
    expect(roda(executavel, [0, 1, 2, 3, 4], numeros, para, 3)).toStrictEqual([]);
    expect([...para.valores]).toStrictEqual([1, 2, 1, -1, -1]);
    roda(executavel, [3, 4], numeros, para);
    expect([...para.valores]).toStrictEqual([1, 2, 1, 2, 1]);
  });

  test('a linha que não cabe em centavos vai pela margem, uma só vez, para o lado certo', () => {
    const numeros = coluna(50.0012345, 100, 150.0012345);
    const para = destino(3);
    expect(roda(compila(umOuDois), [0, 1, 2], numeros, para)).toStrictEqual([]);
    expect([...para.valores]).toStrictEqual([1, 1, 2]);
    // The yes side first: the row of whole centavos, then the one that the margin answered.
    const contada = ate(100, LINHA_A_LINHA, LINHA_A_LINHA);
    expect(roda(compila(contada), [0, 1, 2], numeros, destino(3))).toStrictEqual([1, 0, 2]);
  });

  test('a que fica em dúvida até na margem vai sozinha, e para nenhum lado', () => {
    // 0,1 + 0,2 = 0,30000000000000004 in doubles: at fifteen digits it is the very 0,3 of the comparison.
    const para = destino(2);
    const executavel = compila(ate('0.3', vias(c(1)), vias(c(2))));
    expect(roda(executavel, [0, 1], coluna(0.1 + 0.2, 0.3), para)).toStrictEqual([0]);
    expect([...para.valores]).toStrictEqual([Number.NaN, 1]);
  });

  test('o lado a que nenhuma linha chega não se monta', () => {
    const defeituoso = {
      get tipo(): never {
        throw new Error('montou-se');
      },
    } as unknown as Programa;
    const numeros = coluna(1, 200);
    const soSim = compila(ate(100, vias(c(1)), defeituoso));
    expect(roda(soSim, [0], numeros, destino(2))).toStrictEqual([]);
    expect(roda(compila(ate(100, defeituoso, vias(c(2)))), [1], numeros, destino(2))).toStrictEqual([]);
    expect(() => roda(soSim, [1], numeros, destino(2))).toThrow('montou-se');
  });
});

test.each([
  ['ate', [true, true, false]],
  ['menosDe', [true, false, false]],
  ['igual', [false, true, false]],
] as const)('%s responde pelo sinal da diferença', (compara, esperado) => {
  const condicao: Condicao = { chave: 'c', diferenca: x, compara };
  expect([-1, 0, 1].map((diferenca) => vale(condicao, diferenca))).toStrictEqual(esperado);
});
