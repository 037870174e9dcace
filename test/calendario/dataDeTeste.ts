import { lerDataIso, type DataCivil } from '../../src/calendario';

/** A date written AAAA-MM-DD in a test; it must exist. */
export function d(iso: string): DataCivil {
  const data = lerDataIso(iso);
  if (!data) throw new Error(`data inexistente no teste: ${iso}`);
  return data;
}
