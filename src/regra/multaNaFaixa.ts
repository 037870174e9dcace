import type { Dinheiro } from '../valor/grandeza';
import type { Conta } from './conta/conta';
import { FatoInvalido } from './falha';
import { enumerado } from './fato/enumerado';
import { dinheiro } from './fato/numericos';
import type { FaixaDaAutoridade } from './parametro/faixaDaAutoridade';

/** Facts with which the authority grades a fine that the law gives as a range. */
export const fatosDaGraduacao = {
  graduacao: enumerado('Graduação da multa', {
    MINIMO: ['Mínimo', 'mínima'],
    MEDIO: ['Médio', 'média', 'termo médio'],
    MAXIMO: ['Máximo', 'máxima'],
  }),
  valorAplicado: dinheiro('Multa fixada pela autoridade'),
};

export interface MultaGraduada {
  readonly valor: Dinheiro;
  readonly multaMinima: Dinheiro;
  readonly multaMaxima: Dinheiro;
}

/**
 * The fine inside its range: the amount fixed by the authority, or the grade asked for, or the minimum.
 * @throws {FatoInvalido} the amount fixed is outside the range
 */
export function multaNaFaixa(
  fatos: {
    readonly graduacao: 'MINIMO' | 'MEDIO' | 'MAXIMO' | undefined;
    readonly valorAplicado: Dinheiro | undefined;
  },
  { minima, maxima }: FaixaDaAutoridade,
  conta: Conta,
): MultaGraduada {
  return { valor: graduada(fatos, { minima, maxima }, conta), multaMinima: minima, multaMaxima: maxima };
}

function graduada(
  { graduacao, valorAplicado }: Parameters<typeof multaNaFaixa>[0],
  { minima, maxima }: FaixaDaAutoridade,
  conta: Conta,
): Dinheiro {
  if (valorAplicado) {
    if (conta.menosDe(valorAplicado, minima) || conta.maisDe(valorAplicado, maxima)) {
      throw new FatoInvalido(
        'valorAplicado',
        `está fora da faixa da lei; aceita-se de ${conta.mostra(minima)} a ${conta.mostra(maxima)}`,
      );
    }
    return conta.soma('Multa fixada pela autoridade', valorAplicado);
  }
  switch (graduacao) {
    case 'MAXIMO':
      return conta.soma('Multa no máximo', maxima);
    case 'MEDIO':
      return conta.fracao('Multa no termo médio', conta.soma('Mínimo e máximo', minima, maxima), 1, 2);
    default:
      conta.nota('Multa no mínimo da faixa: a graduação é da autoridade');
      return conta.soma('Multa no mínimo', minima);
  }
}
