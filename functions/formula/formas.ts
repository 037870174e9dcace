import type { RegraResolvida } from '../../src';
import type { NomeDeSaida } from '../../src/regra/saida';
import type { CalculaLinha } from '../../src/regra/colunas/calculaLinha';
import { Atalho, vagaDe } from '../../src/regra/colunas/atalho';
import type { Adaptacao } from './adaptacao';
import { type Feitio, type Receita, receitaDe } from './receita';

/** What each cell is, as a digit of the shape of the row. */
export const OMITIDA = 0;
export const VAZIA = 1;
export const NUMERO = 2;
export const TEXTO = 3;
export const BASE_DO_FEITIO = 4;

/** After so many kinds of row, new ones are computed in full. */
const MAXIMO_DE_FORMAS = 4096;

const VAGAS = 64;

/** Rows that are computed in the same way, whatever their numbers. */
export class Especie {
  private readonly seguintes: Especie[] = [];
  private readonly porTexto = new Map<unknown, Especie>();
  private readonly atalho = new Atalho(VAGAS);
  private preparada: CalculaLinha | null | undefined;
  private recebida: Receita | null | undefined;

  constructor(
    private readonly pede: () => Receita | undefined,
    private readonly prepara: (receita: Receita) => CalculaLinha | undefined,
  ) {}

  /** Where the rows go that have this text, or this yes or no, next. */
  seguinte(celula: unknown): Especie | undefined {
    if (typeof celula !== 'string') return this.porTexto.get(celula);
    const { letras, textos, codigos } = this.atalho;
    const vaga = vagaDe(celula, letras, VAGAS);
    return textos[vaga] === celula ? this.seguintes[codigos[vaga] as number] : this.porTexto.get(celula);
  }

  abre(celula: unknown, seguinte: Especie): void {
    this.porTexto.set(celula, seguinte);
    if (typeof celula !== 'string' || this.seguintes.length >= VAGAS) return;
    this.atalho.guarda(celula, this.seguintes.push(seguinte) - 1);
  }

  /** From arguments to facts; null where such rows are computed in full. */
  get receita(): Receita | null {
    if (this.recebida === undefined) this.recebida = this.pede() ?? null;
    return this.recebida;
  }

  /** The number that a row of the kind shows; NaN where it has to be computed in full. */
  calcula(celulas: readonly unknown[]): number {
    if (this.preparada === undefined) this.preparada = (this.receita && this.prepara(this.receita)) ?? null;
    return this.preparada === null ? Number.NaN : this.preparada(celulas);
  }
}

/** The rows in which the same cells are blank, numbers and texts; these are then split by their texts. */
interface Forma {
  readonly feitio: number;
  /** Where the texts are. */
  readonly textos: readonly number[];
  readonly inicio: Especie;
}

/** The kinds of row that a formula has met under one law, each with its computation made ready once. */
export class Formas {
  private readonly porFeitio = new Map<number, Forma>();
  private ultima: Forma | undefined;
  private quantas = 0;

  constructor(
    readonly resolvida: RegraResolvida,
    readonly nomes: readonly string[],
    private readonly saidas: readonly NomeDeSaida[],
    private readonly adapta: Adaptacao,
  ) {}

  /** The kind of a row, by the digits of its cells and their texts. Undefined where there are too many kinds. */
  especie(celulas: readonly unknown[], feitio: number): Especie | undefined {
    const { ultima } = this;
    const forma = ultima?.feitio === feitio ? ultima : this.forma(feitio);
    const { textos } = forma;
    let especie = forma.inicio;
    for (let i = 0; i < textos.length; i += 1) {
      const celula = celulas[textos[i] as number];
      const seguinte = especie.seguinte(celula) ?? this.abre(especie, celula, celulas, feitio);
      if (!seguinte) return undefined;
      especie = seguinte;
    }
    return especie;
  }

  private forma(feitio: number): Forma {
    let forma = this.porFeitio.get(feitio);
    if (!forma) {
      const textos = this.nomes.flatMap((_, i) => (this.digito(feitio, i) === TEXTO ? [i] : []));
      forma = { feitio, textos, inicio: this.nova([], feitio) };
      this.porFeitio.set(feitio, forma);
    }
    this.ultima = forma;
    return forma;
  }

  private abre(
    de: Especie,
    celula: unknown,
    celulas: readonly unknown[],
    feitio: number,
  ): Especie | undefined {
    if (this.quantas >= MAXIMO_DE_FORMAS) return undefined;
    this.quantas += 1;
    const nova = this.nova([...celulas], feitio);
    de.abre(celula, nova);
    return nova;
  }

  private nova(celulas: readonly unknown[], feitio: number): Especie {
    const { resolvida, nomes, saidas, adapta } = this;
    return new Especie(
      () => {
        const feitios = nomes.map((_, i): Feitio => FEITIOS[this.digito(feitio, i)] ?? igualA(celulas[i]));
        return receitaDe(resolvida.regra, nomes, feitios, adapta);
      },
      (receita) => resolvida.preparaLinha({ ...receita, saidas }),
    );
  }

  /** The first cell has the highest digit. */
  private digito(feitio: number, posicao: number): number {
    return Math.floor(feitio / BASE_DO_FEITIO ** (this.nomes.length - 1 - posicao)) % BASE_DO_FEITIO;
  }
}

const FEITIOS: readonly (Feitio | undefined)[] = ['omitida', 'vazia', 'numero', undefined];

function igualA(celula: unknown): Feitio {
  return { igualA: celula as string | boolean };
}
