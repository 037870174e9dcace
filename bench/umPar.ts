import { confere } from './confere';
import { sorteiaLinhas } from './linhas';
import { mediana } from './mede';
import { carregaPar } from './pares';
import { LINHAS, type Medida, type NomeDoPar, type NomeDoTrabalho } from './tipos';

/** One job on one peer. */
export async function umPar(trabalho: string, nome: string): Promise<Medida> {
  const par = await carregaPar(nome as NomeDoPar);
  const linhas = sorteiaLinhas(LINHAS[nome as NomeDoPar]);
  const roda = await par.prepara[trabalho as NomeDoTrabalho](linhas);
  const segundos = await mediana(roda);
  const memoriaMB = Math.round(process.resourceUsage().maxRSS / 1024);
  const erradas = confere(trabalho as NomeDoTrabalho, linhas, await roda());
  return { linhasPorSegundo: Math.round(linhas.n / segundos), erradas, memoriaMB };
}
