import type { Campo } from './campo';
import { type Codificador, type ColunaDeFato, type ColunaDeNumeros, VARIOS } from './codificador';
import { codificadorDeNumeros } from './codificadorDeNumeros';
import { codificadorDeTextos } from './codificadorDeTextos';
import { Combinacoes, INICIAL, SOZINHA } from './combinacoes';
import type { Destino, Executavel } from './executavel';
import { BLOCO } from './maquina';
import type { Programas } from './programas';

/** Rows of one combination that wait for each other, before they are run together. */
const ESPERA = 512;
const PRIMEIRAS_FILAS = 16;

/** What a call gives: its columns, one for each field, and what is to be done with its rows. */
export interface Corrida {
  readonly colunas: readonly ColunaDeFato[];
  readonly destino: Destino;
  readonly umaLinha: (linha: number) => void;
}

/**
 * Splits the rows of a call by their combination of codes, and runs each group whenever enough of it has come. What
 * is known of the combinations stays from one call to the next.
 */
export class Grupos {
  private readonly combinacoes: Combinacoes;
  private readonly executaveis: (Executavel | undefined)[] = [];
  /** One queue of rows after another, and how many wait in each. */
  private filas = new Int32Array(PRIMEIRAS_FILAS * ESPERA);
  private quantas = new Int32Array(PRIMEIRAS_FILAS);
  /** The number of the rows of each state, in this call; NaN where they have to be run. */
  private constantes = new Float64Array(PRIMEIRAS_FILAS);
  private classificadas = 0;
  private soConstantes = true;
  private readonly codigos = new Uint8Array(BLOCO);
  private readonly estados = new Int32Array(BLOCO);
  private readonly seguidas = new Int32Array(BLOCO);

  constructor(
    private readonly campos: readonly Campo[],
    private readonly programas: Programas,
  ) {
    this.combinacoes = new Combinacoes(campos);
  }

  /** It has met so many texts or combinations that new ones have no room. */
  get cheios(): boolean {
    return this.combinacoes.cheias || this.campos.some(({ dicionario }) => dicionario?.cheio === true);
  }

  /** Runs all rows of a call. */
  roda({ colunas, destino, umaLinha }: Corrida): void {
    const numeros: ColunaDeNumeros[] = [];
    const codificadores = this.campos.map((campo, i): Codificador => {
      const coluna = colunas[i] as ColunaDeFato;
      if (campo.dicionario) return codificadorDeTextos(campo.dicionario, coluna);
      const deNumeros = codificadorDeNumeros(campo, coluna);
      numeros.push(deNumeros);
      return deNumeros;
    });
    const executa: Executa = (estado, linhas, n) => {
      const constante = this.constantes[estado] as number;
      if (estado === SOZINHA) for (let i = 0; i < n; i += 1) umaLinha(linhas[i] as number);
      else if (!Number.isNaN(constante)) preenche(constante, linhas, n, destino.valores);
      else this.executavel(estado).executa(linhas, n, numeros, destino, umaLinha);
    };
    this.quantas.fill(0);
    this.classificadas = 0;
    this.soConstantes = true;
    for (let inicio = 0; inicio < destino.total; inicio += BLOCO)
      this.recebe(inicio, Math.min(BLOCO, destino.total - inicio), codificadores, destino, executa);
    for (const estado of this.quantas.keys()) this.esvazia(estado, executa);
  }

  private recebe(
    inicio: number,
    n: number,
    codificadores: readonly Codificador[],
    destino: Destino,
    executa: Executa,
  ): void {
    const comum = this.classifica(inicio, n, codificadores);
    this.abre(destino);
    if (comum === VARIOS) {
      if (this.soConstantes) this.preenche(inicio, n, destino.valores, executa);
      else this.distribui(inicio, n, executa);
      return;
    }
    for (let i = 0; i < n; i += 1) this.seguidas[i] = inicio + i;
    executa(comum, this.seguidas, n);
  }

  /** The state that all rows of the block reach, or `VARIOS`, with that of each in `estados`. */
  private classifica(inicio: number, n: number, codificadores: readonly Codificador[]): number {
    const { combinacoes, codigos, estados } = this;
    let comum = INICIAL;
    for (let c = 0; c < codificadores.length; c += 1) {
      const codigo = (codificadores[c] as Codificador).codifica(inicio, n, codigos);
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

  private distribui(inicio: number, n: number, executa: Executa): void {
    const { estados, filas, quantas } = this;
    for (let i = 0; i < n; i += 1) {
      const estado = estados[i] as number;
      const antes = quantas[estado] as number;
      filas[estado * ESPERA + antes] = inicio + i;
      quantas[estado] = antes + 1;
      if (antes === ESPERA - 1) this.esvazia(estado, executa);
    }
  }

  /** A fixed table: the row's state says its number. */
  private preenche(inicio: number, n: number, valores: Float64Array, executa: Executa): void {
    const { estados, constantes, seguidas } = this;
    for (let i = 0; i < n; i += 1) {
      const estado = estados[i] as number;
      valores[inicio + i] = constantes[estado] as number;
      if (estado !== SOZINHA) continue;
      seguidas[0] = inicio + i;
      executa(SOZINHA, seguidas, 1);
    }
  }

  /** Room for the states that the block brought, and what is known of them. */
  private abre(destino: Destino): void {
    const { quantas: deEstados } = this.combinacoes;
    if (deEstados > this.quantas.length) {
      const tamanho = 2 ** Math.ceil(Math.log2(deEstados));
      const [filas, quantas] = [new Int32Array(tamanho * ESPERA), new Int32Array(tamanho)];
      const constantes = new Float64Array(tamanho);
      filas.set(this.filas);
      quantas.set(this.quantas);
      constantes.set(this.constantes);
      this.filas = filas;
      this.quantas = quantas;
      this.constantes = constantes;
    }
    for (; this.classificadas < deEstados; this.classificadas += 1) {
      const estado = this.classificadas;
      const ehFinal = this.combinacoes.ehFinal(estado);
      const constante = ehFinal ? this.executavel(estado).constante(destino) : Number.NaN;
      this.constantes[estado] = constante;
      if (ehFinal && Number.isNaN(constante)) this.soConstantes = false;
    }
  }

  private esvazia(estado: number, executa: Executa): void {
    const n = this.quantas[estado] as number;
    if (n === 0) return;
    this.quantas[estado] = 0;
    executa(estado, this.filas.subarray(estado * ESPERA, estado * ESPERA + n), n);
  }

  private executavel(estado: number): Executavel {
    return (this.executaveis[estado] ??= this.programas.executavel(this.combinacoes.combinacao(estado)));
  }
}

function preenche(valor: number, linhas: Int32Array, n: number, destino: Float64Array): void {
  for (let i = 0; i < n; i += 1) destino[linhas[i] as number] = valor;
}

/** Runs rows that reached one state: the first `n` of the list. */
type Executa = (estado: number, linhas: Int32Array, n: number) => void;
