import Engine from 'publicodes';
import { BASE_FIXA, FAIXAS, TABELA_2 } from '../lei';
import type { Par } from '../tipos';
import { colunas } from './colunas';

const PREDIAL = {
  'valor locativo': { valeur: 0 },
  proprietário: { valeur: 'non' },
  isento: { valeur: 'non' },
  alíquota: { variations: [{ si: 'proprietário', alors: '8%' }, { sinon: '10%' }] },
  predial: {
    variations: [{ si: 'isento', alors: 0 }, { sinon: { valeur: 'valor locativo * alíquota' } }],
    arrondi: '2 décimales',
  },
};

const INDUSTRIAS = {
  movimento: { valeur: 0 },
  industrias: {
    somme: [
      BASE_FIXA,
      {
        barème: {
          assiette: 'movimento',
          tranches: FAIXAS.map(({ ate, taxa }) => ({
            taux: `${Number((taxa * 100).toFixed(4))}%`,
            ...(Number.isFinite(ate) ? { plafond: ate } : {}),
          })),
        },
      },
    ],
    arrondi: '2 décimales',
  },
};

const TABELA = {
  atividade: { valeur: "''" },
  tabela: {
    variations: [
      ...Object.entries(TABELA_2).map(([codigo, valor]) => ({ si: `atividade = '${codigo}'`, alors: valor })),
      { sinon: 0 },
    ],
  },
};

/** There is no rounding down: a quarter of a centavo less, half an odd amount rounds to the centavo below. */
const prestacoes = (imposto: string): object => ({
  segunda: { valeur: `${imposto} / 2 - 0.0025`, arrondi: '2 décimales' },
  primeira: { valeur: `${imposto} - segunda`, arrondi: '2 décimales' },
});

const silencio = { logger: { log: () => undefined, warn: () => undefined, error: () => undefined } };

function valor(motor: Engine, regra: string): number {
  return Number(motor.evaluate(regra).nodeValue);
}

/** publicodes, the language of the French administration: its numbers are doubles. */
export const publicodes: Par = {
  prepara: {
    predial: ({ n, valorLocativo, ocupacao, isencao }) => {
      const motor = new Engine({ ...PREDIAL, ...prestacoes('predial') }, silencio);
      return () => {
        const [valores, primeiras, segundas] = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          motor.setSituation({
            'valor locativo': valorLocativo[i],
            proprietário: ocupacao[i] === 'PROPRIETARIO' ? 'oui' : 'non',
            isento: isencao[i] === null ? 'non' : 'oui',
          });
          valores[i] = valor(motor, 'predial');
          primeiras[i] = valor(motor, 'primeira');
          segundas[i] = valor(motor, 'segunda');
        }
        return [valores, primeiras, segundas];
      };
    },
    industrias: ({ n, movimento }) => {
      const motor = new Engine({ ...INDUSTRIAS, ...prestacoes('industrias') }, silencio);
      return () => {
        const [valores, primeiras, segundas] = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          motor.setSituation({ movimento: movimento[i] });
          valores[i] = valor(motor, 'industrias');
          primeiras[i] = valor(motor, 'primeira');
          segundas[i] = valor(motor, 'segunda');
        }
        return [valores, primeiras, segundas];
      };
    },
    tabela: ({ n, valorLocativo, ocupacao, atividade }) => {
      const motor = new Engine({ ...PREDIAL, ...TABELA }, silencio);
      return () => {
        const [daAtividade, doPredio] = colunas(n, 2);
        for (let i = 0; i < n; i += 1) {
          motor.setSituation({
            'valor locativo': valorLocativo[i],
            proprietário: ocupacao[i] === 'PROPRIETARIO' ? 'oui' : 'non',
            atividade: `'${atividade[i]}'`,
          });
          daAtividade[i] = valor(motor, 'tabela');
          doPredio[i] = valor(motor, 'predial');
        }
        return [daAtividade, doPredio];
      };
    },
  },
};
