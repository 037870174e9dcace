import { type Conta, FatoInvalido, type lei, multaNaFaixa } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { Dinheiro, Numero } from '../../valor/grandeza';

interface FatosDaMulta {
  readonly graduacao: 'MINIMO' | 'MEDIO' | 'MAXIMO' | undefined;
  readonly valorAplicado: Dinheiro | undefined;
  readonly reincidente: boolean | undefined;
  readonly impostoDevido?: Dinheiro | undefined;
}

/**
 * A fine that the law gives as a range. What the authority fixed is inside the plain range, and doubles with it
 * for who does it again; then there is no range left to show.
 */
export function multaDaFaixa(
  f: FatosDaMulta,
  faixa: lei.FaixaDaAutoridade,
  conta: Conta,
  vezes?: Numero,
): Saida {
  const dobro = reincidencia(f, vezes, conta);
  if (f.valorAplicado) {
    const { valor } = multaNaFaixa(f, faixa, conta);
    return comTributo(f, dobro ? conta.vezes('Na reincidência', valor, dobro) : valor, conta);
  }
  const dobrada = dobro && {
    minima: conta.vezes('Mínimo na reincidência', faixa.minima, dobro),
    maxima: conta.vezes('Máximo na reincidência', faixa.maxima, dobro),
  };
  const { valor, multaMinima, multaMaxima } = multaNaFaixa(f, dobrada ?? faixa, conta);
  return { ...comTributo(f, valor, conta), multaMinima, multaMaxima };
}

/** A fine that the law fixes: the authority has nothing to grade. */
export function multaFixa(f: FatosDaMulta, fixa: Dinheiro, conta: Conta, vezes?: Numero): Saida {
  const dobro = reincidencia(f, vezes, conta);
  if (f.valorAplicado && !conta.igual(f.valorAplicado, fixa)) {
    throw new FatoInvalido(
      'valorAplicado',
      `veio ${conta.mostra(f.valorAplicado)}; a multa é fixa, de ${conta.mostra(fixa)}`,
    );
  }
  return comTributo(
    f,
    dobro ? conta.vezes('Na reincidência', fixa, dobro) : conta.soma('Multa', fixa),
    conta,
  );
}

function reincidencia(f: FatosDaMulta, vezes: Numero | undefined, conta: Conta): Numero | undefined {
  if (f.reincidente !== true) return undefined;
  if (!vezes) conta.nota('Esta multa não dobra na reincidência: só as dos arts. 71, 107 e 136');
  return vezes;
}

function comTributo({ impostoDevido }: FatosDaMulta, valor: Dinheiro, conta: Conta): Saida {
  return { valor, totalDevido: impostoDevido && conta.soma('Multa e imposto', valor, impostoDevido) };
}
