import { emOrdem, type Nucleos } from '../paralelo/emOrdem';
import { Recusa } from '../recusa';
import type { Bloco } from '../tabela/bloco';
import { MAXIMO_DE_UMA_PARTE } from '../xlsx/livro';
import type { Contagem } from './contagem';
import type { Comeco } from './comeco';
import type { Plano } from './plano';
import { criaProcessador } from './processador';
import { textoNovo } from './valorNovo';

/** What goes around the rows in the file that is written. */
export interface Moldura {
  readonly inicio: string;
  readonly fim: string;
  /** What came after the rows goes out after them too. */
  readonly mantemOResto: boolean;
}

/** The text of the whole table with its new columns, piece by piece; the count grows as it goes. */
export async function* lancaTabela(
  comeco: Comeco,
  plano: Plano,
  titulos: readonly string[],
  moldura: Moldura,
  nucleos: Nucleos,
  contagem: Contagem,
): AsyncGenerator<string> {
  const processador = criaProcessador(plano);
  yield moldura.inicio;
  for (const bloco of comeco.acima) yield processador.copia(bloco, []);
  yield processador.copia(comeco.cabecalho, titulos.map(textoNovo));
  const depois: string[] = [];
  for await (const { texto, contagem: doBloco } of emOrdem(blocos(comeco, depois), plano, nucleos)) {
    contagem.soma(doBloco);
    yield texto;
  }
  if (moldura.mantemOResto) yield* depois;
  yield moldura.fim;
}

async function* blocos({ resto }: Comeco, depois: string[]): AsyncGenerator<Bloco> {
  let tamanho = 0;
  for await (const pedaco of resto) {
    if (pedaco.tipo === 'linhas') yield pedaco.bloco;
    else if (pedaco.tipo === 'depois') {
      tamanho += pedaco.xml.length;
      if (tamanho > MAXIMO_DE_UMA_PARTE) throw new Recusa('há coisas demais na planilha depois das linhas');
      depois.push(pedaco.xml);
    }
  }
}
