import { type Municipio, municipios } from '../../src';
import { artigosDoMunicipio, paginaDoMunicipio } from './enderecos';
import { pagina, tabela, texto } from './markdown';

/** The first page of the site: the way in for each reader. */
export function paginaInicial(): string {
  return pagina('Lançador', [
    '# Lançador',
    '',
    'O tributo exato, com o artigo da lei, dentro do Excel.',
    '',
    '- [Manual do lançador](/manual): instalar, lançar a primeira coluna, ler os erros, explicar um valor, fazer o livro.',
    '- [Fórmulas](/formulas/): cada uma com argumentos, códigos aceitos, erros e três exemplos conferidos.',
    '',
    '## Municípios',
    '',
    ...tabela(
      ['município', 'lei', 'exercícios', 'por artigo'],
      municipios.map((municipio) => [
        `[${texto(municipio.nome)}](${paginaDoMunicipio(municipio)})`,
        texto(municipio.normas.map(({ nome }) => nome).join(', ')),
        exercicios(municipio),
        `[índice](${artigosDoMunicipio(municipio)})`,
      ]),
    ),
    '## Para quem programa',
    '',
    '- [Arquitetura](/arquitetura) e [decisões](/decisoes/)',
    '- [Um novo município](/novo-municipio)',
    '- [Contribuir](/CONTRIBUTING)',
  ]);
}

function exercicios({ vigencia: { desde, ate } }: Municipio): string {
  // An exercise takes the law in force on 1 January.
  const de = desde.mes === 1 && desde.dia === 1 ? desde.ano : desde.ano + 1;
  return ate ? `${de} a ${ate.ano}` : `${de} em diante`;
}
