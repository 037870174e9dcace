import { type Conta, exige } from '../../regra';
import type { Dinheiro, Percentual } from '../../valor/grandeza';

export interface Rendimento {
  readonly valorLocativo: Dinheiro | undefined;
  readonly aluguel: Dinheiro | undefined;
  readonly utilidadesSeparadas: Dinheiro | undefined;
  readonly mobiliado: boolean | undefined;
  readonly moveis: Dinheiro | undefined;
  readonly sonegado: boolean | undefined;
  readonly ocupacao: string | undefined;
  readonly valorLocativoArbitrado: Dinheiro | undefined;
  readonly valorLocativoArbitradoAnterior: Dinheiro | undefined;
}

interface FigurasDaBase {
  readonly maximoDosMoveis: Percentual;
  readonly acrescimoDoSonegado: Percentual;
  /** Absent once the limit was suppressed. */
  readonly variacaoDoArbitrado: Percentual | undefined;
}

export interface BaseDoPredial {
  readonly base: Dinheiro;
  readonly deducaoMoveis?: Dinheiro;
}

/** Arts. 16, 17 and 23: the annual rental value that the tax falls on. */
export function baseDoPredial(f: Rendimento, p: FigurasDaBase, conta: Conta): BaseDoPredial {
  const apurada = apuraBase(f, p, conta);
  return f.sonegado
    ? { ...apurada, base: comoSonegado(conta, 'Valor locativo', apurada.base, p.acrescimoDoSonegado) }
    : apurada;
}

/** Art. 23: what the Prefeitura knows of a property kept from the register, with its increase. */
export function comoSonegado(conta: Conta, nome: string, valor: Dinheiro, acrescimo: Percentual): Dinheiro {
  return conta.soma(
    `${nome} do prédio sonegado`,
    valor,
    conta.parte(`Acréscimo do ${nome.toLowerCase()}`, acrescimo, valor),
  );
}

function apuraBase(f: Rendimento, p: FigurasDaBase, conta: Conta): BaseDoPredial {
  if (f.valorLocativo) return { base: f.valorLocativo };
  if (f.aluguel) return doAluguel(f, f.aluguel, p, conta);
  if (f.valorLocativoArbitrado) return { base: arbitrado(f, f.valorLocativoArbitrado, p, conta) };
  return { base: exige(f, 'valorLocativo') };
}

function doAluguel(f: Rendimento, aluguel: Dinheiro, p: FigurasDaBase, conta: Conta): BaseDoPredial {
  if (f.utilidadesSeparadas)
    conta.nota('Luz, força, água e gás pagos à parte não entram no aluguel (art. 17)');
  if (!f.mobiliado) return { base: aluguel };
  if (!f.moveis) {
    conta.nota('Aluguel dos móveis não informado: sem dedução');
    return { base: aluguel };
  }
  const maximo = conta.parte('Máximo da dedução', p.maximoDosMoveis, aluguel);
  const deducaoMoveis = conta.menor('Dedução dos móveis', f.moveis, maximo);
  return { base: conta.menos('Aluguel sem os móveis', aluguel, deducaoMoveis), deducaoMoveis };
}

/** Art. 16, § 3º, until it was suppressed: only the house of its own owner, and only an arbitrated value. */
function arbitrado(f: Rendimento, valor: Dinheiro, p: FigurasDaBase, conta: Conta): Dinheiro {
  if (f.ocupacao !== 'PROPRIETARIO' || !p.variacaoDoArbitrado) return valor;
  const anterior = f.valorLocativoArbitradoAnterior;
  if (!anterior) {
    conta.nota('Arbitramento anterior não informado: sem o limite da variação (art. 16, § 3º)');
    return valor;
  }
  const variacao = conta.parte('Variação admitida', p.variacaoDoArbitrado, anterior);
  const teto = conta.soma('Valor locativo máximo', anterior, variacao);
  const piso = conta.menos('Valor locativo mínimo', anterior, variacao);
  return conta.maior('Valor locativo adotado', piso, conta.menor('Até o máximo', valor, teto));
}
