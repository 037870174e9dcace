import type { Codificador } from './codificador';
import { BLOCO } from './maquina';

/** Rows of a block that have one combination of codes. */
export interface Grupo {
  readonly linhas: Int32Array;
  n: number;
}

/** Groups the rows of a block by their combination; the same groups are used again for every block. */
export class Grupos {
  private readonly chaves = new Float64Array(BLOCO);
  private readonly porChave = new Map<number, Grupo>();

  constructor(private readonly colunas: readonly Codificador[]) {}

  /** Fills the groups with the rows from `inicio`; rows that have to be computed alone go to `umaLinha`. */
  agrupa(inicio: number, n: number, umaLinha: (linha: number) => void): ReadonlyMap<number, Grupo> {
    const { chaves, porChave } = this;
    for (const grupo of porChave.values()) grupo.n = 0;
    chaves.fill(0, 0, n);
    for (const coluna of this.colunas) coluna.codifica(inicio, n, chaves);
    let ultima = Number.NaN;
    let grupo: Grupo | undefined;
    for (let i = 0; i < n; i += 1) {
      const chave = chaves[i] as number;
      // A combination too long for one exact number is computed row by row.
      if (chave < 0 || chave > Number.MAX_SAFE_INTEGER) {
        umaLinha(inicio + i);
        continue;
      }
      if (chave !== ultima || !grupo) {
        grupo = porChave.get(chave) ?? this.novo(chave);
        ultima = chave;
      }
      grupo.linhas[grupo.n] = inicio + i;
      grupo.n += 1;
    }
    return porChave;
  }

  private novo(chave: number): Grupo {
    const grupo = { linhas: new Int32Array(BLOCO), n: 0 };
    this.porChave.set(chave, grupo);
    return grupo;
  }
}
