import type { ColunaDeNumeros } from './codificador';
import { SemEscala } from './escalas';
import { BLOCO, type Maquina } from './maquina';
import { maquinaDepoisDoCentavo } from './maquinaDepoisDoCentavo';
import { maquinaInteira } from './maquinaInteira';
import type { No } from './no';

/** The machines of a piece of formula, from the quickest to the surest, each made when rows first need it. */
export type Aritmeticas = readonly (() => Maquina | undefined)[];

/** What the roots are for: their values as results, or only the side of zero that they are on. */
export type Uso = 'valor' | 'sinal';

/** Whole numbers first, doubles with a margin for the rows that do not fit; decimal.js is for what is left. */
export function aritmeticas(raizes: readonly No[], uso: Uso, tamanho = BLOCO): Aritmeticas {
  return [() => maquinaInteira(raizes, tamanho), () => maquinaDepoisDoCentavo(raizes, uso, tamanho)].map(
    (cria) => {
      let maquina: Maquina | undefined;
      let tentada = false;
      return () => {
        if (tentada) return maquina;
        tentada = true;
        try {
          maquina = cria();
        } catch (erro) {
          if (!(erro instanceof SemEscala)) throw erro;
        }
        return maquina;
      };
    },
  );
}

/** Runs the rows on each machine in turn, until none is left that failed; the last of them go to `umaLinha`. */
export function emCadaAritmetica(
  maquinas: Aritmeticas,
  linhas: Int32Array,
  n: number,
  numeros: readonly ColunaDeNumeros[],
  umaLinha: (linha: number) => void,
  colhe: (maquina: Maquina, linhas: Int32Array, n: number) => void,
): void {
  let restam = linhas;
  let quantas = n;
  for (const pega of maquinas) {
    const maquina = pega();
    if (!maquina) continue;
    for (const coluna of numeros) {
      const entrada = maquina.entradas.get(coluna.nome);
      if (entrada) coluna.copia(restam, quantas, entrada);
    }
    const algumaFalha = maquina.executa(quantas);
    colhe(maquina, restam, quantas);
    if (!algumaFalha) return;
    restam = asQueFalharam(maquina.falhas, restam, quantas);
    quantas = restam.length;
  }
  for (let i = 0; i < quantas; i += 1) umaLinha(restam[i] as number);
}

function asQueFalharam(falhas: Uint8Array, linhas: Int32Array, n: number): Int32Array {
  const quais = new Int32Array(n);
  let quantas = 0;
  for (let i = 0; i < n; i += 1) if (falhas[i] === 1) quais[quantas++] = linhas[i] as number;
  return quais.subarray(0, quantas);
}
