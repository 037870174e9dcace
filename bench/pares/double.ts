import { TABELA_2 } from '../lei';
import type { Par } from '../tipos';
import { colunas } from './colunas';

/** Whole centavos × hundredths, half up. No guard: a value with more decimals, or too large, goes wrong unseen. */
const predial = (centavos: number, ocupacao: string): number =>
  Math.floor((centavos * (ocupacao === 'PROPRIETARIO' ? 8 : 10) + 50) / 100);

/** In ten-thousandths of a centavo: 1%, 0,5%, 0,25% and 0,1% of what lies in each bracket, over Cr$ 250,00. */
function industrias(centavos: number): number {
  let total = 250_000_000;
  if (centavos > 200_000_000) total += (centavos - 200_000_000) * 10 + 1_000_000_0000;
  else if (centavos > 100_000_000) total += (centavos - 100_000_000) * 25 + 750_000_0000;
  else if (centavos > 50_000_000) total += (centavos - 50_000_000) * 50 + 500_000_0000;
  else total += centavos * 100;
  return Math.floor((total + 5_000) / 10_000);
}

/** The physical limit: plain doubles, with everything that makes a result sure left out. */
export const double: Par = {
  prepara: {
    predial:
      ({ n, valorLocativo, ocupacao, isencao }) =>
      () => {
        const [valores, primeiras, segundas] = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          if (isencao[i] !== null) continue;
          const imposto = predial(Math.round((valorLocativo[i] as number) * 100), ocupacao[i] as string);
          const parte = Math.floor(imposto / 2);
          valores[i] = imposto / 100;
          primeiras[i] = (imposto - parte) / 100;
          segundas[i] = parte / 100;
        }
        return [valores, primeiras, segundas];
      },
    industrias:
      ({ n, movimento }) =>
      () => {
        const [valores, primeiras, segundas] = colunas(n, 3);
        for (let i = 0; i < n; i += 1) {
          const imposto = industrias(Math.round((movimento[i] as number) * 100));
          const parte = Math.floor(imposto / 2);
          valores[i] = imposto / 100;
          primeiras[i] = (imposto - parte) / 100;
          segundas[i] = parte / 100;
        }
        return [valores, primeiras, segundas];
      },
    tabela: ({ n, valorLocativo, ocupacao, atividade }) => {
      const valorDe = new Map(Object.entries(TABELA_2));
      return () => {
        const [daAtividade, doPredio] = colunas(n, 2);
        for (let i = 0; i < n; i += 1) {
          daAtividade[i] = valorDe.get(atividade[i] as string) as number;
          doPredio[i] = predial(Math.round((valorLocativo[i] as number) * 100), ocupacao[i] as string) / 100;
        }
        return [daAtividade, doPredio];
      };
    },
  },
};
