import { parentPort, workerData } from 'node:worker_threads';
import type { Plano } from '../lancamento/plano';
import { type BlocoPronto, criaProcessador } from '../lancamento/processador';
import { Recusa } from '../recusa';
import type { Bloco } from '../tabela/bloco';

/** What a thread answers to a block. */
export type Resposta = { readonly pronto: BlocoPronto } | { readonly recusa: string };

/** Mark of the data that a thread of ours starts with. */
export const PAPEL = 'lancador:trabalhador';

export interface DadosDoTrabalhador {
  readonly papel: typeof PAPEL;
  readonly plano: Plano;
}

export function ehTrabalhador(dados: unknown): dados is DadosDoTrabalhador {
  return typeof dados === 'object' && dados !== null && 'papel' in dados && dados.papel === PAPEL;
}

/** Body of a thread: computes the blocks it is sent, in their order. */
export function trabalha(): void {
  const porta = parentPort;
  const dados: unknown = workerData;
  if (!porta || !ehTrabalhador(dados)) return;
  const processador = criaProcessador(dados.plano);
  porta.on('message', (bloco: Bloco) => {
    porta.postMessage(respondeA(bloco));
  });

  function respondeA(bloco: Bloco): Resposta {
    try {
      return { pronto: processador.lanca(bloco) };
    } catch (erro) {
      if (erro instanceof Recusa) return { recusa: erro.message };
      throw erro;
    }
  }
}
