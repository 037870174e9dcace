import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pastaDoCatalogo } from './cobertura/leCatalogo';
import { paginaDeCobertura } from './cobertura/paginaDeCobertura';

/** `npm run cobertura`: writes docs/cobertura.md from the rules and the catalogues. */
if (!pastaDoCatalogo) {
  console.error('O catálogo não foi achado: diga em CATALOGO a pasta em que ele está.');
  process.exitCode = 2;
} else {
  writeFileSync(resolve(__dirname, '../docs/cobertura.md'), paginaDeCobertura());
}
