// Draws the PNGs of assets/ from its SVGs. Run after a change of a drawing: `npm run icones`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { abreNavegador } from './abreNavegador';
import { COMO_INSTALAR, encontraNavegador } from './encontraNavegador';

/** Each drawing in the sizes that Excel asks of it: the mark of the add-in, and the buttons of the ribbon. */
const DESENHOS = { icone: [16, 32, 64, 80, 128], recalcular: [16, 32, 80], manual: [16, 32, 80] };
const PASTA = resolve(__dirname, '..', 'assets');

async function gera(): Promise<void> {
  const navegador = encontraNavegador();
  if (!navegador) throw new Error(COMO_INSTALAR);
  const aberto = await abreNavegador(navegador);
  const pagina = await aberto.contexto.newPage();
  for (const [nome, tamanhos] of Object.entries(DESENHOS)) {
    const svg = readFileSync(join(PASTA, `${nome}.svg`), 'utf8');
    for (const lado of tamanhos) {
      await pagina.setViewportSize({ width: lado, height: lado });
      await pagina.setContent(
        `<style>*{margin:0}svg{display:block;width:${lado}px;height:${lado}px}</style>${svg}`,
      );
      await pagina.screenshot({ path: join(PASTA, `${nome}-${lado}.png`), omitBackground: true });
    }
  }
  await aberto.fecha();
}

void gera();
