import { type Falha, falhou, type RegraResolvida } from '../../src';
import { ContaDecimal } from '../../src/regra/conta/contaDecimal';
import { type Decimal, decimalDeNumero, leNumero } from '../../src/valor';
import { type Argumento, celulaVazia } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { ValorDeExcel } from '../celulas/valorParaExcel';
import { motor } from '../formula/aplicaRegra';
import { comArgumento } from '../formula/comArgumento';
import { type Linha, porLinha } from '../formula/porLinha';
import { fatosDaMora } from './fatosDaMora';
import { idDoTributo, tributoDaMora } from './tributoDaMora';

/** Total to pay less the amount due, both as charged: the arrears, or the discount with its sign. */
export function diferencaDaMora(argumentos: Readonly<Record<string, Argumento>>): ValorDeExcel[][] {
  return porLinha(argumentos, (linha) => {
    const resolvida = motor.regra('MORA', linha.celula('municipio'), linha.celula('exercicio'));
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    const semTributo = tributoDesconhecido(linha, resolvida);
    if (semTributo) return erroDeExcel(semTributo);
    const resultado = resolvida.lanca(fatosDaMora(linha, resolvida.regra));
    if (falhou(resultado)) return erroDeExcel(comNomes(resultado));
    const devido = leNumero(linha.celula('valor') ?? 0);
    if ('erro' in devido || typeof resultado.valor !== 'number')
      return erroDeExcel({ falha: 'ND', motivo: 'a lei não dá aqui um valor' });
    return decimalDeNumero(resultado.valor).minus(cobrado(devido.valor, resolvida)).toNumber();
  });
}

/** A tribute without arrears of its own pays the general ones, but has to be one that the municipality has. */
function tributoDesconhecido(linha: Linha, { regra }: RegraResolvida): Falha | undefined {
  const celula = linha.celula('tributo');
  if (celulaVazia(celula) || tributoDaMora(celula, regra) !== undefined) return undefined;
  const doTributo = motor.regra(idDoTributo(celula), linha.celula('municipio'), linha.celula('exercicio'));
  return 'falha' in doTributo ? doTributo : undefined;
}

/** The names of the arguments. Without the number of the instalment, it is the due date that is missing. */
const comNomes = (falha: Falha): Falha =>
  comArgumento(comArgumento(falha, 'principal', 'valor'), 'prestacao', 'vencimento');

/** The amount as the money of the time has it: arrears and discount fall on it already rounded. */
function cobrado(valor: Decimal, { contexto }: RegraResolvida): Decimal {
  const conta = new ContaDecimal(contexto);
  return conta.de(conta.quantia('Valor', conta.fato<'dinheiro'>(valor)));
}
