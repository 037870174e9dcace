import { evaluate } from 'feelin';
import { BASE_FIXA, FAIXAS, TABELA_2 } from '../lei';
import type { Linhas, Par } from '../tipos';
import { colunas } from './colunas';

/** One expression over a list, so that it is read once and not for each row. */
function paraCada(expressao: string, linhas: readonly object[], mais: object = {}): number[] {
  const { value, warnings } = evaluate(`for r in linhas return ${expressao}`, { linhas, ...mais });
  if (!Array.isArray(value)) throw new Error(warnings[0]?.message ?? 'a expressão não deu uma lista');
  return value as number[];
}

const PREDIAL = `round half up(r.valorLocativo * (if r.ocupacao = "PROPRIETARIO" then 0.08 else 0.1), 2)`;

const INDUSTRIAS = `round half up(${BASE_FIXA}${FAIXAS.map(({ acimaDe, ate, taxa }) => {
  const topo = Number.isFinite(ate) ? `min(r.movimento, ${ate})` : 'r.movimento';
  return ` + max(${topo} - ${acimaDe}, 0) * ${taxa}`;
}).join('')}, 2)`;

function comPrestacoes(impostos: readonly number[]): Float64Array[] {
  const prestacoes = impostos.map((imposto) => ({ imposto }));
  const segundas = paraCada('round down(r.imposto / 2, 2)', prestacoes);
  const primeiras = paraCada(
    'round half up(r.imposto - r.segunda, 2)',
    impostos.map((imposto, i) => ({ imposto, segunda: segundas[i] })),
  );
  return [impostos, primeiras, segundas].map((coluna) => Float64Array.from(coluna));
}

function objetos({ n, valorLocativo, ocupacao, isencao, movimento, atividade }: Linhas): readonly object[] {
  return Array.from({ length: n }, (_, i) => ({
    valorLocativo: valorLocativo[i],
    ocupacao: ocupacao[i],
    isencao: isencao[i],
    movimento: movimento[i],
    atividade: atividade[i],
  }));
}

/** feelin, the FEEL of DMN in JavaScript: its numbers are doubles. */
export const feel: Par = {
  prepara: {
    predial: (linhas) => {
      const dados = objetos(linhas);
      return () => comPrestacoes(paraCada(`if r.isencao = null then ${PREDIAL} else 0`, dados));
    },
    industrias: (linhas) => {
      const dados = objetos(linhas);
      return () => comPrestacoes(paraCada(INDUSTRIAS, dados));
    },
    tabela: (linhas) => {
      const dados = objetos(linhas);
      return () => {
        const [daAtividade, doPredio] = colunas(linhas.n, 2);
        daAtividade.set(paraCada('get value(tabela, r.atividade)', dados, { tabela: TABELA_2 }));
        doPredio.set(paraCada(PREDIAL, dados));
        return [daAtividade, doPredio];
      };
    },
  },
};
