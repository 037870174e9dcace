import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { paginaDeLicencas } from '../../scripts/produto/paginaDeLicencas';
import { comDependencias, NA_DEMONSTRACAO, NO_SUPLEMENTO } from '../../scripts/produto/pacotesDoProduto';

const RAIZ = resolve(__dirname, '..', '..');

function fontes(pasta: string): readonly string[] {
  return readdirSync(join(RAIZ, pasta), { withFileTypes: true, recursive: true })
    .filter((entrada) => entrada.isFile() && entrada.name.endsWith('.ts'))
    .map((entrada) => join(entrada.parentPath, entrada.name));
}

/** Lines of the sources, without comments, in which the pattern stands. */
function ocorrencias(pastas: readonly string[], padrao: RegExp): readonly string[] {
  return pastas.flatMap(fontes).flatMap((arquivo) =>
    readFileSync(arquivo, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .flatMap((linha) => (padrao.test(linha) ? [`${relative(RAIZ, arquivo)}: ${linha.trim()}`] : [])),
  );
}

const NO_SUPLEMENTO_TODO = ['src', 'functions', 'taskpane'];

describe('o que o suplemento não faz', () => {
  test('não executa texto como programa', () => {
    expect(
      ocorrencias(NO_SUPLEMENTO_TODO, /\beval\(|new Function\b|setTimeout\(['"`]|setInterval\(['"`]/),
    ).toStrictEqual([]);
  });

  test('não escreve HTML a partir de dados', () => {
    const escrita =
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc/;
    expect(ocorrencias(NO_SUPLEMENTO_TODO, escrita)).toStrictEqual([]);
  });

  test('não fala com a rede: as fórmulas nunca, o painel só lê o functions.json da sua própria pasta', () => {
    const rede = /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeer/;
    expect(ocorrencias(['src', 'functions'], rede)).toStrictEqual([]);
    expect(ocorrencias(['taskpane'], rede)).toStrictEqual([
      "taskpane/formula/funcaoDeclarada.ts: const resposta = await fetch(new URL('functions.json', base));",
    ]);
  });

  test('a biblioteca não lê relógio, acaso nem ambiente: os mesmos fatos dão sempre o mesmo', () => {
    const impuro =
      /\bDate\b|Math\.random|performance\.|process\.|crypto\b|globalThis|localStorage|Intl\.|toLocale/;
    expect(ocorrencias(['src'], impuro)).toStrictEqual([]);
  });
});

describe('licenças', () => {
  test('docs/licencas.md está em dia', () => {
    // The file is formatted: columns are aligned, which says nothing.
    const semEspacos = (texto: string) => texto.replace(/[ -]+/g, ' ').trim();
    const escrita = readFileSync(join(RAIZ, 'docs', 'licencas.md'), 'utf8');
    expect(semEspacos(escrita)).toBe(semEspacos(paginaDeLicencas()));
  });

  test('da grade só entra a parte livre: nem o pacote de entrada nem a demonstração importam outra', () => {
    const entrada = readFileSync(
      join(RAIZ, 'node_modules', '@univerjs', 'presets', 'lib', 'es', 'index.js'),
      'utf8',
    );
    const importados = [...entrada.matchAll(/from\s*"([^"]+)"/g)].map(([, nome]) => nome);
    expect([...new Set(importados)].sort()).toStrictEqual([
      '@univerjs/core',
      '@univerjs/core/lib/facade',
      '@univerjs/themes',
    ]);
    expect(ocorrencias(['demo'], /@univerjs(-pro)?\/(?!presets['/]|preset-sheets-core['/])/)).toStrictEqual(
      [],
    );
  });

  test('nada que chega ao usuário tem licença que obrigue a mais do que o aviso', () => {
    const permissivas =
      /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0)\b/;
    const outras = comDependencias([...NO_SUPLEMENTO, ...NA_DEMONSTRACAO]).filter(
      ({ licenca }) => !permissivas.test(licenca),
    );
    expect(outras).toStrictEqual([]);
  });
});
