import { type Conta, exige, fato, FatoInvalido, lei } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Grandeza, MetrosQuadrados, Unidade } from '../../valor/grandeza';
import { L11 } from './leituras';
import { art } from './norma';

/** Facts about the plot, for the tax and for the area alone. */
export const fatosDoTerreno = {
  zona: fato.enumerado('Zona', {
    URBANA: ['Urbana', 'cidade', 'perímetro urbano'],
    SUBURBANA: ['Suburbana', 'subúrbio'],
  }),
  area: fato.metrosQuadrados('Área do terreno (m²)'),
  edificado: fato.simNao('Terreno com edificação'),
  areaPredio: fato.metrosQuadrados('Área ocupada pelo prédio (m²)'),
};

/** Art. 26, a: half for the part under the building and one third of it as yard. */
export const parametrosDaArea = {
  reducaoDoEdificado: lei.percentual('50', art('26', 'a'), 'com redução de 50% para a parte ocupada', L11),
  partesDoQuintal: lei.numero('3', art('26', 'a'), 'acrescida de um terço de área deste', L11),
};

interface Terreno {
  readonly area: MetrosQuadrados | undefined;
  readonly edificado: boolean | undefined;
  readonly areaPredio: MetrosQuadrados | undefined;
}

type Figuras = ParametrosEntregues<typeof parametrosDaArea>;

/** Area of the plot and of its building, if it has one. @throws {FatoInvalido} the building does not fit */
export function medidasDoTerreno(
  f: Terreno,
  conta: Conta,
): { readonly area: MetrosQuadrados; readonly predio: MetrosQuadrados | undefined } {
  const area = exige(f, 'area');
  if (f.areaPredio && conta.maisDe(f.areaPredio, area))
    throw new FatoInvalido(
      'areaPredio',
      `é maior que a área do terreno; aceita-se até ${conta.mostra(area)} m²`,
    );
  const edificado = f.edificado ?? f.areaPredio !== undefined;
  return { area, predio: edificado ? exige(f, 'areaPredio') : undefined };
}

/** What is left after the reduction, of an area or of the tax on it. `predio` is the share of the building. */
export function comReducaoDoEdificado<U extends Unidade>(
  rotulo: string,
  inteiro: Grandeza<U>,
  predio: Grandeza<U>,
  p: Figuras,
  conta: Conta,
): Grandeza<U> {
  const partes = conta.soma('Prédio e quintal, em terços', p.partesDoQuintal, conta.numero(1));
  const comQuintal = conta.fracao('Parte do prédio e do quintal', predio, partes, p.partesDoQuintal);
  const reduzida = conta.menor('Parte reduzida, até o limite do lote', inteiro, comQuintal);
  return conta.menos(rotulo, inteiro, conta.parte('Redução', p.reducaoDoEdificado, reduzida));
}

/** The taxable area as it is shown, to the hundredth; the tax is never computed from it. */
export function areaTributavelMostrada(
  area: MetrosQuadrados,
  predio: MetrosQuadrados | undefined,
  p: Figuras,
  conta: Conta,
): MetrosQuadrados {
  const tributavel = predio ? comReducaoDoEdificado('Área tributável', area, predio, p, conta) : area;
  return conta.medida('Área tributável, a duas casas', tributavel, 2);
}
