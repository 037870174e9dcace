import type { NomeDeSaida } from '../../src/regra/saida';
import { type Argumento, type Celula, celulaDe } from '../celulas/celula';
import { ponte } from '../ponte';
import { type Adaptacao, diretamente } from './adaptacao';
import { BASE_DO_FEITIO, Formas, NUMERO, OMITIDA, TEXTO, VAZIA } from './formas';
import type { Motor } from './motor';

/** A cell in error, or a data type of Excel. */
export const DE_OUTRA_COISA = -1;
/** A whole number with one digit for each argument has to be exact. */
const MAXIMO_DE_ARGUMENTOS = 26;

type Argumentos = Readonly<Record<string, Argumento>>;

/**
 * The quick way for a formula with one row: no object is made for it, and the number comes from a program recorded
 * once. NaN wherever the row is anything but a plain number: then it is computed in full, with its messages.
 */
export class CelulaUnica {
  private readonly celulas: unknown[] = [];
  private readonly posicaoDoMunicipio: number;
  private readonly posicaoDoExercicio: number;
  private readonly porLei = new Map<unknown, Map<unknown, Formas | null>>();
  private ultimas:
    { readonly municipio: unknown; readonly exercicio: unknown; readonly formas: Formas | null } | undefined;

  constructor(
    private readonly id: string,
    private readonly nomes: readonly string[],
    private readonly saidas: readonly NomeDeSaida[],
    private readonly adapta: Adaptacao | undefined,
    private readonly motor: Motor,
  ) {
    this.posicaoDoMunicipio = nomes.indexOf('municipio');
    this.posicaoDoExercicio = nomes.indexOf('exercicio');
    ponte.aoMudar(() => {
      this.porLei.clear();
      this.ultimas = undefined;
    });
  }

  /** Whether it was made for that rule, those results and that adaptation. */
  serve(id: string, saidas: readonly NomeDeSaida[], adapta: Adaptacao | undefined): boolean {
    if (id !== this.id || adapta !== this.adapta) return false;
    return (
      saidas === this.saidas ||
      (saidas.length === this.saidas.length && saidas.every((saida, i) => saida === this.saidas[i]))
    );
  }

  /** Another formula of the same rule may have other arguments. */
  temOsArgumentos(argumentos: Argumentos): boolean {
    const dados = Object.keys(argumentos);
    return dados.length === this.nomes.length && dados.every((nome, i) => nome === this.nomes[i]);
  }

  /** The number that the cell shows. */
  calcula(argumentos: Argumentos): number {
    const { celulas, nomes, posicaoDoMunicipio, posicaoDoExercicio } = this;
    let n = 0;
    let feitio = 0;
    let algumDado = false;
    let municipio: unknown;
    let exercicio: unknown;
    for (const nome in argumentos) {
      if (nome !== nomes[n]) return Number.NaN;
      const matriz = argumentos[nome];
      let este = OMITIDA;
      if (matriz !== null && matriz !== undefined) {
        if (!Array.isArray(matriz) || matriz.length !== 1) return Number.NaN;
        const linha = matriz[0] as readonly unknown[];
        if (!Array.isArray(linha) || linha.length !== 1) return Number.NaN;
        const celula = linha[0] as unknown;
        este = feitioDe(celula);
        if (este === DE_OUTRA_COISA) return Number.NaN;
        if (n === posicaoDoMunicipio) {
          municipio = celula;
          este = OMITIDA;
        } else if (n === posicaoDoExercicio) {
          exercicio = celula;
          este = OMITIDA;
        } else {
          celulas[n] = celula;
          algumDado ||= este !== VAZIA;
        }
      }
      feitio = feitio * BASE_DO_FEITIO + este;
      n += 1;
    }
    if (!algumDado) return Number.NaN;
    const formas = this.formas(municipio, exercicio);
    return formas?.especie(celulas, feitio)?.calcula(celulas) ?? Number.NaN;
  }

  /** The kinds of row met under the law of those cells; null where no law answers. */
  formas(municipio: unknown, exercicio: unknown): Formas | null {
    const { ultimas } = this;
    if (ultimas && ultimas.municipio === municipio && ultimas.exercicio === exercicio) return ultimas.formas;
    let doLugar = this.porLei.get(municipio);
    if (!doLugar) this.porLei.set(municipio, (doLugar = new Map()));
    let formas = doLugar.get(exercicio);
    if (formas === undefined) {
      formas = this.cria(celulaDe(municipio), celulaDe(exercicio));
      doLugar.set(exercicio, formas);
    }
    this.ultimas = { municipio, exercicio, formas };
    return formas;
  }

  private cria(municipio: Celula, exercicio: Celula): Formas | null {
    const resolvida = this.motor.regra(this.id, municipio, exercicio);
    if ('falha' in resolvida || this.nomes.length > MAXIMO_DE_ARGUMENTOS) return null;
    const { nomes, saidas } = this;
    return new Formas(resolvida, nomes, saidas, this.adapta ?? diretamente(nomes));
  }
}

/** The digit of a cell that was given. */
export function feitioDe(celula: unknown): number {
  if (typeof celula === 'number') {
    if (celula === 0) return VAZIA;
    return Number.isFinite(celula) ? NUMERO : DE_OUTRA_COISA;
  }
  if (typeof celula === 'string') return celula === '' ? VAZIA : TEXTO;
  if (celula === null || celula === undefined) return VAZIA;
  return typeof celula === 'boolean' ? TEXTO : DE_OUTRA_COISA;
}
