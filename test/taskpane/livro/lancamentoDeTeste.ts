import { criaResolvedor } from '../../../taskpane/calculo/resolvedor';
import { leTabela } from '../../../taskpane/lancar/leTabela';
import { Lancamento } from '../../../taskpane/lancar/lancamento';
import { PlanilhaDeTeste } from '../planilhaDeTeste';
import { FUNCOES, ponteDeTeste } from '../ponteDeTeste';

/** A table read, for a rule of the municipality of the workbook. */
export async function lancamentoDeTeste(
  planilha: PlanilhaDeTeste,
  municipio: string,
  exercicio: number,
  regra: string,
): Promise<Lancamento> {
  const ponte = ponteDeTeste({ municipio, exercicio });
  const resolvedor = criaResolvedor(ponte);
  const [tabela, resolvida] = [await leTabela(planilha), resolvedor.regra(regra)];
  if (!tabela || 'falha' in resolvida) throw new Error('sem tabela ou sem regra');
  const contexto = {
    ponte,
    resolvedor,
    planilha: Promise.resolve(planilha),
    site: 'https://exemplo/docs/',
    funcoes: () => Promise.resolve(FUNCOES),
  };
  return new Lancamento(contexto, resolvida, tabela, FUNCOES);
}
