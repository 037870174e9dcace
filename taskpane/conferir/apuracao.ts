import { falhou } from '../../src';
import { Decimal } from '../../src/valor/decimal';
import type { ChamadaPreparada } from '../calculo/preparaChamada';
import { principal, situacaoDe, type Situacao } from '../calculo/situacao';
import { ehErroDeCelula, type Intervalo, type ValorDeCelula } from '../planilha/planilha';
import { textos } from '../textos';
import { type Causa, Causas } from './causas';

export interface Total {
  readonly tributo: string;
  readonly situacao: Situacao;
  readonly linhas: number;
  readonly soma: number;
}

/** One row of the sheet that a formula of ours assesses. */
export interface LinhaConferida {
  readonly linha: number;
  readonly tributo: string;
  readonly exercicio: number;
}

export interface Apurado {
  readonly linhas: readonly LinhaConferida[];
  readonly totais: readonly Total[];
  readonly erros: readonly Causa[];
  readonly avisos: readonly Causa[];
}

/** Adds up the rows of a sheet: totals, errors and notices by cause. */
export class Apuracao {
  private readonly erros = new Causas();
  private readonly avisos = new Causas();
  private readonly linhas: LinhaConferida[] = [];
  private readonly totais = new Map<
    string,
    { tributo: string; situacao: Situacao; linhas: number; soma: Decimal }
  >();

  constructor(
    private readonly valores: readonly (readonly ValorDeCelula[])[],
    private readonly usado: Intervalo,
  ) {}

  /** A formula that has no memória counts only when its cell is in error. */
  semMemoria(celula: Intervalo, motivo: string): void {
    const valor = this.naCelula(celula);
    if (!ehErroDeCelula(valor)) return;
    this.erros.junta(valor.mensagem ?? `${valor.erro}: ${motivo}`, celula);
  }

  linha(preparada: ChamadaPreparada, indice: number, celula: Intervalo): void {
    const pronta = preparada.linha(indice);
    if ('vazia' in pronta) return;
    if ('erro' in pronta) {
      this.soma(preparada.funcao, 'Erro', 0);
      this.erros.junta(textos.explicar.erroDeOrigem(pronta.erro), celula);
      return;
    }
    if ('falha' in pronta) {
      this.soma(preparada.funcao, pronta.falha.falha === 'VALOR' ? 'Erro' : 'Sem resposta', 0);
      this.erros.junta(pronta.falha.motivo, celula);
      return;
    }
    const { regra, contexto } = pronta.resolvida;
    const { resultado, avisos } = pronta.resolvida.explica(pronta.fatos);
    const situacao = situacaoDe(resultado);
    const calculado = falhou(resultado) ? undefined : principal(resultado);
    const mostrado = this.naCelula(celula);
    // What is added up is what the cell shows: TRIB.MORA, for one, shows only a part of what its rule gives.
    const valor = typeof mostrado === 'number' && !falhou(resultado) ? mostrado : calculado;
    this.soma(regra.titulo, situacao, typeof valor === 'number' ? valor : 0);
    this.linhas.push({ linha: celula.linha, tributo: regra.id, exercicio: contexto.exercicio });
    if (falhou(resultado)) this.erros.junta(resultado.motivo, celula);
    for (const aviso of avisos) this.avisos.junta(aviso, celula);
  }

  resultado(): Apurado {
    return {
      linhas: this.linhas,
      totais: [...this.totais.values()].map((total) => ({ ...total, soma: total.soma.toNumber() })),
      erros: this.erros.todas(),
      avisos: this.avisos.todas(),
    };
  }

  private naCelula({ linha, coluna }: Intervalo): ValorDeCelula {
    return this.valores[linha - this.usado.linha]?.[coluna - this.usado.coluna] ?? null;
  }

  private soma(tributo: string, situacao: Situacao, valor: number): void {
    const chave = `${tributo}|${situacao}`;
    const total = this.totais.get(chave) ?? { tributo, situacao, linhas: 0, soma: new Decimal(0) };
    total.linhas += 1;
    total.soma = total.soma.plus(valor);
    this.totais.set(chave, total);
  }
}
