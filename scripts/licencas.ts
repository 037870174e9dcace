import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { paginaDeLicencas } from './produto/paginaDeLicencas';

/** `npm run licencas`: writes docs/licencas.md from the lock file. */
async function main(): Promise<void> {
  const arquivo = resolve(__dirname, '..', 'docs', 'licencas.md');
  writeFileSync(
    arquivo,
    await format(paginaDeLicencas(), { ...(await resolveConfig(arquivo)), parser: 'markdown' }),
  );
}

void main();
