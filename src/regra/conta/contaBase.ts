import { type DataCivil, dataBrasileira } from '../../calendario/dataCivil';
import { alternativaEscolhida, type Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import { type Arredondamento, paraCimaAoMultiplo } from '../../valor/arredondamento';
import { Decimal } from '../../valor/decimal';
import { formataDecimal } from '../../valor/formata';
import type {
  Dinheiro,
  Grandeza,
  Metros,
  MetrosQuadrados,
  Numero,
  Percentual,
  Unidade,
} from '../../valor/grandeza';
import { SemResposta } from '../falha';
import type { EntregaDeFato } from '../fato/entregaDeFato';
import type { EntregaDeParametro, Figura } from '../parametro/entregaDeParametro';
import type { Faixas } from '../parametro/faixas';
import { entregaFigura } from '../parametro/figura';
import { indiceDaFaixa } from '../parametro/limites';
import type { Parametro } from '../parametro/parametro';
import type { Progressiva } from '../parametro/progressiva';
import type { Tabela } from '../parametro/tabela';
import type { TabelaAusente } from '../parametro/tabelaAusente';
import { versaoEm } from '../parametro/versoes';
import { buscaLinhaComplementar } from '../tabelaComplementar';
import type { Conta } from './conta';
import { ContaDeDatas } from './contaDeDatas';

type Operando = Grandeza<Unidade> | number;

/**
 * The operations, once, on exact decimals. What is left to the two accounts is how a quantity is held and
 * whether its making is written down.
 */
export abstract class ContaBase extends ContaDeDatas implements Conta, EntregaDeFato, EntregaDeParametro {
  abstract fato<U extends Unidade>(valor: Decimal, unidade: U, titulo: string): Grandeza<U>;
  abstract parametro<U extends Unidade>(figura: Figura<U>): Grandeza<U>;
  abstract nota(texto: string, citacao?: Citacao): void;
  protected abstract avisa(leitura: Leitura, alternativa: boolean): void;

  readonly nada = this.constante(new Decimal(0), 'dinheiro');

  numero(valor: number): Numero {
    return this.constante(new Decimal(valor), 'numero');
  }

  publicado<U extends Unidade>(rotulo: string, escrito: string, unidade: U, ato: string): Grandeza<U> {
    const valor = this.constante(new Decimal(escrito), unidade);
    return this.faz(rotulo, this.de(valor), valor, '', [], ato);
  }

  inteiro(valor: Numero): number {
    return this.de(valor).toNumber();
  }

  parte<U extends Unidade>(rotulo: string, aliquota: Percentual, base: Grandeza<U>): Grandeza<U> {
    return this.faz(rotulo, this.de(aliquota).times(this.de(base)), base, '×', [aliquota, base]);
  }

  vezes<U extends Unidade>(rotulo: string, tarifa: Grandeza<U>, medida: Operando): Grandeza<U> {
    return this.faz(rotulo, this.de(tarifa).times(this.dec(medida)), tarifa, '×', [tarifa, medida]);
  }

  area(rotulo: string, largura: Metros, comprimento: Metros): MetrosQuadrados {
    const modelo = this.constante(new Decimal(0), 'metrosQuadrados');
    const valor = this.de(largura).times(this.de(comprimento));
    return this.faz(rotulo, valor, modelo, '×', [largura, comprimento]);
  }

  soma<U extends Unidade>(rotulo: string, ...parcelas: readonly Grandeza<U>[]): Grandeza<U> {
    const total = parcelas.reduce((acumulado, parcela) => acumulado.plus(this.de(parcela)), new Decimal(0));
    return this.faz(
      rotulo,
      total,
      parcelas[0] ?? (this.nada as Grandeza<Unidade> as Grandeza<U>),
      '+',
      parcelas,
    );
  }

  menos<U extends Unidade>(rotulo: string, de: Grandeza<U>, quanto: Grandeza<U>): Grandeza<U> {
    return this.faz(rotulo, this.de(de).minus(this.de(quanto)), de, '−', [de, quanto]);
  }

  excesso<U extends Unidade>(rotulo: string, de: Grandeza<U>, quanto: Grandeza<U>): Grandeza<U> {
    const diferenca = this.de(de).minus(this.de(quanto));
    return this.faz(
      rotulo,
      diferenca.isNegative() ? new Decimal(0) : diferenca,
      de,
      '−',
      [de, quanto],
      'nunca abaixo de zero',
    );
  }

  maior<U extends Unidade>(rotulo: string, ...valores: readonly Grandeza<U>[]): Grandeza<U> {
    return this.escolhe(rotulo, 'o maior de', valores, (a, b) => a.gt(b));
  }

  menor<U extends Unidade>(rotulo: string, ...valores: readonly Grandeza<U>[]): Grandeza<U> {
    return this.escolhe(rotulo, 'o menor de', valores, (a, b) => a.lt(b));
  }

  fracao<U extends Unidade>(
    rotulo: string,
    valor: Grandeza<U>,
    numerador: Operando,
    denominador: Operando,
  ): Grandeza<U> {
    const feito = this.de(valor).times(this.dec(numerador)).div(this.dec(denominador));
    return this.faz(rotulo, feito, valor, '× ÷', [valor, numerador, denominador]);
  }

  razao(rotulo: string, a: Grandeza<Unidade>, b: Grandeza<Unidade>): Numero {
    return this.faz(rotulo, this.de(a).div(this.de(b)), this.numero(0), '÷', [a, b]);
  }

  inteiroAcima<U extends Unidade>(rotulo: string, valor: Grandeza<U>): Grandeza<U> {
    return this.faz(rotulo, this.de(valor).ceil(), valor, '', [valor], 'para cima, ao inteiro');
  }

  unidadesComecadas<U extends Unidade>(rotulo: string, valor: Grandeza<U>, tamanho: Grandeza<U>): Numero {
    const unidades = this.de(valor).div(this.de(tamanho)).ceil();
    return this.faz(rotulo, unidades, this.numero(0), '÷', [valor, tamanho], 'fração conta por inteiro');
  }

  acimaAoMultiplo<U extends Unidade>(rotulo: string, valor: Grandeza<U>, multiplo: Grandeza<U>): Grandeza<U> {
    const feito = paraCimaAoMultiplo(this.de(valor), this.de(multiplo));
    return this.faz(rotulo, feito, valor, '→', [valor, multiplo], 'para cima, ao múltiplo');
  }

  medida<U extends Exclude<Unidade, 'dinheiro'>>(
    rotulo: string,
    valor: Grandeza<U>,
    casas: number,
  ): Grandeza<U> {
    return this.faz(rotulo, this.de(valor).toDecimalPlaces(casas), valor, '', [valor], `${casas} casas`);
  }

  quantia(rotulo: string, valor: Dinheiro, arredondamento: Arredondamento = this.arredondamento): Dinheiro {
    const exato = this.de(valor);
    const cobrado = arredondamento.aplica(exato);
    return cobrado.eq(exato)
      ? valor
      : this.faz(rotulo, cobrado, valor, '', [valor], arredondamento.descricao);
  }

  progressiva(rotulo: string, escala: Progressiva, base: Grandeza<Unidade>): Dinheiro {
    const total = this.de(base);
    const partes = escala.faixas.flatMap(({ acimaDe, limite, taxa }, i): Dinheiro[] => {
      if (total.lte(acimaDe)) return [];
      const dentro = (limite ? Decimal.min(total, limite.valor) : total).minus(acimaDe);
      const figura = entregaFigura(taxa, this);
      const quanto = this.constante(dentro, escala.unidadeDaBase);
      return [
        this.faz(`${rotulo}: ${i + 1}ª faixa`, dentro.times(this.de(figura)), this.nada, '×', [
          figura,
          quanto,
        ]),
      ];
    });
    return this.soma(rotulo, ...(partes.length > 0 ? partes : [this.nada]));
  }

  faixa<C extends Unidade, V extends Unidade>(
    rotulo: string,
    faixas: Faixas<C, V>,
    chave: Grandeza<C>,
  ): Grandeza<V> {
    const faixa = faixas.faixas[indiceDaFaixa(faixas.faixas, this.de(chave))];
    if (!faixa?.figura)
      throw new SemResposta(
        `${faixas.citacao.texto}: ${faixa?.motivoIlegivel ?? 'valor fora das faixas da tabela'}`,
      );
    const valor = entregaFigura(faixa.figura, this);
    return this.faz(rotulo, this.de(valor), valor, '', [valor], 'valor da faixa');
  }

  linha(rotulo: string, tabela: Tabela<string, 'valor'> | TabelaAusente, codigo: string): never {
    if ('ausente' in tabela) {
      const { valor, fonte } = buscaLinhaComplementar(tabela, codigo, this.contexto);
      const figura = this.parametro({ valor, unidade: 'dinheiro', citacao: tabela.citacao });
      const deOnde = `${tabela.itens[codigo] ?? codigo}, tabela complementar${fonte && `: ${fonte}`}`;
      return this.faz(rotulo, valor, figura, '', [figura], deOnde) as never;
    }
    return this.celula(rotulo, tabela, codigo, 'valor') as never;
  }

  celula<C extends string, K extends string, U extends Unidade>(
    rotulo: string,
    tabela: Tabela<C, K, U>,
    codigo: C,
    coluna: K,
  ): Grandeza<U> {
    const linha = tabela.linhas[codigo];
    const figura = linha?.figuras[tabela.colunas.indexOf(coluna)];
    if (!figura) {
      throw new SemResposta(
        `${tabela.citacao.texto}, ${linha?.titulo ?? codigo}: ${linha?.motivoIlegivel ?? 'valor que não se lê na fonte'}`,
      );
    }
    const valor = entregaFigura(figura, this);
    return this.faz(rotulo, this.de(valor), valor, '', [valor], linha.titulo);
  }

  ate = (a: Grandeza<Unidade>, b: Operando): boolean => this.de(a).lte(this.dec(b));
  menosDe = (a: Grandeza<Unidade>, b: Operando): boolean => this.de(a).lt(this.dec(b));
  maisDe = (a: Grandeza<Unidade>, b: Operando): boolean => this.de(a).gt(this.dec(b));
  aoMenos = (a: Grandeza<Unidade>, b: Operando): boolean => this.de(a).gte(this.dec(b));
  igual = (a: Grandeza<Unidade>, b: Operando): boolean => this.de(a).eq(this.dec(b));
  zero = (a: Grandeza<Unidade>): boolean => this.de(a).isZero();

  mostra(valor: Grandeza<Unidade>): string {
    return formataDecimal(this.de(valor), 2);
  }

  redacaoDe<T>(parametro: Parametro<T>, dia: DataCivil): T {
    const versao = versaoEm(parametro, dia);
    if (!versao)
      throw new SemResposta(
        `${parametro.versoes[0].citacao.texto}: não há redação que valha em ${dataBrasileira(dia)}`,
      );
    return versao.entrega(this);
  }

  usaAlternativa(leitura: Leitura): boolean {
    const { municipio, alternativas } = this.contexto;
    const alternativa = alternativaEscolhida(leitura, municipio, alternativas);
    this.avisa(leitura, alternativa);
    return alternativa;
  }

  private escolhe<U extends Unidade>(
    rotulo: string,
    como: string,
    valores: readonly Grandeza<U>[],
    vence: (a: Decimal, b: Decimal) => boolean,
  ): Grandeza<U> {
    const [primeiro] = valores;
    if (!primeiro) throw new Error(`${rotulo}: nenhum valor para escolher`);
    const escolhido = valores
      .map((valor) => this.de(valor))
      .reduce((melhor, valor) => (vence(valor, melhor) ? valor : melhor));
    return this.faz(rotulo, escolhido, primeiro, ';', valores, como);
  }

  private dec(operando: Operando): Decimal {
    return typeof operando === 'number' ? new Decimal(operando) : this.de(operando);
  }
}
