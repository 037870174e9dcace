import type { Falha } from '../../src';

/** `#VALOR!` (the facts are wrong) or `#N/D` (the law has no answer), with its message. */
export function erroDeExcel({ falha, motivo }: Falha): CustomFunctions.Error {
  const { invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  return new CustomFunctions.Error(falha === 'VALOR' ? invalidValue : notAvailable, motivo);
}
