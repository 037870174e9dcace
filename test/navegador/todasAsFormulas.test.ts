import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caso } from '../../scripts/casos/caso';
import { municipios } from '../../src';
import { type CasoComoFormula, casoComoFormula } from '../plataforma/casoComoFormula';
import { leMetadata, RAIZ } from '../plataforma/construido';
import { abrePasta, type PastaAberta } from './abrePasta';
import { comNavegador } from './comNavegador';
import { PlanilhaDeTeste } from './planilhaDeTeste';

const metadata = leMetadata();

/** The formula as the grid's engine reads it. */
function escrita(formula: string, argumentos: CasoComoFormula['argumentos']): string {
  const textos = argumentos.map((valor) => {
    if (valor === null) return '';
    if (typeof valor === 'string') return `"${valor.replace(/"/g, '""')}"`;
    return typeof valor === 'boolean' ? String(valor).toUpperCase() : String(valor);
  });
  return `=TRIB.${formula}(${textos.join(',')})`;
}

interface Linha {
  readonly formula: string;
  readonly esperado: CasoComoFormula['esperado'] | undefined;
}

/** Every formula for the municipality: with a worked case where one fits, bare otherwise. */
function linhasDe(codigo: string): readonly Linha[] {
  const casos = JSON.parse(readFileSync(join(RAIZ, 'test', 'casos', `${codigo}.json`), 'utf8')) as Caso[];
  // The grid does not tell a typed 0 from an argument left out.
  const prontas = casos
    .flatMap((caso) => casoComoFormula(caso, metadata) ?? [])
    .filter(({ argumentos }) => !argumentos.includes(0));
  return metadata.functions.map(({ id, parameters }): Linha => {
    const caso =
      prontas.find(({ formula, esperado }) => formula === id && typeof esperado !== 'string') ??
      prontas.find(({ formula }) => formula === id);
    if (caso) return { formula: escrita(id, caso.argumentos), esperado: caso.esperado };
    const bare = parameters.map(({ name }) =>
      name === 'municipio' ? codigo : name === 'exercicio' ? 1962 : null,
    );
    return { formula: escrita(id, bare), esperado: undefined };
  });
}

comNavegador('cinco municípios e todas as fórmulas, na planilha do navegador', (abreNavegador) => {
  let aberta: PastaAberta<PlanilhaDeTeste>;
  let planilha: PlanilhaDeTeste;

  beforeAll(async () => {
    aberta = await abrePasta(abreNavegador, PlanilhaDeTeste);
    planilha = aberta.pasta;
    await planilha.folhaNova('Todas');
  }, 60_000);

  afterAll(() => aberta.fecha());

  test.each(municipios.map(({ codigo }, i) => [codigo, i] as const))(
    '%s: cada fórmula dá o valor do caso trabalhado, ou um erro que se explica',
    async (codigo, i) => {
      const linhas = linhasDe(codigo);
      // Far apart, so that what spills does not fall on a neighbour.
      const coluna = String.fromCharCode('A'.charCodeAt(0) + i * 5);
      const passo = 90;
      const celulas = linhas.map((_, linha) => `${coluna}${linha * passo + 1}`);
      await planilha.escreveFormulas(celulas.map((celula, linha) => [celula, linhas[linha]?.formula ?? '']));
      const valores = await planilha.valoresDe(celulas);
      const erradas = linhas.flatMap(({ formula, esperado }, linha) => {
        const veio = valores[linha];
        const certo =
          esperado === undefined
            ? veio !== null && !/^#(NAME|REF|SPILL|NUM)/.test(String(veio))
            : veio === naGrade(esperado);
        return certo ? [] : [{ formula, esperado, veio }];
      });
      expect(erradas).toStrictEqual([]);
      expect(planilha.falhas).toStrictEqual([]);
    },
    120_000,
  );
});

/** The grid keeps yes and no as 1 and 0. */
function naGrade(valor: CasoComoFormula['esperado']): string | number {
  return typeof valor === 'boolean' ? Number(valor) : valor;
}
