import { falhou, type Lancado, type RegraResolvida } from '../../src';
import { preparaChamada } from '../calculo/preparaChamada';
import { emFatias, type Andamento } from '../emFatias';
import type { Lancamento } from '../lancar/lancamento';
import type { Planilha, ValorDeCelula } from '../planilha/planilha';

/** One row of the table, assessed. */
export interface LinhaLancada {
  readonly celulas: readonly ValorDeCelula[];
  readonly resolvida: RegraResolvida;
  readonly resultado: Lancado;
  readonly avisos: readonly string[];
}

export interface Lancadas {
  readonly linhas: readonly LinhaLancada[];
  /** Rows in error or without an answer of the law. */
  readonly fora: number;
}

/** Assesses every row of the table by the very formula that would be inserted. */
export async function lancaTodas(
  lancamento: Lancamento,
  planilha: Planilha,
  andamento: Andamento = {},
): Promise<Lancadas> {
  const { regiao, linhas: quantas } = lancamento.tabela;
  const { intervalo } = regiao;
  const recursos = lancamento.recursos(planilha);
  const [, ...dados] = await recursos.leitor.carrega(intervalo);
  const [formula = ''] = lancamento.formulas({ derramada: true, detalhada: false, fixar: false }).linha(0);
  const celula = { ...intervalo, linha: intervalo.linha + 1, linhas: 1, colunas: 1 };
  const preparada = await preparaChamada(formula, celula, recursos);
  if ('motivo' in preparada) throw new Error(preparada.motivo);
  const linhas: LinhaLancada[] = [];
  let fora = 0;
  await emFatias(
    dados.slice(0, Math.min(quantas, preparada.altura)),
    (celulas, i) => {
      const linha = preparada.linha(i);
      if ('vazia' in linha) return;
      if (!('resolvida' in linha)) {
        fora += 1;
        return;
      }
      const { resultado, avisos } = linha.resolvida.explica(linha.fatos);
      if (falhou(resultado)) fora += 1;
      else linhas.push({ celulas, resolvida: linha.resolvida, resultado, avisos });
    },
    andamento,
  );
  return { linhas, fora };
}
