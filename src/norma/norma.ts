import { dataCivil, type DataCivil } from '../calendario/dataCivil';
import type { CodigoMunicipio } from './municipio';

/** A law: who made it, from when it counts, and the file of its text. */
export interface Norma {
  readonly municipio: CodigoMunicipio;
  /** As people cite it: `Lei nº 118/1951`. */
  readonly nome: string;
  readonly inicio: DataCivil;
  /** Name of the file with its text, outside the repository. */
  readonly fonte: string;
  /** Citation of an article: `art('27', 'parágrafo único')`. */
  art(artigo: string, ...complementos: readonly string[]): Citacao;
  /** Citation of a table or another part that has no article: `parte('Tabela nº 1', 'a')`. */
  parte(nome: string, ...complementos: readonly string[]): Citacao;
}

/** Where a figure or a rule comes from. */
export interface Citacao {
  readonly norma: Norma;
  /** `art. 27, parágrafo único` */
  readonly texto: string;
}

interface DadosDaNorma {
  readonly municipio: CodigoMunicipio;
  readonly nome: string;
  readonly inicio: readonly [ano: number, mes: number, dia: number];
  readonly fonte: string;
}

/** Declares a law. */
export function norma({ inicio, ...dados }: DadosDaNorma): Norma {
  const cita = (partes: readonly string[]): Citacao => ({ norma: lei, texto: partes.join(', ') });
  const lei: Norma = {
    ...dados,
    inicio: dataCivil(...inicio),
    art: (artigo, ...complementos) =>
      cita([`${/–| e |,/.test(artigo) ? 'arts.' : 'art.'} ${artigo}`, ...complementos]),
    parte: (nome, ...complementos) => cita([nome, ...complementos]),
  };
  return lei;
}

/** `Lei nº 118/1951, art. 27, parágrafo único` */
export function citacaoPorExtenso(citacao: Citacao): string {
  return `${citacao.norma.nome}, ${citacao.texto}`;
}

/** Several citations, each once, and each law named once: `Lei nº 118/1951, art. 23; art. 27`. */
export function citacoesPorExtenso(citacoes: readonly Citacao[]): string {
  const porNorma = new Map<string, string[]>();
  for (const { norma: lei, texto } of citacoes) {
    const textos = porNorma.get(lei.nome) ?? [];
    if (!textos.includes(texto)) textos.push(texto);
    porNorma.set(lei.nome, textos);
  }
  return [...porNorma].map(([nome, textos]) => `${nome}, ${textos.join('; ')}`).join(' · ');
}
