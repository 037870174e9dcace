import { SingleBar } from 'cli-progress';

/** Shows how much was read. */
export interface Barra {
  avanca(bytes: number): void;
  para(): void;
}

/** A bar on a terminal; nothing where the output goes to a file or to another program. */
export function criaBarra(total: number): Barra {
  if (!process.stderr.isTTY || total === 0) return { avanca: () => undefined, para: () => undefined };
  const barra = new SingleBar({
    format: 'Lançando {bar} {percentage}% · faltam {eta_formatted}',
    stream: process.stderr,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  barra.start(total, 0);
  return {
    avanca: (bytes) => {
      barra.increment(bytes);
    },
    para: () => {
      barra.stop();
    },
  };
}
