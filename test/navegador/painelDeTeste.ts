import type { FUniver } from '@univerjs/presets';
import type { Locator } from 'playwright-core';
import { readFileSync } from 'node:fs';
import type { AjustesDoLivro, Ponte } from '../../functions/tipos';
import { PlanilhaDeTeste } from './planilhaDeTeste';

type Janela = Window & { readonly pastaDeTrabalho: Promise<{ readonly api: FUniver }> };
type Valor = string | number;

export type Lugar = 'lancar' | 'regras' | 'explicar' | 'conferir';

/** What axe found: empty when the pane is accessible as far as a machine can tell. */
export interface Violacao {
  readonly id: string;
  readonly onde: readonly string[];
}

/** Drives the pane beside the browser workbook, as a person does. */
export class PainelDeTeste extends PlanilhaDeTeste {
  no(seletor: string): Locator {
    return this.painel.locator(seletor);
  }

  async vaiAo(lugar: Lugar): Promise<Locator> {
    await this.no(`#aba-${lugar}`).click();
    return this.no(`#lugar-${lugar}`);
  }

  async aplica(municipio: string, exercicio: string): Promise<void> {
    await this.escolheNoPainel(municipio, exercicio);
    await this.espera('.fala', 'recalculadas');
  }

  async espera(seletor: string, texto: string | RegExp): Promise<void> {
    await this.no(seletor).filter({ hasText: texto }).first().waitFor();
  }

  /** Adds a sheet with these cells and chooses its first one. */
  async folha(nome: string, celulas: readonly (readonly Valor[])[]): Promise<void> {
    await this.pagina.evaluate(
      async ([qual, valores]) => {
        const { api } = await (window as unknown as Janela).pastaDeTrabalho;
        const cellData = Object.fromEntries(
          valores.map((linha, i) => [i, Object.fromEntries(linha.map((v, j) => [j, { v }]))]),
        );
        const pasta = api.getActiveWorkbook();
        pasta?.insertSheet(qual, { sheet: { cellData, rowCount: valores.length + 100 } });
        pasta?.getActiveSheet().getRange('A1').activate();
      },
      [nome, celulas] as const,
    );
  }

  async ativa(celula: string): Promise<void> {
    await this.pagina.evaluate(async (endereco) => {
      const { api } = await (window as unknown as Janela).pastaDeTrabalho;
      api.getActiveWorkbook()?.getActiveSheet().getRange(endereco).activate();
    }, celula);
  }

  async celulaAtiva(): Promise<string> {
    return this.pagina.evaluate(async () => {
      const { api } = await (window as unknown as Janela).pastaDeTrabalho;
      return api.getActiveWorkbook()?.getActiveSheet().getActiveRange()?.getA1Notation() ?? '';
    });
  }

  async folhas(): Promise<string[]> {
    return this.pagina.evaluate(async () => {
      const { api } = await (window as unknown as Janela).pastaDeTrabalho;
      return (api.getActiveWorkbook()?.getSheets() ?? []).map((folha) => folha.getSheetName());
    });
  }

  async desfaz(): Promise<void> {
    await this.pagina.evaluate(async () => {
      const { api } = await (window as unknown as Janela).pastaDeTrabalho;
      await api.undo();
    });
  }

  /** What the workbook keeps of the choices. */
  async ajustes(): Promise<AjustesDoLivro> {
    const quadro = this.pagina.frames().find((um) => um.url().includes('painel.html'));
    if (!quadro) throw new Error('sem painel');
    return quadro.evaluate(() => (window as unknown as { Lancador: Ponte }).Lancador.ajustes());
  }

  /** Runs axe inside the pane's own page. */
  async axe(): Promise<Violacao[]> {
    const quadro = this.pagina.frames().find((um) => um.url().includes('painel.html'));
    if (!quadro) throw new Error('sem painel');
    // Evaluated, not added as a script: the page's policy takes no script from outside.
    await quadro.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    return quadro.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => ({ id, onde: nodes.map(({ target }) => target.join(' ')) }));
    });
  }
}
