import Papa from 'papaparse';
import { Recusa } from '../recusa';

const CANDIDATOS = [';', ',', '\t', '|'] as const;
const NOMES: Readonly<Record<string, string>> = {
  tab: '\t',
  '\\t': '\t',
  'ponto-e-virgula': ';',
  virgula: ',',
};

/** Reads an option that names a separator. */
export function leSeparador(texto: string): string {
  const separador = NOMES[texto.toLowerCase()] ?? texto;
  if (separador.length !== 1 || /["\r\n\p{L}\p{N}]/u.test(separador))
    throw new Recusa(`separador: veio "${texto}"; aceita-se ; ou , ou tab`);
  return separador;
}

/** The separator that gives the first records the same number of fields, and the most of them. */
export function detectaSeparador(amostra: string): string {
  let melhor: { readonly separador: string; readonly nota: number } = { separador: ';', nota: 0 };
  for (const separador of CANDIDATOS) {
    const linhas = Papa.parse<string[]>(amostra, { delimiter: separador, preview: 30 }).data.filter(
      (campos) => campos.some((campo) => campo.trim() !== ''),
    );
    // A title line above the headings has fewer fields; the last record of the sample may be cut short.
    const larguras = linhas.slice(0, Math.max(1, linhas.length - 1)).map(({ length }) => length);
    const maior = Math.max(1, ...larguras);
    const iguais = larguras.filter((largura) => largura === maior).length;
    const nota = maior === 1 ? 0 : iguais / larguras.length + Math.min(maior, 99) / 1000;
    if (nota > melhor.nota) melhor = { separador, nota };
  }
  return melhor.separador;
}
