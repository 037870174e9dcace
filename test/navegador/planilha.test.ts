import { abrePasta, type PastaAberta } from './abrePasta';
import { comNavegador } from './comNavegador';
import { PlanilhaDeTeste } from './planilhaDeTeste';

const FORMULA = '=TRIB.IMPOSTO_PREDIAL(B2; ; "PROPRIETARIO"; ; ; ; "ALEGRE"; 1952)';
const LINHAS = 1000;

/** A rental value for each row, in centavos: none is round, and many of the taxes end in half a centavo. */
const centavosDaLinha = (i: number) => 100_000 + 37 * i + 25;
/** Alegre, art. 23: 8% of the rental value, half a centavo upwards, in whole numbers. */
const impostoEmCentavos = (centavos: number) => Math.floor((centavos * 8 + 50) / 100);
/** Written and read once, so that it is the nearest binary number to the exact amount. */
const emCruzeiros = (centavos: number) => Number(`${centavos}e-2`);

comNavegador('a planilha do navegador', (abreNavegador) => {
  let aberta: PastaAberta<PlanilhaDeTeste>;
  let planilha: PlanilhaDeTeste;

  // One opening serves all: each test types in cells of its own.
  beforeAll(async () => {
    aberta = await abrePasta(abreNavegador, PlanilhaDeTeste);
    planilha = aberta.pasta;
  }, 60_000);

  afterAll(() => aberta.fecha());

  test('abre com as fórmulas do cadastro de exemplo calculadas, sem falha nenhuma', async () => {
    // 8% × 9.600,00 = 768,00, occupied by the owner.
    expect(await planilha.valor('D2')).toBe(768);
    expect(await planilha.naTela('D3')).toBe('1.440,00');
    expect(planilha.falhas).toStrictEqual([]);
  }, 60_000);

  test('não pede nada fora da própria máquina', () => {
    const deFora = planilha.pedidos.filter(
      (url) => !url.startsWith(aberta.endereco) && !/^(data|blob):/.test(url),
    );
    expect(deFora).toStrictEqual([]);
    expect(planilha.pedidos.length).toBeGreaterThan(3);
  });

  test('a célula em erro, escolhida com o mouse, tem o seu motivo na linha de baixo', async () => {
    await planilha.escolhe('D11');
    expect(await planilha.estado()).toMatch(/^D11#VALOR! .*"a arbitrar"/);
  });

  test('uma coluna inteira dada de uma vez derrama o resultado', async () => {
    await planilha.digita('D17', '=TRIB.IMPOSTO_PREDIAL(B2:B4; ; C2:C4; ; ; ; "ALEGRE"; 1952)');
    // 8% × 9.600,00; 10% × 14.400,00; 8% × 4.815,50.
    expect([
      await planilha.valor('D17'),
      await planilha.naTela('D18'),
      await planilha.naTela('D19'),
    ]).toStrictEqual([768, '1440', '385,24']);
  }, 60_000);

  test('sem município, diz na linha de baixo que falta; escolhido no painel, calcula sozinha', async () => {
    await planilha.digita('C17', '=TRIB.IMPOSTO_PREDIAL(B2; ; "PROPRIETARIO")');
    expect(await planilha.valor('C17')).toBe('#N/A');
    expect(await planilha.naTela('C17')).toBe('#N/D');
    await planilha.escolhe('C17');
    expect(await planilha.estado()).toMatch(/^C17#N\/D .*painel/);
    await planilha.escolheNoPainel('ALEGRE', '1952');
    expect(await planilha.valor('C17')).toBe(768);
    expect(await planilha.estado()).not.toMatch(/#N\/D/);
  }, 60_000);

  test.each([
    ['B17', '10,5', 10.5, '10,5'],
    ['B18', '1.234,56', 1234.56, '1234,56'],
    ['B19', '31/03/1952', 19084, '31/03/1952'],
    ['B20', '=SOMA(B2;B3)', 24000, '24000'],
    ['B21', '=B2*1,5', 14400, '14400'],
    ['B22', '=SE(B2>1,5; "sim; é"; "não")', 'sim; é', 'sim; é'],
  ])(
    'entende o que um brasileiro digita em %s: %s',
    async (celula, digitado, valor, tela) => {
      await planilha.digita(celula, digitado);
      expect(await planilha.valor(celula)).toBe(valor);
      expect(await planilha.naTela(celula)).toBe(tela);
    },
    60_000,
  );

  test('mostra a fórmula com ponto e vírgula, e confirmá-la sem mudança não a muda', async () => {
    const antes = await planilha.formula('D2');
    await planilha.escolhe('D2');
    await planilha.pagina.keyboard.press('F2');
    await planilha.pagina.waitForTimeout(200);
    await planilha.pagina.keyboard.press('Enter');
    await planilha.calcula();
    expect(await planilha.formula('D2')).toBe(antes);
    expect(await planilha.valor('D2')).toBe(768);
  }, 60_000);

  test('a fórmula do README, digitada, dá o centavo certo e preenche mil linhas', async () => {
    const centavos = Array.from({ length: LINHAS }, (_, i) => centavosDaLinha(i));
    await planilha.escreve(
      `B2:B${LINHAS + 1}`,
      centavos.map((quantia) => [emCruzeiros(quantia)]),
    );
    await planilha.digita('E2', FORMULA);
    // 1.000,25 × 8% = 80,02.
    expect(await planilha.valor('E2')).toBe(80.02);
    await planilha.preenche('E2', `E2:E${LINHAS + 1}`);
    const esperados = centavos.map((quantia) => emCruzeiros(impostoEmCentavos(quantia)));
    expect(await planilha.valores(`E2:E${LINHAS + 1}`)).toStrictEqual(esperados);
  }, 60_000);

  test('uma falha no painel deixa as fórmulas funcionando', async () => {
    const outra = new PlanilhaDeTeste(await aberta.outraPagina());
    await outra.pagina.route('**/taskpane.js', (rota) =>
      rota.fulfill({ contentType: 'text/javascript', body: 'throw new Error("painel quebrado")' }),
    );
    await outra.abre(aberta.endereco);
    expect(await outra.valor('D2')).toBe(768);
    expect(outra.falhas).toStrictEqual(['painel quebrado']);
  }, 60_000);
});
