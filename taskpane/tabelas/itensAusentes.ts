import type { Municipio } from '../../src';
import { tabelaAusenteDe } from '../regras/descreveFigura';
import type { DataCivil } from '../../src/calendario';

/** A table that the source lacks, with the items that the law names. */
export interface TabelaQueFalta {
  readonly nome: string;
  readonly artigo: string;
  readonly unidade: string;
  readonly desde: DataCivil;
  /** Empty when the law names none: then any item is taken. */
  readonly itens: readonly { readonly codigo: string; readonly titulo: string }[];
}

/** Tables of the municipality that have to be supplied, once each, whatever rules use them. */
export function tabelasQueFaltam({ regras }: Municipio): readonly TabelaQueFalta[] {
  const porNome = new Map<string, TabelaQueFalta & { itens: { codigo: string; titulo: string }[] }>();
  for (const { parametros } of regras) {
    for (const parametro of Object.values(parametros)) {
      for (const { desde } of parametro.versoes) {
        const ausente = tabelaAusenteDe(parametro, desde);
        if (!ausente) continue;
        const { nome, citacao, unidade, itens } = ausente;
        const tabela = porNome.get(nome) ?? { nome, artigo: citacao.texto, unidade, desde, itens: [] };
        porNome.set(nome, tabela);
        for (const [codigo, titulo] of Object.entries(itens))
          if (!tabela.itens.some((item) => item.codigo === codigo)) tabela.itens.push({ codigo, titulo });
      }
    }
  }
  return [...porNome.values()];
}
