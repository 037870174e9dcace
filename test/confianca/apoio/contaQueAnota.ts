import type { DataCivil } from '../../../src/calendario';
import { calculaSaida } from '../../../src/regra/calculaSaida';
import { ContaDecimal } from '../../../src/regra/conta/contaDecimal';
import { FatoInvalido, SemResposta } from '../../../src/regra/falha';
import { leFatos } from '../../../src/regra/fato/leFatos';
import { figurasEm } from '../../../src/regra/figurasEm';
import type { Faixas } from '../../../src/regra/parametro/faixas';
import type { Progressiva } from '../../../src/regra/parametro/progressiva';
import { Decimal } from '../../../src/valor/decimal';
import type { Grandeza, Unidade } from '../../../src/valor/grandeza';
import type { FatosBrutos } from './geraFatos';
import type { RegraNoDia } from './regrasResolvidas';

export type Comparacao = 'ate' | 'menosDe' | 'maisDe' | 'aoMenos';

/** A place where the law takes one side or the other: what was compared with what, and the side taken. */
export interface Limiar {
  readonly comparacao: Comparacao;
  readonly valor: Decimal;
  readonly limite: Decimal;
  readonly resposta: boolean;
}

type Operando = Grandeza<Unidade> | number;

/** The account that notes every comparison with a limit. */
class ContaQueAnota extends ContaDecimal {
  readonly limiares: Limiar[] = [];

  override ate = (a: Grandeza<Unidade>, b: Operando): boolean =>
    this.anota('ate', a, b, this.de(a).lte(this.limite(b)));

  override menosDe = (a: Grandeza<Unidade>, b: Operando): boolean =>
    this.anota('menosDe', a, b, this.de(a).lt(this.limite(b)));

  override maisDe = (a: Grandeza<Unidade>, b: Operando): boolean =>
    this.anota('maisDe', a, b, this.de(a).gt(this.limite(b)));

  override aoMenos = (a: Grandeza<Unidade>, b: Operando): boolean =>
    this.anota('aoMenos', a, b, this.de(a).gte(this.limite(b)));

  override faixa<C extends Unidade, V extends Unidade>(
    rotulo: string,
    faixas: Faixas<C, V>,
    chave: Grandeza<C>,
  ): Grandeza<V> {
    this.anotaFaixas(faixas, chave);
    return super.faixa(rotulo, faixas, chave);
  }

  override progressiva(rotulo: string, escala: Progressiva, base: Grandeza<Unidade>) {
    this.anotaFaixas(escala, base);
    return super.progressiva(rotulo, escala, base);
  }

  /** Every bracket limit is a place where sides are taken: "até" includes it, "menos de" does not. */
  private anotaFaixas(
    { faixas }: { readonly faixas: readonly { readonly limite?: { valor: Decimal; incluso: boolean } }[] },
    chave: Grandeza<Unidade>,
  ): void {
    const valor = this.de(chave);
    for (const { limite } of faixas) {
      if (!limite) continue;
      const resposta = limite.incluso ? valor.lte(limite.valor) : valor.lt(limite.valor);
      this.limiares.push({
        comparacao: limite.incluso ? 'ate' : 'menosDe',
        valor,
        limite: limite.valor,
        resposta,
      });
    }
  }

  private limite(b: Operando): Decimal {
    return typeof b === 'number' ? new Decimal(b) : this.de(b);
  }

  private anota(comparacao: Comparacao, a: Grandeza<Unidade>, b: Operando, resposta: boolean): boolean {
    const limite = this.limite(b);
    this.limiares.push({ comparacao, valor: this.de(a), limite, resposta });
    return resposta;
  }
}

/** Every limit that the rule looked at with these facts. */
export function limiaresDe({ regra, resolvida }: RegraNoDia, fatos: FatosBrutos): readonly Limiar[] {
  const conta = new ContaQueAnota(resolvida.contexto);
  const redacao: DataCivil = resolvida.contexto.dia;
  try {
    const lidos = leFatos(regra.fatos, fatos, conta);
    calculaSaida(regra, lidos, figurasEm(regra.parametros, redacao, conta), conta, redacao);
  } catch (erro) {
    if (!(erro instanceof FatoInvalido) && !(erro instanceof SemResposta)) throw erro;
  }
  return conta.limiares;
}
