import { meioCentavoParaCima } from '../valor/arredondamento';
import type { Dinheiro } from '../valor/grandeza';
import type { Conta } from './conta/conta';
import { ehCobrada, type NomeDeSaida, SAIDAS } from './saida';

/** The amount of a result as it is given back: rounded as the time has it if it is charged, at the centavo if not. */
export function quantiaDaSaida(nome: NomeDeSaida, valor: Dinheiro, conta: Conta): Dinheiro {
  const [, titulo] = SAIDAS[nome];
  return ehCobrada(nome) ? conta.quantia(titulo, valor) : conta.quantia(titulo, valor, meioCentavoParaCima);
}
