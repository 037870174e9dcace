import type { Regra } from '../../../src';
import { dataBrasileira } from '../../../src/calendario';
import { citacaoPorExtenso } from '../../../src/norma/norma';
import { nomeNaPagina } from '../nomeNaPagina';
import { codigo, recolhido, tabela, texto } from '../markdown';
import { faltasDaVersao } from './faltasDaRegra';
import { certezaDas, idDaLeitura } from './palavras';

/** Every figure of a rule in each of its wordings, and the tables as the law has them. */
export function figurasDaRegra(regra: Regra): readonly string[] {
  const versoes = Object.entries(regra.parametros).flatMap(([id, parametro]) =>
    parametro.versoes.map((versao, i) => ({ id, versao, proxima: parametro.versoes[i + 1] })),
  );
  const linhas = versoes.map(({ id, versao, proxima }) => [
    texto(nomeNaPagina(regra, id)),
    texto(versao.descricao),
    `${dataBrasileira(versao.desde)}${proxima ? `, até a redação de ${dataBrasileira(proxima.desde)}` : ''}`,
    texto(citacaoPorExtenso(versao.citacao)),
    [
      !versao.linhas && faltasDaVersao(versao).length > 0 ? 'falta na fonte' : certezaDas(versao.leituras),
      ...versao.leituras.map(({ id: leitura }) => `[${texto(leitura)}](#${idDaLeitura(leitura)})`),
    ].join(' '),
  ]);
  return [
    ...tabela(['figura', 'valor', 'desde', 'artigo', 'leitura'], linhas),
    ...versoes.flatMap(({ id, versao }) => {
      if (!versao.linhas || versao.linhas.length === 0) return [];
      const colunas = versao.linhas[0]?.colunas ?? [];
      return recolhido(
        `${nomeNaPagina(regra, id)}: ${versao.citacao.texto}, desde ${dataBrasileira(versao.desde)} (${versao.linhas.length} linhas)`,
        tabela(
          ['item', 'descrição', ...colunas.map(texto)],
          versao.linhas.map(({ codigo: item, titulo, valores }) => [
            codigo(item),
            texto(titulo),
            ...valores.map((valor) => (valor === null ? '*ilegível*' : texto(valor))),
          ]),
        ),
      );
    }),
  ];
}
