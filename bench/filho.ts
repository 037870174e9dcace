import { carga } from './alem/carga';
import { conferir } from './alem/conferir';
import { escala } from './alem/escala';
import { escalar } from './alem/escalar';
import { matrizes } from './alem/matrizes';
import { muitasCasas } from './alem/muitasCasas';
import { umPar } from './umPar';

/** What a process of the benchmark does, alone, so that memory and compiled code do not mix. */
const TAREFAS = { umPar, matrizes, escalar, muitasCasas, escala, carga, conferir };
export type Tarefa = keyof typeof TAREFAS;

const [tarefa, ...argumentos] = process.argv.slice(2);
const faz = TAREFAS[tarefa as Tarefa] as (...argumentos: readonly string[]) => unknown;
console.log(JSON.stringify(await faz(...argumentos)));
// Some peers leave handles open.
process.exit(0);
