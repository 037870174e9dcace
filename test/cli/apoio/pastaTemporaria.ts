import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files of a test file, gone when its tests end. */
export function pastaTemporaria(): (nome: string) => string {
  const pasta = mkdtempSync(join(tmpdir(), 'lancador-'));
  afterAll(() => {
    rmSync(pasta, { recursive: true, force: true });
  });
  return (nome) => join(pasta, nome);
}
