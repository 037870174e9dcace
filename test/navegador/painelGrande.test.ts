import { abrePasta, type PastaAberta } from './abrePasta';
import { comNavegador } from './comNavegador';
import { PainelDeTeste } from './painelDeTeste';

const LINHAS = 5000;
/** Nothing of the pane may hold the screen for longer, in milliseconds. */
const LIMITE = 200;

/** 1.001,00, 1.002,00 …: the owner in the odd rows, a tenant in the even ones. */
const CADASTRO = [
  ['Inscrição', 'Proprietário', 'Valor locativo', 'Ocupação'],
  ...Array.from({ length: LINHAS }, (_, i) => [
    `I-${(i + 1) % 4990}`,
    `Contribuinte ${i + 1}`,
    1001 + i,
    i % 2 === 0 ? 'PROPRIETARIO' : 'ALUGADO',
  ]),
];

interface Medida extends Window {
  fatias?: number[];
}

comNavegador('o painel com cinco mil linhas', (abreNavegador) => {
  let aberta: PastaAberta<PainelDeTeste>;
  let painel: PainelDeTeste;

  /** Longest slice of the pane's own work since the last time it was asked. */
  const maiorFatia = async (): Promise<number> => {
    const quadro = painel.pagina.frames().find((um) => um.url().includes('painel.html'));
    return (
      (await quadro?.evaluate(() => Math.max(0, ...((window as Medida).fatias?.splice(0) ?? [])))) ?? Infinity
    );
  };

  beforeAll(async () => {
    aberta = await abrePasta(abreNavegador, PainelDeTeste);
    painel = aberta.pasta;
    const quadro = painel.pagina.frames().find((um) => um.url().includes('painel.html'));
    await quadro?.evaluate(() => {
      const fatias: number[] = [];
      (window as Medida).fatias = fatias;
      new PerformanceObserver((lista) => {
        for (const { name, duration } of lista.getEntries())
          if (name === 'lancador.fatia') fatias.push(duration);
      }).observe({ type: 'measure' });
    });
    await painel.folha('Grande', CADASTRO);
    await painel.aplica('ALEGRE', '1952');
    await painel.no('#tributo').selectOption('IMPOSTO_PREDIAL');
    await painel.no('#ler-selecao').click();
    await painel.espera('#lugar-lancar [role=status]', `${LINHAS} linhas de dados`);
    await painel.no('#inserir').waitFor();
  }, 120_000);

  afterAll(() => aberta.fecha());

  test('insere as cinco mil fórmulas', async () => {
    await painel.no('#inserir').click();
    await painel.espera('.estado', `${LINHAS} linhas lançadas em E1:E${LINHAS + 1}`);
    await painel.calcula();
    // Art. 23: 1.001,00 × 8% = 80,08; 6.000,00 × 10% = 600,00.
    expect(await painel.valor('E2')).toBe(80.08);
    expect(await painel.valor(`E${LINHAS + 1}`)).toBe(600);
    expect(await maiorFatia()).toBeLessThan(LIMITE);
  }, 120_000);

  test('confere em fatias, com o total certo e as repetidas', async () => {
    await painel.vaiAo('conferir');
    await painel.no('#conferir-planilha').click();
    await painel.espera('#lugar-conferir .estado', `${LINHAS} linhas conferidas; 0 isentas, 0 em erro.`);
    const texto = await painel.no('#lugar-conferir').innerText();
    // Odd rows: 1.001 + 1.003 + … + 5.999 = 2500 × 3.500 = 8.750.000, × 8% = 700.000,00.
    // Even rows: 1.002 + 1.004 + … + 6.000 = 2500 × 3.501 = 8.752.500, × 10% = 875.250,00.
    expect(texto).toMatch(/Lançado\s+5000\s+1\.575\.250,00/);
    expect(texto).toContain('I-1 · IMPOSTO_PREDIAL · 1952');
    expect(await maiorFatia()).toBeLessThan(LIMITE);
  }, 120_000);

  test('explica uma célula do fim sem esperar', async () => {
    await painel.ativa(`E${LINHAS + 1}`);
    const inicio = Date.now();
    await painel.vaiAo('explicar');
    await painel.espera('.memoria', '10% × Cr$ 6.000,00');
    expect(Date.now() - inicio).toBeLessThan(3000);
    expect(await maiorFatia()).toBeLessThan(LIMITE);
  }, 120_000);

  test('mudar o exercício recalcula tudo', async () => {
    await painel.aplica('ALEGRE', '1940');
    expect(await painel.valor('E2')).toBe('#N/A');
    await painel.aplica('ALEGRE', '1953');
    expect(await painel.valor('E2')).toBe(80.08);
    expect(await maiorFatia()).toBeLessThan(LIMITE);
  }, 120_000);

  test('faz o livro das cinco mil linhas em fatias', async () => {
    await painel.vaiAo('lancar');
    await painel.no('#fazer-livro').click();
    await painel.espera('.estado', 'Planilha "Livro 1953" criada.');
    expect(await maiorFatia()).toBeLessThan(LIMITE);
  }, 120_000);
});
