import type { Regra } from '../../src';
import { Recusa } from '../recusa';
import { achaCabecalho } from '../tabela/achaCabecalho';
import { type Bloco, type LinhaLida, PRIMEIRAS_LINHAS } from '../tabela/bloco';
import { MAXIMO_DE_COLUNAS } from '../tabela/celula';
import type { Fonte } from '../tabela/fonte';
import type { PedacoDePlanilha } from '../xlsx/linhasDaPlanilha';
import { criaLeitor } from './leitor';

/** The beginning of a table: what comes before the headings, the headings, and what was read after them. */
export interface Comeco {
  readonly antes: { readonly xml: string; readonly prefixo: string };
  readonly acima: readonly Bloco[];
  readonly cabecalho: Bloco;
  readonly linhaDoCabecalho: LinhaLida;
  readonly titulos: readonly string[];
  /** The rest of the table, from the row under the headings on. */
  readonly resto: AsyncGenerator<PedacoDePlanilha>;
}

/** Reads the first rows, which come one in each block, and finds the headings among them. */
export async function leComeco(
  fonte: Fonte,
  regra: Regra,
  linhaDita: number | undefined,
  avanca: (bytes: number) => void,
): Promise<Comeco> {
  const pedacos = fonte.pedacos(avanca);
  const guardados: PedacoDePlanilha[] = [];
  const blocos: Bloco[] = [];
  let antes = { xml: '', prefixo: '' };
  while (blocos.length < PRIMEIRAS_LINHAS) {
    const { value, done } = await pedacos.next();
    if (done) break;
    if (value.tipo === 'antes') antes = value;
    else if (value.tipo === 'linhas') blocos.push(value.bloco);
    else {
      guardados.push(value);
      break;
    }
  }
  const le = criaLeitor(fonte.entrada(antes.prefixo, true));
  const linhas = blocos.map((bloco) => le(bloco)[0] ?? { numero: bloco.primeira, celulas: [] });
  if (linhas.some(({ celulas }) => celulas.length > MAXIMO_DE_COLUNAS))
    throw new Recusa(`a tabela tem mais de ${MAXIMO_DE_COLUNAS} colunas`);
  const indice = achaCabecalho(linhas, regra, linhaDita);
  const cabecalho = blocos[indice] as Bloco;
  const linhaDoCabecalho = linhas[indice] as LinhaLida;
  return {
    antes,
    acima: blocos.slice(0, indice),
    cabecalho,
    linhaDoCabecalho,
    titulos: titulosDe(linhaDoCabecalho),
    resto: continua(blocos.slice(indice + 1), guardados, pedacos),
  };
}

function titulosDe({ celulas }: LinhaLida): readonly string[] {
  const titulos = Array.from(celulas, (celula) =>
    celula === null || typeof celula === 'object' ? '' : String(celula),
  );
  while (titulos.length > 0 && titulos.at(-1)?.trim() === '') titulos.pop();
  return titulos;
}

async function* continua(
  blocos: readonly Bloco[],
  guardados: readonly PedacoDePlanilha[],
  pedacos: AsyncGenerator<PedacoDePlanilha>,
): AsyncGenerator<PedacoDePlanilha> {
  for (const bloco of blocos) yield { tipo: 'linhas', bloco };
  yield* guardados;
  yield* pedacos;
}
