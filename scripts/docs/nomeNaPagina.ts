import type { Regra } from '../../src';
import { nomeDaFigura } from '../../taskpane/regras/nomeDaFigura';

/** Endings whose accent is sure; the identifiers of the code have none. */
const FINAIS: readonly (readonly [RegExp, string])[] = [
  [/coes\b/g, 'ções'],
  [/(?<=\p{L})ao\b/gu, 'ão'],
  [/cão\b/g, 'ção'],
  [/([ae])ncia(s?)\b/g, '$1̂ncia$2'],
  [/([ao])rio(s?)\b/g, '$1́rio$2'],
];

/** The name of a figure as a person reads it: the title of the code that it belongs to, or its own words. */
export function nomeNaPagina(regra: Regra, identificador: string): string {
  const partes = identificador.split('.').map((parte) => tituloDoCodigo(regra, parte) ?? comAcentos(parte));
  return partes.join(': ');
}

function tituloDoCodigo({ fatos }: Regra, codigo: string): string | undefined {
  if (!/^[A-Z0-9_]+$/.test(codigo)) return undefined;
  return Object.values(fatos)
    .flatMap(({ codigos }) => codigos ?? [])
    .find((um) => um.codigo === codigo)?.titulo;
}

function comAcentos(identificador: string): string {
  const nome = nomeDaFigura(identificador.replaceAll('_', ' '));
  return FINAIS.reduce((texto, [final, por]) => texto.replace(final, por), nome).normalize('NFC');
}
