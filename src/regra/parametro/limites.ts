import { Decimal } from '../../valor/decimal';
import { formataGrandeza } from '../../valor/formata';
import type { Unidade } from '../../valor/grandeza';

/** Upper limit of a bracket, and whether the limit itself belongs to it. */
export interface Limite {
  readonly valor: Decimal;
  readonly incluso: boolean;
}

/** As it is written in a declaration: `{ ate: '40' }` includes the limit, `{ menosDe: '40' }` does not. */
export interface LimiteDeclarado {
  readonly ate?: string;
  readonly menosDe?: string;
}

/**
 * Limits of consecutive brackets, checked: they rise, only the last is open, and so there is no gap and no
 * overlap.
 */
export function limites(
  onde: string,
  declarados: readonly LimiteDeclarado[],
  desde = '0',
): readonly (Limite | undefined)[] {
  let anterior = new Decimal(desde);
  return declarados.map(({ ate, menosDe }, i) => {
    const ultimo = i === declarados.length - 1;
    const escrito = ate ?? menosDe;
    if (ate !== undefined && menosDe !== undefined)
      throw new Error(`${onde}: a faixa ${i + 1} tem dois limites`);
    if (escrito === undefined) {
      if (!ultimo) throw new Error(`${onde}: só a última faixa fica sem limite (faixa ${i + 1})`);
      return undefined;
    }
    const valor = new Decimal(escrito);
    if (!valor.gt(anterior)) throw new Error(`${onde}: o limite ${escrito} não é maior que o anterior`);
    anterior = valor;
    return { valor, incluso: ate !== undefined };
  });
}

/** The bracket that a value falls in, or -1 when all brackets have a limit and it is above them. */
export function indiceDaFaixa(faixas: readonly { readonly limite?: Limite }[], valor: Decimal): number {
  return faixas.findIndex(
    ({ limite }) => !limite || (limite.incluso ? valor.lte(limite.valor) : valor.lt(limite.valor)),
  );
}

export function limiteDescrito(
  limite: Limite | undefined,
  acimaDe: Decimal | undefined,
  unidade: Unidade,
): string {
  if (limite) return `${limite.incluso ? 'até' : 'menos de'} ${formataGrandeza(limite.valor, unidade)}`;
  return acimaDe ? `acima de ${formataGrandeza(acimaDe, unidade)}` : 'qualquer';
}
