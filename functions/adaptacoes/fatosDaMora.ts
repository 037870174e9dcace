import type { Regra } from '../../src';
import { FatoInvalido } from '../../src/regra';
import { celulaVazia } from '../celulas/celula';
import type { Linha } from '../formula/chamada';
import { tributoDaMora } from './tributoDaMora';

/**
 * Facts of the arrears. Late is what the rule makes of both dates, since the due date may move to a business day; a
 * law that fixes the due date of that tribute does without it.
 */
export function fatosDaMora(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = { principal: linha.celula('valor') ?? 0 };
  const tributo = tributoDaMora(linha.celula('tributo'), regra);
  if (tributo !== undefined) fatos['tributo'] = tributo;
  for (const nome of ['vencimento', 'pagamento']) {
    const celula = linha.celula(nome);
    if (!celulaVazia(celula)) fatos[nome] = celula;
    else if (nome === 'pagamento' || tributo === undefined)
      throw new FatoInvalido(nome, 'é preciso informar este fato');
  }
  return fatos;
}
