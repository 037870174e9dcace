import { celulaDe } from '../../../functions/celulas/celula';
import { SEMENTE } from '../apoio/semente';
import { criaSorteador } from './celulas';
import { type Formula, todasAsFormulas } from './formulas';

const formulas = todasAsFormulas();
/** These spill, or read a table: one call is not one row. */
const DERRAMAM = new Set(['PARCELAS', 'TABELA', 'REGRAS', 'LANCAR', 'MEMORIA', 'CARTAO']);
const porLinha = formulas.filter(({ id }) => !DERRAMAM.has(id));
const casos = (lista: readonly Formula[]) => lista.map((formula) => [formula.id, formula] as const);
const DO_LIVRO = ['municipio', 'exercicio'];

/** A cell of the answer as it can be compared: an error by its code and message. */
function lida(celula: unknown): unknown {
  return celula instanceof CustomFunctions.Error ? `${celula.code}: ${celula.message}` : celula;
}

function respostas({ chama }: Formula, argumentos: readonly unknown[]): unknown[] {
  const saida = chama(...argumentos);
  return Array.isArray(saida) ? (saida as unknown[][]).flat().map(lida) : [lida(saida)];
}

const vazia = (bruto: unknown): boolean => {
  const celula = celulaDe(bruto);
  return celula === null || celula === 0;
};

/** A table of cells for a formula: one row a taxpayer, one column an argument. */
function tabela({ id, argumentos }: Formula, altura: number): unknown[][] {
  const sorteador = criaSorteador(SEMENTE + id.length * 7 + id.charCodeAt(id.length - 1));
  return Array.from({ length: altura }, () => argumentos.map((nome) => sorteador.celula(nome)));
}

const coluna = (linhas: readonly (readonly unknown[])[], i: number): unknown[][] =>
  linhas.map((linha) => [linha[i]]);

const LEIS: readonly (readonly [municipio: string | undefined, exercicio: number])[] = [
  [undefined, 0],
  ['JAMBEIRO', 1962],
  ['ALEGRE', 1952],
  ['GARCA', 1965],
  ['ALFREDO_CHAVES', 1964],
  ['LIMEIRA_DO_OESTE', 1999],
];
/** A short column goes row by row; a long one, of one law, by the column machine. */
const ALTURAS = [9, 20];

describe('a coluna inteira numa chamada dá o mesmo que uma chamada por linha', () => {
  test.each(casos(porLinha))('%s', (_id, formula) => {
    const { argumentos } = formula;
    LEIS.forEach(([municipio, exercicio], vez) => {
      for (const altura of ALTURAS) {
        const fixos: Record<string, unknown> = municipio ? { municipio, exercicio } : {};
        const linhas = tabela(formula, altura * (vez + 2)).slice(-altura);
        // Every other time one argument is a single cell, which repeats down the column.
        const repetido = vez % 2 === 0 ? undefined : argumentos[vez % argumentos.length];
        if (repetido !== undefined && !(repetido in fixos))
          fixos[repetido] = linhas[0]?.[argumentos.indexOf(repetido)];
        const celulas = linhas.map((linha) =>
          linha.map((celula, i) =>
            (argumentos[i] as string) in fixos ? fixos[argumentos[i] as string] : celula,
          ),
        );
        const juntas = respostas(
          formula,
          argumentos.map((nome, i) => (nome in fixos ? [[fixos[nome]]] : coluna(celulas, i))),
        );
        celulas.forEach((linha, i) => {
          // Blank in all that varies but the law: a cell alone shows nothing, or shows what the single cells say.
          const variam = argumentos.filter((nome) => !(nome in fixos) && !DO_LIVRO.includes(nome));
          if (variam.every((nome) => vazia(linha[argumentos.indexOf(nome)]))) return;
          const sozinha = respostas(
            formula,
            linha.map((celula) => [[celula]]),
          );
          expect([linha, juntas[i]]).toStrictEqual([linha, sozinha[0]]);
        });
      }
    });
  });
});

describe('célula vazia é a mesma coisa venha como vier: 0, nulo, indefinido, texto vazio', () => {
  test.each(casos(formulas))('%s', (_id, formula) => {
    const linhas = tabela(formula, 60);
    for (const linha of linhas) {
      const [comZero, ...outras] = [
        0,
        null,
        undefined,
        '',
        '  ',
        { type: 'Empty', basicType: 'Empty', basicValue: '' },
      ].map((vazio) =>
        respostas(
          formula,
          linha.map((celula) => [[vazia(celula) ? vazio : celula]]),
        ),
      );
      for (const outra of outras) expect([linha, outra]).toStrictEqual([linha, comZero]);
    }
  });
});

describe('número formatado, entidade e texto com o mesmo conteúdo dão o mesmo', () => {
  test.each(casos(formulas))('%s', (_id, formula) => {
    for (const linha of tabela(formula, 60)) {
      const simples = respostas(
        formula,
        linha.map((celula) => [[celula]]),
      );
      const embrulhada = respostas(
        formula,
        linha.map((celula) => [[embrulha(celula)]]),
      );
      expect([linha, embrulhada]).toStrictEqual([linha, simples]);
    }
  });
});

function embrulha(celula: unknown): unknown {
  if (typeof celula === 'number' && Number.isFinite(celula))
    return { type: 'FormattedNumber', basicType: 'Double', basicValue: celula, numberFormat: '#,##0.00' };
  if (typeof celula === 'string')
    return { type: 'Entity', text: celula, basicType: 'Error', basicValue: '#VALUE!', properties: {} };
  return typeof celula === 'boolean' ? { type: 'Boolean', basicType: 'Boolean', basicValue: celula } : celula;
}
