import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Tarefa } from './filho';

/** Does one task in a process of its own, and reads what it answers. */
export async function emProcesso<T>(
  filho: string,
  tarefa: Tarefa,
  ...argumentos: readonly string[]
): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [filho, tarefa, ...argumentos]);
  return JSON.parse(stdout) as T;
}
