import type { CodigoMunicipio } from './municipio';

/** How sure the reading of a figure or a provision is. */
export type Certeza = 'certa' | 'provavel' | 'incerta' | 'ilegivel';

/** A doubtful reading of the source, as data: it shows as a notice wherever it decided a value. */
export interface Leitura {
  /** Its number in the list of readings of the municipality, e.g. `L-23`. */
  readonly id: string;
  readonly dispositivo: string;
  readonly certeza: Certeza;
  /** The raw words of the source. */
  readonly bruto: string;
  /** How we read them. */
  readonly leitura: string;
  readonly motivo: string;
  /** The other possible reading, if there is one. */
  readonly alternativa?: string;
  /** The alternative computes, and the assessor may choose it for the workbook. */
  readonly selecionavel?: boolean;
}

/** The notice that a reading leaves in the memória. */
export function avisoDaLeitura(leitura: Leitura, alternativaUsada: boolean): string {
  const usada = alternativaUsada ? (leitura.alternativa ?? leitura.leitura) : leitura.leitura;
  const certeza = { certa: 'certa', provavel: 'provável', incerta: 'incerta', ilegivel: 'ilegível' };
  const escolha = alternativaUsada
    ? 'leitura alternativa, escolhida nesta pasta'
    : `leitura ${certeza[leitura.certeza]}`;
  return `${leitura.id} (${leitura.dispositivo}), ${escolha}: ${usada}`;
}

/** How the choice of an alternative is written in a workbook: readings of two municipalities may have one id. */
export function escolhaDeAlternativa(municipio: CodigoMunicipio, id: string): string {
  return `${municipio}:${id}`;
}

/** Whether the alternative of a reading was chosen, by its full name or, in the library, by its bare id. */
export function alternativaEscolhida(
  leitura: Leitura,
  municipio: CodigoMunicipio,
  escolhas: ReadonlySet<string>,
): boolean {
  if (leitura.selecionavel !== true) return false;
  return escolhas.has(escolhaDeAlternativa(municipio, leitura.id)) || escolhas.has(leitura.id);
}
