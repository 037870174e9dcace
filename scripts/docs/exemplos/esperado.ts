import { lerDataIso, serialDeData } from '../../../src/calendario';
import { type Celula, type Resultado } from './avalia';
import { ErroDeCelula } from './anfitriao';
import type { Esperado, Exemplo } from './exemplo';

/** The declared value of an example as rows of cells. */
export function linhasEsperadas({ da }: Exemplo): readonly (readonly Esperado[])[] {
  return typeof da === 'object' ? da : [[da]];
}

/** What a declared value is in the cell: dates are serial numbers. */
export function valorNaCelula(esperado: Esperado): number | string | boolean {
  const data = typeof esperado === 'string' ? lerDataIso(esperado) : undefined;
  return data ? (serialDeData(data, 1900) ?? 0) : esperado;
}

/** The rows of a result with its errors as a Brazilian Excel shows them, to be held against what was declared. */
export function linhasDoResultado(resultado: Resultado): readonly (readonly (number | string | boolean)[])[] {
  return resultado.map((linha) => linha.map(semErro));
}

function semErro(celula: Celula): number | string | boolean {
  if (!(celula instanceof ErroDeCelula)) return celula;
  return { '#VALUE!': '#VALOR!', '#N/A': '#N/D' }[celula.code] ?? celula.code;
}
