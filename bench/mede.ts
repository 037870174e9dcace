const AQUECIMENTO_MS = 200;
const MINIMO_DE_RODADAS = 7;
const MAXIMO_DE_RODADAS = 41;
const TEMPO_MS = 400;

/**
 * Seconds of the median run: after warming up, at least seven runs, and more while they are quick. A run takes what
 * the clock says, or the processor time that the process had, if that is less: the machine may be busy elsewhere.
 */
export async function mediana(roda: () => unknown): Promise<number> {
  const desdeOInicio = cronometro();
  for (let rodadas = 0; rodadas < 2 || desdeOInicio() < AQUECIMENTO_MS; rodadas += 1) await roda();
  const tempos: number[] = [];
  const medindo = cronometro();
  while (tempos.length < MINIMO_DE_RODADAS || (tempos.length < MAXIMO_DE_RODADAS && medindo() < TEMPO_MS)) {
    const tempo = cronometro();
    await roda();
    tempos.push(tempo());
  }
  return meioDe(tempos) / 1000;
}

/** Milliseconds from now on, of the clock or of the processor. */
function cronometro(): () => number {
  const processador = process.cpuUsage();
  const antes = performance.now();
  return () => {
    const relogio = performance.now() - antes;
    const { user, system } = process.cpuUsage(processador);
    return Math.min(relogio, (user + system) / 1000);
  };
}

/** The value in the middle. */
export function meioDe(valores: readonly number[]): number {
  const emOrdem = [...valores].sort((a, b) => a - b);
  return emOrdem[Math.floor(emOrdem.length / 2)] ?? Number.NaN;
}
