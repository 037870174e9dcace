import type { QualquerFato } from '../fato/fato';

/** A column of a call: one value a row, or one value for all rows. */
export interface ColunaDeFato {
  readonly valores: ArrayLike<unknown>;
  readonly repetida?: boolean;
}

/** Looks at a column block by block and says, in a small whole number, what each row states of the fact. */
export interface Codificador {
  readonly nome: string;
  readonly numerico: boolean;
  /**
   * Appends the code of each row from `inicio` to the key of the row (in a mixed base): 0 is missing. A key of −1
   * means that the row has to be computed by itself.
   */
  codifica(inicio: number, n: number, chaves: Float64Array): void;
  /** Code of one row, for a row that `codifica` accepted. */
  codigo(linha: number): number;
  /** Value behind a code of a column that is no number. */
  valorDoCodigo(codigo: number): unknown;
  /** Copies the numbers of those rows. */
  copia(linhas: Int32Array, n: number, destino: Float64Array): void;
}

export const AUSENTE = 0;
const PRESENTE = 1;
const LINHA_A_LINHA = -1;
/** More distinct texts than this in one column are computed row by row. */
const BASE_DE_CODIGOS = 256;

/**
 * A number is present or missing; a text of a closed list is matched once for each distinct text. Whatever needs
 * reading (text in a number, a date, a list) sends its row to be computed alone.
 */
export function codificador(
  nome: string,
  fato: QualquerFato,
  coluna: ColunaDeFato,
  zeroEhVazio: boolean,
): Codificador {
  return fato.limites
    ? deNumeros(nome, fato, coluna, zeroEhVazio)
    : deCodigos(nome, fato, coluna, zeroEhVazio && fato.zeroEhAusente);
}

function deNumeros(
  nome: string,
  fato: QualquerFato,
  { valores, repetida }: ColunaDeFato,
  zeroEhVazio: boolean,
): Codificador {
  const { minimo, maximo, positivo = false, inteiro = false } = fato.limites ?? {};
  const piso = Math.max(minimo ?? 0, 0);
  const teto = maximo ?? Number.MAX_VALUE;
  const passo = repetida === true ? 0 : 1;
  const zeroAusente = zeroEhVazio && fato.zeroEhAusente;
  const doVazio = zeroEhVazio && !fato.zeroEhAusente ? LINHA_A_LINHA : AUSENTE;
  const codigo = (valor: unknown): number => {
    if (typeof valor !== 'number')
      return valor === null || valor === undefined || valor === '' ? doVazio : LINHA_A_LINHA;
    if (valor === 0 && zeroAusente) return AUSENTE;
    const cabe =
      valor >= piso && valor <= teto && (valor > 0 || !positivo) && (!inteiro || Number.isInteger(valor));
    return cabe ? PRESENTE : LINHA_A_LINHA;
  };
  return {
    nome,
    numerico: true,
    codifica(inicio, n, chaves) {
      for (let i = 0; i < n; i += 1) {
        const antes = chaves[i] as number;
        const este = codigo(valores[(inicio + i) * passo]);
        chaves[i] = antes < 0 || este < 0 ? LINHA_A_LINHA : antes * 2 + este;
      }
    },
    codigo: (linha) => codigo(valores[linha * passo]),
    valorDoCodigo: () => undefined,
    copia(linhas, n, destino) {
      for (let i = 0; i < n; i += 1) destino[i] = valores[(linhas[i] as number) * passo] as number;
    },
  };
}

function deCodigos(
  nome: string,
  fato: QualquerFato,
  { valores, repetida }: ColunaDeFato,
  zeroAusente: boolean,
): Codificador {
  const lidos: unknown[] = [undefined];
  const codigos = new Map<unknown, number>();
  const passo = repetida === true ? 0 : 1;
  let ultimo: unknown;
  let codigoDoUltimo = AUSENTE;
  const codigo = (valor: unknown): number => {
    if (valor === ultimo) return codigoDoUltimo;
    let pronto = codigos.get(valor);
    if (pronto === undefined) {
      pronto = le(valor);
      codigos.set(valor, pronto);
    }
    ultimo = valor;
    codigoDoUltimo = pronto;
    return pronto;
  };
  const le = (valor: unknown): number => {
    if (valor === null || valor === undefined || (typeof valor === 'string' && valor.trim() === ''))
      return AUSENTE;
    if (valor === 0 && zeroAusente) return AUSENTE;
    if (fato.tipo !== 'enumerado' && fato.tipo !== 'simNao') return LINHA_A_LINHA;
    try {
      const lido = fato.le(valor, nome, SEM_NUMEROS);
      const antes = lidos.indexOf(lido, 1);
      if (antes > 0) return antes;
      return lidos.length < BASE_DE_CODIGOS ? lidos.push(lido) - 1 : LINHA_A_LINHA;
    } catch {
      return LINHA_A_LINHA; // its own message comes when the row is computed
    }
  };
  return {
    nome,
    numerico: false,
    codifica(inicio, n, chaves) {
      for (let i = 0; i < n; i += 1) {
        const antes = chaves[i] as number;
        const este = codigo(valores[(inicio + i) * passo]);
        chaves[i] = antes < 0 || este < 0 ? LINHA_A_LINHA : antes * BASE_DE_CODIGOS + este;
      }
    },
    codigo: (linha) => codigo(valores[linha * passo]),
    valorDoCodigo: (este) => lidos[este],
    copia: () => undefined,
  };
}

const SEM_NUMEROS = {
  fato(): never {
    throw new Error('um código não tem números');
  },
};
