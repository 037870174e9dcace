import type { Intervalo } from '../planilha/planilha';

/** Cells that have one cause in common. */
export interface Causa {
  readonly motivo: string;
  readonly celulas: readonly Intervalo[];
}

const O_QUE_VEIO = /\bveio ("[^"]*"|[^;,]+)/;

/** The message without what came in each cell, so that one cause is one line. */
export function causaDe(motivo: string): string {
  return motivo
    .replace(O_QUE_VEIO, 'veio …')
    .replace(/que tem duas leituras: [^;]+/, 'que tem duas leituras');
}

/** Gathers cells by cause, the most frequent first. */
export class Causas {
  private readonly porMotivo = new Map<string, Intervalo[]>();

  junta(motivo: string, celula: Intervalo): void {
    const chave = causaDe(motivo);
    const celulas = this.porMotivo.get(chave) ?? [];
    celulas.push(celula);
    this.porMotivo.set(chave, celulas);
  }

  todas(): readonly Causa[] {
    return [...this.porMotivo]
      .map(([motivo, celulas]) => ({ motivo, celulas }))
      .sort((a, b) => b.celulas.length - a.celulas.length);
  }
}
