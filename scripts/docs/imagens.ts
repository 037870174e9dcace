// `npm run imagens`: the pictures of the manual, taken from the real workbook in the browser.
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { abreNavegador } from '../abreNavegador';
import { constroi, DIST, emDia } from '../constroi';
import { COMO_INSTALAR, encontraNavegador } from '../encontraNavegador';
import { sobeServidor } from '../servidor';
import { DOCS } from './site/lugares';

const PASTA = join(DOCS, 'imagens');
const TELA = { width: 1200, height: 700 };

const CADASTRO = [
  ['Inscrição', 'Proprietário', 'Valor locativo', 'Ocupação'],
  ['001', 'Antônio Ferreira', 9600, 'PROPRIETARIO'],
  ['002', 'Benedita Lopes', 14400, 'ALUGADO'],
  ['003', 'Carlos Moulin', 4815.5, 'PROPRIETARIO'],
  ['004', 'Dalva Simonassi', 4815.5, 'ALUGADO'],
  ['005', 'Elias Nicolau', 3000, 'GRATUITO'],
  ['006', 'Francisca Aguiar', 7200, ''],
  ['007', 'Geraldo Vieira', 'a arbitrar', 'ALUGADO'],
  ['008', 'Hilda Machado', 24000, 'ALUGADO'],
];

/** What the script uses of the grid's own API. */
interface Grade {
  getFormula(): { onCalculationResultApplied(): Promise<void> };
  getActiveWorkbook(): {
    insertSheet(nome: string, opcoes: object): unknown;
    getActiveSheet(): { getRange(endereco: string): { activate(): unknown } };
  };
}

/** The cadastre in the form in which the grid keeps cells: bold titles, money with two places. */
function celulas(): object {
  const estilo = (linha: number, valor: unknown): object =>
    linha === 0 ? { bl: 1 } : typeof valor === 'number' ? { n: { pattern: '#,##0.00' }, ht: 3 } : {};
  return Object.fromEntries(
    CADASTRO.map((linha, i) => [
      i,
      Object.fromEntries(linha.map((valor, j) => [j, { v: valor, s: estilo(i, valor) }])),
    ]),
  );
}

async function naGrade(pagina: Page, faz: 'folha' | 'calcula' | 'escolhe', celula = 'A1'): Promise<void> {
  // Nothing named inside: the page does not know the helper that the transpiler puts beside names.
  await pagina.evaluate(
    async ([pedido, endereco, cellData]) => {
      const { pastaDeTrabalho } = window as unknown as { pastaDeTrabalho: Promise<{ api: Grade }> };
      const { api } = await pastaDeTrabalho;
      const pasta = api.getActiveWorkbook();
      if (pedido === 'folha') {
        const columnData = { 0: { w: 80 }, 1: { w: 150 }, 2: { w: 110 }, 3: { w: 130 }, 4: { w: 130 } };
        pasta.insertSheet('Cadastro', { sheet: { cellData, columnData, rowCount: 200 } });
      }
      if (pedido !== 'calcula') pasta.getActiveSheet().getRange(endereco).activate();
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (pedido === 'calcula') await api.getFormula().onCalculationResultApplied();
    },
    [faz, celula, celulas()] as const,
  );
}

async function escolheOLivro(painel: FrameLocator): Promise<void> {
  await painel.locator('#municipio').selectOption('ALEGRE');
  await painel.locator('#exercicio').fill('1952');
  await painel.locator('[type=submit]').click();
}

async function fotografa(pagina: Page, endereco: string): Promise<void> {
  const foto = async (nome: string): Promise<void> => {
    await pagina.waitForTimeout(500);
    await pagina.screenshot({ path: join(PASTA, `${nome}.png`) });
  };
  await pagina.goto(endereco);
  const painel = pagina.frameLocator('#painel');
  await escolheOLivro(painel);
  await naGrade(pagina, 'calcula');
  await naGrade(pagina, 'escolhe', 'D2');
  await foto('planilha');

  await naGrade(pagina, 'folha');
  await painel.locator('#aba-lancar').click();
  await painel.locator('#busca-tributo').fill('imposto predial');
  await painel.locator('#tributo').selectOption('IMPOSTO_PREDIAL');
  await painel.locator('#ler-selecao').click();
  await painel.locator('.previa').filter({ hasText: '768,00' }).first().waitFor();
  await painel.locator('#ler-selecao').scrollIntoViewIfNeeded();
  await painel.locator('.previa').first().scrollIntoViewIfNeeded();
  await foto('lancar');
  await painel.locator('#inserir').click();
  await naGrade(pagina, 'calcula');

  await painel.locator('#aba-explicar').click();
  await naGrade(pagina, 'escolhe', 'E4');
  await painel.locator('#explicar-celula').click();
  await painel.locator('#lugar-explicar').filter({ hasText: '385,24' }).waitFor();
  await foto('explicar');

  await painel.locator('#aba-conferir').click();
  await painel.locator('#conferir-planilha').click();
  await painel.locator('#lugar-conferir').filter({ hasText: 'conferidas' }).waitFor();
  await foto('conferir');

  await painel.locator('#aba-regras').click();
  await painel.locator('#busca-regras').fill('imposto predial');
  const cartao = painel.locator('#lugar-regras details:visible', { hasText: 'Imposto Predial' }).first();
  await cartao.locator('summary').click();
  await foto('regras');
}

async function tira(): Promise<void> {
  const navegador = encontraNavegador();
  if (!navegador) throw new Error(COMO_INSTALAR);
  if (!emDia()) await constroi();
  const servidor = await sobeServidor(DIST, 0);
  const aberto = await abreNavegador(navegador, TELA);
  try {
    await fotografa(await aberto.contexto.newPage(), servidor.endereco);
    console.log(`Imagens do manual em ${PASTA}.`);
  } finally {
    await aberto.fecha();
    await servidor.fecha();
  }
}

tira().catch((erro: unknown) => {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
});
