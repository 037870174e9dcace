import { ponte } from '../../functions/ponte';
import type { OpcoesDeLugar } from '../pedido/lugar';
import { leQuando } from '../pedido/quando';
import { exigeMunicipio } from '../pedido/resolveAlvo';
import { Recusa } from '../recusa';
import type { Celula } from '../tabela/celula';
import { type AjustesSalvos, ajustesDoLivro } from '../xlsx/ajustesDoLivro';
import type { Livro } from '../xlsx/livro';
import { referencia } from '../xlsx/referencia';
import { instalaAnfitriao } from './anfitriao';
import type { Avaliacao } from './avaliacao';
import { Avaliador } from './avaliador';
import { type Folha, leLivroNaMemoria } from './livroNaMemoria';
import { ehDoLancador } from './traduzFormula';

/** One of our formulas in a workbook: what is stored and what it gives. */
export interface FormulaAvaliada {
  readonly folha: Folha;
  readonly linha: number;
  readonly coluna: number;
  /** `Plan1!C2` */
  readonly endereco: string;
  readonly guardado: Celula;
  readonly avaliacao: Avaliacao;
}

export interface LivroAvaliado {
  readonly ajustes: AjustesSalvos;
  readonly formulas: readonly FormulaAvaliada[];
  /** Formulas that are not ours: they are left to Excel. */
  readonly outras: number;
}

/** Evaluates all our formulas of a workbook, with its own settings or those of the command line. */
export async function avaliaLivro(livro: Livro, opcoes: OpcoesDeLugar): Promise<LivroAvaliado> {
  instalaAnfitriao();
  const ajustes = comOpcoes(await ajustesDoLivro(livro.pacote), opcoes);
  await ponte.conecta({
    nome: 'linha de comando',
    leAjustes: () => ajustes,
    leSistemaDeDatas: () => livro.sistema,
    gravaAjustes: () => undefined,
    recalcula: () => undefined,
  });
  const naMemoria = await leLivroNaMemoria(livro);
  const avaliador = new Avaliador(naMemoria);
  const formulas: FormulaAvaliada[] = [];
  let outras = 0;
  for (const folha of naMemoria.folhas.values()) {
    if (!folha.xml.includes('f>') && !folha.xml.includes('<f ')) continue;
    for (const { linha, coluna, celula } of folha.celulas().comFormula()) {
      if (!celula.formula || !ehDoLancador(celula.formula.texto)) {
        outras += 1;
        continue;
      }
      formulas.push({
        folha,
        linha,
        coluna,
        endereco: `${folha.nome}!${referencia(coluna, linha)}`,
        guardado: celula.valor,
        avaliacao: avaliador.avalia(folha, linha, coluna),
      });
    }
  }
  if (formulas.length === 0) throw new Recusa(`${livro.pacote.caminho}: não tem nenhuma fórmula TRIB`);
  return { ajustes, formulas, outras };
}

/** The command line wins over the workbook; the arguments of each formula win over both. */
function comOpcoes(
  ajustes: AjustesSalvos,
  { municipio, exercicio, leiAntiga, leitura = [] }: OpcoesDeLugar,
): AjustesSalvos {
  const quando = exercicio === undefined ? undefined : leQuando(exercicio);
  return {
    ...ajustes,
    ...(municipio === undefined ? {} : { municipio: exigeMunicipio(municipio).codigo }),
    ...(quando === undefined ? {} : { exercicio: 'exercicio' in quando ? quando.exercicio : quando.data }),
    ...(leiAntiga ? { leiAntiga } : {}),
    ...(leitura.length > 0 ? { alternativas: leitura } : {}),
  };
}
