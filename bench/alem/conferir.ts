import { confere } from '../confere';
import { sorteiaLinhas } from '../linhas';
import { lancador } from '../pares/lancador';
import { TRABALHOS } from '../tipos';

const BLOCO = 50_000;
/** Decimal places of the amounts, one block after another: whole centavos, and what falls on half of one. */
const CASAS = [2, 3, 2, 4, 2, 6];

/** Checks columns against decimal.js on as many random rows, each of its own seed, and counts the wrong ones. */
export async function conferir(
  quantas: string,
): Promise<{ readonly conferidas: number; readonly erradas: number }> {
  let conferidas = 0;
  let erradas = 0;
  for (let bloco = 0; conferidas < Number(quantas); bloco += 1) {
    const casas = CASAS[bloco % CASAS.length] ?? 2;
    const linhas = sorteiaLinhas(BLOCO, { casas, semente: 1 + bloco });
    for (const trabalho of TRABALHOS) {
      const roda = await lancador.prepara[trabalho](linhas);
      erradas += confere(trabalho, linhas, await roda());
      conferidas += BLOCO;
    }
  }
  return { conferidas, erradas };
}
