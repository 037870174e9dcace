import type { Fatos } from '../lancaEm';
import { avisosEmAlfredoChaves } from './lancaEmAlfredoChaves';

/** A notice of the memória, with facts that bring it and facts that do not. */
export interface Aviso {
  readonly regra: string;
  /** Facts that every case of the line has. */
  readonly de?: Fatos;
  readonly avisa: Fatos;
  readonly cala: Fatos;
  readonly aviso: string;
  /** Of Lei nº 132/1959. */
  readonly artigo: string;
  readonly quando?: number;
}

/** The notice comes word for word where it should, and only there. */
export function confereAviso({ regra, de, avisa, cala, aviso, artigo, quando }: Aviso): void {
  const texto = `${aviso} (Lei nº 132/1959, ${artigo})`;
  expect(avisosEmAlfredoChaves(regra, { ...de, ...avisa }, quando)).toContain(texto);
  expect(avisosEmAlfredoChaves(regra, { ...de, ...cala }, quando)).not.toContain(texto);
}
