import { Decimal } from './decimal';

/** Reading of a number: the value, or why it cannot be read. */
export type NumeroLido = { readonly valor: Decimal } | { readonly erro: string };

const ESPACOS = /[\s\u00a0\u202f]+/g;
const SIMBOLO = /^(?:NCr\$|NCz\$|Cr\$|CR\$|Cz\$|R\$)/i;

/** A number at the fifteen significant digits that Excel shows: 0.1 + 0.2 is 0.3. */
export function decimalDeNumero(valor: number): Decimal {
  return new Decimal(valor.toPrecision(15));
}

/**
 * Reads a number, or text as people paste it: `1.234,56`, `1,234.56`, `Cr$ 1.234,56`, `R$ 10`, and `8%` when
 * `percentual`. Text with two readings, such as `1.234` or `1,234`, is refused, never guessed.
 */
export function leNumero(bruto: unknown, opcoes: { readonly percentual?: boolean } = {}): NumeroLido {
  if (typeof bruto === 'number') {
    return Number.isFinite(bruto) ? { valor: decimalDeNumero(bruto) } : { erro: 'não é um número' };
  }
  if (typeof bruto !== 'string') return { erro: 'não é um número' };
  return leTexto(bruto, opcoes.percentual === true);
}

function leTexto(bruto: string, percentual: boolean): NumeroLido {
  let texto = bruto.replace(ESPACOS, '').replace(SIMBOLO, '');
  const porCento = percentual && texto.endsWith('%');
  if (porCento) texto = texto.slice(0, -1);
  const numero = normaliza(texto);
  if (typeof numero !== 'string') return numero;
  const valor = new Decimal(numero);
  return { valor: porCento ? valor.div(100) : valor };
}

const INTEIRO = /^[-+]?\d+$/;
const DECIMAL = /^[-+]?\d+[.,]\d+$/;
const AMBIGUO = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;
const MILHAR_COM_PONTO = /^[-+]?\d{1,3}(\.\d{3})+(,\d+)?$/;
const MILHAR_COM_VIRGULA = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;

function normaliza(texto: string): string | { erro: string } {
  if (INTEIRO.test(texto)) return texto;
  if (AMBIGUO.test(texto)) {
    const [inteiro, fracao] = texto.split(/[.,]/);
    return { erro: `tem duas leituras: ${inteiro}${fracao} ou ${inteiro},${fracao}` };
  }
  if (DECIMAL.test(texto)) return texto.replace(',', '.');
  if (MILHAR_COM_PONTO.test(texto)) return texto.replace(/\./g, '').replace(',', '.');
  if (MILHAR_COM_VIRGULA.test(texto)) return texto.replace(/,/g, '');
  return { erro: 'não é um número' };
}
