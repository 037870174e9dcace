import { Worker } from 'node:worker_threads';
import type { Plano } from '../lancamento/plano';
import { type BlocoPronto, criaProcessador } from '../lancamento/processador';
import { Recusa } from '../recusa';
import type { Bloco } from '../tabela/bloco';
import { type DadosDoTrabalhador, PAPEL, type Resposta } from './trabalhador';

/** Below this, starting threads costs more than they save. */
const LINHAS_PARA_PARALELO = 20_000;
const BLOCOS_POR_NUCLEO = 3;

export interface Nucleos {
  readonly quantos: number;
  /** Script that a thread runs. */
  readonly programa: string;
}

/** Computes blocks and gives them back in the order in which they came. */
export async function* emOrdem(
  blocos: AsyncIterable<Bloco>,
  plano: Plano,
  { quantos, programa }: Nucleos,
): AsyncGenerator<BlocoPronto> {
  const local = criaProcessador(plano);
  const trabalhadores: Trabalhador[] = [];
  const emVoo: Promise<BlocoPronto>[] = [];
  let linhas = 0;
  let vez = 0;
  try {
    for await (const bloco of blocos) {
      linhas += bloco.linhas;
      if (quantos === 1 || linhas <= LINHAS_PARA_PARALELO) {
        yield local.lanca(bloco);
        continue;
      }
      while (trabalhadores.length < quantos) trabalhadores.push(new Trabalhador(programa, plano));
      const pronto = trabalhadores[vez % quantos]?.lanca(bloco);
      if (!pronto) continue;
      vez += 1;
      // A block that fails is known when its turn comes; until then nobody is listening.
      pronto.catch(() => undefined);
      emVoo.push(pronto);
      if (emVoo.length >= quantos * BLOCOS_POR_NUCLEO) yield await (emVoo.shift() as Promise<BlocoPronto>);
    }
    for (let pronto = emVoo.shift(); pronto; pronto = emVoo.shift()) yield await pronto;
  } finally {
    await Promise.all(trabalhadores.map((trabalhador) => trabalhador.para()));
  }
}

interface Espera {
  cumpre(pronto: BlocoPronto): void;
  rejeita(erro: Error): void;
}

/** A thread, and the answers that it owes. */
class Trabalhador {
  private readonly thread: Worker;
  private readonly esperas: Espera[] = [];

  constructor(programa: string, plano: Plano) {
    const workerData: DadosDoTrabalhador = { papel: PAPEL, plano };
    // Blocks are small and short-lived: a small young generation keeps each thread at a few megabytes.
    this.thread = new Worker(programa, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
    });
    this.thread.on('message', (resposta: Resposta) => {
      const espera = this.esperas.shift();
      if ('pronto' in resposta) espera?.cumpre(resposta.pronto);
      else espera?.rejeita(new Recusa(resposta.recusa));
    });
    this.thread.on('error', (erro) => {
      for (const espera of this.esperas.splice(0)) espera.rejeita(erro);
    });
  }

  lanca(bloco: Bloco): Promise<BlocoPronto> {
    return new Promise((cumpre, rejeita) => {
      this.esperas.push({ cumpre, rejeita });
      this.thread.postMessage(bloco);
    });
  }

  async para(): Promise<void> {
    await this.thread.terminate();
  }
}
