import { depois } from '../calendario/dataCivil';
import type { Decimal } from '../valor/decimal';
import { leNumero } from '../valor/leNumero';
import type { Contexto, LinhaComplementar } from './conta/contexto';
import { SemResposta } from './falha';
import type { TabelaAusente } from './parametro/tabelaAusente';
import { chaveDeTexto } from './texto';

/** What the assessor supplied, and the act or paper that it comes from. */
export interface ValorComplementar {
  readonly valor: Decimal;
  readonly fonte: string;
}

/**
 * The value that the assessor supplied for an item of a table that the source lacks.
 * @throws {SemResposta} naming the missing table and item
 */
export function buscaLinhaComplementar(
  tabela: TabelaAusente,
  item: string,
  contexto: Contexto,
): ValorComplementar {
  let achada: LinhaComplementar | undefined;
  for (const linha of contexto.tabelas) {
    if (linha.municipio !== contexto.municipio || chaveDeTexto(linha.tabela) !== chaveDeTexto(tabela.nome))
      continue;
    if (chaveDeTexto(linha.item) !== chaveDeTexto(item) || depois(linha.desde, contexto.dia)) continue;
    if (!achada || depois(linha.desde, achada.desde)) achada = linha;
  }
  const lido = achada && leNumero(achada.valor);
  if (!achada || !lido || 'erro' in lido) {
    throw new SemResposta(
      `tabela ausente: ${tabela.nome} (${tabela.citacao.texto}) não está na fonte da lei; inclua o item ${item}, em ${tabela.unidade}, nas tabelas complementares`,
    );
  }
  return { valor: lido.valor, fonte: achada.fonte };
}
