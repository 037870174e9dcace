import { lerDataIso, dataBrasileira } from '../../../src/calendario';
import type { Esperado, Exemplo } from './exemplo';

/** A value as the cell of a Brazilian Excel shows it, without any number format. */
export function mostraValor(valor: Esperado): string {
  if (typeof valor === 'boolean') return valor ? 'VERDADEIRO' : 'FALSO';
  if (typeof valor === 'number') return String(valor).replace('.', ',');
  const data = lerDataIso(valor);
  return data ? dataBrasileira(data) : valor;
}

/** Whether the example needs a cell formatted as a date. */
export function daData({ da }: Exemplo): boolean {
  return [da].flat(2).some((valor) => typeof valor === 'string' && lerDataIso(valor) !== undefined);
}
