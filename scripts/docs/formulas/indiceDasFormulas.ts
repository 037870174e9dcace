import { municipios } from '../../../src';
import { paginaDaFormula } from '../enderecos';
import { pagina, tabela, texto } from '../markdown';
import type { FormulaDeclarada } from './declaradas';
import { regrasDaFormula } from './regrasDaFormula';

/** Files of functions/formulas, as chapters of the reference, in the order in which an assessor looks for them. */
const CAPITULOS: readonly (readonly [grupo: string, titulo: string])[] = [
  ['impostos', 'Impostos do ano'],
  ['imoveis', 'Imóveis: zona, base, incidência, isenção, foro e laudêmio'],
  ['taxasDeServicos', 'Taxas de serviços'],
  ['taxasDeVias', 'Taxas de vias e estradas'],
  ['taxasDeLugares', 'Taxas de lugares: feira, matadouro, cemitério'],
  ['afericao', 'Aferição de pesos e medidas'],
  ['licencas', 'Licenças de negócio'],
  ['licencasDeBens', 'Veículos, obras, publicidade e logradouro'],
  ['licencasDeAnimais', 'Talho, cães e ascensores'],
  ['diversoes', 'Diversões e adicionais'],
  ['selo', 'Selo, expediente e jornal'],
  ['emolumentos', 'Emolumentos'],
  ['multasEPrazos', 'Multas, mora e prazos'],
  ['obras', 'Código de obras'],
  ['cabimento', 'Se cabe o pedido, o favor ou o efeito'],
  ['rendasEDividas', 'Vigência, dívida ativa e rendas'],
  ['consulta', 'Consulta: fundamento, isenções, vencimentos e tabelas'],
  ['tabelaDoLancador', 'A tabela inteira e a memória de cálculo'],
  ['moeda', 'Moeda do tempo e UFIR'],
];

export interface Capitulo {
  readonly titulo: string;
  readonly formulas: readonly FormulaDeclarada[];
}

/** The formulas by chapter; a new file of formulas goes to the end under its own name, never out of the reference. */
export function capitulos(formulas: readonly FormulaDeclarada[]): readonly Capitulo[] {
  const grupos = new Set([...CAPITULOS.map(([grupo]) => grupo), ...formulas.map(({ grupo }) => grupo)]);
  return [...grupos]
    .map((grupo) => ({
      titulo: CAPITULOS.find(([nome]) => nome === grupo)?.[1] ?? grupo,
      formulas: formulas
        .filter((formula) => formula.grupo === grupo)
        .sort((a, b) => a.id.localeCompare(b.id)),
    }))
    .filter(({ formulas: doGrupo }) => doGrupo.length > 0);
}

export function indiceDasFormulas(formulas: readonly FormulaDeclarada[]): string {
  return pagina('Fórmulas', [
    '# Fórmulas',
    '',
    `As ${formulas.length} fórmulas do Lançador. Todas começam por \`=TRIB.\`, e o Excel as completa enquanto se digita.`,
    '',
    ...capitulos(formulas).flatMap(({ titulo, formulas: doCapitulo }) => [
      `## ${texto(titulo)}`,
      '',
      ...tabela(
        ['fórmula', 'o que dá', 'municípios'],
        doCapitulo.map(({ id, descricao, grupo }) => [
          `[${texto(id)}](${paginaDaFormula(id)})`,
          texto(descricao),
          grupo === 'consulta' ? 'todos' : texto(municipiosDa(id)),
        ]),
      ),
    ]),
  ]);
}

function municipiosDa(id: string): string {
  const regras = regrasDaFormula(id);
  if (regras.length === 0 || regras.length === municipios.length) return 'todos';
  return regras.map(({ municipio }) => municipio.nome.replace(/-\w\w$/, '')).join(', ');
}
