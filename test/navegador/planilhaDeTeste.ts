import type { FUniver } from '@univerjs/presets';
import type { Page } from 'playwright-core';

type Valor = string | number | boolean | null;
type JanelaDaPlanilha = Window & { readonly pastaDeTrabalho: Promise<{ readonly api: FUniver }> };

/** Drives the browser workbook as a person does where that matters, and through the grid's API where it does not. */
export class PlanilhaDeTeste {
  readonly pedidos: string[] = [];
  readonly falhas: string[] = [];

  constructor(readonly pagina: Page) {
    pagina.on('request', (pedido) => this.pedidos.push(pedido.url()));
    pagina.on('pageerror', (erro) => this.falhas.push(erro.message));
    pagina.on('console', (mensagem) => {
      // The grid writes this for any unknown name; it is what a test asks for.
      if (mensagem.type() === 'error' && !mensagem.text().startsWith('No function'))
        this.falhas.push(mensagem.text());
    });
  }

  async abre(endereco: string): Promise<void> {
    await this.pagina.goto(endereco);
    await this.pagina.evaluate(() => (window as unknown as JanelaDaPlanilha).pastaDeTrabalho);
  }

  /** Selects the cell, types with the keyboard and confirms with Enter. */
  async digita(celula: string, texto: string): Promise<void> {
    await this.escolhe(celula);
    await this.pagina.keyboard.type(texto);
    await this.pagina.keyboard.press('Enter');
    await this.calcula();
  }

  /** Clicks on the cell, which must be in sight. */
  async escolhe(celula: string): Promise<void> {
    const { x, y } = await this.pagina.evaluate(async (endereco) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      const alvo = api.getActiveWorkbook()?.getActiveSheet().getRange(endereco);
      const { left = 0, top = 0, width = 0, height = 0 } = alvo?.getCellRect() ?? {};
      // The grid counts from the corner of its own canvas.
      const tela = document.querySelector('canvas[id^="univer-sheet-main-canvas"]')?.getBoundingClientRect();
      return { x: (tela?.left ?? 0) + left + width / 2, y: (tela?.top ?? 0) + top + height / 2 };
    }, celula);
    await this.pagina.mouse.click(x, y);
    await this.pagina.waitForTimeout(100);
  }

  /** Waits until what was asked has been calculated and drawn. */
  async calcula(): Promise<void> {
    await this.pagina.evaluate(async () => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      await new Promise((resolve) => setTimeout(resolve, 150));
      await api.getFormula().onCalculationResultApplied();
    });
  }

  async escreve(faixa: string, valores: Valor[][]): Promise<void> {
    await this.pagina.evaluate(
      async ([endereco, novos]) => {
        const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
        api
          .getActiveWorkbook()
          ?.getActiveSheet()
          .getRange(endereco)
          .setValues(novos as (string | number)[][]);
      },
      [faixa, valores] as const,
    );
    await this.calcula();
  }

  /** A new empty sheet, tall enough for many formulas, in sight. */
  async folhaNova(nome: string): Promise<void> {
    await this.pagina.evaluate(async (titulo) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      const pasta = api.getActiveWorkbook();
      const folha = pasta?.create(titulo, 9000, 40);
      if (pasta && folha) pasta.setActiveSheet(folha);
    }, nome);
  }

  /** Formulas in the engine's own form, each in its cell. */
  async escreveFormulas(formulas: readonly (readonly [celula: string, formula: string])[]): Promise<void> {
    await this.pagina.evaluate(async (todas) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      const folha = api.getActiveWorkbook()?.getActiveSheet();
      for (const [celula, formula] of todas) folha?.getRange(celula).setValue({ f: formula });
    }, formulas);
    await this.calcula();
  }

  async valoresDe(celulas: readonly string[]): Promise<Valor[]> {
    return this.pagina.evaluate(async (enderecos) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      const folha = api.getActiveWorkbook()?.getActiveSheet();
      return enderecos.map((endereco) => (folha?.getRange(endereco).getRawValue() ?? null) as Valor);
    }, celulas);
  }

  /** What the fill handle does when it is dragged from the first range over the second. */
  async preenche(origem: string, destino: string): Promise<void> {
    await this.pagina.evaluate(
      async ([de, ate]) => {
        const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
        const folha = api.getActiveWorkbook()?.getActiveSheet();
        const alvo = folha?.getRange(ate);
        if (alvo) await folha?.getRange(de).autoFill(alvo);
      },
      [origem, destino] as const,
    );
    await this.calcula();
  }

  /** The values as the engine holds them, before any format, of a range of one column. */
  async valores(faixa: string): Promise<Valor[]> {
    return this.pagina.evaluate(async (endereco) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      const alvo = api.getActiveWorkbook()?.getActiveSheet().getRange(endereco);
      return (alvo?.getRawValues() ?? []).map((linha) => (linha[0] ?? null) as Valor);
    }, faixa);
  }

  async valor(celula: string): Promise<Valor> {
    return (await this.valores(celula))[0] ?? null;
  }

  async naTela(celula: string): Promise<string> {
    return this.pagina.evaluate(async (endereco) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      return api.getActiveWorkbook()?.getActiveSheet().getRange(endereco).getDisplayValue() ?? '';
    }, celula);
  }

  async formula(celula: string): Promise<string> {
    return this.pagina.evaluate(async (endereco) => {
      const { api } = await (window as unknown as JanelaDaPlanilha).pastaDeTrabalho;
      return api.getActiveWorkbook()?.getActiveSheet().getRange(endereco).getFormula() ?? '';
    }, celula);
  }

  /** The line under the grid. */
  async estado(): Promise<string> {
    return (await this.pagina.textContent('#estado')) ?? '';
  }

  get painel() {
    return this.pagina.frameLocator('#painel');
  }

  async escolheNoPainel(municipio: string, exercicio: string): Promise<void> {
    await this.painel.locator('#municipio').selectOption(municipio);
    await this.painel.locator('#exercicio').fill(exercicio);
    await this.painel.locator('[type=submit]').click();
    await this.calcula();
  }
}
