import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { instalaAnfitriao } from '../../cli/formulas/anfitriao';
import { lancarTabela } from '../../functions/formulas/tabelaDoLancador';
import { gravaLivro, linha } from './apoio/livroDeTeste';
import { pastaTemporaria } from './apoio/pastaTemporaria';
import { PREDIAL, roda, TERRITORIAL } from './apoio/roda';

const arquivo = pastaTemporaria();

/** Rows of every kind: what a cell may hold, and what may go wrong with it. */
const PREDIOS: readonly (string | number | null)[][] = [
  ['Valor locativo', 'Ocupação', 'Isenção', 'Prédio próprio', 'Zona'],
  [6000, 'próprio', null, null, null],
  ['Cr$ 1.234,57', 'alugado', null, null, 'urbana'],
  [0, 'alugado', null, null, null],
  [null, null, null, null, null],
  [0, 0, 0, 0, 0],
  [100, null, 'Templo', null, null],
  [100, null, 'Clube', 'SIM', null],
  [100, null, 'Clube', 0, null],
  [100, null, 'Fábrica', null, 'suburbana'],
  ['1.234', null, null, null, null],
  [-3, null, null, null, null],
  [100.005, 'vago', null, null, null],
  ['abc', 'castelo', null, null, null],
];
const LOTES: readonly (string | number | null)[][] = [
  ['Testada (m)', 'Zona', 'Fecho', 'Local', 'Murado', 'Frentes', 'Esquina'],
  [10, 'Urbana', 'muro', null, null, null, null],
  [3.5, 'urbana', 'gradil de madeira', 'Vila', null, null, null],
  [3.5, 'urbana', null, null, 'S', null, null],
  [0, 'urbana', null, null, null, '10; 12,5', 'sim'],
  [null, 'suburbana', null, null, null, '10;12,5', 'não'],
  [10, null, 'aberto', null, null, null, null],
];

/** Value, situation and articles of each row, as the formula of the panel gives them. */
function noExcel(tributo: string, tabela: readonly (string | number | null)[][]): unknown[][] {
  instalaAnfitriao();
  const [titulos = [], ...linhas] = tabela.map((celulas) => [...celulas]);
  return lancarTabela([[tributo]], [titulos], linhas, [['ALEGRE']], [[1952]]).map(
    ([valor, situacao, artigos]) => [
      typeof valor === 'number' ? valor : null,
      situacao === '' ? null : situacao,
      artigos === '' ? null : artigos,
    ],
  );
}

async function noArquivo(nome: string, largura: number, opcoes: readonly string[]): Promise<unknown[][]> {
  const { codigo } = await roda('calcular', arquivo(nome), '-o', arquivo('s.csv'), ...opcoes);
  expect(codigo).toBe(0);
  const { data } = Papa.parse<string[]>(readFileSync(arquivo('s.csv'), 'utf8').trimEnd(), { delimiter: ';' });
  return data.slice(1).map((campos) => {
    const [valor = '', situacao = '', artigos = ''] = campos.slice(largura);
    return [valor === '' ? null : Number(valor.replace(',', '.')), situacao || null, artigos || null];
  });
}

describe.each([
  ['IMPOSTO_PREDIAL', PREDIOS, PREDIAL],
  ['IMPOSTO_TERRITORIAL', LOTES, TERRITORIAL],
] as const)('%s: o comando dá o mesmo que a fórmula LANCAR', (tributo, tabela, opcoes) => {
  const largura = tabela[0]?.length ?? 0;

  test('de uma planilha', async () => {
    await gravaLivro(arquivo('t.xlsx'), {
      linhas: tabela.map((celulas, i) => linha(i + 1, ...celulas)).join(''),
    });
    const esperado = noExcel(tributo, tabela);
    expect(await noArquivo('t.xlsx', largura, opcoes)).toStrictEqual(esperado);
    expect(esperado.filter(([, situacao]) => situacao === 'Lançado').length).toBeGreaterThan(2);
  });

  test('de um CSV, onde os números são texto', async () => {
    const texto = (celula: string | number | null): string =>
      typeof celula === 'number' ? String(celula).replace('.', ',') : (celula ?? '');
    const emTexto = tabela.map((celulas) => celulas.map(texto));
    writeFileSync(arquivo('t.csv'), Papa.unparse(emTexto, { delimiter: ';' }));
    // A zero typed in a CSV is the zero of a cell.
    const semZeros = emTexto.map((celulas) => celulas.map((celula) => (celula === '0' ? 0 : celula)));
    expect(await noArquivo('t.csv', largura, opcoes)).toStrictEqual(noExcel(tributo, semZeros));
  });
});
