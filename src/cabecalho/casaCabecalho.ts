import type { QualquerFato } from '../regra/fato/fato';
import { chaveDeTexto } from '../regra/texto';
import { SINONIMOS_DE_FATO } from './sinonimosDeFato';

/** Which fact each column of a table gives; undefined where the column says nothing to the rule. */
export type Casamento = readonly (string | undefined)[];

/**
 * Matches the headings of a table to the facts of a rule, without regard to case, accents, plural or order. A
 * heading that is exactly a name wins over one that only contains it; no fact is given twice.
 */
export function casaCabecalho(
  titulos: readonly unknown[],
  fatos: Readonly<Record<string, QualquerFato>>,
): Casamento {
  const chaves = titulos.map((titulo) => (typeof titulo === 'string' ? chaveDeTitulo(titulo) : ''));
  const casados: (string | undefined)[] = titulos.map(() => undefined);
  const usados = new Set<string>();
  const casa = (coluna: number, fato: string): void => {
    casados[coluna] = fato;
    usados.add(fato);
  };
  const nomes = Object.entries(fatos).flatMap(([fato, { titulo }]) =>
    nomesDoFato(fato, titulo).map((nome) => ({ fato, palavras: nome.split('_'), nome })),
  );
  chaves.forEach((chave, coluna) => {
    const exato = nomes.find(({ nome, fato }) => nome === chave && !usados.has(fato));
    if (chave !== '' && exato) casa(coluna, exato.fato);
  });
  const maisLongos = [...nomes].sort(
    (a, b) => b.palavras.length - a.palavras.length || b.nome.length - a.nome.length,
  );
  chaves.forEach((chave, coluna) => {
    if (chave === '' || casados[coluna] !== undefined) return;
    const palavras = new Set(chave.split('_'));
    const contido = maisLongos.find(
      (nome) => !usados.has(nome.fato) && nome.palavras.every((palavra) => palavras.has(palavra)),
    );
    if (contido) casa(coluna, contido.fato);
  });
  return casados;
}

function nomesDoFato(fato: string, titulo: string): readonly string[] {
  const porExtenso = fato.replace(/([A-Z])/g, ' $1');
  return [
    ...new Set([fato, porExtenso, titulo, ...(SINONIMOS_DE_FATO[fato] ?? [])].map(chaveDeTitulo)),
  ].filter((chave) => chave !== '');
}

/** Units between parentheses are no part of the name. */
function chaveDeTitulo(titulo: string): string {
  return chaveDeTexto(titulo.replace(/\([^)]*\)/g, ' ').replace(/\bR\$|\bCr\$/gi, ' '));
}
