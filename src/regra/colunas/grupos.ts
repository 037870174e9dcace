import { type Codificador, VARIOS } from './codificador';
import { type Combinacao, Combinacoes, INICIAL, SOZINHA } from './combinacoes';
import { BLOCO } from './maquina';

/** Runs rows of one combination: the first `n` of the list. */
export type Executa = (linhas: Int32Array, n: number) => void;

/** Rows of one combination that wait to be run together. */
interface Grupo {
  linhas: Int32Array;
  n: number;
  readonly executa: Executa;
}

const PRIMEIRO_TAMANHO = 64;

/** Splits the rows of a call by their combination of codes, and runs each group whenever it fills a block. */
export class Grupos {
  private readonly combinacoes: Combinacoes;
  private readonly grupos: (Grupo | undefined)[] = [];
  private readonly codigos = new Uint8Array(BLOCO);
  private readonly estados = new Int32Array(BLOCO);
  private readonly seguidas = new Int32Array(BLOCO);

  constructor(
    private readonly colunas: readonly Codificador[],
    private readonly prepara: (combinacao: Combinacao) => Executa,
    private readonly umaLinha: (linha: number) => void,
  ) {
    this.combinacoes = new Combinacoes(colunas);
  }

  /** Takes in the rows from `inicio`; rows that have to be computed alone go to `umaLinha`. */
  recebe(inicio: number, n: number): void {
    const comum = this.classifica(inicio, n);
    if (comum === VARIOS) {
      this.distribui(inicio, n);
      return;
    }
    if (comum === SOZINHA) {
      for (let i = 0; i < n; i += 1) this.umaLinha(inicio + i);
      return;
    }
    for (let i = 0; i < n; i += 1) this.seguidas[i] = inicio + i;
    this.grupo(comum).executa(this.seguidas, n);
  }

  /** Runs what is still waiting. */
  termina(): void {
    for (const grupo of this.grupos) if (grupo && grupo.n > 0) grupo.executa(grupo.linhas, grupo.n);
  }

  /** The state that all rows of the block reach, or `VARIOS`, with that of each in `estados`. */
  private classifica(inicio: number, n: number): number {
    const { colunas, combinacoes, codigos, estados } = this;
    let comum = INICIAL;
    for (let c = 0; c < colunas.length; c += 1) {
      const codigo = (colunas[c] as Codificador).codifica(inicio, n, codigos);
      if (codigo !== VARIOS && comum !== VARIOS) {
        comum = combinacoes.segue(comum, c, codigo);
        continue;
      }
      if (codigo !== VARIOS) codigos.fill(codigo, 0, n);
      if (comum !== VARIOS) estados.fill(comum, 0, n);
      comum = VARIOS;
      combinacoes.segueTodas(estados, c, codigos, n);
    }
    return comum;
  }

  private distribui(inicio: number, n: number): void {
    const { estados, grupos } = this;
    for (let i = 0; i < n; i += 1) {
      const estado = estados[i] as number;
      if (estado === SOZINHA) {
        this.umaLinha(inicio + i);
        continue;
      }
      const grupo = grupos[estado] ?? this.grupo(estado);
      grupo.linhas[grupo.n] = inicio + i;
      grupo.n += 1;
      if (grupo.n === grupo.linhas.length) esvazia(grupo);
    }
  }

  private grupo(estado: number): Grupo {
    return (this.grupos[estado] ??= {
      linhas: new Int32Array(PRIMEIRO_TAMANHO),
      n: 0,
      executa: this.prepara(this.combinacoes.combinacao(estado)),
    });
  }
}

/** Few rows wait in a small list; a combination that turns out to be common waits for whole blocks. */
function esvazia(grupo: Grupo): void {
  grupo.executa(grupo.linhas, grupo.n);
  grupo.n = 0;
  if (grupo.linhas.length < BLOCO) grupo.linhas = new Int32Array(grupo.linhas.length * 2);
}
