import { pipeline } from 'node:stream/promises';
import { gravaArquivo } from '../tabela/gravaArquivo';
import type { Fonte } from '../tabela/fonte';
import { ESTILOS_DO_NOVO, PARTE_DA_PLANILHA, PARTES_DO_NOVO } from '../xlsx/novoLivro';
import { acrescentaEstilos, type EstilosDaPlanilha, leEstilos } from '../xlsx/estilos';
import { MAXIMO_DE_UMA_PARTE } from '../xlsx/livro';
import { DATA_FIXA, gravaPacote, type ParteNova } from '../zip/gravaPacote';

/** Where the text of the table goes, and the formats that its cells can have there. */
export interface Destino {
  readonly formato: 'csv' | 'planilha' | 'acrescimo';
  readonly estilos: EstilosDaPlanilha;
  grava(textos: AsyncIterable<string>): Promise<void>;
}

const BOM = '\ufeff';

export function destinoCsv(caminho: string): Destino {
  return {
    formato: 'csv',
    estilos: {},
    grava: (textos) => gravaArquivo(caminho, (arquivo) => pipeline(emBytes(comMarca(textos)), arquivo)),
  };
}

/** A new workbook. */
export function destinoNovo(caminho: string): Destino {
  return {
    formato: 'planilha',
    estilos: ESTILOS_DO_NOVO,
    grava: (textos) => {
      const fixas = Object.entries(PARTES_DO_NOVO).map(([nome, xml]) => parteFixa(nome, xml));
      const planilha = { nome: PARTE_DA_PLANILHA, data: DATA_FIXA, conteudo: () => emBytes(textos) };
      return gravaPacote(caminho, [...fixas, planilha]);
    },
  };
}

/** The workbook that came, with one sheet changed. */
export async function destinoAcrescimo(caminho: string, { livro, planilha }: Fonte): Promise<Destino> {
  if (!livro || !planilha) throw new Error('só se acrescenta a uma pasta de trabalho');
  const { pacote } = livro;
  const estilos = livro.estilos === undefined ? '' : await pacote.leTexto(livro.estilos, MAXIMO_DE_UMA_PARTE);
  const novos = estilos === '' ? undefined : acrescentaEstilos(estilos, leEstilos(pacote.caminho, estilos));
  return {
    formato: 'acrescimo',
    estilos: novos?.estilos ?? {},
    grava: (textos) =>
      gravaPacote(
        caminho,
        [...pacote.partes.values()]
          .filter(({ fileName }) => !fileName.endsWith('/'))
          .map((parte): ParteNova => {
            const nome = parte.fileName;
            const data = parte.getLastModDate({ forceDosFormat: true });
            if (nome === planilha.parte) return { nome, data, conteudo: () => emBytes(textos) };
            if (nome === livro.estilos && novos) return { ...parteFixa(nome, novos.xml), data };
            return { nome, data, conteudo: () => pacote.fluxo(nome) };
          }),
      ),
  };
}

function parteFixa(nome: string, xml: string): ParteNova {
  return { nome, data: DATA_FIXA, conteudo: () => emBytes([xml]) };
}

async function* comMarca(textos: AsyncIterable<string>): AsyncGenerator<string> {
  yield BOM;
  yield* textos;
}

async function* emBytes(textos: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  for await (const texto of textos) if (texto !== '') yield Buffer.from(texto, 'utf8');
}
