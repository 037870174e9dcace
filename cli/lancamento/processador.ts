import { resolveAlvo } from '../pedido/resolveAlvo';
import { Recusa } from '../recusa';
import type { Bloco, LinhaLida } from '../tabela/bloco';
import { emBranco } from '../tabela/celula';
import { celulasNovas } from './colunasNovas';
import { Contagem, type ContagemDeBloco } from './contagem';
import { criaConferencia } from './conferencia';
import { criaEscritor } from './escritor';
import { criaLeitorDeFatos } from './fatosDaLinha';
import { lancaLinha } from './lancaLinha';
import { criaLeitor } from './leitor';
import type { Plano } from './plano';
import type { ValorNovo } from './valorNovo';

/** A block already computed. */
export interface BlocoPronto {
  readonly texto: string;
  readonly contagem: ContagemDeBloco;
}

/** Computes blocks of rows, in this thread or in another: the same text comes out. */
export interface Processador {
  lanca(bloco: Bloco): BlocoPronto;
  /** Writes rows as they are, with these new cells in each. */
  copia(bloco: Bloco, novas: readonly ValorNovo[]): string;
}

export function criaProcessador(plano: Plano): Processador {
  const { entrada, saida, pares, colunas } = plano;
  const resolvida = resolveAlvo(plano.alvo);
  const le = criaLeitor(entrada);
  const escreve = criaEscritor(plano, resolvida.regra);
  const fatosDa = criaLeitorDeFatos(resolvida.regra, plano);
  const confere = saida.formato === 'diferencas' ? criaConferencia(saida.coluna, plano.decimal) : undefined;
  return {
    lanca(bloco) {
      const linhas = le(bloco);
      if (entrada.formato === 'csv') for (const linha of linhas) confereLargura(linha, colunas.length);
      const contagem = new Contagem();
      const novas: (readonly ValorNovo[])[] = [];
      let diferencas = '';
      for (const linha of linhas) {
        const lancada = lancaLinha(resolvida, fatosDa(linha.celulas));
        contagem.conta(linha.numero, lancada, pares);
        if (confere) diferencas += confere(linha, lancada);
        else novas.push(celulasNovas(lancada, pares));
      }
      return { texto: confere ? diferencas : escreve(bloco, linhas, novas), contagem: contagem.fecha() };
    },
    copia(bloco, novas) {
      const linhas = le(bloco);
      return escreve(
        bloco,
        linhas,
        linhas.map(() => novas),
        novas.length > 0,
      );
    },
  };
}

/** A record with more fields than headings was cut in the wrong place: its values would be read from other columns. */
function confereLargura({ numero, celulas }: LinhaLida, largura: number): void {
  if (celulas.length > largura && celulas.slice(largura).some((celula) => !emBranco(celula)))
    throw new Recusa(
      `linha ${numero}: tem ${celulas.length} campos e o cabeçalho tem ${largura}; falta pôr aspas num campo que contém o separador?`,
    );
}
