import { type Conta, fato, FatoInvalido, lei } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Dinheiro } from '../../valor/grandeza';
import { J23, J24 } from './leituras';
import { art } from './norma';

export const fatosDoValorLocativo = {
  valorLocativo: fato.dinheiro('Valor locativo anual'),
  aluguel: fato.dinheiro('Aluguel anual'),
  aluguelMensal: fato.dinheiro('Aluguel de um mês'),
  sublocacao: fato.dinheiro('Renda anual da sublocação'),
  encargosLocatario: fato.dinheiro('Encargos do dono que o inquilino assume, por ano'),
  utilidadesSeparadas: fato.dinheiro('Luz, energia, água e gás pagos à parte e comprovados, por ano'),
  mobiliado: fato.simNao('Cômodos ou apartamento mobiliado'),
  moveis: fato.dinheiro('Parte do aluguel anual relativa aos móveis'),
  valorLocativoArbitrado: fato.dinheiro('Valor locativo anual arbitrado'),
  valorVenal: fato.dinheiro('Valor venal do imóvel'),
};

export const parametrosDoValorLocativo = {
  pisoDoArbitrado: lei.percentual(
    '1',
    art('27', 'parágrafo único'),
    'inferior a 1% (um por cento) do valor venal',
    J24,
  ),
  // The source has no sign of percentage; it is twenty per cent, as art. 25 writes its own rate.
  limiteDosMoveis: lei.percentual('20', art('28', '§ 2º'), '20 (vinte por cento) do aluguel global'),
};

type FatosDoValor = FatosLidos<typeof fatosDoValorLocativo>;
type ParametrosDoValor = ParametrosEntregues<typeof parametrosDoValorLocativo>;

export interface ValorLocativo {
  readonly base: Dinheiro;
  readonly deducaoMoveis?: Dinheiro;
}

/** Arts. 26 to 28: the rent with what the tenant bears for the owner, or the arbitrated value with its floor. */
export function valorLocativoAnual(f: FatosDoValor, p: ParametrosDoValor, conta: Conta): ValorLocativo {
  if (f.valorLocativo) return { base: f.valorLocativo };
  const aluguel = f.aluguel ?? (f.aluguelMensal && conta.vezes('Aluguel do ano', f.aluguelMensal, 12));
  if (aluguel) return precoDaLocacao(aluguel, f, p, conta);
  if (!f.valorLocativoArbitrado) {
    throw new FatoInvalido(
      'valorLocativo',
      'é preciso informar o valor locativo, o aluguel (do ano ou do mês) ou o valor arbitrado',
    );
  }
  return { base: arbitrado(f.valorLocativoArbitrado, f.valorVenal, p, conta) };
}

function precoDaLocacao(
  aluguel: Dinheiro,
  f: FatosDoValor,
  p: ParametrosDoValor,
  conta: Conta,
): ValorLocativo {
  conta.usaAlternativa(J23);
  const diferenca = f.sublocacao && conta.excesso('Diferença da sublocação', f.sublocacao, aluguel);
  const somas = [f.encargosLocatario, diferenca].filter((valor) => valor !== undefined);
  const global = somas.length > 0 ? conta.soma('Preço da locação', aluguel, ...somas) : aluguel;
  if (f.utilidadesSeparadas) conta.nota('Luz, energia, água e gás pagos à parte não entram', art('28'));
  if (f.mobiliado !== true) return { base: global };
  if (!f.moveis) {
    conta.nota('Parte dos móveis não informada: nada se deduz', art('28', '§ 2º'));
    return { base: global, deducaoMoveis: conta.nada };
  }
  const limite = conta.parte('Limite da dedução', p.limiteDosMoveis, aluguel);
  const deducaoMoveis = conta.menor('Dedução dos móveis', f.moveis, limite);
  return { base: conta.menos('Valor locativo', global, deducaoMoveis), deducaoMoveis };
}

/** Also by itself, the value that the assessor arbitrates never goes below the floor (art. 27, parágrafo único). */
function arbitrado(
  valor: Dinheiro,
  valorVenal: Dinheiro | undefined,
  p: ParametrosDoValor,
  conta: Conta,
): Dinheiro {
  if (!valorVenal) {
    conta.nota(
      'Valor venal não informado: o mínimo do arbitramento não foi conferido',
      art('27', 'parágrafo único'),
    );
    return valor;
  }
  return conta.maior('Valor locativo', valor, conta.parte('Mínimo', p.pisoDoArbitrado, valorVenal));
}
