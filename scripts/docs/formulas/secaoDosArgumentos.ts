import { codigo, recolhido, tabela, texto } from '../markdown';
import type { Argumento, FormulaDeclarada } from './declaradas';
import { fatoDoArgumento, type RegraDaFormula } from './regrasDaFormula';

const DO_LIVRO: Readonly<Record<string, { readonly aceita: string; readonly branco: string }>> = {
  municipio: { aceita: 'código ou nome de um dos municípios', branco: 'o município escolhido no painel' },
  exercicio: { aceita: 'um ano de 1900 a 2200, ou uma data', branco: 'o exercício escolhido no painel' },
};

/** What each argument is, accepts and means when its cell is blank. */
export function secaoDosArgumentos(
  { argumentos }: FormulaDeclarada,
  regras: readonly RegraDaFormula[],
): readonly string[] {
  return [
    ...tabela(
      ['argumento', 'o que é', 'aceita', 'em branco'],
      argumentos.map((argumento) => [
        codigo(argumento.nome),
        texto(argumento.descricao),
        texto(aceita(argumento, regras)),
        texto(emBranco(argumento, regras)),
      ]),
    ),
    ...argumentos
      .filter(({ valores, nome }) => valores.length > 0 && nome !== 'municipio')
      .flatMap(({ nome, valores }) =>
        recolhido(
          `Valores aceitos em ${nome} (${valores.length})`,
          tabela(
            ['código', 'o que é'],
            valores.map(({ valor, descricao }) => [codigo(valor), texto(descricao)]),
          ),
        ),
      ),
  ];
}

function aceita({ nome, valores }: Argumento, regras: readonly RegraDaFormula[]): string {
  const doLivro = DO_LIVRO[nome];
  if (doLivro) return doLivro.aceita;
  if (valores.length > 0) return 'um dos códigos da lista abaixo';
  const textos = new Set(regras.flatMap((regra) => fatoDoArgumento(regra, nome)?.aceita ?? []));
  return textos.size > 0 ? [...textos].join('; ou ') : 'o que está descrito';
}

function emBranco({ nome, opcional }: Argumento, regras: readonly RegraDaFormula[]): string {
  const doLivro = DO_LIVRO[nome];
  if (doLivro) return doLivro.branco;
  const fatos = regras.flatMap((regra) => fatoDoArgumento(regra, nome) ?? []);
  if (fatos.length === 0) return opcional ? 'não informado' : 'é preciso informar';
  const zero = fatos.some(({ zeroEhAusente }) => !zeroEhAusente) ? 'célula vazia vale zero' : '';
  const exigido = fatos.some(({ obrigatorio }) => obrigatorio)
    ? fatos.every(({ obrigatorio }) => obrigatorio)
      ? 'é preciso informar'
      : 'é preciso informar onde a lei o exige'
    : 'vale a regra geral da lei; se não há uma, #VALOR!';
  return zero || exigido;
}
