import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { paginasGeradas } from '../../scripts/docs/paginas';
import { FONTE, SITE } from '../../scripts/docs/site/lugares';
import { municipios } from '../../src';
import { paginaDaRegra } from '../../taskpane/regras/paginaDaRegra';

const RODE = 'rode antes "npm run docs"';

function htmls(): readonly string[] {
  if (!existsSync(SITE)) throw new Error(`Falta dist/docs: ${RODE}.`);
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.html'))
    .map((nome) => nome.split(sep).join('/'));
}

const le = (nome: string): string => readFileSync(join(SITE, nome), 'utf8');

describe('o site construído', () => {
  test('está em dia com as regras', async () => {
    const velhas = [...(await paginasGeradas())]
      .filter(([caminho, conteudo]) => {
        const arquivo = join(FONTE, caminho);
        const html = join(SITE, caminho.replace(/\.md$/, '.html'));
        return !existsSync(html) || !existsSync(arquivo) || readFileSync(arquivo, 'utf8') !== conteudo;
      })
      .map(([caminho]) => `${caminho}: ${RODE}`);
    expect(velhas).toStrictEqual([]);
  });

  test('não tem link morto, nem para uma parte que a página não tem', () => {
    const ids = new Map(
      htmls().map((nome) => [nome, new Set([...le(nome).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
    );
    const mortos = [...ids.keys()].flatMap((nome) =>
      [...le(nome).matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
        if (/^(https?|mailto):/.test(href)) return [];
        const [caminho = '', parte] = href.split('#');
        const absoluto = caminho.startsWith('/')
          ? posix.relative('/docs', caminho)
          : posix.join(posix.dirname(nome), caminho);
        const alvo =
          caminho === '' ? nome : caminho.endsWith('/') ? posix.join(absoluto, 'index.html') : absoluto;
        if (!existsSync(join(SITE, alvo))) return [`${nome} → ${href}`];
        const id = decodeURIComponent(parte ?? '');
        return id === '' || ids.get(alvo)?.has(id) ? [] : [`${nome} → ${href}`];
      }),
    );
    expect([...new Set(mortos)]).toStrictEqual([]);
  });

  test('tem o lugar aonde leva o link de cada regra no painel', () => {
    const mortos = municipios.flatMap(({ codigo, regras }) =>
      regras.flatMap(({ id }) => {
        const { pathname, hash } = new URL(paginaDaRegra('https://exemplo/', codigo, id));
        return le(pathname.slice(1)).includes(` id="${hash.slice(1)}"`) ? [] : [`${codigo}: ${id}`];
      }),
    );
    expect(mortos).toStrictEqual([]);
  });

  test('cada imagem que as páginas mostram existe', () => {
    const perdidas = htmls().flatMap((nome) =>
      [...le(nome).matchAll(/<img [^>]*src="([^"]+)"/g)].flatMap(([, src = '']) =>
        existsSync(join(SITE, posix.relative('/docs', src))) ? [] : [`${nome}: ${src}`],
      ),
    );
    expect(perdidas).toStrictEqual([]);
  });

  test('o índice de procura tem as palavras sem acento', () => {
    const pasta = join(SITE, 'assets/chunks');
    const indice = readdirSync(pasta).find((nome) => nome.startsWith('@localSearchIndex')) ?? '';
    const conteudo = readFileSync(join(pasta, indice), 'utf8');
    expect(conteudo.includes('["afericao",{')).toBe(true);
    expect(
      [...conteudo.matchAll(/\["([^"]*[À-ÖØ-öø-ÿ][^"]*)",\{"/g)].map(([, termo]) => termo),
    ).toStrictEqual([]);
  });

  test('os caminhos são relativos ao site, para que se possa publicá-lo', () => {
    expect(relative(SITE, join(dirname(SITE), 'docs'))).toBe('');
    expect(le('index.html')).not.toMatch(/(src|href)="https?:/);
  });
});
