import type { Fonte } from '../tabela/fonte';
import { danificado } from '../zip/pacote';
import { leEstilos } from './estilos';
import { linhasDaPlanilha } from './linhasDaPlanilha';
import { abreLivro, exigePlanilha, type Livro, MAXIMO_DE_UMA_PARTE } from './livro';
import { leTextosCompartilhados, SEM_TEXTOS, type TextosCompartilhados } from './textosCompartilhados';

/** A sheet of a workbook as a table. */
export async function fonteDeXlsx(caminho: string, nome: string | undefined): Promise<Fonte> {
  const livro = await abreLivro(caminho);
  const { pacote } = livro;
  try {
    const planilha = exigePlanilha(livro, nome);
    const textos = await textosDo(livro);
    const deData = await estilosDeDataDo(livro);
    return {
      formato: 'xlsx',
      tamanho: pacote.tamanho(planilha.parte),
      livro,
      planilha,
      async *pedacos(avanca) {
        try {
          yield* linhasDaPlanilha(caminho, await pacote.fluxo(planilha.parte), avanca);
        } catch (erro) {
          danificado(caminho, erro);
        }
      },
      entrada: (prefixo, datasEmTexto) => ({
        formato: 'xlsx',
        prefixo,
        textos,
        sistema: livro.sistema,
        estilosDeData: datasEmTexto ? deData : new Set(),
      }),
      fecha: () => {
        pacote.fecha();
      },
    };
  } catch (erro) {
    pacote.fecha();
    return danificado(caminho, erro);
  }
}

async function textosDo({ pacote, textos }: Livro): Promise<TextosCompartilhados> {
  if (textos === undefined || !pacote.partes.has(textos)) return SEM_TEXTOS;
  return leTextosCompartilhados(pacote.caminho, await pacote.fluxo(textos));
}

async function estilosDeDataDo({ pacote, estilos }: Livro): Promise<ReadonlySet<number>> {
  if (estilos === undefined || !pacote.partes.has(estilos)) return new Set();
  return leEstilos(pacote.caminho, await pacote.leTexto(estilos, MAXIMO_DE_UMA_PARTE)).deData;
}
