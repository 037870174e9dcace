import { principal, situacaoDe } from '../calculo/situacao';
import type { Lancamento } from '../lancar/lancamento';
import { textoDaCelula } from '../lancar/leTabela';
import type { Conteudo, ValorDeCelula } from '../planilha/planilha';
import { ehErroDeCelula } from '../planilha/planilha';
import { parcelasDoTributo, type ParcelaDoTributo } from '../regras/parcelasDoTributo';
import type { LinhaLancada } from './lancaTodas';
import { LOCAL, type Origem } from './modelos';

const NOME = /nome|propriet|contribuinte|respons|titular|inquilino/i;

/** Takes the columns of a book out of rows already assessed. */
export class ColunasDoLivro {
  private readonly colunaDoNome: number;
  private readonly parcelas = new WeakMap<LinhaLancada, readonly ParcelaDoTributo[]>();

  constructor(
    private readonly lancamento: Lancamento,
    temLocal: boolean,
  ) {
    const { titulos, resultados } = lancamento.tabela;
    const achada = titulos.findIndex((titulo, i) => !resultados.has(i) && NOME.test(titulo));
    // A cadastre without the taxpayer's name is told by its first column, unless that one is the place.
    const primeira = temLocal && LOCAL.test(titulos[0] ?? '') ? -1 : 0;
    this.colunaDoNome = achada >= 0 ? achada : primeira;
  }

  nome({ celulas }: LinhaLancada): string {
    return textoDaCelula(celulas[this.colunaDoNome] ?? null);
  }

  valor({ resultado }: LinhaLancada): number | undefined {
    const valor = principal(resultado);
    return typeof valor === 'number' ? valor : undefined;
  }

  parcelasDe(linha: LinhaLancada): readonly ParcelaDoTributo[] {
    const { resolvedor, ponte } = this.lancamento.contexto;
    const valor = this.valor(linha);
    const prontas =
      this.parcelas.get(linha) ??
      (valor === undefined || valor <= 0
        ? []
        : parcelasDoTributo(
            linha.resolvida,
            valor,
            resolvedor,
            linha.resolvida.contexto.municipio,
            ponte.ajustes().exercicio,
          ));
    this.parcelas.set(linha, prontas);
    return prontas;
  }

  conteudo(linha: LinhaLancada, origem: Origem): Conteudo {
    const { resolvida, resultado, avisos, celulas } = linha;
    switch (origem.de) {
      case 'nome':
        return this.nome(linha);
      case 'cadastro':
        return celula(celulas[this.coluna(origem.titulo)] ?? null);
      case 'fato': {
        const fato = origem.fatos.find((nome) => this.lancamento.mapa[nome] !== undefined);
        return fato === undefined ? null : celula(celulas[this.lancamento.mapa[fato] ?? -1] ?? null);
      }
      case 'parcela':
        return this.parcelasDe(linha)[origem.numero - 1]?.valor ?? null;
      case 'valor':
        return principal(resultado) ?? null;
      case 'situacao':
        return situacaoDe(resultado);
      case 'fundamento':
        return resultado.fundamento;
      case 'tributo':
        return resolvida.regra.titulo;
      case 'exercicio':
        return `Exercício de ${resolvida.contexto.exercicio}`;
      case 'avisos':
        return resultado.isento === true ? `Isento: ${resultado.fundamento}` : avisos.join('; ') || null;
      case 'mao':
        return null;
    }
  }

  private coluna(titulo: RegExp): number {
    return this.lancamento.tabela.titulos.findIndex(
      (texto, i) => i !== this.colunaDoNome && titulo.test(texto),
    );
  }
}

function celula(valor: ValorDeCelula): Conteudo {
  return ehErroDeCelula(valor) ? valor.erro : valor;
}
