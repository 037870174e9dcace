import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Execucao, executaNode } from './apoio/programaConstruido';
import { pastaTemporaria } from './apoio/pastaTemporaria';

const RAIZ = join(__dirname, '../..');
const arquivo = pastaTemporaria();
const projeto = arquivo('projeto');
let pacote = '';

/** The package as it would be published, unpacked in a project that has only its dependency. */
beforeAll(() => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const dito = execFileSync(npm, ['pack', '--json', '--pack-destination', arquivo('.')], {
    cwd: RAIZ,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The scripts that build it print before the JSON.
  const [{ filename }] = JSON.parse(dito.slice(dito.search(/^\[/m))) as [{ filename: string }];
  pacote = arquivo(filename);
  const instalada = join(projeto, 'node_modules/lancador');
  mkdirSync(instalada, { recursive: true });
  execFileSync('tar', ['-xzf', pacote, '-C', instalada, '--strip-components=1']);
  symlinkSync(join(RAIZ, 'node_modules/decimal.js'), join(projeto, 'node_modules/decimal.js'));
}, 180_000);

async function roda(nome: string, texto: string): Promise<string> {
  writeFileSync(join(projeto, nome), texto);
  const { codigo, saida, erro } = await executaNode([nome], projeto);
  expect({ codigo, erro }).toStrictEqual({ codigo: 0, erro: '' });
  return saida.trim();
}

const PEDIDO = `{ municipio: 'ALEGRE', exercicio: 1952, regra: 'IMPOSTO_PREDIAL', fatos: { valorLocativo: 6000, ocupacao: 'dono' } }`;
const GARCA = `{ municipio: 'GARCA', exercicio: 1952, regra: 'IMPOSTO_PREDIAL', fatos: {} }`;

describe('o pacote publicado', () => {
  // 8% × 6.000,00 = 480,00.
  test('import { lancar } de um módulo ES', async () => {
    expect(
      await roda('a.mjs', `import { lancar } from 'lancador'; console.log(lancar(${PEDIDO}).valor);`),
    ).toBe('480');
  });

  test("require('lancador') de um módulo CommonJS", async () => {
    expect(
      await roda('a.cjs', `const { lancar } = require('lancador'); console.log(lancar(${PEDIDO}).valor);`),
    ).toBe('480');
  });

  test('um município sozinho: responde por ele, não conhece os outros e ocupa menos', async () => {
    const programa = `console.log(lancar(${PEDIDO}).valor, lancar(${GARCA}).motivo);`;
    const esperado = '480 municipio: veio "GARCA"; aceita-se um destes: ALEGRE';
    expect(await roda('b.mjs', `import { lancar } from 'lancador/alegre'; ${programa}`)).toBe(esperado);
    expect(await roda('b.cjs', `const { lancar } = require('lancador/alegre'); ${programa}`)).toBe(esperado);
    const tamanho = (nome: string): number =>
      readFileSync(join(projeto, 'node_modules/lancador/lib/dist', nome)).length;
    expect(tamanho('alegre.mjs')).toBeLessThan(tamanho('index.mjs') / 2);
  });

  test('todos os municípios do catálogo têm a sua entrada', async () => {
    const { exports } = JSON.parse(readFileSync(join(RAIZ, 'package.json'), 'utf8')) as { exports: object };
    const entradas = Object.keys(exports).filter((nome) => /^\.\/[a-z-]+$/.test(nome));
    const codigos = await roda(
      'c.mjs',
      `import { codigosDeMunicipio } from 'lancador'; console.log(codigosDeMunicipio().join());`,
    );
    const pastas = codigos.split(',').map((codigo) => `./${codigo.toLowerCase().replace(/_/g, '-')}`);
    expect([...pastas].sort()).toStrictEqual([...entradas].sort());
  });

  test('traz tipos que conferem dos dois modos, e recusam o que está errado', async () => {
    const certo = `import { falhou, lancar, type Resultado } from 'lancador';
import { explicar } from 'lancador/alegre';
const resultado: Resultado = lancar(${PEDIDO});
if (!falhou(resultado)) { const valor: number | string | boolean | undefined = resultado.valor; console.log(valor, resultado.parcelas?.[0]?.valor); }
console.log(explicar(${PEDIDO}));
`;
    writeFileSync(join(projeto, 'certo.mts'), certo);
    writeFileSync(join(projeto, 'certo.cts'), certo);
    writeFileSync(
      join(projeto, 'errado.mts'),
      `import { lancar } from 'lancador';\nlancar({ exercicio: '1952' });\n`,
    );
    const confere = async (
      modulo: string,
      resolucao: string,
      arquivos: readonly string[],
    ): Promise<Execucao> => {
      const opcoes = {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: modulo,
        moduleResolution: resolucao,
        types: [],
      };
      writeFileSync(
        join(projeto, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: opcoes, files: arquivos }),
      );
      return executaNode([join(RAIZ, 'node_modules/typescript/bin/tsc'), '-p', '.'], projeto);
    };
    expect(await confere('node16', 'node16', ['certo.mts', 'certo.cts'])).toMatchObject({
      codigo: 0,
      saida: '',
    });
    expect(await confere('esnext', 'bundler', ['certo.mts'])).toMatchObject({ codigo: 0, saida: '' });
    const { codigo, saida } = await confere('node16', 'node16', ['errado.mts']);
    expect(codigo).not.toBe(0);
    expect(saida).toMatch(/errado\.mts\(2,10\): error TS2322/);
  }, 120_000);

  test('tem a forma que os verificadores de pacotes pedem', async () => {
    const publint = join(RAIZ, 'node_modules/publint/src/cli.js');
    const instalada = join(projeto, 'node_modules/lancador');
    expect(
      await executaNode([publint, 'run', instalada, '--level', 'warning', '--strict', '--pack', 'false']),
    ).toMatchObject({ codigo: 0 });
    const attw = join(RAIZ, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    expect(await executaNode([attw, pacote, '--profile', 'node16'])).toMatchObject({ codigo: 0 });
  }, 120_000);

  test('traz o comando, que não precisa de nada mais', async () => {
    const { bin } = JSON.parse(readFileSync(join(projeto, 'node_modules/lancador/package.json'), 'utf8')) as {
      bin: { lancador: string };
    };
    const comando = join(projeto, 'node_modules/lancador', bin.lancador);
    expect(
      await executaNode(
        [
          comando,
          'explicar',
          '-t',
          'IMPOSTO_PREDIAL',
          '-m',
          'ALEGRE',
          '-e',
          '1952',
          '-f',
          'valorLocativo=100',
          '--json',
        ],
        projeto,
      ),
    ).toMatchObject({ codigo: 0 });
  });

  test('a biblioteca não traz nada do Node nem do navegador', () => {
    for (const nome of ['index.mjs', 'index.cjs', 'alegre.mjs']) {
      const texto = readFileSync(join(projeto, 'node_modules/lancador/lib/dist', nome), 'utf8');
      const importados = [...texto.matchAll(/^import .* from "([^"]+)"|\brequire\("([^"]+)"\)/gm)].map(
        (m) => m[1] ?? m[2],
      );
      expect(new Set(importados)).toStrictEqual(new Set(['decimal.js']));
      expect(texto).not.toMatch(/\bprocess\.|\bwindow\.|\bdocument\.|\beval\(|new Function/);
    }
  });
});
