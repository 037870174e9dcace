import type { ValorNovo } from '../lancamento/valorNovo';
import { Recusa } from '../recusa';
import type { LinhaLida } from '../tabela/bloco';
import { criaCelulaXml } from './celulaXml';
import type { EstilosDaPlanilha } from './estilos';
import { leReferencia, letrasDaColuna, referencia } from './referencia';

interface Onde {
  readonly prefixo: string;
  readonly primeiraColuna: number;
  readonly estilos: EstilosDaPlanilha;
  readonly sistema: 1900 | 1904;
}

/** Puts new cells at the end of a row of a sheet; the rest of its XML stays as it came. */
export function criaAcrescimo({ prefixo, primeiraColuna, estilos, sistema }: Onde) {
  const celulaXml = criaCelulaXml(estilos, prefixo, sistema);
  const fim = `</${prefixo}row`;
  const celula = new RegExp(`<${prefixo}c\\b([^>]*?)(?:/>|>([\\s\\S]*?)</${prefixo}c\\s*>)`, 'g');
  return (
    xml: string,
    { numero, celulas }: LinhaLida,
    novas: readonly ValorNovo[],
    ehTitulo: boolean,
  ): string => {
    if (novas.length === 0) return xml;
    const corte = xml.lastIndexOf(fim);
    const ocupada = celulas.findIndex((valor, i) => i >= primeiraColuna - 1 && valor !== null);
    if (ocupada >= 0 || corte < 0) recusa(numero, ocupada + 1);
    // A cell that is formatted and empty gives its place to the new one.
    const antes = xml
      .slice(0, corte)
      .replace(celula, (tudo, atributos: string, dentro: string | undefined) => {
        const coluna = leReferencia(/\br="([^"]*)"/.exec(atributos)?.[1] ?? '')?.coluna ?? 0;
        if (coluna < primeiraColuna) return tudo;
        return dentro === undefined || dentro.trim() === '' ? '' : recusa(numero, coluna);
      });
    const cabeca = antes.replace(/^(\s*<[^>]*?)\s+spans="[^"]*"/, '$1');
    const escritas = novas.map((valor, i) =>
      celulaXml(referencia(primeiraColuna + i, numero), valor, ehTitulo),
    );
    return `${cabeca}${escritas.join('')}${xml.slice(corte)}`;
  };
}

function recusa(linha: number, coluna: number): never {
  throw new Recusa(
    `linha ${linha}: a coluna ${letrasDaColuna(coluna)}, onde vai o resultado, tem dados e não tem título; dê-lhe um título na linha do cabeçalho`,
  );
}

/** Says in the head of the sheet that it is wider now. */
export function alargaDimensao(xml: string, ultimaColuna: number): string {
  return xml.replace(
    /(<(?:[\w.-]+:)?dimension\b[^>]*\bref=")([A-Z]+\d+)(?::([A-Z]+)(\d+))?(")/,
    (tudo, antes, de, coluna, linha, fim) => {
      const atual = leReferencia(`${String(coluna ?? '')}${String(linha ?? '')}`) ?? leReferencia(String(de));
      if (!atual || atual.coluna >= ultimaColuna) return String(tudo);
      return `${String(antes)}${String(de)}:${referencia(ultimaColuna, atual.linha)}${String(fim)}`;
    },
  );
}

// A sheet formatted far beyond its data says that it goes that far.
const FOLGA = 50;

/** The first column after the headings and after whatever the sheet says that it has. */
export function primeiraColunaLivre(xmlAntes: string, titulos: number): number {
  const ultima = /<(?:[\w.-]+:)?dimension\b[^>]*\bref="[A-Z]+\d+:([A-Z]+\d+)"/.exec(xmlAntes)?.[1];
  const coluna = leReferencia(ultima ?? '')?.coluna ?? titulos;
  return (coluna > titulos + FOLGA ? titulos : Math.max(titulos, coluna)) + 1;
}

/** New headings look like the last of those that were there. */
export function estiloDosTitulos(xmlDoCabecalho: string): Pick<EstilosDaPlanilha, 'titulo'> {
  const ultimo = [...xmlDoCabecalho.matchAll(/<(?:[\w.-]+:)?c\s[^>]*?\bs="(\d+)"/g)].at(-1)?.[1];
  return ultimo === undefined ? {} : { titulo: Number(ultimo) };
}
