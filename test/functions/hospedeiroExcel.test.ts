import { criaAjustes } from '../../functions/ajustes';
import { ligaAoExcel } from '../../functions/hospedeiroExcel';
import type { Ponte } from '../../functions/tipos';

const CHAVE = 'lancador.ajustes';

/** As much of Office.js as the add-in uses, keeping note of what it is asked. */
function excelFalso(salvos: unknown, salva = true, primeiroDiaDe1904 = 1462) {
  const feitos: string[] = [];
  const acoes = new Map<string, (evento: { completed(): void }) => void>();
  let pronto: Promise<unknown> = Promise.resolve();
  const contexto = {
    workbook: {
      functions: {
        // DATE(1904;1;1), in the date system of the workbook.
        date: (ano: number, mes: number, dia: number) => ({
          load: () => undefined,
          value: [ano, mes, dia].join() === '1904,1,1' ? primeiroDiaDe1904 : undefined,
        }),
      },
    },
    application: { calculate: (tipo: string) => feitos.push(`calcula ${tipo}`) },
    sync: () => Promise.resolve(),
  };
  Object.assign(globalThis, {
    Excel: {
      CalculationType: { full: 'Full' },
      run: (lote: (c: typeof contexto) => Promise<void>) => lote(contexto),
    },
    Office: {
      HostType: { Excel: 'Excel' },
      StartupBehavior: { load: 'Load' },
      AsyncResultStatus: { Failed: 'failed' },
      actions: {
        associate: (nome: string, acao: (evento: { completed(): void }) => void) => acoes.set(nome, acao),
      },
      addin: { setStartupBehavior: (modo: string) => Promise.resolve(feitos.push(`abre com ${modo}`)) },
      context: {
        document: {
          settings: {
            get: (chave: string) => (chave === CHAVE ? salvos : null),
            set: (chave: string, valor: unknown) => feitos.push(`guarda ${chave} ${JSON.stringify(valor)}`),
            saveAsync: (avisa: (resultado: object) => void) =>
              avisa(salva ? { status: 'succeeded' } : { status: 'failed', error: { message: 'só leitura' } }),
          },
        },
      },
      onReady: (funcao: (info: object) => Promise<unknown>) => (pronto = funcao({ host: 'Excel' })),
    },
  });
  return { feitos, acoes, pronto: () => pronto };
}

const novaPonte = (): Ponte => ({ versao: '0', municipios: [], ...criaAjustes() });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Office');
  Reflect.deleteProperty(globalThis, 'Excel');
});

describe('a ligação com o Excel', () => {
  test('sem Office não faz nada', () => {
    expect(() => ligaAoExcel(novaPonte())).not.toThrow();
  });

  test('retoma os ajustes guardados na pasta e recalcula o que já se tinha calculado sem eles', async () => {
    const { feitos, pronto } = excelFalso({ municipio: 'ALEGRE', exercicio: 1952 });
    const ponte = novaPonte();
    ligaAoExcel(ponte);
    await pronto();
    expect(ponte.ajustes()).toStrictEqual({ municipio: 'ALEGRE', exercicio: 1952 });
    expect(feitos).toStrictEqual(['calcula Full', 'abre com Load']);
  });

  test('numa pasta que não é sua, não recalcula nem muda como ela abre', async () => {
    const { feitos, pronto } = excelFalso(null);
    ligaAoExcel(novaPonte());
    await pronto();
    expect(feitos).toStrictEqual([]);
  });

  test('descobre que a pasta conta as datas desde 1904, e recalcula o que já se tinha calculado sem isso', async () => {
    const { feitos, pronto } = excelFalso(null, true, 0);
    const ponte = novaPonte();
    ligaAoExcel(ponte);
    await pronto();
    expect(ponte.ajustes()).toStrictEqual({ sistemaDeDatas: 1904 });
    expect(feitos).toStrictEqual(['calcula Full']);
  });

  test('a pasta que passou a contar desde 1900 deixa de ser lida desde 1904', async () => {
    const { pronto } = excelFalso({ municipio: 'ALEGRE', sistemaDeDatas: 1904 });
    const ponte = novaPonte();
    ligaAoExcel(ponte);
    await pronto();
    expect(ponte.ajustes()).toStrictEqual({ municipio: 'ALEGRE' });
  });

  test('uma escolha é guardada na pasta, que passa a abrir com o suplemento, e tudo se recalcula', async () => {
    const { feitos, pronto } = excelFalso(null);
    const ponte = novaPonte();
    ligaAoExcel(ponte);
    await pronto();
    await ponte.mudaAjustes({ municipio: 'ALEGRE', exercicio: 1952 });
    expect(feitos).toStrictEqual([
      'abre com Load',
      `guarda ${CHAVE} {"municipio":"ALEGRE","exercicio":1952}`,
      'calcula Full',
    ]);
  });

  test('quando a pasta não se deixa gravar, quem escolheu fica sabendo por quê', async () => {
    const { pronto } = excelFalso(null, false);
    const ponte = novaPonte();
    ligaAoExcel(ponte);
    await pronto();
    await expect(ponte.mudaAjustes({ municipio: 'ALEGRE' })).rejects.toThrow('só leitura');
  });

  test('o botão Recalcular recalcula e avisa que acabou', async () => {
    const { feitos, acoes, pronto } = excelFalso(null);
    ligaAoExcel(novaPonte());
    await pronto();
    await new Promise<void>((resolve) => acoes.get('recalcula')?.({ completed: resolve }));
    expect(feitos).toStrictEqual(['calcula Full']);
  });
});
