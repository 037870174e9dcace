import { Decimal } from '../../src/valor/decimal';
import { decimalDeNumero } from '../../src/valor';
import { type Causa, CausasDeErro } from './causasDeErro';
import type { LinhaLancada, Situacao } from './lancaLinha';

/** What came of a block of rows, in plain data that goes between threads. */
export interface ContagemDeBloco {
  readonly linhas: number;
  readonly emBranco: number;
  readonly situacoes: readonly (readonly [Situacao, number])[];
  /** Sum of the amounts in money, in decimal text. */
  readonly total: string;
  readonly causas: readonly Causa[];
  /** Rows with more instalments than columns. */
  readonly parcelasSemColuna: number;
}

/** Counts rows, and adds up the counts of blocks; in the order of the rows it gives the same in any number of threads. */
export class Contagem {
  private linhas = 0;
  private emBranco = 0;
  private readonly situacoes = new Map<Situacao, number>();
  /** Whole centavos, which doubles add up exactly; what does not fit in them goes to the decimals. */
  private centavos = 0;
  private total = new Decimal(0);
  private readonly causas = new CausasDeErro();
  private parcelasSemColuna = 0;

  conta(numero: number, lancada: LinhaLancada | undefined, pares: number): void {
    this.linhas += 1;
    if (!lancada) {
      this.emBranco += 1;
      return;
    }
    const { situacao, valor, fundamento, parcelas } = lancada;
    this.situacoes.set(situacao, (this.situacoes.get(situacao) ?? 0) + 1);
    if (valor?.tipo === 'dinheiro') this.somaDinheiro(valor.numero);
    if (situacao === 'Erro' || situacao === 'Sem resposta') this.causas.conta(fundamento, numero);
    if (parcelas.length > pares) this.parcelasSemColuna += 1;
  }

  private somaDinheiro(valor: number): void {
    const centavos = Math.round(valor * 100);
    const soma = this.centavos + centavos;
    if (centavos / 100 === valor && Number.isSafeInteger(soma)) this.centavos = soma;
    else this.total = this.total.plus(decimalDeNumero(valor));
  }

  soma(bloco: ContagemDeBloco): void {
    this.linhas += bloco.linhas;
    this.emBranco += bloco.emBranco;
    for (const [situacao, quantas] of bloco.situacoes)
      this.situacoes.set(situacao, (this.situacoes.get(situacao) ?? 0) + quantas);
    this.total = this.total.plus(bloco.total);
    this.causas.soma(bloco.causas);
    this.parcelasSemColuna += bloco.parcelasSemColuna;
  }

  fecha(): ContagemDeBloco {
    return {
      linhas: this.linhas,
      emBranco: this.emBranco,
      situacoes: [...this.situacoes],
      total: this.total.plus(new Decimal(this.centavos).div(100)).toFixed(),
      causas: this.causas.todas(),
      parcelasSemColuna: this.parcelasSemColuna,
    };
  }
}
