import { ACENTOS } from './acentos';

/** `pisoDoVenal` → `Piso do venal`, `aliquota` → `Alíquota`, `marquise.altura` → `Marquise: altura`. */
export function nomeDaFigura(identificador: string): string {
  const palavras = identificador
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replaceAll('_', ' ')
    .replaceAll('.', ': ')
    .toLowerCase()
    .replace(/[a-z]+/g, (palavra) => ACENTOS.get(palavra) ?? palavra);
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
}
