/** What Excel hands over for one cell, already unwrapped. */
export type Celula = number | string | boolean | null | CustomFunctions.Error;

/** An argument of a formula: a matrix, or nothing when it was left out. */
export type Argumento = readonly (readonly unknown[])[] | null | undefined;

/** Unwraps formatted numbers and entities, and makes every kind of nothing null. */
export function celulaDe(bruto: unknown): Celula {
  switch (typeof bruto) {
    case 'string':
      return bruto.trim() === '' ? null : bruto;
    case 'number':
      return Number.isFinite(bruto) ? bruto : erroDeCelula('#NUM!');
    case 'boolean':
      return bruto;
    case 'object':
      return bruto === null || ehErro(bruto) ? bruto : celulaDoObjeto(bruto);
    default:
      return bruto === undefined ? null : NAO_ACEITO;
  }
}

/** A data type of Excel: an entity has its text, and a value of its own only for who does not know entities. */
function celulaDoObjeto(bruto: object): Celula {
  if ('text' in bruto && typeof bruto.text === 'string') return celulaDe(bruto.text);
  if (!('basicValue' in bruto) || typeof bruto.basicValue === 'object') return NAO_ACEITO;
  const { basicValue } = bruto;
  const emErro = 'basicType' in bruto && bruto.basicType === 'Error';
  return emErro && typeof basicValue === 'string' ? erroDeCelula(basicValue) : celulaDe(basicValue);
}

/** Stands for what no fact can be: an image, an array inside a cell. No rule accepts this text, and the message shows it. */
const NAO_ACEITO = '(tipo de dado que não se aceita)';

function erroDeCelula(codigo: string): CustomFunctions.Error {
  return new CustomFunctions.Error(codigo as CustomFunctions.ErrorCode, 'a célula informada está em erro');
}

/** A blank cell comes as null on the web and as 0 on the desktop: both are nothing. */
export function celulaVazia(celula: Celula): celula is null | 0 {
  return celula === null || celula === 0;
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

/**
 * The first cell of each argument of a formula that spills.
 * @throws {CustomFunctions.Error} the error of a cell that is in error
 */
export function celulasSemErro(...argumentos: readonly Argumento[]): readonly Celula[] {
  return argumentos.map((argumento) => {
    const celula = primeiraCelula(argumento);
    if (ehErro(celula)) throw celula;
    return celula;
  });
}
