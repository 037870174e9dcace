import { municipios } from '../../src';
import { leMetadata } from './construido';

const { functions } = leMetadata();
const porId = new Map(
  functions.map(({ id, parameters }) => [id, new Set(parameters.map(({ name }) => name))]),
);

/** Formulas whose arguments were fixed by the design; what they cannot say, TRIB.LANCAR says by the headings. */
const DE_ARGUMENTOS_FIXOS = new Set([
  'IMPOSTO_PREDIAL',
  'IMPOSTO_TERRITORIAL',
  'INDUSTRIAS_PROFISSOES',
  'TAXA_AFERICAO',
  'MULTA_OBRA',
  'MULTA',
  'MORA',
  'PARCELAS',
  'PRAZO',
  'VENCIMENTO',
  'REQUISITO_OBRA',
  'CONFERE_OBRA',
]);

describe.each(municipios)('as regras de $codigo e as fórmulas', ({ regras }) => {
  test('toda regra tem a sua fórmula', () => {
    expect(regras.map(({ id }) => id).filter((id) => !porId.has(id))).toStrictEqual([]);
  });

  test('toda fórmula livre pode dizer todos os fatos da regra', () => {
    const mudos = regras
      .filter(({ id }) => !DE_ARGUMENTOS_FIXOS.has(id))
      .flatMap(({ id, fatos }) =>
        Object.entries(fatos)
          .filter(([, { partes }]) => !partes)
          .filter(([nome]) => !porId.get(id)?.has(nome))
          .map(([nome]) => `${id}.${nome}`),
      );
    expect(mudos).toStrictEqual([]);
  });
});
