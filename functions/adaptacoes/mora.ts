import { falhou, type Regra } from '../../src';
import { leData } from '../../src/regra/fato/datas';
import { depois } from '../../src/calendario';
import { decimalDeNumero, leNumero } from '../../src/valor';
import type { Argumento } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { ValorDeExcel } from '../celulas/valorParaExcel';
import { lancaComNomes, motor } from '../formula/aplicaRegra';
import { idDeTributo } from '../formula/idDeTributo';
import { type Linha, porLinha } from '../formula/porLinha';

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
    const [vence, paga] = [leData(vencimento), leData(pagamento)];
    if (vence && paga) fatos['emAtraso'] = depois(paga, vence);
  }
  return fatos;
}

/** Total to pay less the amount due: the arrears, or the discount with its sign. */
export function diferencaDaMora(
  argumentos: Readonly<Record<string, Argumento>>,
  adapta: (linha: Linha, regra: Regra) => Readonly<Record<string, unknown>>,
): ValorDeExcel[][] {
  return porLinha(argumentos, (linha) => {
    const resolvida = motor.regra('MORA', linha.celula('municipio'), linha.celula('exercicio'));
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    const resultado = lancaComNomes(resolvida, adapta(linha, resolvida.regra), Object.keys(argumentos));
    if (falhou(resultado))
      return erroDeExcel({ ...resultado, motivo: resultado.motivo.replace(/^principal/, 'valor') });
    const devido = leNumero(linha.celula('valor') ?? 0);
    if ('erro' in devido || typeof resultado.valor !== 'number')
      return erroDeExcel({ falha: 'ND', motivo: 'a lei não dá aqui um valor' });
    return decimalDeNumero(resultado.valor).minus(devido.valor).toNumber();
  });
}
