import { falhou, type RegraResolvida, resolver } from '../../src';
import type { Colunas, ResultadoDeColunas } from '../../src/regra/colunas/lancaColunas';
import { EXERCICIO, MUNICIPIO } from '../lei';
import type { Par, Resultados } from '../tipos';

export function resolvida(regra: string): RegraResolvida {
  const pronta = resolver({ municipio: MUNICIPIO, exercicio: EXERCICIO, regra });
  if ('falha' in pronta) throw new Error(pronta.motivo);
  return pronta;
}

/** The numbers of the columns, and those of the few rows that were computed by themselves. */
function completas({ valores, parcelas, linhas }: ResultadoDeColunas): Resultados {
  for (const [linha, resultado] of linhas) {
    if (falhou(resultado)) throw new Error(`linha ${linha}: ${resultado.motivo}`);
    valores[linha] = resultado.valor as number;
    parcelas.forEach((coluna, i) => {
      coluna[linha] = resultado.parcelas?.[i]?.valor ?? Number.NaN;
    });
  }
  return [valores, ...parcelas];
}

const repetida = (valor: unknown): { valores: readonly unknown[]; repetida: true } => ({
  valores: [valor],
  repetida: true,
});

/** The library itself: whole columns through `src/`. */
export const lancador: Par = {
  prepara: {
    predial: ({ n, valorLocativo, ocupacao, isencao }) => {
      const regra = resolvida('IMPOSTO_PREDIAL');
      const colunas: Colunas = {
        valorLocativo: { valores: valorLocativo },
        ocupacao: { valores: ocupacao },
        isencao: { valores: isencao },
      };
      return () => completas(regra.lancaColunas(colunas, { linhas: n, saidas: ['valor'], parcelas: true }));
    },
    industrias: ({ n, movimento }) => {
      const regra = resolvida('INDUSTRIAS_PROFISSOES');
      const colunas: Colunas = { item: repetida('MOVIMENTO'), movimento: { valores: movimento } };
      return () => completas(regra.lancaColunas(colunas, { linhas: n, saidas: ['valor'], parcelas: true }));
    },
    tabela: ({ n, valorLocativo, ocupacao, atividade }) => {
      const [daAtividade, doPredio] = [resolvida('INDUSTRIAS_PROFISSOES'), resolvida('IMPOSTO_PREDIAL')];
      const atividades: Colunas = { item: repetida('ATIVIDADE'), atividade: { valores: atividade } };
      const predios: Colunas = { valorLocativo: { valores: valorLocativo }, ocupacao: { valores: ocupacao } };
      const pedido = { linhas: n, saidas: ['valor'] } as const;
      return () => [
        ...completas(daAtividade.lancaColunas(atividades, pedido)),
        ...completas(doPredio.lancaColunas(predios, pedido)),
      ];
    },
  },
};
