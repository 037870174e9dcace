import { type Calendario, calendario } from '../../calendario/calendario';
import { type DataCivil, dataBrasileira, depois, mesmaData, somaMeses } from '../../calendario/dataCivil';
import { type DataHora, dataHoraBrasileira, somaHoras } from '../../calendario/dataHora';
import { contaPrazo, type Prazo } from '../../calendario/prazo';
import type { SistemaDeDatas } from '../../calendario/serialExcel';
import { casasDecimaisEm, moedaEm } from '../../moeda/moedas';
import type { Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import { type Arredondamento, arredondamentoDaMoeda } from '../../valor/arredondamento';
import type { Decimal } from '../../valor/decimal';
import type { Dinheiro, Grandeza, Numero, Unidade } from '../../valor/grandeza';
import { reparte } from '../../valor/reparte';
import { diaNoExercicio, type Prestacoes } from '../parametro/prestacoes';
import type { ContaDeData, Parcela } from './conta';
import type { Contexto } from './contexto';

/** Deadlines, due dates and instalments of the account. */
export abstract class ContaDeDatas implements ContaDeData {
  readonly sistemaDeDatas: SistemaDeDatas;
  protected readonly arredondamento: Arredondamento;
  private readonly casas: number;
  private readonly nacional: Calendario = calendario({});

  constructor(readonly contexto: Contexto) {
    this.sistemaDeDatas = contexto.sistemaDeDatas ?? 1900;
    // Exercises after 1967, kept on by the assessor, stay in the law's own nominal cruzeiros, with centavos; and
    // before the cruzeiro no law of ours answers.
    this.casas = contexto.dia.ano > 1966 || !moedaEm(contexto.dia) ? 2 : casasDecimaisEm(contexto.dia);
    this.arredondamento = arredondamentoDaMoeda(this.casas);
  }

  /** The exact number behind a quantity. */
  abstract de(valor: Grandeza<Unidade>): Decimal;
  protected abstract constante<U extends Unidade>(valor: Decimal, unidade: U): Grandeza<U>;
  /** Makes a quantity with the unit of the model, out of the operands. */
  protected abstract faz<U extends Unidade>(
    rotulo: string,
    valor: Decimal,
    modelo: Grandeza<U>,
    operacao: string,
    operandos: readonly (Grandeza<Unidade> | number)[],
    observacao?: string,
  ): Grandeza<U>;
  /** Writes down a date that was counted. */
  protected abstract registraData(
    rotulo: string,
    conta: string,
    data: DataCivil,
    operandos: readonly Grandeza<Unidade>[],
  ): void;
  protected abstract usaPrestacoes(citacao: Citacao, leitura: Leitura | undefined): void;

  prazo(rotulo: string, inicio: DataCivil, dias: Numero, feriados?: readonly DataCivil[]): Prazo {
    const prazo = contaPrazo(inicio, this.de(dias).toNumber(), this.calendario(feriados));
    this.registraPrazo(rotulo, dataBrasileira(inicio), dias, ['dia', 'dias'], prazo.prazo);
    return prazo;
  }

  emMeses(rotulo: string, inicio: DataCivil, meses: Numero): DataCivil {
    const fim = somaMeses(inicio, this.de(meses).toNumber());
    this.registraPrazo(rotulo, dataBrasileira(inicio), meses, ['mês', 'meses'], fim);
    return fim;
  }

  prazoEmHoras(rotulo: string, inicio: DataHora, horas: Numero): DataHora {
    const fim = somaHoras(inicio, this.de(horas).toNumber());
    this.registraPrazo(
      rotulo,
      dataHoraBrasileira(inicio),
      horas,
      ['hora', 'horas'],
      fim.data,
      ` = ${dataHoraBrasileira(fim)}`,
    );
    return fim;
  }

  vencimentos(prestacoes: Prestacoes, exercicio = this.contexto.exercicio): readonly DataCivil[] {
    this.usaPrestacoes(prestacoes.citacao, prestacoes.leitura);
    return prestacoes.dias.map((dia) => diaNoExercicio(dia, exercicio, this.nacional));
  }

  diaUtil(dia: DataCivil, feriados?: readonly DataCivil[]): DataCivil {
    return this.calendario(feriados).proximoDiaUtil(dia);
  }

  ultimoDiaUtilDoMes(ano: number, mes: number, feriados?: readonly DataCivil[]): DataCivil {
    return this.calendario(feriados).ultimoDiaUtilDoMes(ano, mes);
  }

  enesimoDiaUtil(ano: number, mes: number, n: Numero, feriados?: readonly DataCivil[]): DataCivil {
    return this.calendario(feriados).enesimoDiaUtil(ano, mes, this.de(n).toNumber());
  }

  emAtraso(vencimento: DataCivil, pagamento: DataCivil): boolean {
    return depois(pagamento, this.nacional.proximoDiaUtil(vencimento));
  }

  parcelas(valor: Dinheiro, quando: Prestacoes | readonly DataCivil[]): readonly Parcela[] {
    const datas = 'dias' in quando ? this.vencimentos(quando) : quando;
    return this.partesIguais(valor, datas.length).map((paga, i): Parcela => {
      const vencimento = datas[i] as DataCivil;
      const vencimentoUtil = this.nacional.proximoDiaUtil(vencimento);
      return mesmaData(vencimento, vencimentoUtil)
        ? { vencimento, valor: paga }
        : { vencimento, vencimentoUtil, valor: paga };
    });
  }

  partesIguais(valor: Dinheiro, quantas: number): readonly Dinheiro[] {
    const total = this.arredondamento.aplica(this.de(valor));
    return reparte(total, quantas, this.casas).map((parte) => this.constante(parte, 'dinheiro'));
  }

  private registraPrazo(
    rotulo: string,
    inicio: string,
    quantos: Numero,
    [um, varios]: readonly [um: string, varios: string],
    fim: DataCivil,
    resultado = '',
  ): void {
    const numero = this.de(quantos).toFixed();
    this.registraData(rotulo, `${inicio} + ${numero} ${numero === '1' ? um : varios}${resultado}`, fim, [
      quantos,
    ]);
  }

  private calendario(feriados: readonly DataCivil[] | undefined): Calendario {
    return feriados && feriados.length > 0 ? calendario({ feriadosLocais: feriados }) : this.nacional;
  }
}
