/** Rows that failed for one reason, whatever was in their cells. */
export interface Causa {
  readonly motivo: string;
  readonly linhas: number;
  /** The first rows, by their number in the file. */
  readonly primeiras: readonly number[];
  /** What came in the cells, with how many times; only the first ones seen. */
  readonly valores: readonly (readonly [string, number])[];
}

const MAXIMO_DE_CAUSAS = 200;
const MAXIMO_DE_LINHAS = 10;
const MAXIMO_DE_VALORES = 8;
const OUTRAS = 'outras causas';
const O_QUE_VEIO = /\bveio ("[^"]*"|[^;,]+)/;

interface CausaAberta {
  linhas: number;
  readonly primeiras: number[];
  readonly valores: Map<string, number>;
}

/** Gathers failures by cause, in a memory that does not grow with the file. */
export class CausasDeErro {
  private readonly porMotivo = new Map<string, CausaAberta>();

  conta(motivo: string, numero: number): void {
    const veio = O_QUE_VEIO.exec(motivo)?.[1];
    const chave = motivo
      .replace(O_QUE_VEIO, 'veio …')
      .replace(/que tem duas leituras: [^;]+/, 'que tem duas leituras');
    this.acumula(chave, 1, [numero], veio === undefined ? [] : [[veio, 1]]);
  }

  soma(causas: readonly Causa[]): void {
    for (const { motivo, linhas, primeiras, valores } of causas)
      this.acumula(motivo, linhas, primeiras, valores);
  }

  /** The most frequent first; among equals, the one that appears first. */
  todas(): readonly Causa[] {
    return [...this.porMotivo]
      .map(([motivo, { linhas, primeiras, valores }]) => ({
        motivo,
        linhas,
        primeiras,
        valores: [...valores],
      }))
      .sort((a, b) => b.linhas - a.linhas || (a.primeiras[0] ?? 0) - (b.primeiras[0] ?? 0));
  }

  private acumula(
    motivo: string,
    linhas: number,
    primeiras: readonly number[],
    valores: readonly (readonly [string, number])[],
  ): void {
    const chave = this.porMotivo.has(motivo) || this.porMotivo.size < MAXIMO_DE_CAUSAS ? motivo : OUTRAS;
    const causa = this.porMotivo.get(chave) ?? {
      linhas: 0,
      primeiras: [],
      valores: new Map<string, number>(),
    };
    this.porMotivo.set(chave, causa);
    causa.linhas += linhas;
    for (const numero of primeiras)
      if (causa.primeiras.length < MAXIMO_DE_LINHAS) causa.primeiras.push(numero);
    for (const [valor, vezes] of valores) {
      const antes = causa.valores.get(valor);
      if (antes !== undefined || causa.valores.size < MAXIMO_DE_VALORES)
        causa.valores.set(valor, (antes ?? 0) + vezes);
    }
  }
}
