import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Avalia } from '../../scripts/docs/exemplos/avalia';
import { criaAvaliador } from '../../scripts/docs/exemplos/avalia';
import { linhasDoResultado, linhasEsperadas, valorNaCelula } from '../../scripts/docs/exemplos/esperado';
import { leExemplos } from '../../scripts/docs/exemplos/exemplo';
import { formulasDeclaradas } from '../../scripts/docs/formulas/declaradas';

const exemplos = leExemplos();
let avalia: Avalia;
let ids: readonly string[];

beforeAll(async () => {
  const declaradas = await formulasDeclaradas();
  ids = declaradas.map(({ id }) => id);
  avalia = await criaAvaliador(declaradas);
});

describe('os exemplos da referência', () => {
  test('há exemplos de cada fórmula, e de nenhuma outra', () => {
    expect([...exemplos.keys()].sort()).toStrictEqual([...ids].sort());
  });

  test('cada fórmula tem três, diferentes, que a usam, com a conta', () => {
    for (const [id, lista] of exemplos) {
      expect([id, new Set(lista.map(({ formula }) => formula)).size]).toStrictEqual([id, 3]);
      for (const { formula, conta } of lista) {
        expect(formula).toContain(`TRIB.${id}(`);
        expect([id, formula, conta.trim()]).not.toStrictEqual([id, formula, '']);
      }
    }
  });

  const todos = [...exemplos.values()].flat();

  test('cada caso que um exemplo cita existe', () => {
    const pasta = join(__dirname, '../casos');
    const casos = readdirSync(pasta).flatMap(
      (nome) => JSON.parse(readFileSync(join(pasta, nome), 'utf8')) as { id: string }[],
    );
    const existentes = new Set(casos.map(({ id }) => id));
    expect(todos.filter(({ caso }) => caso !== undefined && !existentes.has(caso))).toStrictEqual([]);
  });

  test.each(todos.map((exemplo) => [exemplo.formula, exemplo] as const))(
    '%s dá o valor declarado',
    (formula, exemplo) => {
      const esperadas = linhasEsperadas(exemplo).map((linha) => linha.map(valorNaCelula));
      expect(linhasDoResultado(avalia(formula))).toStrictEqual(esperadas);
    },
  );
});
