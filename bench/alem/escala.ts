import { sorteiaLinhas } from '../linhas';
import { mediana } from '../mede';
import { lancador } from '../pares/lancador';

const TAMANHOS = [1_000, 10_000, 100_000, 1_000_000];

/** Nanoseconds a row of `predial`, from a thousand rows to a million. */
export async function escala(): Promise<
  readonly { readonly linhas: number; readonly nanossegundos: number }[]
> {
  const medidas = [];
  for (const linhas of TAMANHOS) {
    const roda = await lancador.prepara.predial(sorteiaLinhas(linhas));
    medidas.push({ linhas, nanossegundos: ((await mediana(roda)) / linhas) * 1e9 });
  }
  return medidas;
}
