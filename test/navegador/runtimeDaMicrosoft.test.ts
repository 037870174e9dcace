import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Aberto } from '../../scripts/abreNavegador';
import { leConstruido, leMetadata, RAIZ } from '../plataforma/construido';
import { comNavegador } from './comNavegador';

const RUNTIME = 'custom-functions-runtime.js';
const OFFICE = join(RAIZ, 'node_modules', '@microsoft', 'office-js', 'dist');

/** A call as Excel sends it: the function, its arguments, and how the answer must be recognised. */
interface Chamada {
  readonly id: string;
  readonly argumentos: readonly unknown[];
}

/** What goes back to Excel for one call: a value, or an error with its message. */
type Resposta = readonly unknown[];

interface JanelaDoRuntime {
  enviados: string[];
  _richApiNativeBridge: { sendMessageToHost(texto: string): void; onMessageFromHost?(texto: string): void };
}

/** Excel's side of the bridge: it keeps what it is sent, and says that each request went well. */
function ponteDoExcel(): void {
  const janela = window as unknown as JanelaDoRuntime;
  janela.enviados = [];
  janela._richApiNativeBridge = {
    sendMessageToHost(texto) {
      janela.enviados.push(texto);
      const { id, type } = JSON.parse(texto) as { id: number; type: number };
      if (type !== 1) return;
      const resposta = { id, type: 2, message: { statusCode: 200, headers: {}, body: '{"Results":[]}' } };
      setTimeout(() => janela._richApiNativeBridge.onMessageFromHost?.(JSON.stringify(resposta)), 1);
    },
  };
}

async function empurra(pagina: Page, chamadas: readonly Chamada[]): Promise<Resposta[]> {
  const enviados = await pagina.evaluate(async (todas) => {
    const janela = window as unknown as JanelaDoRuntime;
    janela.enviados.length = 0;
    const entries = todas.map(({ id, argumentos }, i) => [
      1,
      1000,
      '',
      JSON.stringify([i + 1, id, argumentos, `Plan1!A${i + 1}`, 4]),
      i + 1,
    ]);
    janela._richApiNativeBridge.onMessageFromHost?.(JSON.stringify({ type: 3, message: { entries } }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return janela.enviados;
  }, chamadas);
  const respostas = new Map<number, Resposta>();
  for (const texto of enviados) {
    const { message } = JSON.parse(texto) as { message: { body?: unknown } };
    const corpo =
      typeof message.body === 'string' ? (JSON.parse(message.body) as object) : (message.body ?? message);
    const acoes =
      (corpo as { Actions?: { ArgumentInfo?: { Arguments?: [number, boolean, unknown][][] } }[] }).Actions ??
      [];
    for (const acao of acoes) {
      for (const [id, certo, valor] of (acao.ArgumentInfo?.Arguments ?? []).flat())
        respostas.set(id, [certo, valor]);
    }
  }
  return chamadas.map((_, i) => respostas.get(i + 1) ?? ['sem resposta']);
}

/** The fixed signature: value, market value, occupation, zone, services, exemption, municipality, exercise. */
const predial = (
  valor: unknown,
  ocupacao: unknown,
  municipio: unknown = [['ALEGRE']],
  exercicio: unknown = [[1952]],
) => ({
  id: 'IMPOSTO_PREDIAL',
  argumentos: [valor, null, ocupacao, null, null, null, municipio, exercicio],
});

comNavegador('o runtime da Microsoft', (abreNavegador) => {
  let navegador: Aberto;
  let pagina: Page;

  beforeAll(async () => {
    navegador = await abreNavegador();
    pagina = await navegador.contexto.newPage();
    // The runtime asks to be loaded by its own name; nothing here touches the network.
    await pagina.route('**/*', (rota) => {
      const nome = new URL(rota.request().url()).pathname.slice(1);
      if (nome === '') return rota.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      if (nome === RUNTIME) return rota.fulfill({ path: join(OFFICE, RUNTIME) });
      return rota.fulfill({ status: 404, body: '' });
    });
    await pagina.goto('https://suplemento.invalid/');
    await pagina.evaluate(ponteDoExcel);
    await pagina.addScriptTag({ url: `/${RUNTIME}` });
    await pagina.addScriptTag({ content: leConstruido('functions.js') });
  }, 60_000);

  afterAll(() => navegador.fecha());

  test('leva ao Excel o imposto, numa célula e numa coluna', async () => {
    const [um, coluna] = await empurra(pagina, [
      predial([[9600]], [['PROPRIETARIO']]),
      predial([[9600], [14400], [4815.5]], [['PROPRIETARIO'], ['ALUGADO'], ['PROPRIETARIO']]),
    ]);
    // 8% × 9.600,00; 10% × 14.400,00; 8% × 4.815,50.
    expect(um).toStrictEqual([true, [[768]]]);
    expect(coluna).toStrictEqual([true, [[768], [1440], [385.24]]]);
  });

  test('leva o erro de cada linha, com a sua mensagem, sem estragar as vizinhas', async () => {
    const [resposta] = await empurra(pagina, [predial([[9600], [-1], [9600]], [['PROPRIETARIO']])]);
    const [certo, valores] = resposta as [boolean, unknown[][]];
    expect(certo).toBe(true);
    expect([valores[0], valores[2]]).toStrictEqual([[768], [768]]);
    expect(valores[1]?.[0]).toMatchObject({ type: 'Error', errorType: 'Value', code: '#VALUE!' });
    expect((valores[1]?.[0] as { message: string }).message).toMatch(/negativ/);
  });

  test('o erro que vem numa célula volta como o mesmo erro', async () => {
    const [resposta] = await empurra(pagina, [
      predial([[9600], [{ type: 'CustomFunctionError', code: '#N/A' }]], [['PROPRIETARIO']]),
    ]);
    const [, valores] = resposta as [boolean, unknown[][]];
    expect(valores[0]).toStrictEqual([768]);
    expect(valores[1]?.[0]).toMatchObject({ code: '#N/A' });
  });

  test('linha em branco, como 0 ou como null, dá texto vazio', async () => {
    const [zero, nulo] = await empurra(pagina, [
      predial([[9600], [0], [9600]], [['PROPRIETARIO'], [0], ['PROPRIETARIO']]),
      predial([[9600], [null], [9600]], [['PROPRIETARIO'], [null], ['PROPRIETARIO']]),
    ]);
    expect(zero).toStrictEqual(nulo);
    expect(nulo).toStrictEqual([true, [[768], [''], [768]]]);
  });

  test('sem município, o Excel recebe #N/D com a mensagem que manda ao painel', async () => {
    const [resposta] = await empurra(pagina, [predial([[9600]], [['PROPRIETARIO']], null, null)]);
    const [, valores] = resposta as [boolean, unknown[][]];
    expect(valores[0]?.[0]).toMatchObject({ type: 'Error', errorType: 'NotAvailable', code: '#N/A' });
    expect((valores[0]?.[0] as { message: string }).message).toMatch(/painel/);
  });

  test('nenhuma fórmula declarada fica sem resposta', async () => {
    const { functions } = leMetadata();
    const respostas = await empurra(
      pagina,
      functions.map(({ id, parameters }) => ({ id, argumentos: parameters.map(() => [[10]]) })),
    );
    const mudas = functions.filter((_, i) => respostas[i]?.[0] === 'sem resposta').map(({ id }) => id);
    expect(mudas).toStrictEqual([]);
  });
});
