import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { municipios, type Regra } from '../../src';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

type Formula = (...argumentos: unknown[]) => unknown[][];

/** What is not a rule run row by row. */
const SEM_LINHAS = ['consulta.ts', 'moeda.ts', 'tabelaDoLancador.ts'];
const PASTA = resolve(__dirname, '..', '..', 'functions', 'formulas');
const FORMULAS = readdirSync(PASTA)
  .filter((arquivo) => arquivo.endsWith('.ts') && !SEM_LINHAS.includes(arquivo))
  .flatMap((arquivo) => Object.entries(jest.requireActual<Record<string, Formula>>(join(PASTA, arquivo))));

/** A small generator with a seed, so that a failure can be run again. */
function sorteio(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (Math.imul(estado, 1664525) + 1013904223) >>> 0;
    return estado / 2 ** 32;
  };
}

const NUMEROS = [0.01, 1, 2, 3.99, 12, 600.005, 1234.57, 0.1 + 0.2, 1e6, 12.3456789, 1e12, 40, 9, 0.07];
const OUTRAS = ['1.234,56', 'abc', ' ', '', -5, true, false, 'SIM', 'NÃO', 0, 1e-7, Number.NaN];
const LINHAS = 64;

const argumentosDe = (formula: Formula): readonly string[] =>
  /\(([^)]*)\)/
    .exec(formula.toString())?.[1]
    ?.split(',')
    .map((nome) => nome.trim())
    .filter((nome) => nome !== '') ?? [];

/** `impostoPredial` → `IMPOSTO_PREDIAL` */
const idDe = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra}`).toUpperCase();

function celulaAoAcaso(nome: string, regra: Regra | undefined, sorteia: () => number): unknown {
  const escolhe = <T>(lista: readonly T[]): T => lista[Math.floor(sorteia() * lista.length)] as T;
  const acaso = sorteia();
  if (acaso < 0.15) return null;
  if (acaso < 0.2) return escolhe(OUTRAS);
  if (acaso < 0.21) return new CustomFunctions.Error(CustomFunctions.ErrorCode.divisionByZero);
  const fato = regra?.fatos[regra.argumentos[nome] ?? nome];
  if (fato?.codigos && sorteia() < 0.9) return escolhe(fato.codigos as readonly { codigo: string }[]).codigo;
  if (nome === 'graduacao') return escolhe(['MINIMO', 'MEDIO', 'MAXIMO', 300]);
  if (fato?.tipo === 'simNao' || nome === 'reincidente') return escolhe([true, false, 'SIM', 2]);
  if (fato?.tipo === 'data') return escolhe([19022, '31/03/1952', '1962-05-10']);
  return sorteia() < 0.6 ? escolhe(NUMEROS) : Math.round(sorteia() * 1e7) / 100;
}

/** Rows in pairs go through neither of the quick ways. */
function linhaALinha(
  formula: Formula,
  colunas: readonly unknown[][][],
  fixos: readonly unknown[],
): unknown[] {
  return Array.from({ length: LINHAS }, (_, i) => {
    const par = colunas.map((coluna) => [coluna[i], coluna[i]]);
    return lidas(formula(...par, ...fixos))[0]?.[0] ?? '';
  });
}

describe.each(municipios.map(({ codigo }) => codigo))('em %s, cada fórmula', (municipio) => {
  const exercicio = municipio === 'LIMEIRA_DO_OESTE' ? 1999 : 1962;
  const regras = municipios.find(({ codigo }) => codigo === municipio)?.regras ?? [];

  test.each(FORMULAS)('%s dá na célula sozinha e na coluna o mesmo que linha por linha', (nome, formula) => {
    const nomes = argumentosDe(formula);
    const livres = nomes.filter((argumento) => argumento !== 'municipio' && argumento !== 'exercicio');
    // Both come together, as a rule last; a few formulas have one more fact after them.
    const posicao = nomes.indexOf('municipio');
    const chama: Formula = (...argumentos) => {
      const [fatos, fixos] = [argumentos.slice(0, -2), argumentos.slice(-2)];
      return formula(...fatos.slice(0, posicao), ...fixos, ...fatos.slice(posicao));
    };
    const regra = regras.find(({ id }) => id === idDe(nome));
    const sorteia = sorteio(nome.length * 7919 + municipio.length);
    const dados = livres.map((argumento) =>
      Array.from({ length: LINHAS }, () => [celulaAoAcaso(argumento, regra, sorteia)]),
    );
    const fixos = [[[municipio]], [[exercicio]]];
    const esperado = linhaALinha(chama, dados, fixos);
    const sozinhas = esperado.map(
      (_, i) => lidas(chama(...dados.map((coluna) => [coluna[i]]), ...fixos))[0]?.[0],
    );
    expect(sozinhas).toStrictEqual(esperado);
    if (livres.length === 0) return;
    const juntas = lidas(chama(...dados, ...fixos)).map(([valor]) => valor);
    // The column stops at its last row with something in it.
    expect([...juntas, ...esperado.slice(juntas.length).map(() => '')]).toStrictEqual(esperado);
  });
});
