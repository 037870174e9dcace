import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { paginasGeradas } from '../paginas';
import { DOCS, FONTE, RAIZ } from './lugares';

/** Pages written outside docs/ that the site also has. */
const DE_FORA = ['CONTRIBUTING.md', 'CHANGELOG.md'];

/** Puts hand-written and generated pages side by side in the folder that the generator reads. */
export async function preparaFonte(): Promise<number> {
  rmSync(FONTE, { recursive: true, force: true });
  mkdirSync(FONTE, { recursive: true });
  cpSync(DOCS, FONTE, { recursive: true, filter: (origem) => !/[\\/](\.vitepress|exemplos)$/.test(origem) });
  for (const nome of DE_FORA) if (existsSync(join(RAIZ, nome))) cpSync(join(RAIZ, nome), join(FONTE, nome));
  mkdirSync(join(FONTE, 'public'));
  cpSync(join(RAIZ, 'assets/icone-32.png'), join(FONTE, 'public/icone.png'));
  for (const arquivo of readdirSync(FONTE, { recursive: true, encoding: 'utf8' })) {
    if (extname(arquivo) === '.md') acertaLinks(join(FONTE, arquivo));
  }
  const geradas = await paginasGeradas();
  for (const [caminho, conteudo] of geradas) {
    mkdirSync(dirname(join(FONTE, caminho)), { recursive: true });
    writeFileSync(join(FONTE, caminho), conteudo);
  }
  return geradas.size;
}

/** Links that are right in the repository, made right in the site; those to code stay as plain text. */
function acertaLinks(arquivo: string): void {
  const texto = readFileSync(arquivo, 'utf8');
  const certo = texto
    .replace(/\]\((?:\.\.\/)+CONTRIBUTING\.md/g, '](/CONTRIBUTING.md')
    .replace(/\]\(docs\//g, '](/')
    .replace(/\[([^\]]+)\]\((?:\.\.\/)+(?!CONTRIBUTING)[^)]*\)/g, '$1');
  if (certo !== texto) writeFileSync(arquivo, certo);
}
