import { type Codificador, VARIOS } from './codificador';
import { type Combinacao, Combinacoes, INICIAL, SOZINHA } from './combinacoes';
import { BLOCO } from './maquina';

/** Runs rows of one combination: the first `n` of the list. */
export type Executa = (linhas: Int32Array, n: number) => void;

/** Rows of one combination that wait for each other, before they are run together. */
const ESPERA = 256;
const PRIMEIRAS_FILAS = 16;

/** Splits the rows of a call by their combination of codes, and runs each group whenever enough of it has come. */
export class Grupos {
  private readonly combinacoes: Combinacoes;
  private readonly executam: (Executa | undefined)[] = [];
  /** One queue of rows after another, and how many wait in each. */
  private filas = new Int32Array(PRIMEIRAS_FILAS * ESPERA);
  private quantas = new Int32Array(PRIMEIRAS_FILAS);
  private readonly codigos = new Uint8Array(BLOCO);
  private readonly estados = new Int32Array(BLOCO);
  private readonly seguidas = new Int32Array(BLOCO);

  constructor(
    private readonly colunas: readonly Codificador[],
    private readonly prepara: (combinacao: Combinacao) => Executa,
    sozinhas: Executa,
  ) {
    this.combinacoes = new Combinacoes(colunas);
    this.executam[SOZINHA] = sozinhas;
  }

  /** Takes in the rows from `inicio`. */
  recebe(inicio: number, n: number): void {
    const comum = this.classifica(inicio, n);
    if (comum === VARIOS) {
      this.distribui(inicio, n);
      return;
    }
    for (let i = 0; i < n; i += 1) this.seguidas[i] = inicio + i;
    this.executa(comum, this.seguidas, n);
  }

  /** Runs what is still waiting. */
  termina(): void {
    for (let estado = 0; estado < this.quantas.length; estado += 1) this.esvazia(estado);
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
    this.abreFilas();
    const { estados, filas, quantas } = this;
    for (let i = 0; i < n; i += 1) {
      const estado = estados[i] as number;
      const antes = quantas[estado] as number;
      filas[estado * ESPERA + antes] = inicio + i;
      quantas[estado] = antes + 1;
      if (antes === ESPERA - 1) this.esvazia(estado);
    }
  }

  private abreFilas(): void {
    let tamanho = this.quantas.length;
    if (this.combinacoes.quantas <= tamanho) return;
    while (tamanho < this.combinacoes.quantas) tamanho *= 2;
    const [filas, quantas] = [new Int32Array(tamanho * ESPERA), new Int32Array(tamanho)];
    filas.set(this.filas);
    quantas.set(this.quantas);
    this.filas = filas;
    this.quantas = quantas;
  }

  private esvazia(estado: number): void {
    const n = this.quantas[estado] as number;
    if (n === 0) return;
    this.executa(estado, this.filas.subarray(estado * ESPERA, estado * ESPERA + n), n);
    this.quantas[estado] = 0;
  }

  private executa(estado: number, linhas: Int32Array, n: number): void {
    (this.executam[estado] ??= this.prepara(this.combinacoes.combinacao(estado)))(linhas, n);
  }
}
