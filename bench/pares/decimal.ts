import Decimal from 'decimal.js';
import { BASE_FIXA, FAIXAS, TABELA_2 } from '../lei';
import type { Par } from '../tipos';
import { colunas } from './colunas';

const meioParaCima = (valor: Decimal): Decimal => valor.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

const DO_PROPRIETARIO = new Decimal('0.08');
const GERAL = new Decimal('0.1');

function predial(valorLocativo: number, ocupacao: string): Decimal {
  const aliquota = ocupacao === 'PROPRIETARIO' ? DO_PROPRIETARIO : GERAL;
  return meioParaCima(new Decimal(valorLocativo).times(aliquota));
}

const FIXA = new Decimal(BASE_FIXA);
const ESCALA = FAIXAS.map(({ acimaDe, ate, taxa }) => ({
  acimaDe: new Decimal(acimaDe),
  ate: new Decimal(ate),
  taxa: new Decimal(String(taxa)),
}));

function industrias(movimento: number): Decimal {
  const base = new Decimal(movimento);
  let total = FIXA;
  for (const { acimaDe, ate, taxa } of ESCALA) {
    if (base.lte(acimaDe)) break;
    total = total.plus(Decimal.min(base, ate).minus(acimaDe).times(taxa));
  }
  return meioParaCima(total);
}

/** The second instalment drops what does not divide, and the first takes it. */
const segunda = (valor: Decimal): Decimal => valor.div(2).toDecimalPlaces(2, Decimal.ROUND_DOWN);

/** The reference: decimal.js written by hand, which all others are checked against and measured in. */
export const decimal: Par = {
  prepara: {
    predial:
      ({ n, valorLocativo, ocupacao, isencao }) =>
      () => {
        const [valores, primeiras, segundas] = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          if (isencao[i] !== null) continue;
          const imposto = predial(valorLocativo[i] as number, ocupacao[i] as string);
          const parte = segunda(imposto);
          valores[i] = imposto.toNumber();
          primeiras[i] = imposto.minus(parte).toNumber();
          segundas[i] = parte.toNumber();
        }
        return [valores, primeiras, segundas];
      },
    industrias:
      ({ n, movimento }) =>
      () => {
        const [valores, primeiras, segundas] = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          const imposto = industrias(movimento[i] as number);
          const parte = segunda(imposto);
          valores[i] = imposto.toNumber();
          primeiras[i] = imposto.minus(parte).toNumber();
          segundas[i] = parte.toNumber();
        }
        return [valores, primeiras, segundas];
      },
    tabela: ({ n, valorLocativo, ocupacao, atividade }) => {
      const valorDe = new Map(
        Object.entries(TABELA_2).map(([codigo, valor]) => [codigo, new Decimal(valor)]),
      );
      return () => {
        const [daAtividade, doPredio] = colunas(n, 2);
        for (let i = 0; i < n; i += 1) {
          const valor = valorDe.get(atividade[i] as string) as Decimal;
          daAtividade[i] = meioParaCima(valor).toNumber();
          doPredio[i] = predial(valorLocativo[i] as number, ocupacao[i] as string).toNumber();
        }
        return [daAtividade, doPredio];
      };
    },
  },
};
