import type { RegraResolvida } from '../../src';
import { type Comeco, leComeco } from '../lancamento/comeco';
import { planejaColunas } from '../lancamento/planejaTabela';
import type { Alvo } from '../pedido/alvo';
import { leFatosDitos } from '../pedido/fatosDitos';
import { leAlvo, type OpcoesDeTributo, type Padrao } from '../pedido/lugar';
import { mostraQuando } from '../pedido/quando';
import { exigeMunicipio, resolveAlvoEmVigor } from '../pedido/resolveAlvo';
import { abreFonte } from '../tabela/abreFonte';
import { leCorrecao } from '../tabela/casaColunas';
import type { Fonte } from '../tabela/fonte';
import { type Barra, criaBarra } from '../terminal/barra';
import { ajustesDoLivro, opcoesDosAjustes } from '../xlsx/ajustesDoLivro';
import { recusaMesmoArquivo } from './escolheDestino';
import { leEscolhas, leInteiro, type OpcoesDeTabela } from './opcoesDeTabela';

/** A table opened, its headings found and matched to the facts of the rule. */
export interface TabelaPronta {
  readonly fonte: Fonte;
  readonly comeco: Comeco;
  readonly alvo: Alvo;
  readonly resolvida: RegraResolvida;
  readonly colunas: readonly (string | undefined)[];
  readonly constantes: Readonly<Record<string, string>>;
}

/** Opens a table, gives it to `usa`, and closes it whatever comes. */
export async function comTabela<T>(
  caminho: string,
  opcoes: OpcoesDeTabela & OpcoesDeTributo,
  usa: (tabela: TabelaPronta) => Promise<T>,
): Promise<T> {
  if (opcoes.relatorio !== undefined) recusaMesmoArquivo(caminho, opcoes.relatorio);
  const fonte = await abreFonte(caminho, leEscolhas(opcoes));
  let barra: Barra | undefined;
  try {
    const alvo = leAlvo(opcoes, await padraoDe(fonte));
    const resolvida = resolveAlvoEmVigor(alvo);
    const constantes = leFatosDitos(resolvida.regra, opcoes.fato);
    const comeco = await leComeco(
      fonte,
      resolvida.regra,
      leInteiro('cabecalho', opcoes.cabecalho),
      (bytes) => {
        barra?.avanca(bytes);
      },
    );
    const colunas = planejaColunas(comeco.titulos, resolvida, opcoes.coluna.map(leCorrecao), constantes);
    barra = criaBarra(fonte.tamanho);
    return await usa({ fonte, comeco, alvo, resolvida, colunas, constantes });
  } finally {
    barra?.para();
    fonte.fecha();
  }
}

/** Where the command line is silent, the workbook speaks. */
async function padraoDe({ livro }: Fonte): Promise<Padrao> {
  if (!livro) return {};
  const ajustes = await ajustesDoLivro(livro.pacote);
  return {
    municipio: ajustes.municipio,
    exercicio: ajustes.exercicio === undefined ? undefined : String(ajustes.exercicio),
    opcoes: { ...opcoesDosAjustes(ajustes), sistemaDeDatas: livro.sistema },
  };
}

/** What is being assessed, in one line. */
export function tituloDe({ resolvida, alvo }: TabelaPronta): string {
  return `${resolvida.regra.titulo} · ${exigeMunicipio(alvo.municipio).nome} · ${mostraQuando(alvo.quando)}`;
}
