export interface ValorDigitado {
  readonly valor: number | boolean;
  /** Number format that the typing asks for, when the cell has none. */
  readonly formato?: string;
}

const NUMERO = /^(-?)(R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s*(%?)$/;
const DATA = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const DIA_EM_MS = 86_400_000;
const SERIAL_DE_1970 = 25_569;

function data(texto: string): ValorDigitado | undefined {
  const [, dia, mes, ano] = DATA.exec(texto) ?? [];
  if (!dia || !mes || !ano) return undefined;
  const instante = new Date(Date.UTC(Number(ano), Number(mes) - 1, Number(dia)));
  const existe = instante.getUTCMonth() === Number(mes) - 1 && instante.getUTCDate() === Number(dia);
  // Before March 1900 Excel's day numbers count a day that never was.
  if (!existe || Number(ano) <= 1900) return undefined;
  return { valor: instante.getTime() / DIA_EM_MS + SERIAL_DE_1970, formato: 'dd/mm/yyyy' };
}

/** Reads what a Brazilian types outside a formula: `1.234,56`, `R$ 10`, `7,5%`, `31/03/1952`, `VERDADEIRO`. */
export function valorDigitado(digitado: string): ValorDigitado | undefined {
  const texto = digitado.trim();
  const logico = { VERDADEIRO: true, FALSO: false }[texto.toUpperCase()];
  if (logico !== undefined) return { valor: logico };
  const [achado, sinal = '', real, inteiro = '', decimais = '', porcento] = NUMERO.exec(texto) ?? [];
  if (achado === undefined) return data(texto);
  // One reading of the text, never a division, so that `7,5%` is the same binary number as 0.075.
  const expoente = porcento ? 'e-2' : '';
  const valor = Number(`${sinal}${inteiro.replaceAll('.', '')}.${decimais || '0'}${expoente}`);
  if (porcento) return { valor, formato: decimais ? '0.00%' : '0%' };
  return real ? { valor, formato: '"R$" #,##0.00' } : { valor };
}
