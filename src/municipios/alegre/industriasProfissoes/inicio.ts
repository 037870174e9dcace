import { type Conta, type Contexto, exige, FatoInvalido, lei } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Numero } from '../../../valor/grandeza';
import { L40 } from '../leituras';
import { noExercicio } from '../noExercicio';
import { art } from '../norma';
import type { FatosDeIndustrias } from './fatos';
import { impostoPeloMovimento, type ParametrosDaTabela1 } from './tabela1';

export const parametrosDoInicio = {
  diasParaPagar: lei.numero('10', art('45', '§ 5º'), 'será de 10 (dez) dias, contados da data do lançamento'),
};

/** Art. 45, § 1º: the months left make the base, not the tax; the fixed part is whole. */
export function impostoDoIniciante(
  f: FatosDeIndustrias,
  p: ParametrosDaTabela1 & ParametrosEntregues<typeof parametrosDoInicio>,
  conta: Conta,
  contexto: Contexto,
): Saida {
  const meses = mesesQueRestam(f, conta, contexto);
  const movimento = conta.vezes('Movimento até o fim do exercício', exige(f, 'movimentoMensal'), meses);
  const imposto = impostoPeloMovimento(movimento, p, conta);
  if (!f.lancamento) return { ...imposto, meses };
  const { prazo, prazoNominal } = conta.prazo('Vencimento', f.lancamento, p.diasParaPagar);
  return { ...imposto, meses, parcelas: conta.parcelas(imposto.valor, [prazoNominal ?? prazo]) };
}

/** Art. 45, § 4º: the monthly average of the first exercise, for a whole year. The average is not rounded. */
export function impostoDoSegundoExercicio(f: FatosDeIndustrias, p: ParametrosDaTabela1, conta: Conta): Saida {
  const movimento = conta.fracao(
    'Movimento médio de doze meses',
    exige(f, 'movimento'),
    12,
    exige(f, 'mesesFuncionamento'),
  );
  const imposto = impostoPeloMovimento(movimento, p, conta);
  return { ...imposto, parcelas: conta.parcelas(imposto.valor, p.prestacoes) };
}

function mesesQueRestam(f: FatosDeIndustrias, conta: Conta, contexto: Contexto): Numero | number {
  if (f.mesesRestantes) return f.mesesRestantes;
  if (!f.inicioAtividade)
    throw new FatoInvalido(
      'mesesRestantes',
      'é preciso informar os meses que restam ou o início da atividade',
    );
  const { mes, dia } = noExercicio('inicioAtividade', f.inicioAtividade, contexto);
  // On the first of the month both readings agree.
  return dia === 1 || conta.usaAlternativa(L40) ? 13 - mes : 12 - mes;
}
