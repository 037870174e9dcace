import type { Page } from 'playwright-core';
import type { Aberto } from '../../scripts/abreNavegador';
import { sobeServidor } from '../../scripts/servidor';
import { DIST, leConstruido } from '../plataforma/construido';
import type { PlanilhaDeTeste } from './planilhaDeTeste';

export interface PastaAberta<P> {
  /** The browser workbook, driven as `P` drives it. */
  readonly pasta: P;
  readonly endereco: string;
  /** Another page of the same browser. */
  outraPagina(): Promise<Page>;
  fecha(): Promise<void>;
}

/** Serves what was built and opens the browser workbook: one for each file of tests, which closes it at the end. */
export async function abrePasta<P extends PlanilhaDeTeste>(
  abreNavegador: () => Promise<Aberto>,
  Pasta: new (pagina: Page) => P,
): Promise<PastaAberta<P>> {
  leConstruido('index.html');
  const servidor = await sobeServidor(DIST, 0);
  const navegador = await abreNavegador();
  const outraPagina = (): Promise<Page> => navegador.contexto.newPage();
  const pasta = new Pasta(await outraPagina());
  await pasta.abre(servidor.endereco);
  return {
    pasta,
    endereco: servidor.endereco,
    outraPagina,
    async fecha() {
      await navegador.fecha();
      await servidor.fecha();
    },
  };
}
