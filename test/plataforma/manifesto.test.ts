import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { NAMESPACE } from '../../demo/registraFuncoes';
import { carregaFormulas, DIST, leConstruido, RAIZ } from './construido';
import { ORDEM } from './estruturaDoManifesto';

const ENDERECO = 'https://localhost:3000/';

const problemas: string[] = [];
const documento = new DOMParser({
  onError: (nivel, mensagem) => problemas.push(`${nivel}: ${mensagem}`),
}).parseFromString(readFileSync(join(RAIZ, 'manifest.xml'), 'utf8'), 'text/xml');

const todos = Array.from(documento.getElementsByTagName('*'));
const filhos = (elemento: Element) =>
  Array.from(elemento.childNodes).filter((no) => no.nodeType === 1) as Element[];
const achados = (nome: string) => todos.filter(({ localName }) => localName === nome);
const unico = (nome: string): Element => {
  const [primeiro, ...outros] = achados(nome);
  if (!primeiro || outros.length > 0) throw new Error(`${nome}: ${outros.length + (primeiro ? 1 : 0)}`);
  return primeiro;
};
const atributo = (elemento: Element | undefined, nome: string): string => elemento?.getAttribute(nome) ?? '';
const valorDe = (nome: string): string => atributo(unico(nome), 'DefaultValue');

const recursos = new Map(
  ['Image', 'Url', 'String']
    .flatMap(achados)
    .filter((elemento) => elemento.hasAttribute('id'))
    .map((elemento) => [atributo(elemento, 'id'), elemento] as const),
);
const urlDe = (elemento: Element | undefined): string =>
  atributo(recursos.get(atributo(elemento, 'resid')), 'DefaultValue');

function regraDaOrdem(elemento: Element): readonly string[] | undefined {
  const nome = elemento.localName ?? '';
  const pai = elemento.parentNode as Element | null;
  const avo = pai?.parentNode as Element | null;
  const tipo = atributo(elemento, 'xsi:type');
  return (
    ORDEM[`${avo?.localName ?? ''}/${pai?.localName ?? ''}/${nome}`] ??
    ORDEM[`${pai?.localName ?? ''}/${nome}`] ??
    ORDEM[`${nome}[${tipo}]`] ??
    ORDEM[nome]
  );
}

/** Turns the rule into a pattern over the names in sequence. */
function obedece(nomes: readonly string[], regra: readonly string[]): boolean {
  const partes = regra.map((item) => {
    const nome = item.replace(/[?+]$/, '');
    return `(?:${nome} )${item.endsWith('?') ? '?' : item.endsWith('+') ? '+' : ''}`;
  });
  return new RegExp(`^${partes.join('')}$`).test(nomes.map((nome) => `${nome} `).join(''));
}

describe('manifest.xml', () => {
  test('é XML bem formado', () => {
    expect(problemas).toStrictEqual([]);
  });

  test('tem cada elemento no seu lugar', () => {
    const foraDoLugar = todos
      .map((elemento) => {
        const nomes = filhos(elemento).map(({ localName }) => localName ?? '');
        const regra = regraDaOrdem(elemento);
        const certo = regra ? obedece(nomes, regra) : nomes.length === 0;
        return certo ? '' : `${elemento.localName}: ${nomes.join(', ')}`;
      })
      .filter(Boolean);
    expect(foraDoLugar).toStrictEqual([]);
  });

  test('identifica-se com GUID, versão de quatro números e textos curtos', () => {
    expect(unico('Id').textContent).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(unico('Version').textContent).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    expect(unico('DefaultLocale').textContent).toBe('pt-BR');
    expect(valorDe('DisplayName').length).toBeLessThanOrEqual(125);
    const [descricao] = achados('Description');
    expect(atributo(descricao, 'DefaultValue').length).toBeLessThanOrEqual(250);
  });

  test('acompanha a versão do pacote', () => {
    const { version } = JSON.parse(readFileSync(join(RAIZ, 'package.json'), 'utf8')) as { version: string };
    expect(unico('Version').textContent).toBe(`${version}.0`);
  });

  test('cada resid existe, é único e cabe em 32 caracteres; nenhum recurso sobra', () => {
    const usados = todos.map((elemento) => atributo(elemento, 'resid')).filter(Boolean);
    expect(usados.filter((resid) => !recursos.has(resid))).toStrictEqual([]);
    expect([...recursos.keys()].filter((id) => !usados.includes(id))).toStrictEqual([]);
    expect([...recursos.keys()].filter((id) => id.length > 32)).toStrictEqual([]);
    expect(recursos.size).toBe(
      ['Image', 'Url', 'String'].flatMap(achados).filter((e) => e.hasAttribute('id')).length,
    );
  });

  test('os textos cabem onde o Excel os põe', () => {
    const longos = (nome: string, limite: number) =>
      filhos(unico(nome)).filter((texto) => atributo(texto, 'DefaultValue').length > limite);
    expect(longos('ShortStrings', 125)).toStrictEqual([]);
    expect(longos('LongStrings', 250)).toStrictEqual([]);
  });

  test('todos os endereços são https e levam a um arquivo construído', () => {
    const enderecos = todos
      .map((elemento) => atributo(elemento, 'DefaultValue'))
      .filter((valor) => /:\/\//.test(valor));
    expect(enderecos.length).toBeGreaterThan(10);
    for (const endereco of enderecos) {
      expect(endereco.startsWith(ENDERECO)).toBe(true);
      expect([endereco, existsSync(join(DIST, endereco.slice(ENDERECO.length)))]).toStrictEqual([
        endereco,
        true,
      ]);
    }
  });

  test('os ícones têm o tamanho que dizem', () => {
    const lado = (endereco: string) => {
      const png = readFileSync(join(DIST, endereco.slice(ENDERECO.length)));
      // Width and height stand at fixed places of a PNG's first chunk.
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    for (const imagem of achados('Image').filter((elemento) => elemento.hasAttribute('size'))) {
      const esperado = Number(atributo(imagem, 'size'));
      expect(lado(urlDe(imagem))).toStrictEqual([esperado, esperado]);
    }
    expect(lado(valorDe('IconUrl'))).toStrictEqual([32, 32]);
    expect(lado(valorDe('HighResolutionIconUrl'))).toStrictEqual([64, 64]);
  });

  test('fórmulas, botões e painel vivem na mesma página, que não se encerra', () => {
    const runtime = unico('Runtime');
    expect(atributo(runtime, 'lifetime')).toBe('long');
    const [pagina] = filhos(unico('Page'));
    const [painel] = filhos(
      achados('Action').find((acao) => atributo(acao, 'xsi:type') === 'ShowTaskpane') as Element,
    );
    const enderecos = [runtime, pagina, painel, unico('FunctionFile')].map(urlDe);
    expect(new Set(enderecos)).toStrictEqual(new Set([`${ENDERECO}taskpane.html`]));
    expect(atributo(unico('DefaultSettings').getElementsByTagName('SourceLocation')[0], 'DefaultValue')).toBe(
      `${ENDERECO}taskpane.html`,
    );
  });

  test('o espaço de nomes é o mesmo da planilha do navegador', () => {
    expect(urlDe(unico('Namespace'))).toBe(NAMESPACE);
  });

  test('pede o menos que permite recalcular e inserir fórmulas', () => {
    expect(unico('Permissions').textContent).toBe('ReadWriteDocument');
  });

  test('cada botão que executa algo tem quem o execute', async () => {
    const acoes: string[] = [];
    let pronto: Promise<unknown> = Promise.resolve();
    const Office = {
      HostType: { Excel: 'Excel' },
      actions: { associate: (nome: string) => acoes.push(nome) },
      context: { document: { settings: { get: () => null } } },
      onReady: (funcao: (info: object) => Promise<unknown>) => (pronto = funcao({ host: 'Excel' })),
    };
    carregaFormulas({ Office });
    await pronto;
    expect(acoes.sort()).toStrictEqual(
      achados('FunctionName')
        .map(({ textContent }) => textContent)
        .sort(),
    );
  });
});

describe('taskpane.html construído', () => {
  const pagina = leConstruido('taskpane.html');

  test('carrega Office.js da Microsoft, depois as fórmulas, depois o painel', () => {
    const scripts = [...pagina.matchAll(/<script[^>]*src="?([^" >]+)/g)].map(([, src]) => src);
    expect(scripts).toStrictEqual([
      'https://appsforoffice.microsoft.com/lib/1/hosted/office.js',
      'functions.js',
      'taskpane.js',
    ]);
  });

  test('tem política que só deixa correr os scripts conhecidos, sem eval', () => {
    const [, politica = ''] = /Content-Security-Policy"? content="([^"]+)"/.exec(pagina) ?? [];
    expect(politica).toContain("default-src 'none'");
    expect(/script-src ([^;]+)/.exec(politica)?.[1]).toBe(
      "'self' https://appsforoffice.microsoft.com https://ajax.aspnetcdn.com",
    );
    expect(politica).not.toContain('unsafe-eval');
  });

  test('o painel da planilha do navegador não busca nada fora', () => {
    for (const nome of ['index.html', 'demo/painel.html', 'manual.html']) {
      expect(leConstruido(nome)).not.toMatch(/https?:\/\/(?!localhost)/);
    }
  });
});
