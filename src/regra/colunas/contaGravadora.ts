import type { DataCivil } from '../../calendario/dataCivil';
import { alternativaEscolhida, type Leitura } from '../../norma/leitura';
import {
  type Arredondamento,
  desprezaFracaoDeCentavo,
  desprezaFracaoDeCruzeiro,
  meioCentavoParaCima,
} from '../../valor/arredondamento';
import { Decimal } from '../../valor/decimal';
import type {
  Dinheiro,
  Grandeza,
  Metros,
  MetrosQuadrados,
  Numero,
  Percentual,
  Unidade,
} from '../../valor/grandeza';
import { ContaDeDatas } from '../conta/contaDeDatas';
import type { Conta, Parcela } from '../conta/conta';
import type { Contexto } from '../conta/contexto';
import { SemResposta } from '../falha';
import type { EntregaDeFato } from '../fato/entregaDeFato';
import type { EntregaDeParametro, Figura } from '../parametro/entregaDeParametro';
import type { Faixas } from '../parametro/faixas';
import { entregaFigura, type FiguraComDuvida } from '../parametro/figura';
import type { Parametro } from '../parametro/parametro';
import type { Prestacoes } from '../parametro/prestacoes';
import type { Progressiva } from '../parametro/progressiva';
import type { Tabela } from '../parametro/tabela';
import type { TabelaAusente } from '../parametro/tabelaAusente';
import { versaoEm } from '../parametro/versoes';
import { buscaLinhaComplementar } from '../tabelaComplementar';
import type { Condicao, No, Nos } from './no';

/** The formula needs the number itself (a date, a list): this combination of facts is computed row by row. */
export class NaoGravavel extends Error {}

type Operando = Grandeza<Unidade> | number;

/**
 * The account that records: it runs the formula once for a combination of facts and writes down the operations,
 * to be repeated on whole columns. Where the formula compares quantities, the answer is taken from
 * `decisoes`, and the recorder says which comparisons it met.
 */
export class ContaGravadora extends ContaDeDatas implements Conta, EntregaDeFato, EntregaDeParametro {
  readonly condicoes: Condicao[] = [];
  readonly nada = this.constante<'dinheiro'>(new Decimal(0));

  constructor(
    contexto: Contexto,
    private readonly nos: Nos,
    private readonly decisoes: readonly boolean[],
  ) {
    super(contexto);
  }

  no(valor: Operando): No {
    return typeof valor === 'number' ? this.nos.constante(new Decimal(valor)) : (valor as unknown as No);
  }

  fatoNomeado(nome: string): Grandeza<Unidade> {
    return guarda(this.nos.fato(nome));
  }

  fato<U extends Unidade>(): Grandeza<U> {
    throw new NaoGravavel('um fato lido fora das colunas');
  }

  parametro<U extends Unidade>(figura: Figura<U>): Grandeza<U> {
    return guarda(this.nos.constante(figura.valor));
  }

  usaAlternativa(leitura: Leitura): boolean {
    return alternativaEscolhida(leitura, this.contexto.municipio, this.contexto.alternativas);
  }

  nota(): void {
    // Only the memória keeps notes.
  }

  numero(valor: number): Numero {
    return guarda(this.nos.constante(new Decimal(valor)));
  }

  inteiro(valor: Numero): number {
    return this.de(valor).toNumber();
  }

  /** The number itself, which only constants have. */
  de(valor: Grandeza<Unidade>): Decimal {
    const no = this.no(valor);
    if (no.tipo === 'constante') return no.valor;
    throw new NaoGravavel('a fórmula precisa do número');
  }

  mostra(): never {
    throw new NaoGravavel('uma mensagem precisa do número');
  }

  parte<U extends Unidade>(_rotulo: string, aliquota: Percentual, base: Grandeza<U>): Grandeza<U> {
    return this.binario('vezes', base, aliquota);
  }

  vezes<U extends Unidade>(_rotulo: string, tarifa: Grandeza<U>, medida: Operando): Grandeza<U> {
    return this.binario('vezes', tarifa, medida);
  }

  area(_rotulo: string, largura: Metros, comprimento: Metros): MetrosQuadrados {
    return guarda(this.nos.binario('vezes', this.no(largura), this.no(comprimento)));
  }

  publicado<U extends Unidade>(_rotulo: string, escrito: string): Grandeza<U> {
    return this.constante(new Decimal(escrito));
  }

  redacaoDe<T>(parametro: Parametro<T>, dia: DataCivil): T {
    const versao = versaoEm(parametro, dia);
    if (!versao) throw new SemResposta(`${parametro.versoes[0].citacao.texto}: não há redação nesse dia`);
    return versao.entrega(this);
  }

  soma<U extends Unidade>(_rotulo: string, ...parcelas: readonly Grandeza<U>[]): Grandeza<U> {
    return this.reduz('mais', parcelas);
  }

  menos<U extends Unidade>(_rotulo: string, de: Grandeza<U>, quanto: Grandeza<U>): Grandeza<U> {
    return this.binario('menos', de, quanto);
  }

  excesso<U extends Unidade>(_rotulo: string, de: Grandeza<U>, quanto: Grandeza<U>): Grandeza<U> {
    return this.binario('maior', this.binario('menos', de, quanto), 0);
  }

  maior<U extends Unidade>(_rotulo: string, ...valores: readonly Grandeza<U>[]): Grandeza<U> {
    return this.reduz('maior', valores);
  }

  menor<U extends Unidade>(_rotulo: string, ...valores: readonly Grandeza<U>[]): Grandeza<U> {
    return this.reduz('menor', valores);
  }

  fracao<U extends Unidade>(
    _rotulo: string,
    valor: Grandeza<U>,
    numerador: Operando,
    denominador: Operando,
  ): Grandeza<U> {
    return this.dividida(this.binario('vezes', valor, numerador), denominador);
  }

  razao(_rotulo: string, a: Grandeza<Unidade>, b: Grandeza<Unidade>): Numero {
    return this.dividida(a, b) as Numero;
  }

  inteiroAcima<U extends Unidade>(_rotulo: string, valor: Grandeza<U>): Grandeza<U> {
    return guarda(this.nos.teto(this.no(valor)));
  }

  unidadesComecadas<U extends Unidade>(_rotulo: string, valor: Grandeza<U>, tamanho: Grandeza<U>): Numero {
    return guarda(this.nos.teto(this.no(this.dividida(valor, tamanho))));
  }

  acimaAoMultiplo<U extends Unidade>(
    _rotulo: string,
    valor: Grandeza<U>,
    multiplo: Grandeza<U>,
  ): Grandeza<U> {
    return this.binario(
      'vezes',
      guarda(this.nos.teto(this.no(this.dividida(valor, multiplo)))),
      multiplo,
    ) as Grandeza<U>;
  }

  medida<U extends Unidade>(_rotulo: string, valor: Grandeza<U>, casas: number): Grandeza<U> {
    return guarda(this.nos.arredonda(this.no(valor), casas, 'meioParaCima'));
  }

  quantia(_rotulo: string, valor: Dinheiro, arredondamento: Arredondamento = this.arredondamento): Dinheiro {
    return guarda(this.arredondada(this.no(valor), arredondamento));
  }

  progressiva(_rotulo: string, escala: Progressiva, base: Grandeza<Unidade>): Dinheiro {
    const partes = escala.faixas.map(({ acimaDe, limite, taxa }) => {
      const ate = limite ? this.binario('menor', base, this.constante(limite.valor)) : base;
      const dentro = this.binario('maior', this.binario('menos', ate, this.constante(acimaDe)), 0);
      return this.binario('vezes', dentro, entregaFigura(taxa, this));
    });
    return this.reduz('mais', partes) as Dinheiro;
  }

  faixa<C extends Unidade, V extends Unidade>(
    _rotulo: string,
    { faixas }: Faixas<C, V>,
    chave: Grandeza<C>,
  ): Grandeza<V> {
    const limites = faixas.flatMap(({ limite }) => (limite ? [limite] : []));
    const valores = faixas.map(({ figura }) => (figura ? this.valorDaFigura(figura) : null));
    // Above the last limit of a closed table the law has no answer: the row goes the slow way, to say so.
    if (limites.length === faixas.length) valores.push(null);
    return guarda(this.nos.faixa(this.no(chave), limites, valores));
  }

  linha(rotulo: string, tabela: Tabela<string, 'valor'> | TabelaAusente, codigo: string): never {
    if ('ausente' in tabela)
      return this.constante(buscaLinhaComplementar(tabela, codigo, this.contexto).valor) as never;
    return this.celula(rotulo, tabela, codigo, 'valor') as never;
  }

  celula<C extends string, K extends string, U extends Unidade>(
    _rotulo: string,
    tabela: Tabela<C, K, U>,
    codigo: C,
    coluna: K,
  ): Grandeza<U> {
    const figura = tabela.linhas[codigo]?.figuras[tabela.colunas.indexOf(coluna)];
    if (!figura) throw new SemResposta(`${tabela.citacao.texto}: valor que não se lê na fonte`);
    return entregaFigura(figura, this);
  }

  ate = (a: Grandeza<Unidade>, b: Operando): boolean => this.decide('ate', a, b);
  menosDe = (a: Grandeza<Unidade>, b: Operando): boolean => this.decide('menosDe', a, b);
  maisDe = (a: Grandeza<Unidade>, b: Operando): boolean => !this.decide('ate', a, b);
  aoMenos = (a: Grandeza<Unidade>, b: Operando): boolean => !this.decide('menosDe', a, b);
  igual = (a: Grandeza<Unidade>, b: Operando): boolean => this.decide('igual', a, b);
  zero = (a: Grandeza<Unidade>): boolean => this.decide('igual', a, 0);

  override parcelas(valor: Dinheiro, quando: Prestacoes | readonly DataCivil[]): readonly Parcela[] {
    const datas = 'dias' in quando ? this.vencimentos(quando) : quando;
    const casas = this.arredondamento === desprezaFracaoDeCruzeiro ? 0 : 2;
    const total = this.arredondada(this.no(valor), this.arredondamento);
    const parte = this.nos.arredonda(this.nos.divide(total, new Decimal(datas.length)), casas, 'paraBaixo');
    const resto = this.nos.binario('vezes', parte, this.nos.constante(new Decimal(datas.length - 1)));
    const primeira = this.nos.binario('menos', total, resto);
    return datas.map((vencimento, i) => ({
      vencimento,
      valor: guarda<'dinheiro'>(i === 0 ? primeira : parte),
    }));
  }

  protected constante<U extends Unidade>(valor: Decimal): Grandeza<U> {
    return guarda(this.nos.constante(valor));
  }

  protected faz(): never {
    throw new NaoGravavel('operação que não se grava');
  }

  protected registraData(): void {
    // Only the memória keeps steps.
  }

  protected usaPrestacoes(): void {
    // Only the memória keeps the figures used.
  }

  private arredondada(no: No, arredondamento: Arredondamento): No {
    switch (arredondamento) {
      case meioCentavoParaCima:
        return this.nos.arredonda(no, 2, 'meioParaCima');
      case desprezaFracaoDeCentavo:
        return this.nos.arredonda(no, 2, 'paraBaixo');
      case desprezaFracaoDeCruzeiro:
        return this.nos.arredonda(no, 0, 'paraBaixo');
      default:
        throw new NaoGravavel(`arredondamento ${arredondamento.nome}`);
    }
  }

  private valorDaFigura<U extends Unidade>(figura: FiguraComDuvida<U>): Decimal {
    return this.de(entregaFigura(figura, this));
  }

  private binario<U extends Unidade>(
    tipo: 'vezes' | 'mais' | 'menos' | 'maior' | 'menor',
    a: Grandeza<U>,
    b: Operando,
  ): Grandeza<U> {
    return guarda(this.nos.binario(tipo, this.no(a), this.no(b)));
  }

  private reduz<U extends Unidade>(
    tipo: 'mais' | 'maior' | 'menor',
    valores: readonly Grandeza<U>[],
  ): Grandeza<U> {
    if (valores.length === 0) return this.constante(new Decimal(0));
    return valores.reduce((acumulado, valor) => this.binario(tipo, acumulado, valor));
  }

  private dividida<U extends Unidade>(valor: Grandeza<U>, por: Operando): Grandeza<U> {
    const divisor = this.no(por);
    if (divisor.tipo !== 'constante') throw new NaoGravavel('divisão por um fato');
    return guarda(this.nos.divide(this.no(valor), divisor.valor));
  }

  private decide(compara: Condicao['compara'], valorA: Grandeza<Unidade>, valorB: Operando): boolean {
    const [a, b] = [this.no(valorA), this.no(valorB)];
    if (a.tipo === 'constante' && b.tipo === 'constante') return resolvida(compara, a.valor, b.valor);
    const chave = `${compara}(${a.chave},${b.chave})`;
    const antes = this.condicoes.findIndex((condicao) => condicao.chave === chave);
    if (antes >= 0) return this.decisoes[antes] ?? true;
    this.condicoes.push({ chave, diferenca: this.nos.binario('menos', a, b), compara });
    return this.decisoes[this.condicoes.length - 1] ?? true;
  }
}

function resolvida(compara: Condicao['compara'], a: Decimal, b: Decimal): boolean {
  if (compara === 'igual') return a.eq(b);
  return compara === 'ate' ? a.lte(b) : a.lt(b);
}

function guarda<U extends Unidade>(no: No): Grandeza<U> {
  return no as unknown as Grandeza<U>;
}
