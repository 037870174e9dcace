/** What Excel hands over for one cell, already unwrapped. */
export type Celula = number | string | boolean | null | CustomFunctions.Error;

/** An argument of a formula: a matrix, or nothing when it was left out. */
export type Argumento = readonly (readonly unknown[])[] | null | undefined;

/** Unwraps formatted numbers and entities, and makes every kind of nothing null. */
export function celulaDe(bruto: unknown): Celula {
  if (bruto === null || bruto === undefined) return null;
  if (typeof bruto === 'string') return bruto.trim() === '' ? null : bruto;
  if (typeof bruto === 'number' || typeof bruto === 'boolean') return bruto;
  if (ehErro(bruto)) return bruto;
  if (typeof bruto === 'object' && 'basicValue' in bruto) return celulaDe(bruto.basicValue);
  return typeof bruto === 'object' && 'text' in bruto ? celulaDe(bruto.text) : String(bruto);
}

/** A cell in error. The class of the host is looked up at the call: it may come after this file. */
export function ehErro(valor: unknown): valor is CustomFunctions.Error {
  if (typeof valor !== 'object' || valor === null) return false;
  return (
    valor instanceof CustomFunctions.Error ||
    ('code' in valor && typeof valor.code === 'string' && valor.code.startsWith('#'))
  );
}

/** The argument as a matrix: one empty row when it was left out, one cell when a host hands a scalar. */
export function matrizDe(argumento: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(argumento))
    return argumento.map((linha: unknown) => (Array.isArray(linha) ? linha : [linha]));
  return [argumento === null || argumento === undefined ? [] : [argumento]];
}

/** First cell of an argument; null when it was left out. */
export function primeiraCelula(argumento: Argumento): Celula {
  return Array.isArray(argumento)
    ? celulaDe((argumento as readonly (readonly unknown[])[])[0]?.[0])
    : celulaDe(argumento);
}
