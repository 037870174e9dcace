import Papa from 'papaparse';
import type { Regra } from '../../src';
import { criaCamposDeCsv } from '../csv/camposDeCsv';
import type { Bloco, LinhaLida } from '../tabela/bloco';
import { criaAcrescimo } from '../xlsx/acrescentaCelulas';
import { criaLinhaNova } from '../xlsx/linhaNova';
import { quantasColunas } from './colunasNovas';
import type { Plano } from './plano';
import type { ValorNovo } from './valorNovo';

/** Writes the rows of a block with the new cells of each. */
export type Escritor = (
  bloco: Bloco,
  linhas: readonly LinhaLida[],
  novas: readonly (readonly ValorNovo[])[],
  ehTitulo?: boolean,
) => string;

const FIM_DE_LINHA = '\r\n';

export function criaEscritor({ entrada, saida, colunas, decimal, pares }: Plano, regra: Regra): Escritor {
  switch (saida.formato) {
    case 'csv': {
      const campos = criaCamposDeCsv(saida.decimal, saida.largura, quantasColunas(pares));
      return (_, linhas, novas) => {
        const registros = linhas.map(({ celulas }, i) => campos(celulas, novas[i] ?? []));
        const texto = Papa.unparse(registros, { delimiter: saida.separador, newline: FIM_DE_LINHA });
        return linhas.length === 0 ? '' : `${texto}${FIM_DE_LINHA}`;
      };
    }
    case 'planilha': {
      const linhaNova = criaLinhaNova({
        regra,
        colunas,
        decimal,
        estilos: saida.estilos,
        largura: saida.largura,
      });
      return (_, linhas, novas, ehTitulo = false) =>
        linhas.map((linha, i) => linhaNova(linha, novas[i] ?? [], ehTitulo)).join('');
    }
    case 'acrescimo': {
      const onde = entrada.formato === 'xlsx' ? entrada : { prefixo: '', sistema: 1900 as const };
      const acrescenta = criaAcrescimo({ ...saida, prefixo: onde.prefixo, sistema: onde.sistema });
      return ({ texto }, linhas, novas, ehTitulo = false) => {
        let escrito = '';
        let copiado = 0;
        for (const [i, linha] of linhas.entries()) {
          const { inicio, fim } = linha.xml ?? { inicio: copiado, fim: copiado };
          escrito += acrescenta(texto.slice(inicio, fim), linha, novas[i] ?? [], ehTitulo);
          copiado = fim;
        }
        return escrito + texto.slice(copiado);
      };
    }
    case 'diferencas':
      return () => '';
  }
}
