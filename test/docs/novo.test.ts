import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cria } from '../../scripts/novo/cria';
import { lePedido, PedidoErrado } from '../../scripts/novo/pedido';

const RAIZ = resolve(__dirname, '../..');
const CONHECIDOS = [
  'src/norma/municipio.ts',
  'src/catalogo.ts',
  'eslint.config.mjs',
  'src/municipios/alegre',
];
const SANTA_TERESA = [
  ['--municipio', 'SANTA_TERESA'],
  ['--nome', 'Santa Teresa-ES'],
  ['--lei', 'Lei nº 12/1955'],
  ['--inicio', '1956-01-01'],
  ['--fonte', 'santa-teresa-es-lei-12-1955.txt'],
  ['--tributo', 'FORO'],
  ['--titulo', 'Foro anual'],
  ['--artigo', '30, § 1º'],
].flat();

let raiz: string;
let catalogos: string;

beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'lancador-novo-'));
  catalogos = join(raiz, 'catalogos');
  mkdirSync(catalogos);
  for (const nome of CONHECIDOS) {
    mkdirSync(dirname(join(raiz, nome)), { recursive: true });
    cpSync(join(RAIZ, nome), join(raiz, nome), { recursive: true });
  }
});

afterEach(() => rmSync(raiz, { recursive: true }));

const le = (caminho: string): string => readFileSync(join(raiz, caminho), 'utf8');

describe('npm run novo', () => {
  test('cria a pasta, a regra, os testes, os casos e o catálogo de um município novo, e o registra', () => {
    cria(
      lePedido(SANTA_TERESA, () => false),
      { raiz, catalogos },
    );
    expect(le('src/municipios/santa-teresa/norma.ts')).toContain('inicio: [1956, 1, 1]');
    expect(le('src/municipios/santa-teresa/foro.ts')).toContain("art('30', '§ 1º')");
    expect(le('src/municipios/santa-teresa/index.ts')).toContain('export const santaTeresa: Municipio');
    expect(le('test/municipios/santa-teresa/foro.test.ts')).toContain("regra: 'FORO'");
    expect(JSON.parse(le('test/casos/SANTA_TERESA.json'))).toMatchObject([
      { municipio: 'SANTA_TERESA', exercicio: 1956, regra: 'FORO' },
    ]);
    expect(le('catalogos/santa-teresa.md')).toContain('| FORO | art. 30, § 1º |');
    expect(le('src/norma/municipio.ts')).toContain("| 'SANTA_TERESA'");
    expect(le('src/catalogo.ts')).toContain(', santaTeresa');
    expect(le('eslint.config.mjs')).toContain("'santa-teresa'");
  });

  test('num município que já existe cria só o tributo, e o põe entre as regras', () => {
    const pedido = lePedido(['--municipio', 'ALEGRE', '--tributo', 'TAXA_NOVA'], () => true);
    const feito = cria(pedido, { raiz, catalogos });
    expect(feito.filter((linha) => linha.startsWith('criado'))).toHaveLength(2);
    expect(le('src/municipios/alegre/taxaNova.ts')).toContain('norma: lei118');
    expect(le('src/municipios/alegre/index.ts')).toMatch(/\n {2}regras: \[[^\]]*taxaNova/);
  });

  test('não escreve por cima do que existe', () => {
    const pedido = lePedido(['--municipio', 'ALEGRE', '--tributo', 'FORO'], () => true);
    expect(() => cria(pedido, { raiz, catalogos })).toThrow('src/municipios/alegre/foro.ts já existe');
  });

  test('diz qual argumento falta ou está errado', () => {
    expect(() => lePedido(['--tributo', 'FORO'], () => false)).toThrow(new PedidoErrado('falta --municipio'));
    expect(() => lePedido([...SANTA_TERESA, '--inicio', '1/1/1956'], () => false)).toThrow(
      /--inicio: "1\/1\/1956"/,
    );
  });
});
