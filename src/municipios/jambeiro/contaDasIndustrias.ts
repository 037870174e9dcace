import { depois, trimestreCivil } from '../../calendario/dataCivil';
import type { DataCivil } from '../../calendario/dataCivil';
import { type Conta, type Contexto, exige, FatoInvalido } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { FatosDasIndustrias, ParametrosDasIndustrias } from './elementosDasIndustrias';
import { J47, J50 } from './leituras';
import { art } from './norma';
import { parcelasIguais } from './parcelasIguais';
import { parteFixa } from './parteFixa';
import { aliquotaVariavel, parteVariavel } from './parteVariavel';
import { vencimentosDasIndustrias } from './prestacoesDasIndustrias';

/** Arts. 50 and 56: the tax of the year is paid in four instalments. */
export function totalDoAno(f: FatosDasIndustrias, p: ParametrosDasIndustrias, conta: Conta): Saida {
  const total = impostoComATaxa(f, p, conta);
  return { ...total, parcelas: parcelasIguais(conta, total.valor, vencimentosDasIndustrias(p, conta)) };
}

/** Arts. 37 to 40 and 58: both parts, and the fee that rides on them. */
function impostoComATaxa(f: FatosDasIndustrias, p: ParametrosDasIndustrias, conta: Conta) {
  const variavel = parteVariavel(f, aliquotaVariavel(f.atividade, p, conta), conta);
  const fixa = parteFixa(f, p, conta);
  const imposto = conta.quantia('Imposto', conta.soma('Imposto', fixa, variavel));
  const taxa = conta.quantia(
    'Taxa de Assistência Social',
    conta.parte('Taxa de Assistência Social', p.taxaDeAssistencia, imposto),
  );
  return {
    valor: conta.soma('Imposto com a taxa', imposto, taxa),
    parteFixa: fixa,
    parteVariavel: variavel,
    imposto,
    taxaAssistenciaSocial: taxa,
  };
}

/** Arts. 49, § 5º, and 59: street and fair trade pay at once and ahead; without a place there is no variable part. */
export function totalDoPeriodo(f: FatosDasIndustrias, p: ParametrosDasIndustrias, conta: Conta): Saida {
  conta.nota('Paga-se de uma só vez, adiantado, pelo período', art('49, § 5º, e 59'));
  const semLocal = !f.valorLocativo && !f.aluguel && !f.valorLocativoArbitrado;
  if (semLocal) conta.nota('Sem valor locativo informado: sem local fixo, não há parte variável', art('40'));
  const total = impostoComATaxa(semLocal ? { ...f, valorLocativo: conta.nada } : f, p, conta);
  return { ...total, parcelaUnica: true };
}

/** Art. 49, § 4º: from the beginning of the quarter in which the activity starts. */
export function proporcionalDoInicio(f: FatosDasIndustrias, conta: Conta, contexto: Contexto): Saida {
  const anual = exige(f, 'impostoAnual');
  const trimestre = trimestreDoExercicio('inicioAtividade', exige(f, 'inicioAtividade'), contexto);
  conta.usaAlternativa(J47);
  const trimestres = 5 - trimestre;
  const parcelaUnica = trimestre > 2;
  if (parcelaUnica) conta.usaAlternativa(J50);
  return { valor: conta.fracao('Imposto proporcional', anual, trimestres, 4), trimestres, parcelaUnica };
}

/** Art. 47, parágrafo único: up to the quarter in which the activity ends, that one included. */
export function proporcionalDaBaixa(f: FatosDasIndustrias, conta: Conta, contexto: Contexto): Saida {
  const anual = exige(f, 'impostoAnual');
  const trimestres = trimestreDoExercicio('cessacao', exige(f, 'cessacao'), contexto);
  conta.usaAlternativa(J47);
  return { valor: conta.fracao('Imposto proporcional', anual, trimestres, 4), trimestres };
}

/** Arts. 44, 46, § 2º, and 49, § 1º: twenty per cent once, for want of inscription, renewal or books. */
export function acrescimoExOfficio(f: FatosDasIndustrias, p: ParametrosDasIndustrias, conta: Conta): Saida {
  const imposto = conta.quantia('Imposto do ano', exige(f, 'impostoAnual'));
  const outraFalta = f.renovou === false || f.recusouLivros === true;
  const inicio = outraFalta ? f.inicioAtividade : exige(f, 'inicioAtividade');
  const prazos = inicio && conta.prazo('Prazo da inscrição', inicio, p.diasDaInscricao);
  if (prazos && !f.inscricao) conta.nota('Inscrição não informada: conta como não feita', art('44'));
  const foraDoPrazo = prazos !== undefined && (!f.inscricao || depois(f.inscricao, prazos.prazo));
  if (f.renovou === false) conta.vencimentos(p.renovacao);
  const acrescimo =
    outraFalta || foraDoPrazo
      ? conta.quantia('Acréscimo', conta.parte('Acréscimo', p.acrescimo, imposto))
      : conta.nada;
  return { valor: conta.soma('Imposto com o acréscimo', imposto, acrescimo), acrescimo, ...prazos };
}

function trimestreDoExercicio(nome: string, data: DataCivil, { exercicio }: Contexto): number {
  if (data.ano !== exercicio)
    throw new FatoInvalido(nome, `é de ${data.ano}; aceita-se uma data do exercício ${exercicio}`);
  return trimestreCivil(data);
}
