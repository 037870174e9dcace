import Decimal from 'decimal.js';
import { Engine, type Event, type RuleProperties } from 'json-rules-engine';
import { BASE_FIXA, FAIXAS, TABELA_2 } from '../lei';
import type { Par, Resultados } from '../tipos';
import { colunas } from './colunas';

const PREDIAL: readonly RuleProperties[] = [
  {
    conditions: { all: [{ fact: 'ocupacao', operator: 'equal', value: 'PROPRIETARIO' }] },
    event: { type: 'predial', params: { aliquota: new Decimal('0.08') } },
  },
  {
    conditions: { all: [{ fact: 'ocupacao', operator: 'notEqual', value: 'PROPRIETARIO' }] },
    event: { type: 'predial', params: { aliquota: new Decimal('0.1') } },
  },
];

const naoIsento = { fact: 'isencao', operator: 'equal', value: null };
const PREDIAL_COM_ISENCAO = PREDIAL.map(({ conditions, event }) => ({
  conditions: { all: [naoIsento, ...('all' in conditions ? conditions.all : [])] },
  event,
}));

const INDUSTRIAS: readonly RuleProperties[] = FAIXAS.map(({ acimaDe, ate, taxa }) => ({
  conditions: { all: [{ fact: 'movimento', operator: 'greaterThan', value: acimaDe }] },
  event: {
    type: 'faixa',
    params: { acimaDe: new Decimal(acimaDe), ate: new Decimal(ate), taxa: new Decimal(String(taxa)) },
  },
}));

const TABELA: readonly RuleProperties[] = Object.entries(TABELA_2).map(([codigo, valor]) => ({
  conditions: { all: [{ fact: 'atividade', operator: 'equal', value: codigo }] },
  event: { type: 'linha', params: { valor } },
}));

const figura = ({ params }: Event, nome: string): Decimal =>
  (params as Record<string, Decimal>)[nome] as Decimal;

/** The engine only chooses: the arithmetic is its host's, here decimal.js. */
function predial(evento: Event | undefined, valorLocativo: number): Decimal {
  return evento
    ? new Decimal(valorLocativo).times(figura(evento, 'aliquota')).toDecimalPlaces(2)
    : new Decimal(0);
}

function poePrestacoes(imposto: Decimal, resultados: Resultados, linha: number): void {
  const segunda = imposto.div(2).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  const valores = [imposto, imposto.minus(segunda), segunda];
  resultados.forEach((coluna, i) => {
    coluna[linha] = valores[i]?.toNumber() ?? 0;
  });
}

export const jsonRules: Par = {
  prepara: {
    predial: ({ n, valorLocativo, ocupacao, isencao }) => {
      const motor = new Engine([...PREDIAL_COM_ISENCAO]);
      return async () => {
        const resultados = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          const { events } = await motor.run({ ocupacao: ocupacao[i], isencao: isencao[i] });
          poePrestacoes(predial(events[0], valorLocativo[i] as number), resultados, i);
        }
        return resultados;
      };
    },
    industrias: ({ n, movimento }) => {
      const motor = new Engine([...INDUSTRIAS]);
      return async () => {
        const resultados = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          const base = new Decimal(movimento[i] as number);
          const { events } = await motor.run({ movimento: movimento[i] });
          const total = events.reduce((ate, evento) => {
            const dentro = Decimal.min(base, figura(evento, 'ate')).minus(figura(evento, 'acimaDe'));
            return ate.plus(dentro.times(figura(evento, 'taxa')));
          }, new Decimal(BASE_FIXA));
          poePrestacoes(total.toDecimalPlaces(2), resultados, i);
        }
        return resultados;
      };
    },
    tabela: ({ n, valorLocativo, ocupacao, atividade }) => {
      const motor = new Engine([...TABELA, ...PREDIAL]);
      return async () => {
        const [daAtividade, doPredio] = colunas(n, 2);
        for (let i = 0; i < n; i += 1) {
          const { events } = await motor.run({ atividade: atividade[i], ocupacao: ocupacao[i] });
          for (const evento of events) {
            if (evento.type === 'linha') daAtividade[i] = evento.params?.['valor'] as number;
            else doPredio[i] = predial(evento, valorLocativo[i] as number).toNumber();
          }
        }
        return [daAtividade, doPredio];
      };
    },
  },
};
