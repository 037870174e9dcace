import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caso } from '../../scripts/casos/caso';
import { casoComoFormula } from './casoComoFormula';
import { carregaFormulas, leMetadata, RAIZ } from './construido';

const metadata = leMetadata();
const { CustomFunctions, funcoesAssociadas } = carregaFormulas();
const pasta = join(RAIZ, 'test', 'casos');

describe.each(readdirSync(pasta))(
  'os casos de %s, digitados como fórmula no que foi construído',
  (arquivo) => {
    const casos = JSON.parse(readFileSync(join(pasta, arquivo), 'utf8')) as Caso[];
    const formulas = casos.flatMap((caso) => casoComoFormula(caso, metadata) ?? []);

    test('há casos que cabem numa fórmula', () => {
      expect(formulas.length).toBeGreaterThanOrEqual(8);
    });

    test.each(formulas.map((caso) => [caso.id, caso] as const))(
      '%s',
      (_id, { formula, argumentos, esperado }) => {
        const matrizes = argumentos.map((valor) => (valor === null ? null : [[valor]]));
        const resultado = funcoesAssociadas.get(formula)?.(...matrizes) as unknown[][];
        const [[celula]] = resultado as [[unknown]];
        const mostrado = celula instanceof CustomFunctions.Error ? (celula as { code: string }).code : celula;
        expect([mostrado, mensagemDe(celula)]).toStrictEqual([
          esperado,
          mostrado === esperado ? mensagemDe(celula) : '',
        ]);
      },
    );
  },
);

function mensagemDe(celula: unknown): string {
  return celula instanceof CustomFunctions.Error ? String((celula as { message?: string }).message) : '';
}
