import { existeData } from './dataCivil';

export interface MesCivil {
  readonly ano: number;
  readonly mes: number;
}

export function lerMesIso(texto: string): MesCivil | undefined {
  if (!/^\d{4}-\d{2}$/.test(texto)) return undefined;
  const lido = { ano: Number(texto.slice(0, 4)), mes: Number(texto.slice(5)) };
  return existeData(lido.ano, lido.mes, 1) ? lido : undefined;
}

export function mesIso({ ano, mes }: MesCivil): string {
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}`;
}

export function mesSeguinte({ ano, mes }: MesCivil): MesCivil {
  return mes === 12 ? { ano: ano + 1, mes: 1 } : { ano, mes: mes + 1 };
}
