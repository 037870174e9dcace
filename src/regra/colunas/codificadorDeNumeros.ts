import type { QualquerFato } from '../fato/fato';
import type { Campo } from './campo';
import { AUSENTE, type ColunaDeFato, type ColunaDeNumeros, LINHA_A_LINHA, VARIOS } from './codificador';

/** A number that goes with the column. */
export const PRESENTE = 1;

/** What a number has to be to go with the column. */
export interface Exigencia {
  readonly piso: number;
  readonly teto: number;
  readonly inteiro: boolean;
  readonly positivo: boolean;
  readonly zeroAusente: boolean;
  /** Code of a blank. */
  readonly doVazio: number;
}

export function exigenciaDe(fato: QualquerFato, zeroEhVazio: boolean): Exigencia {
  const { minimo, maximo, positivo = false, inteiro = false } = fato.limites ?? {};
  return {
    piso: Math.max(minimo ?? 0, 0),
    teto: maximo ?? Number.MAX_VALUE,
    inteiro,
    positivo,
    zeroAusente: zeroEhVazio && fato.zeroEhAusente,
    doVazio: zeroEhVazio && !fato.zeroEhAusente ? LINHA_A_LINHA : AUSENTE,
  };
}

/** Code of one value in a column of numbers. */
export function codigoDoNumero(valor: unknown, exigencia: Exigencia): number {
  if (typeof valor !== 'number')
    return valor === null || valor === undefined || valor === '' ? exigencia.doVazio : LINHA_A_LINHA;
  if (valor === 0) {
    if (exigencia.zeroAusente) return AUSENTE;
    return exigencia.piso > 0 || exigencia.positivo ? LINHA_A_LINHA : PRESENTE;
  }
  const { piso, teto, inteiro } = exigencia;
  return valor >= piso && valor <= teto && (!inteiro || Number.isInteger(valor)) ? PRESENTE : LINHA_A_LINHA;
}

export function codificadorDeNumeros(
  { nome, fato, zeroEhVazio }: Campo,
  { valores, repetida }: ColunaDeFato,
): ColunaDeNumeros {
  const exigencia = exigenciaDe(fato, zeroEhVazio);
  const passo = repetida === true ? 0 : 1;
  const todosCabem =
    valores instanceof Float64Array
      ? (inicio: number, n: number) => cabemNoVetor(valores, inicio * passo, passo, n, exigencia)
      : (inicio: number, n: number) => cabemNaLista(valores, inicio * passo, passo, n, exigencia);
  const copia =
    valores instanceof Float64Array
      ? (linhas: Int32Array, n: number, destino: Float64Array) => {
          copiaDoVetor(valores, passo, linhas, n, destino);
        }
      : (linhas: Int32Array, n: number, destino: Float64Array) => {
          copiaDaLista(valores, passo, linhas, n, destino);
        };
  return {
    nome,
    codifica(inicio, n, codigos) {
      if (todosCabem(inicio, n)) return PRESENTE;
      const primeiro = codigoDoNumero(valores[inicio * passo], exigencia);
      let iguais = true;
      for (let i = 0; i < n; i += 1) {
        const codigo = codigoDoNumero(valores[(inicio + i) * passo], exigencia);
        codigos[i] = codigo;
        iguais = iguais && codigo === primeiro;
      }
      return iguais ? primeiro : VARIOS;
    },
    copia,
  };
}

// The same two loops for each kind of column, so that each is compiled for the one that it reads. Most blocks are
// numbers from end to end: then nothing is written for each row.

function cabemNoVetor(
  valores: Float64Array,
  inicio: number,
  passo: number,
  n: number,
  { piso, teto, inteiro }: Exigencia,
): boolean {
  for (let i = 0; i < n; i += 1) {
    const v = valores[inicio + i * passo] as number;
    if (!(v > 0 && v >= piso && v <= teto) || (inteiro && v !== Math.floor(v))) return false;
  }
  return true;
}

function cabemNaLista(
  valores: ArrayLike<unknown>,
  inicio: number,
  passo: number,
  n: number,
  { piso, teto, inteiro }: Exigencia,
): boolean {
  for (let i = 0; i < n; i += 1) {
    const v = valores[inicio + i * passo];
    if (typeof v !== 'number' || !(v > 0 && v >= piso && v <= teto) || (inteiro && v !== Math.floor(v)))
      return false;
  }
  return true;
}

function copiaDoVetor(
  valores: Float64Array,
  passo: number,
  linhas: Int32Array,
  n: number,
  destino: Float64Array,
): void {
  for (let i = 0; i < n; i += 1) destino[i] = valores[(linhas[i] as number) * passo] as number;
}

function copiaDaLista(
  valores: ArrayLike<unknown>,
  passo: number,
  linhas: Int32Array,
  n: number,
  destino: Float64Array,
): void {
  for (let i = 0; i < n; i += 1) destino[i] = valores[(linhas[i] as number) * passo] as number;
}
