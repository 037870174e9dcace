import { abrePasta, type PastaAberta } from './abrePasta';
import { comNavegador } from './comNavegador';
import { type Lugar, PainelDeTeste } from './painelDeTeste';

const CADASTRO = [
  ['Inscrição', 'Proprietário', 'Valor locativo', 'Ocupação'],
  ['001', 'Maria', 9600, 'PROPRIETARIO'],
  ['002', 'João', 14400, 'ALUGADO'],
  ['002', 'João', 3000, 'ALUGADO'],
  ['003', 'Ana', 'a arbitrar', 'ALUGADO'],
];
const LUGARES: readonly Lugar[] = ['lancar', 'regras', 'explicar', 'conferir'];

comNavegador('o painel', (abreNavegador) => {
  let aberta: PastaAberta<PainelDeTeste>;
  let painel: PainelDeTeste;

  // One workbook goes through the whole work of an assessor, one task after another.
  beforeAll(async () => {
    aberta = await abrePasta(abreNavegador, PainelDeTeste);
    painel = aberta.pasta;
    await painel.folha('Cadastro', CADASTRO);
  }, 60_000);

  afterAll(() => aberta.fecha());

  test('escolher: município e exercício ficam na pasta, e a lei aparece com as suas datas', async () => {
    await painel.aplica('ALEGRE', '1952');
    await painel.espera('.lei', 'vigente Lei nº 118/1951, desde 01/01/1952, até 31/12/1966');
    await painel.aplica('ALEGRE', '1970');
    await painel.espera('.lei', 'fora de vigência');
    await painel.no('.leis input[type=checkbox]').check();
    await painel.espera('.lei', 'mantida por escolha');
    await painel.no('.leis input[type=checkbox]').uncheck();
    await painel.aplica('ALEGRE', '1952');
  }, 60_000);

  test('escolher: um exercício que não existe é recusado com o seu motivo', async () => {
    await painel.no('#exercicio').fill('31/02/1952');
    await painel.no('#exercicio').press('Enter');
    await painel.espera('.fala', 'uma data que exista');
    await painel.no('#exercicio').fill('1952');
  }, 60_000);

  test('lançar: da tabela escolhida à coluna de impostos, com prévia, e um só desfazer', async () => {
    await painel.vaiAo('lancar');
    await painel.no('#busca-tributo').fill('predial');
    await painel.no('#tributo').selectOption('IMPOSTO_PREDIAL');
    await painel.no('#ler-selecao').click();
    await painel.espera('#lugar-lancar [role=status]', 'A1:D5: 4 linhas de dados');
    // Art. 23: 8% for the owner, 10% otherwise. 9.600,00 × 8% = 768,00; 14.400,00 × 10% = 1.440,00.
    await painel.espera('.previa', '768,00');
    await painel.espera('.previa', '1.440,00');
    await painel.espera('.previa', 'não é um número');
    await painel.no('#inserir').click();
    await painel.espera('.estado', '4 linhas lançadas em E1:E5');
    await painel.calcula();
    expect(await painel.valores('E1:E5')).toStrictEqual(['Imposto Predial', 768, 1440, 300, '#VALUE!']);
    await painel.desfaz();
    expect(await painel.valores('E1:E5')).toStrictEqual([null, null, null, null, null]);
    await painel.no('#inserir').click();
    await painel.calcula();
    expect(await painel.valor('E2')).toBe(768);
  }, 60_000);

  test('lançar: de novo no mesmo lugar é recusado, sem apagar nada', async () => {
    await painel.no('#inserir').click();
    await painel.espera('.estado', 'E1:E5 já tem dados');
    expect(await painel.valor('E2')).toBe(768);
  }, 60_000);

  test('lançar: uma fórmula só, com situação e fundamento, derrama três colunas', async () => {
    await painel.folha('Derramada', CADASTRO);
    await painel.no('#ler-selecao').click();
    await painel.espera('#lugar-lancar [role=status]', 'A1:D5');
    await painel.no('#inserir').waitFor();
    await painel.painel.getByLabel('Uma só fórmula').check();
    await painel.painel.getByLabel('Com situação e fundamento').check();
    await painel.painel.getByLabel('Fixar município').check();
    await painel.espera(
      '#formula-a-inserir',
      '=TRIB.LANCAR("IMPOSTO_PREDIAL";$A$1:$D$1;A2:D5;"ALEGRE";1952)',
    );
    await painel.no('#inserir').click();
    await painel.espera('.estado', 'lançadas em E1:G5');
    await painel.calcula();
    const tela = (celulas: readonly string[]) => Promise.all(celulas.map((celula) => painel.naTela(celula)));
    expect(await tela(['E2', 'E3', 'E4', 'E5'])).toStrictEqual(['768,00', '1.440,00', '300,00', '#VALOR!']);
    expect(await tela(['F2', 'F3', 'F4', 'F5'])).toStrictEqual(['Lançado', 'Lançado', 'Lançado', 'Erro']);
  }, 60_000);

  test('lançar: o livro, o edital e os avisos saem das linhas lançadas', async () => {
    for (const [botao, folha] of [
      ['#fazer-livro', 'Livro 1952'],
      ['#fazer-edital', 'Edital 1952'],
      ['#fazer-guias', 'Avisos 1952'],
    ] as const) {
      await painel.no(botao).click();
      await painel.espera('.estado', `Planilha "${folha}" criada. 1 linha não pôde ser lançada`);
      expect(await painel.folhas()).toContain(folha);
    }
    // The last one made is in front: the first notice is Maria's.
    expect(await painel.valores('B3:B6')).toStrictEqual(['Maria', null, 'Imposto Predial', '1952']);
  }, 60_000);

  test('lançar: a tabela que a fonte não traz é preenchida na pasta, e as linhas ruins dizem por quê', async () => {
    await painel.aplica('JAMBEIRO', '1960');
    await painel.no('#tabelas summary').click();
    await painel.no('#criar-tabelas').click();
    await painel.espera('#tabelas .estado', 'Planilha "Tabelas complementares" criada.');
    // Row 2 is the first item of Tabela nº 1, the sede; row 3 the povoação.
    expect(await painel.valores('C2:C3')).toStrictEqual(['SEDE', 'POVOACAO']);
    await painel.escreve('F2:F3', [[12.5], [-3]]);
    await painel.no('#ler-tabelas').click();
    await painel.espera('#tabelas .estado', '1 valor lido; fórmulas recalculadas. 1 linha recusada:');
    await painel.espera('.recusas', 'Linha 3: valor negativo: -3');
    await painel.aplica('ALEGRE', '1952');
  }, 60_000);

  test('regras: a busca não liga a acentos, e o cartão mostra números, isenções e vencimentos', async () => {
    const lugar = await painel.vaiAo('regras');
    await painel.no('#busca-regras').fill('PREDIAL imposto');
    const cartao = lugar.locator('details:visible', { hasText: 'Imposto Predial' }).first();
    await cartao.locator('summary').click();
    const texto = await cartao.innerText();
    expect(texto).toContain('Números da lei');
    expect(texto).toContain('8%');
    expect(texto).toContain('Vencimentos');
    expect(await cartao.locator('svg.ano circle').count()).toBe(2);
    await painel.no('#busca-regras').fill('aferiçao');
    await lugar.locator('summary:visible', { hasText: 'Aferição' }).waitFor();
    await painel.no('#busca-regras').fill('');
  }, 60_000);

  test('regras: a outra leitura, escolhida, fica na pasta e não fecha o cartão', async () => {
    await painel.aplica('LIMEIRA_DO_OESTE', '1996');
    await painel.no('#duvidas summary').click();
    const outra = painel.no('#duvidas .leitura').filter({ hasText: 'Usar a outra leitura' }).first();
    await outra.locator('input').check();
    const [id = ''] = (await outra.locator('strong').innerText()).split(' ');
    // The id of a reading is only unique within its municipality.
    expect((await painel.ajustes()).alternativas).toStrictEqual([`LIMEIRA_DO_OESTE:${id}`]);
    await outra.locator('input').uncheck();
    expect((await painel.ajustes()).alternativas).toBeUndefined();
    await painel.aplica('ALEGRE', '1952');
  }, 60_000);

  test('regras: dois municípios lado a lado, só no que diferem', async () => {
    const lugar = await painel.vaiAo('regras');
    await lugar.locator('#comparacao summary').click();
    await lugar.locator('#comparacao select').selectOption('JAMBEIRO');
    await lugar.locator('#comparacao input').fill('1960');
    await lugar.locator('#comparar').click();
    await painel.espera('#comparacao', 'diferenças');
    await painel.espera('#comparacao th', 'Jambeiro-SP 1960');
  }, 60_000);

  test('conferir: totais, erros por causa, inscrições repetidas, e o clique leva à célula', async () => {
    await painel.pagina.evaluate(async () => {
      const { api } = await (
        window as unknown as { pastaDeTrabalho: Promise<{ api: import('@univerjs/presets').FUniver }> }
      ).pastaDeTrabalho;
      const pasta = api.getActiveWorkbook();
      const folha = pasta?.getSheetByName('Cadastro');
      if (folha) pasta?.setActiveSheet(folha);
    });
    const lugar = await painel.vaiAo('conferir');
    await painel.no('#conferir-planilha').click();
    await painel.espera('#lugar-conferir .estado', '4 linhas conferidas; 0 isentas, 1 em erro.');
    const texto = await lugar.innerText();
    // 768,00 + 1.440,00 + 300,00 = 2.508,00.
    expect(texto).toMatch(/Imposto Predial\s+Lançado\s+3\s+2\.508,00/);
    expect(texto).toMatch(/valorLocativo: veio …, que não é um número.*1 célula/);
    expect(texto).toMatch(/002 · IMPOSTO_PREDIAL · 1952/);
    await lugar.locator('[aria-label="Ir para E5"]').click();
    expect(await painel.celulaAtiva()).toBe('E5');
  }, 60_000);

  test('explicar: a célula escolhida, passo a passo, e de novo quando a seleção muda', async () => {
    await painel.ativa('E2');
    await painel.vaiAo('explicar');
    await painel.espera('.memoria', '8% × Cr$ 9.600,00');
    await painel.espera('.memoria', 'Lei nº 118/1951, art. 23');
    await painel.ativa('E3');
    await painel.espera('.memoria', '10% × Cr$ 14.400,00');
    await painel.ativa('E5');
    await painel.espera('.memoria', 'não é um número');
  }, 60_000);

  test('explicar: a memória se insere ao lado, num passo só', async () => {
    await painel.ativa('E2');
    await painel.espera('.memoria', '9.600,00');
    await painel.no('#inserir-memoria').click();
    await painel.espera('#lugar-explicar .estado', 'Memória inserida em F2');
    expect(await painel.valor('F2')).toBe('Passo');
    await painel.desfaz();
    expect(await painel.valor('F2')).toBeNull();
  }, 60_000);

  test('só com o teclado: escolher, lançar e explicar', async () => {
    await painel.folha('Teclado', CADASTRO);
    const tecla = (nome: string) => painel.pagina.keyboard.press(nome);
    await painel.no('#municipio').focus();
    await tecla('Tab');
    await tecla('Control+A');
    await painel.pagina.keyboard.type('1953');
    await tecla('Enter');
    await painel.espera('.fala', 'recalculadas');
    // Past the button, to the tabs: the arrows walk through the places.
    await tecla('Tab');
    await tecla('Tab');
    await tecla('Home');
    expect(await painel.no('#aba-lancar').getAttribute('aria-selected')).toBe('true');
    await tecla('Tab');
    // The place itself takes no stop: the next one is the search.
    await painel.pagina.keyboard.type('predial');
    await tecla('ArrowDown');
    await tecla('Tab');
    await tecla('Enter');
    await painel.espera('#lugar-lancar [role=status]', 'A1:D5');
    await painel.no('#inserir').waitFor();
    for (let i = 0; i < 40; i += 1) {
      await tecla('Tab');
      const id = await painel.no(':focus').last().getAttribute('id');
      if (id === 'inserir') break;
    }
    await tecla('Enter');
    await painel.espera('.estado', 'lançadas em E1:E5');
    await painel.calcula();
    // 1953 has the wording of 1952: 9.600,00 × 8%.
    expect(await painel.valor('E2')).toBe(768);
    await painel.aplica('ALEGRE', '1952');
  }, 60_000);

  test.each(['light', 'dark'] as const)(
    'nenhuma falha de acessibilidade nos quatro lugares (%s)',
    async (tema) => {
      await painel.pagina.emulateMedia({ colorScheme: tema });
      await painel.ativa('E2');
      for (const lugar of LUGARES) {
        await painel.vaiAo(lugar);
        if (lugar === 'conferir') await painel.no('#conferir-planilha').click();
        if (lugar === 'regras') {
          for (const cartao of await painel.no('#lugar-regras .cartao:not([open]) summary').all())
            if (await cartao.isVisible()) await cartao.click();
        }
        await painel.pagina.waitForTimeout(400);
        expect({ lugar, violacoes: await painel.axe() }).toStrictEqual({ lugar, violacoes: [] });
      }
    },
    120_000,
  );

  test('não houve falha nenhuma na página, nem pedido para fora', () => {
    expect(painel.falhas).toStrictEqual([]);
    expect(
      painel.pedidos.filter((url) => !url.startsWith(aberta.endereco) && !/^(data|blob):/.test(url)),
    ).toStrictEqual([]);
  });
});
