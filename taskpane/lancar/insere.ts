import { type Conteudo, type Escrita, type Planilha } from '../planilha/planilha';
import { endereco } from '../planilha/referencia';
import { textos } from '../textos';
import type { TabelaLida } from './leTabela';
import type { Formulas } from './montaFormulas';

export interface PedidoDeInsercao {
  readonly tabela: TabelaLida;
  readonly formulas: Formulas;
  readonly derramada: boolean;
  /** Heading of the column of the result. */
  readonly titulo: string;
  readonly formato?: string;
}

/** What will be written, and the whole block that the result takes. */
export function escritaDe({ tabela, formulas, derramada, titulo, formato }: PedidoDeInsercao): Escrita {
  const { regiao, linhas } = tabela;
  const { planilha, linha, coluna, colunas } = regiao.intervalo;
  const titulos =
    formulas.colunas === 1
      ? [titulo]
      : [titulo, textos.lancar.colunaSituacao, textos.lancar.colunaFundamento];
  const escritas = derramada ? 1 : linhas;
  const celulas: Conteudo[][] = [titulos.map((texto) => texto)];
  for (let i = 0; i < escritas; i += 1) {
    const daLinha: Conteudo[] = formulas.linha(i).map((formula) => ({ formula }));
    celulas.push(daLinha);
  }
  const naTabela = regiao.tabela !== undefined && !derramada;
  // Beside an Excel table a free column keeps it from growing over the spilled result.
  const folga = regiao.tabela !== undefined && derramada ? 1 : 0;
  return {
    intervalo: {
      planilha,
      linha,
      coluna: coluna + colunas + folga,
      linhas: linhas + 1,
      colunas: formulas.colunas,
    },
    celulas,
    ...(formato !== undefined ? { formatos: [formato] } : {}),
    ...(naTabela ? { tabela: regiao.tabela } : {}),
  };
}

/** Writes the formulas beside the table, in one step of undo, and answers where. */
export async function insere(planilha: Planilha, pedido: PedidoDeInsercao): Promise<string> {
  const escrita = escritaDe(pedido);
  const { intervalo } = escrita;
  if (escrita.tabela === undefined) {
    const ocupadas = await planilha.le(intervalo);
    if (ocupadas.some((linha) => linha.some((valor) => valor !== null && valor !== '')))
      throw new Error(textos.lancar.ocupado(endereco(intervalo)));
  }
  await planilha.escreve(escrita);
  return endereco(intervalo);
}
