import type { Municipio } from '../../src';
import { serialDeData, type SistemaDeDatas } from '../../src/calendario';
import type { Conteudo, NovaPlanilha } from '../planilha/planilha';
import { tabelasQueFaltam } from './itensAusentes';

export const NOME_DA_PLANILHA = 'Tabelas complementares';
/** Headings of the sheet, by which it is read back. */
export const TITULOS = {
  municipio: 'Município',
  tabela: 'Tabela',
  item: 'Item',
  descricao: 'Descrição',
  unidade: 'Unidade',
  valor: 'Valor',
  desde: 'Vale desde',
  fonte: 'Fonte',
} as const;

/** A sheet with a row for each item that the law names and its source lacks: only the value is to be filled. */
export function planilhaDeTabelas(municipio: Municipio, sistema: SistemaDeDatas = 1900): NovaPlanilha {
  const linhas = tabelasQueFaltam(municipio).flatMap(({ nome, unidade, desde, itens }) =>
    (itens.length > 0 ? itens : [{ codigo: '', titulo: 'qualquer item' }]).map(
      ({ codigo, titulo }): Conteudo[] => [
        municipio.codigo,
        nome,
        codigo,
        titulo,
        unidade,
        null,
        serialDeData(desde, sistema) ?? null,
        null,
      ],
    ),
  );
  return {
    nome: NOME_DA_PLANILHA,
    celulas: [Object.values(TITULOS), ...linhas],
    larguras: [120, 220, 180, 220, 160, 90, 100, 220],
    formatos: [undefined, undefined, undefined, undefined, undefined, '#,##0.00', 'dd/mm/yyyy', undefined],
    cabecalho: 0,
    paisagem: true,
    tabela: 'TabelasComplementares',
  };
}
