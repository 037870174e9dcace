import {
  dataBrasileira,
  type DataCivil,
  dataCivil,
  depois,
  mesesCompletos,
  mesmaData,
  somaDias,
  somaMeses,
} from '../../calendario/dataCivil';
import { type Conta, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { L46, L48, L50 } from './leituras';
import { art, lei132 } from './norma';

/** Arrears: art. 10, §§ 2º to 4º. */
export const mora = regra({
  id: 'MORA',
  titulo: 'Multa de mora',
  norma: lei132,
  fundamento: [art('10', '§ 3º')],
  resumo:
    'Um por cento por mês completo de atraso, simples, só até 31 de dezembro do exercício; depois o débito vai à dívida ativa. O Prefeito pode prorrogar o vencimento por até sessenta dias.',
  fatos: {
    principal: fato.dinheiro('Quantia devida'),
    vencimento: fato.data('Vencimento'),
    pagamento: fato.data('Data do pagamento'),
    diasProrrogacao: fato.inteiro('Dias de prorrogação concedidos'),
  },
  parametros: {
    porMes: lei.percentual('1', art('10', '§ 3º'), 'um por cento (1%) ao mês', L46),
    maximoDaProrrogacao: lei.numero('60', art('10', '§ 2º'), 'prorrogar, até 60 dias os prazos', L48),
  },
  catalogo: ['MORA', 'PRORROGACAO_PREFEITO', 'DIVIDA_ATIVA_INSCRICAO'],
  calcular(f, p, conta) {
    const principal = conta.quantia('Principal', exige(f, 'principal'));
    const nominal = exige(f, 'vencimento');
    const pagamento = exige(f, 'pagamento');
    if (f.diasProrrogacao && conta.maisDe(f.diasProrrogacao, p.maximoDaProrrogacao))
      throw new FatoInvalido(
        'diasProrrogacao',
        `passa do máximo da lei; aceita-se até ${conta.inteiro(p.maximoDaProrrogacao)} dias`,
      );
    const dias = f.diasProrrogacao ? conta.inteiro(f.diasProrrogacao) : 0;
    const prorrogado = dias > 0 ? somaDias(nominal, dias) : undefined;
    if (prorrogado) conta.usaAlternativa(L48);
    const vencimento = prorrogado ?? nominal;
    const util = conta.diaUtil(vencimento);
    if (!mesmaData(util, vencimento)) conta.usaAlternativa(L50);
    // The exercise of the debt is that of its due date, whatever the year in which it is reckoned.
    const fimDoExercicio = dataCivil(nominal.ano, 12, 31);
    const vaiADivida = depois(pagamento, fimDoExercicio);
    const meses = mesesDeAtraso(util, vaiADivida ? fimDoExercicio : pagamento, conta);
    conta.nota(`Meses de atraso, contados de ${dataBrasileira(util)}: ${meses}`, art('10', '§ 3º'));
    const porMes = conta.parte('Multa de um mês', p.porMes, principal);
    const multaMora = conta.quantia('Multa de mora', conta.vezes('Multa dos meses', porMes, meses));
    if (vaiADivida) conta.nota('Expirado o exercício: inscreve-se em dívida ativa', art('10', '§ 4º'));
    return {
      valor: conta.soma('Total a pagar', principal, multaMora),
      principal,
      multaMora,
      meses,
      vencimentoProrrogado: prorrogado,
      vencimentoUtil: mesmaData(util, vencimento) ? undefined : util,
      dividaAtiva: vaiADivida,
      inscricao: vaiADivida ? dataCivil(nominal.ano + 1, 1, 1) : undefined,
    };
  },
});

/** Complete months, date to date; by the other reading of L-46 the month begun counts whole. */
function mesesDeAtraso(de: DataCivil, ate: DataCivil, conta: Conta): number {
  const comecadoConta = conta.usaAlternativa(L46);
  const completos = mesesCompletos(de, ate);
  return comecadoConta && depois(ate, somaMeses(de, completos)) ? completos + 1 : completos;
}
