import type { Certeza, Leitura } from '../../../norma/leitura';

/** One doubtful reading, in the order in which it is told: what the source has, how it is read, why, what else it may be. */
export function leitura(
  id: string,
  certeza: Certeza,
  dispositivo: string,
  bruto: string,
  lido: string,
  motivo: string,
  alternativa?: string,
): Leitura {
  return {
    id,
    dispositivo,
    certeza,
    bruto,
    leitura: lido,
    motivo,
    ...(alternativa !== undefined ? { alternativa } : {}),
  };
}

/** Why there is no figure, for the message of a row that does not compute. */
export const naoSeLe = ({ bruto, leitura: lido, motivo }: Leitura): string =>
  `não se lê com segurança ("${bruto}"): ${lido}; ${motivo}`;
