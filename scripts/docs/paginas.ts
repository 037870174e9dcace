import { municipios } from '../../src';
import { paginaInicial } from './paginaInicial';
import { indicePorArtigo } from './artigos/indicePorArtigo';
import { nomeDeArquivo } from './enderecos';
import { criaAvaliador } from './exemplos/avalia';
import { leExemplos } from './exemplos/exemplo';
import { formulasDeclaradas } from './formulas/declaradas';
import { indiceDasFormulas } from './formulas/indiceDasFormulas';
import { paginaDaFormula } from './formulas/paginaDaFormula';
import { paginaDoMunicipio } from './municipios/paginaDoMunicipio';

/** Every generated page by its path in the site. Nothing here is written by hand: it all comes from the rules. */
export async function paginasGeradas(): Promise<ReadonlyMap<string, string>> {
  const formulas = await formulasDeclaradas();
  const avalia = await criaAvaliador(formulas);
  const exemplos = leExemplos();
  return new Map([
    ['index.md', paginaInicial()],
    ['formulas/index.md', indiceDasFormulas(formulas)],
    ...formulas.map(
      (formula) =>
        [
          `formulas/${formula.id}.md`,
          paginaDaFormula(formula, exemplos.get(formula.id) ?? [], avalia),
        ] as const,
    ),
    ...municipios.flatMap((municipio) => [
      [`municipios/${nomeDeArquivo(municipio)}.md`, paginaDoMunicipio(municipio)] as const,
      [`artigos/${nomeDeArquivo(municipio)}.md`, indicePorArtigo(municipio)] as const,
    ]),
  ]);
}
