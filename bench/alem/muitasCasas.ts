import { confere } from '../confere';
import { sorteiaLinhas } from '../linhas';
import { mediana } from '../mede';
import { lancador } from '../pares/lancador';
import { TRABALHOS, type NomeDoTrabalho } from '../tipos';

const LINHAS = 100_000;
const CASAS = 6;

/** The jobs on amounts with six decimals, which the whole centavos do not hold: the slow way of the columns. */
export async function muitasCasas(): Promise<
  Readonly<Record<NomeDoTrabalho, { readonly linhasPorSegundo: number; readonly erradas: number }>>
> {
  const linhas = sorteiaLinhas(LINHAS, { casas: CASAS });
  const medidas = [];
  for (const trabalho of TRABALHOS) {
    const roda = await lancador.prepara[trabalho](linhas);
    const linhasPorSegundo = Math.round(LINHAS / (await mediana(roda)));
    medidas.push([trabalho, { linhasPorSegundo, erradas: confere(trabalho, linhas, await roda()) }] as const);
  }
  return Object.fromEntries(medidas) as unknown as Awaited<ReturnType<typeof muitasCasas>>;
}
