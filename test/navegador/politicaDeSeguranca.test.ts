import type { Frame } from 'playwright-core';
import { abrePasta, type PastaAberta } from './abrePasta';
import { comNavegador } from './comNavegador';
import { PainelDeTeste } from './painelDeTeste';

const MARCADO = '<img src="x" onerror="window.furou = 1"><b>Maria</b>';
const SCRIPT = '<script>window.furou = 1</script>';
const CADASTRO = [
  ['Inscrição', `Proprietário ${MARCADO}`, 'Valor locativo'],
  [MARCADO, MARCADO, 9600],
  [MARCADO, SCRIPT, 3000],
  ['003', SCRIPT, SCRIPT],
];

type Janela = Window & { furou?: number };

comNavegador('a política de segurança, no navegador', (abreNavegador) => {
  let aberta: PastaAberta<PainelDeTeste>;
  let painel: PainelDeTeste;
  let quadro: Frame;

  beforeAll(async () => {
    aberta = await abrePasta(abreNavegador, PainelDeTeste);
    painel = aberta.pasta;
    await painel.folha('Cadastro', CADASTRO);
    await painel.aplica('ALEGRE', '1952');
    quadro = painel.pagina.frames().find((um) => um.url().includes('painel.html')) as Frame;
  }, 60_000);

  afterAll(() => aberta.fecha());

  test('o nome de um contribuinte com marcas de HTML é texto, na prévia, na conferência e na explicação', async () => {
    await painel.vaiAo('lancar');
    await painel.no('#tributo').selectOption('IMPOSTO_PREDIAL');
    await painel.no('#ler-selecao').click();
    await painel.espera('.previa', '960,00');
    await painel.no('#inserir').click();
    await painel.espera('.estado', '3 linhas lançadas');
    await painel.calcula();
    await painel.ativa('D4');
    await painel.vaiAo('explicar');
    await painel.espera('.memoria', `veio "${SCRIPT}"`);
    await painel.vaiAo('conferir');
    await painel.no('#conferir-planilha').click();
    await painel.espera('#lugar-conferir', MARCADO);
    const criados = await quadro.evaluate(
      () => document.querySelectorAll('img[src="x"], script:not([src]), main b').length,
    );
    expect(criados).toBe(0);
    expect(await quadro.evaluate(() => (window as Janela).furou)).toBeUndefined();
    expect(await painel.pagina.evaluate(() => (window as Janela).furou)).toBeUndefined();
    expect(painel.falhas).toStrictEqual([]);
  }, 60_000);

  test.each([
    ['do painel', () => quadro],
    ['da planilha', () => painel.pagina.mainFrame()],
  ])('a página %s não roda script posto nela, nem alcança outro endereço', async (_qual, pagina) => {
    const barrados = await pagina().evaluate(async () => {
      const vistos: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        vistos.push(effectiveDirective);
      });
      const script = document.createElement('script');
      script.textContent = 'window.furou = 1';
      document.head.append(script);
      const imagem = document.createElement('div');
      imagem.innerHTML = '<button onclick="window.furou = 1">x</button>';
      document.body.append(imagem);
      imagem.querySelector('button')?.click();
      imagem.remove();
      await fetch('https://exemplo.invalid/').catch(() => undefined);
      await new Promise((pronto) => setTimeout(pronto, 200));
      return { vistos: vistos.sort(), furou: (window as Window & { furou?: number }).furou };
    });
    expect(barrados).toStrictEqual({
      vistos: ['connect-src', 'script-src-attr', 'script-src-elem'],
      furou: undefined,
    });
  });
});
