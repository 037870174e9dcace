import type { Regra } from '../../src';
import { depois } from '../../src/calendario';
import { leDataDaCelula } from '../celulas/leDataDaCelula';
import type { Linha } from '../formula/chamada';
import { idDeTributo } from '../formula/idDeTributo';

/** Facts of the arrears, under the names that each law's rule has. */
export function fatosDaMora(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = { principal: linha.celula('valor') ?? 0 };
  const [vencimento, pagamento] = [linha.celula('vencimento'), linha.celula('pagamento')];
  const tributo = idDeTributo(linha.celula('tributo'));
  const aceitaTributo = regra.fatos['tributo']?.codigos?.some(({ codigo }) => codigo === tributo) === true;
  if (aceitaTributo) fatos['tributo'] = tributo;
  if ('vencimento' in regra.fatos && vencimento !== null) fatos['vencimento'] = vencimento;
  if ('pagamento' in regra.fatos && pagamento !== null && (aceitaTributo || 'vencimento' in regra.fatos))
    fatos['pagamento'] = pagamento;
  if ('emAtraso' in regra.fatos && !aceitaTributo) {
    const [vence, paga] = [leDataDaCelula(vencimento), leDataDaCelula(pagamento)];
    if (vence && paga) fatos['emAtraso'] = depois(paga, vence);
  }
  return fatos;
}
