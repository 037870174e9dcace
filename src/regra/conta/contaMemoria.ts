import { type DataCivil, dataBrasileira } from '../../calendario/dataCivil';
import { avisoDaLeitura, type Leitura } from '../../norma/leitura';
import { type Citacao, citacaoPorExtenso } from '../../norma/norma';
import type { Decimal } from '../../valor/decimal';
import { formataGrandeza } from '../../valor/formata';
import type { Grandeza, Unidade } from '../../valor/grandeza';
import type { Figura } from '../parametro/entregaDeParametro';
import { ContaBase } from './contaBase';

/** One step of the memória de cálculo. */
export interface Passo {
  readonly rotulo: string;
  /** `8% × Cr$ 6.000,00` */
  readonly conta: string;
  readonly valor: string;
  /** Articles of the figures in it, in full. */
  readonly fundamento: string;
}

/** A quantity that knows its unit, its number and where it comes from. */
class Anotada {
  constructor(
    readonly valor: Decimal,
    readonly unidade: Unidade,
    readonly citacoes: readonly Citacao[],
  ) {}
}

/** The account that writes the memória: same operations, same numbers, and every step with its article. */
export class ContaMemoria extends ContaBase {
  readonly passos: Passo[] = [];
  readonly avisos = new Set<string>();
  readonly fundamentos = new Set<string>();

  de(valor: Grandeza<Unidade>): Decimal {
    return anotada(valor).valor;
  }

  fato<U extends Unidade>(valor: Decimal, unidade: U): Grandeza<U> {
    return guarda(new Anotada(valor, unidade, []));
  }

  parametro<U extends Unidade>({ valor, unidade, citacao, leitura }: Figura<U>): Grandeza<U> {
    return guarda(new AnotadaDaLei(valor, unidade, citacao, leitura));
  }

  nota(texto: string, citacao?: Citacao): void {
    this.avisos.add(citacao ? `${texto} (${citacaoPorExtenso(citacao)})` : texto);
  }

  protected avisa(leitura: Leitura, alternativa: boolean): void {
    this.avisos.add(avisoDaLeitura(leitura, alternativa));
  }

  protected registraData(
    rotulo: string,
    conta: string,
    data: DataCivil,
    operandos: readonly Grandeza<Unidade>[],
  ): void {
    this.passos.push({
      rotulo,
      conta,
      valor: dataBrasileira(data),
      fundamento: this.fundamento(operandos.map(anotada)),
    });
  }

  protected usaPrestacoes(citacao: Citacao, leitura: Leitura | undefined): void {
    this.fundamentos.add(citacaoPorExtenso(citacao));
    if (leitura) this.usaAlternativa(leitura);
  }

  protected constante<U extends Unidade>(valor: Decimal, unidade: U): Grandeza<U> {
    return guarda(new Anotada(valor, unidade, []));
  }

  protected faz<U extends Unidade>(
    rotulo: string,
    valor: Decimal,
    modelo: Grandeza<U>,
    operacao: string,
    operandos: readonly (Grandeza<Unidade> | number)[],
    observacao = '',
  ): Grandeza<U> {
    const unidade = anotada(modelo).unidade;
    const notadas = operandos.filter((operando) => typeof operando !== 'number').map(anotada);
    this.passos.push({
      rotulo,
      conta: descreve(
        operandos.map((operando) => this.mostraOperando(operando)),
        operacao,
        observacao,
      ),
      valor: formataGrandeza(valor, unidade, this.contexto.simbolo),
      fundamento: this.fundamento(notadas),
    });
    return guarda(new Anotada(valor, unidade, []));
  }

  private mostraOperando(operando: Grandeza<Unidade> | number): string {
    if (typeof operando === 'number') return String(operando);
    const { valor, unidade } = anotada(operando);
    return formataGrandeza(valor, unidade, this.contexto.simbolo);
  }

  /** Articles behind the operands; the notice of a doubtful figure is left where the figure is used. */
  private fundamento(operandos: readonly Anotada[]): string {
    const artigos = new Set<string>();
    for (const operando of operandos) {
      if (operando instanceof AnotadaDaLei && operando.leitura) this.usaAlternativa(operando.leitura);
      for (const citacao of operando.citacoes) artigos.add(citacaoPorExtenso(citacao));
    }
    for (const artigo of artigos) this.fundamentos.add(artigo);
    return [...artigos].join('; ');
  }
}

/** A figure of the law, with its citation and, if it has one, the doubt about its reading. */
class AnotadaDaLei extends Anotada {
  constructor(
    valor: Decimal,
    unidade: Unidade,
    citacao: Citacao,
    readonly leitura: Leitura | undefined,
  ) {
    super(valor, unidade, [citacao]);
  }
}

function descreve(textos: readonly string[], operacao: string, observacao: string): string {
  const nota = observacao && textos.length > 0 ? ` (${observacao})` : observacao;
  if (operacao === '× ÷') return `${textos[0]} × ${textos[1]} ÷ ${textos[2]}${nota}`;
  if (operacao === ';') return `${observacao} ${textos.join('; ')}`;
  return `${textos.join(` ${operacao} `)}${nota}`;
}

function anotada(valor: Grandeza<Unidade>): Anotada {
  return valor as unknown as Anotada;
}

function guarda<U extends Unidade>(valor: Anotada): Grandeza<U> {
  return valor as unknown as Grandeza<U>;
}
