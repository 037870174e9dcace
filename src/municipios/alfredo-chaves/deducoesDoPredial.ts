import type { DataCivil } from '../../calendario/dataCivil';
import { type Conta, type Contexto, FatoInvalido } from '../../regra';
import type { Dinheiro, Numero } from '../../valor/grandeza';
import { L02, L10, L13 } from './leituras';
import { art } from './norma';

export const MESES_DO_ANO = 12;

/** Art. 12, § 1º: how many of the three services the suburban zone has; undefined when it was not stated. */
export function servicosPrestados(
  servicos: readonly ('LIMPEZA' | 'AGUA' | 'ESGOTO' | 'NENHUM')[] | undefined,
  conta: Conta,
): number | undefined {
  conta.usaAlternativa(L02);
  if (!servicos) {
    conta.nota('Serviços não informados: sem dedução', art('12', '§ 1º'));
    return undefined;
  }
  const prestados = new Set(servicos);
  if (prestados.delete('NENHUM') && prestados.size > 0)
    throw new FatoInvalido('servicos', 'NENHUM não se junta a outros serviços');
  return prestados.size;
}

/** Months of the year that are due, by arts. 20 and 21, j. */
export function mesesDevidos(
  f: {
    readonly demolicaoVerificada: DataCivil | undefined;
    readonly mesesDesocupado: Numero | undefined;
    readonly requereu: boolean | undefined;
  },
  conta: Conta,
  { exercicio }: Contexto,
): number {
  let meses = MESES_DO_ANO;
  if (f.demolicaoVerificada) {
    if (f.demolicaoVerificada.ano !== exercicio)
      throw new FatoInvalido(
        'demolicaoVerificada',
        `é de ${f.demolicaoVerificada.ano}; aceita-se uma data do exercício ${exercicio}`,
      );
    conta.usaAlternativa(L13);
    meses = f.demolicaoVerificada.mes;
  }
  const vagos = f.mesesDesocupado ? conta.inteiro(f.mesesDesocupado) : 0;
  if (vagos === 0) return meses;
  if (f.requereu !== true) {
    conta.nota('Desocupação sem requerimento: paga o ano', art('21', 'j'));
    return meses;
  }
  conta.usaAlternativa(L10);
  return Math.max(0, meses - vagos);
}

/** One division at the end of all the multiplications, so that no third is rounded on the way. */
export function proporcional(
  imposto: Dinheiro,
  tercos: readonly [pagos: Numero, todos: Numero] | undefined,
  meses: number,
  conta: Conta,
): Dinheiro {
  if (!tercos)
    return meses === MESES_DO_ANO
      ? imposto
      : conta.fracao('Imposto dos meses devidos', imposto, meses, MESES_DO_ANO);
  const [pagos, todos] = tercos;
  if (meses === MESES_DO_ANO) return conta.fracao('Imposto sem nenhum serviço', imposto, pagos, todos);
  const numerador = conta.vezes('Terços a pagar × meses devidos', pagos, meses);
  const denominador = conta.vezes('Terços × meses do ano', todos, MESES_DO_ANO);
  return conta.fracao('Imposto sem serviço, nos meses devidos', imposto, numerador, denominador);
}
