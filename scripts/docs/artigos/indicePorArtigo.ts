import type { Municipio } from '../../../src';
import type { Citacao, Norma } from '../../../src/norma/norma';
import { nomeNaPagina } from '../nomeNaPagina';
import { paginaDoMunicipio, regraNaPagina } from '../enderecos';
import { pagina, tabela, texto } from '../markdown';

interface Entrada {
  readonly norma: Norma;
  readonly artigo: string;
  readonly regra: string;
  readonly titulo: string;
  /** What of the rule comes from that article. */
  readonly papel: string;
}

/** What the rules of a municipality take from each article of each of its laws. */
export function indicePorArtigo(municipio: Municipio): string {
  const entradas = municipio.regras.flatMap((regra) => {
    const { id, titulo, fundamento, parametros, isencoes } = regra;
    const entra = ({ norma, texto: artigo }: Citacao, papel: string): Entrada => ({
      norma,
      artigo,
      regra: id,
      titulo,
      papel,
    });
    return [
      ...fundamento.map((citacao) => entra(citacao, 'fundamento')),
      ...Object.entries(parametros).flatMap(([nome, { versoes }]) =>
        versoes.map(({ citacao }) => entra(citacao, nomeNaPagina(regra, nome))),
      ),
      ...isencoes.map(({ citacao, titulo: hipotese }) => entra(citacao, `isenção: ${hipotese}`)),
    ];
  });
  return pagina(`${municipio.nome}: por artigo`, [
    `# ${texto(municipio.nome)}: por artigo`,
    '',
    `O que as fórmulas tiram de cada artigo. Os valores estão na [página do município](${paginaDoMunicipio(municipio)}).`,
    '',
    ...municipio.normas.flatMap((norma) => {
      const daNorma = entradas.filter((entrada) => entrada.norma === norma);
      const artigos = [...new Set(daNorma.map(({ artigo }) => artigo))].sort(comparaArtigos);
      return [
        `## ${texto(norma.nome)}`,
        '',
        ...tabela(
          ['dispositivo', 'regra', 'o que vem dele'],
          artigos.map((artigo) => linha(municipio, artigo, daNorma)),
        ),
      ];
    }),
  ]);
}

function linha(municipio: Municipio, artigo: string, daNorma: readonly Entrada[]): readonly string[] {
  const deste = daNorma.filter((entrada) => entrada.artigo === artigo);
  const regras = [...new Map(deste.map(({ regra, titulo }) => [regra, titulo]))];
  return [
    texto(artigo),
    regras.map(([id, titulo]) => `[${texto(titulo)}](${regraNaPagina(municipio, id)})`).join('<br> '),
    regras
      .map(([id]) => {
        const papeis = new Set(deste.filter(({ regra }) => regra === id).map(({ papel }) => papel));
        return texto([...papeis].join('; '));
      })
      .join('<br> '),
  ];
}

/** Articles by number, then tables and annexes by name. */
function comparaArtigos(a: string, b: string): number {
  const numero = (artigo: string): number => {
    const [, primeiro] = /^arts?\. (\d+)/.exec(artigo) ?? [];
    return primeiro === undefined ? Number.MAX_SAFE_INTEGER : Number(primeiro);
  };
  return numero(a) - numero(b) || a.localeCompare(b, 'pt-BR', { numeric: true });
}
