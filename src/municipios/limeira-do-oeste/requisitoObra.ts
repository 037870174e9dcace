import { type Conta, regra, SAIDAS } from '../../regra';
import type { Saida } from '../../regra/saida';
import { art, lei104 } from './norma';
import { requisitos } from './requisitos';
import { combina, type Demanda } from './requisitos/combina';
import { conformePelosFatos } from './requisitos/conformidade';
import type { NomeDeMedida } from './requisitos/exigencia';

/** All requirements as one: shared by the demand and by the check. */
export const combinacao = combina(requisitos);

/** What the works code demands of a project. */
export const requisitoObra = regra({
  id: 'REQUISITO_OBRA',
  titulo: 'Exigência do código de obras',
  norma: lei104,
  fundamento: [art('7º–117')],
  resumo:
    'O que o código exige do projeto em cada requisito: alturas, larguras, áreas, aberturas, afastamentos, instalações. Dadas também as medidas do projeto, diz se estão conformes.',
  fatos: combinacao.fatos,
  parametros: combinacao.parametros,
  catalogo: combinacao.catalogo,
  calcular(f, p, conta) {
    const demanda = combinacao.demanda(f, p, conta);
    return comConformidade(demanda, conformePelosFatos(demanda, conta), conta);
  },
});

/** The demand as a result, each measure with its step in the memória. */
export function comConformidade(
  { requisito, saida }: Demanda,
  conforme: boolean | undefined,
  conta: Conta,
): Saida {
  const medidas: Record<string, unknown> = {};
  for (const nome of Object.keys(saida) as NomeDeMedida[]) {
    const valor = saida[nome];
    // The other results of a requirement are yes or no, or a word.
    if (typeof valor === 'object') medidas[nome] = conta.soma(SAIDAS[nome][1], valor);
  }
  return {
    ...saida,
    ...medidas,
    conforme,
    fundamento: requisito.fundamento,
  };
}
