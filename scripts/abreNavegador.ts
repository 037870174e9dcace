import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { type Navegador, OPCOES_DO_NAVEGADOR } from './encontraNavegador';

export interface Aberto {
  readonly contexto: BrowserContext;
  fecha(): Promise<void>;
}

/** Starts the browser with a profile of its own, thrown away at the end. */
export async function abreNavegador(
  { caminho, ambiente }: Navegador,
  tela: { width: number; height: number } = { width: 1366, height: 768 },
  escala = 1,
): Promise<Aberto> {
  const perfil = mkdtempSync(join(tmpdir(), 'lancador-navegador-'));
  const contexto = await chromium.launchPersistentContext(perfil, {
    executablePath: caminho,
    args: OPCOES_DO_NAVEGADOR,
    env: { ...process.env, ...ambiente } as Record<string, string>,
    viewport: tela,
    deviceScaleFactor: escala,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  return {
    contexto,
    async fecha() {
      await contexto.close();
      rmSync(perfil, { recursive: true, force: true });
    },
  };
}
