import { falhou } from '../../src';
import { decimalDeNumero, leNumero } from '../../src/valor';
import type { Argumento } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { ValorDeExcel } from '../celulas/valorParaExcel';
import { lancaComNomes, motor } from '../formula/aplicaRegra';
import { porLinha } from '../formula/porLinha';
import { fatosDaMora } from './fatosDaMora';

/** Total to pay less the amount due: the arrears, or the discount with its sign. */
export function diferencaDaMora(argumentos: Readonly<Record<string, Argumento>>): ValorDeExcel[][] {
  return porLinha(argumentos, (linha) => {
    const resolvida = motor.regra('MORA', linha.celula('municipio'), linha.celula('exercicio'));
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    const resultado = lancaComNomes(resolvida, fatosDaMora(linha, resolvida.regra), Object.keys(argumentos));
    if (falhou(resultado))
      return erroDeExcel({ ...resultado, motivo: resultado.motivo.replace(/^principal/, 'valor') });
    const devido = leNumero(linha.celula('valor') ?? 0);
    if ('erro' in devido || typeof resultado.valor !== 'number')
      return erroDeExcel({ falha: 'ND', motivo: 'a lei não dá aqui um valor' });
    return decimalDeNumero(resultado.valor).minus(devido.valor).toNumber();
  });
}
