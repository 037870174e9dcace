import type { QualquerFato } from '../regra/fato/fato';
import { chaveDeTexto } from '../regra/texto';
import { SINONIMOS_DE_FATO } from './sinonimosDeFato';

/** Which fact each column of a table gives; undefined where the column says nothing to the rule. */
export type Casamento = readonly (string | undefined)[];

/** One of the names under which a fact may head a column. */
interface NomeDeFato {
  readonly fato: string;
  readonly nome: string;
  readonly palavras: readonly string[];
}

/**
 * Matches the headings of a table to the facts of a rule, without regard to case, accents, plural or order. A
 * heading that is exactly a name wins over one that only contains it; no fact is given twice.
 */
export function casaCabecalho(
  titulos: readonly unknown[],
  fatos: Readonly<Record<string, QualquerFato>>,
): Casamento {
  const chaves = titulos.map((titulo) => (typeof titulo === 'string' ? chaveDeTitulo(titulo) : undefined));
  const casados: (string | undefined)[] = titulos.map(() => undefined);
  const casa = (nomes: readonly NomeDeFato[], serve: (nome: NomeDeFato, chave: string) => boolean): void => {
    chaves.forEach((chave, coluna) => {
      if (!chave || casados[coluna] !== undefined) return;
      casados[coluna] = nomes.find((nome) => !casados.includes(nome.fato) && serve(nome, chave))?.fato;
    });
  };
  const nomes = Object.entries(fatos).flatMap(([fato, { titulo }]) => nomesDoFato(fato, titulo));
  casa(nomes, ({ nome }, chave) => nome === chave);
  const maisLongos = [...nomes].sort(
    (a, b) => b.palavras.length - a.palavras.length || b.nome.length - a.nome.length,
  );
  casa(maisLongos, ({ palavras }, chave) => {
    const escritas = chave.split('_');
    return palavras.every((palavra) => escritas.includes(palavra));
  });
  return casados;
}

function nomesDoFato(fato: string, titulo: string): readonly NomeDeFato[] {
  const porExtenso = fato.replace(/[A-Z]/g, ' $&');
  return [fato, porExtenso, titulo, ...(SINONIMOS_DE_FATO[fato] ?? [])].map((texto) => {
    const nome = chaveDeTitulo(texto);
    return { fato, nome, palavras: nome.split('_') };
  });
}

/** Units between parentheses are no part of the name, nor is the sign of the money. */
function chaveDeTitulo(titulo: string): string {
  return chaveDeTexto(titulo.replace(/\([^)]*\)/g, ' ').replace(/\b(?:R|Cr)\$/gi, ''));
}
