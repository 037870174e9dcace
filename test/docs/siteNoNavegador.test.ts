import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import type { Ponte } from '../../functions/tipos';
import type { Aberto } from '../../scripts/abreNavegador';
import { SITE } from '../../scripts/docs/site/lugares';
import { type Servidor, sobeServidor } from '../../scripts/servidor';
import { comNavegador } from '../navegador/comNavegador';

const PAGINAS = [
  '',
  'manual.html',
  'formulas/',
  'formulas/IMPOSTO_PREDIAL.html',
  'municipios/limeira-do-oeste.html',
  'artigos/garca.html',
];

comNavegador('o site da documentação', (abreNavegador) => {
  let servidor: Servidor;
  let navegador: Aberto;
  let pagina: Page;
  const deFora: string[] = [];
  const falhas: string[] = [];

  beforeAll(async () => {
    servidor = await sobeServidor(dirname(SITE), 0);
    navegador = await abreNavegador();
    pagina = await navegador.contexto.newPage();
    pagina.on('request', (pedido) => {
      if (!pedido.url().startsWith(servidor.endereco) && !pedido.url().startsWith('data:'))
        deFora.push(pedido.url());
    });
    pagina.on('pageerror', (erro) => falhas.push(erro.message));
    pagina.on('console', (mensagem) => {
      if (mensagem.type() === 'error') falhas.push(mensagem.text());
    });
  }, 60_000);

  afterAll(async () => {
    await navegador.fecha();
    await servidor.fecha();
  });

  const abre = async (nome: string): Promise<void> => {
    await pagina.goto(`${servidor.endereco}/docs/${nome}`);
    await pagina.waitForLoadState('networkidle');
  };

  test.each(PAGINAS)(
    '"%s" não tem falha de acessibilidade, no claro e no escuro',
    async (nome) => {
      await abre(nome);
      await pagina.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
      for (const escuro of [false, true]) {
        const faltas = await pagina.evaluate(async (noEscuro) => {
          document.documentElement.classList.toggle('dark', noEscuro);
          // Colours change in half a second; what axe sees must be the last ones.
          await new Promise((resolve) => setTimeout(resolve, 700));
          const { axe } = window as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
          };
          const { violations } = await axe.run();
          return violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map(({ target }) => target.join(' '))
                .slice(0, 4)
                .join(', ')}`,
          );
        }, escuro);
        expect([escuro ? 'escuro' : 'claro', faltas]).toStrictEqual([escuro ? 'escuro' : 'claro', []]);
      }
    },
    60_000,
  );

  test('sem a barra no fim, /docs leva ao mesmo lugar', async () => {
    await pagina.goto(`${servidor.endereco}/docs`);
    expect(pagina.url()).toBe(`${servidor.endereco}/docs/`);
  }, 60_000);

  test('procura sem acentos', async () => {
    await abre('');
    await pagina.getByRole('button', { name: 'Procurar na documentação' }).click();
    await pagina.locator('#localsearch-input').fill('afericao balanca');
    await pagina.locator('.results .result').first().waitFor();
    expect(await pagina.locator('.results').innerText()).toContain('TAXA_AFERICAO');
  }, 60_000);

  test('no papel nada fica fechado, nem sai o menu', async () => {
    await abre('formulas/IMPOSTO_PREDIAL.html');
    await pagina.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await pagina.locator('details:not([open])').count()).toBe(0);
    await pagina.emulateMedia({ media: 'print' });
    expect(await pagina.locator('.VPSidebar').isVisible()).toBe(false);
    await pagina.emulateMedia({ media: 'screen' });
  }, 60_000);

  test('o endereço da ajuda de cada fórmula leva à página dela', async () => {
    await pagina.goto(`${servidor.endereco}/manual.html#IMPOSTO_PREDIAL`);
    await pagina.locator('#IMPOSTO_PREDIAL a').click();
    expect(await pagina.locator('h1').innerText()).toContain('TRIB.IMPOSTO_PREDIAL');
  }, 60_000);

  test('o cartão de uma regra no painel abre, noutra aba, a parte dela na página do município', async () => {
    await pagina.goto(`${servidor.endereco}/demo/painel.html`);
    await pagina.evaluate(() => {
      const { Lancador } = window as unknown as { Lancador: Ponte };
      return Lancador.mudaAjustes({ municipio: 'LIMEIRA_DO_OESTE', exercicio: 1996 });
    });
    await pagina.locator('#aba-regras').click();
    const cartao = pagina.locator('#lugar-regras .cartao', { hasText: 'Multa' }).first();
    await cartao.locator('summary').click();
    const [aberta] = await Promise.all([
      pagina.waitForEvent('popup'),
      cartao.getByRole('link', { name: 'Ver no manual' }).click(),
    ]);
    await aberta.waitForLoadState();
    expect(aberta.url()).toBe(`${servidor.endereco}/docs/municipios/limeira-do-oeste.html#MULTA_OBRA`);
    expect(await aberta.locator('#MULTA_OBRA').count()).toBe(1);
    await aberta.close();
  }, 60_000);

  test('nada veio de fora, e nada falhou', () => {
    expect(deFora).toStrictEqual([]);
    expect(falhas).toStrictEqual([]);
  });
});
