import { type Conta, type Contexto, exige, lei } from '../../../regra';
import type { DataCivil } from '../../../calendario/dataCivil';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Dinheiro } from '../../../valor/grandeza';
import { L43 } from '../leituras';
import { noExercicio } from '../noExercicio';
import { art } from '../norma';
import type { FatosDeIndustrias } from './fatos';
import { impostoPeloMovimento, type ParametrosDaTabela1 } from './tabela1';

export const parametrosDoEncerramento = {
  diasDaDiferenca: lei.numero('10', art('46', '§ único'), 'a pagar a diferença do imposto dentro de 10 dias'),
};

/** Art. 46: who closes still owes the instalment of that half of the year. */
export function impostoDoEncerramento(
  f: FatosDeIndustrias,
  p: ParametrosDaTabela1,
  conta: Conta,
  contexto: Contexto,
): Saida {
  const fechamento = noExercicio('fechamento', exige(f, 'fechamento'), contexto);
  conta.usaAlternativa(L43);
  return devidoAteOFechamento(fechamento, exige(f, 'impostoAnual'), p, conta);
}

/** Art. 46, § único: the tax on what was really sold, stock included, against the tax assessed in January. */
export function revisaoDoEncerramento(
  f: FatosDeIndustrias,
  p: ParametrosDaTabela1 & ParametrosEntregues<typeof parametrosDoEncerramento>,
  conta: Conta,
  contexto: Contexto,
): Saida {
  const impostoAnual = exige(f, 'impostoAnual');
  if (!f.estoque) conta.nota('Estoque não informado: contado como nenhum', art('46', '§ único'));
  const montante = conta.soma('Movimento e estoque', exige(f, 'movimentoRealizado'), f.estoque ?? conta.nada);
  const { valor: apurado } = impostoPeloMovimento(montante, p, conta);
  const fechamento = f.fechamento && noExercicio('fechamento', f.fechamento, contexto);
  const lancado =
    conta.usaAlternativa(L43) && fechamento
      ? devidoAteOFechamento(fechamento, impostoAnual, p, conta).valor
      : impostoAnual;
  return {
    valor: conta.excesso('Diferença do imposto', apurado, lancado),
    ...(f.revisao ? conta.prazo('Prazo da diferença', f.revisao, p.diasDaDiferenca) : {}),
  };
}

function devidoAteOFechamento(
  fechamento: DataCivil,
  impostoAnual: Dinheiro,
  p: ParametrosDaTabela1,
  conta: Conta,
): { readonly valor: Dinheiro; readonly prestacoes: number } {
  const [primeira, ...outras] = conta.parcelas(impostoAnual, p.prestacoes);
  if (fechamento.mes > 6 || !primeira)
    return { valor: conta.soma('As duas prestações', impostoAnual), prestacoes: 1 + outras.length };
  return { valor: conta.soma('Só a primeira prestação', primeira.valor), prestacoes: 1 };
}
