// Draws assets/icone-*.png from assets/icone.svg. Run after a change of the drawing: `npm run icones`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { abreNavegador } from './abreNavegador';
import { COMO_INSTALAR, encontraNavegador } from './encontraNavegador';

const TAMANHOS = [16, 32, 64, 80, 128];
const PASTA = resolve(__dirname, '..', 'assets');

async function gera(): Promise<void> {
  const navegador = encontraNavegador();
  if (!navegador) throw new Error(COMO_INSTALAR);
  const svg = readFileSync(join(PASTA, 'icone.svg'), 'utf8');
  const aberto = await abreNavegador(navegador);
  const pagina = await aberto.contexto.newPage();
  for (const lado of TAMANHOS) {
    await pagina.setViewportSize({ width: lado, height: lado });
    await pagina.setContent(`<style>*{margin:0}svg{display:block;width:${lado}px;height:${lado}px}</style>${svg}`);
    await pagina.screenshot({ path: join(PASTA, `icone-${lado}.png`), omitBackground: true });
  }
  await aberto.fecha();
}

void gera();
