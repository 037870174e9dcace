import type { Municipio } from '../../../src';
import { dataBrasileira } from '../../../src/calendario';
import type { Leitura } from '../../../src/norma/leitura';
import { artigosDoMunicipio } from '../enderecos';
import { pagina, tabela, texto } from '../markdown';
import { CERTEZA, idDaLeitura } from './palavras';
import { secaoDaRegra } from './secaoDaRegra';

/** The page of one municipality: its laws, every rule, every doubtful reading. */
export function paginaDoMunicipio(municipio: Municipio): string {
  const { nome, codigo, normas, vigencia, regras, leituras } = municipio;
  return pagina(nome, [
    `# ${texto(nome)}`,
    '',
    `Nas fórmulas, \`"${codigo}"\`. ${regras.length} regras, ${leituras.length} leituras em dúvida. Há também o [índice por artigo](${artigosDoMunicipio(municipio)}).`,
    '',
    ...tabela(
      ['lei', 'em vigor desde'],
      normas.map((norma) => [texto(norma.nome), dataBrasileira(norma.inicio)]),
    ),
    ...(vigencia.ate
      ? [
          `Responde até ${dataBrasileira(vigencia.ate)}. Depois, as fórmulas dão \`#N/D\`: ${texto(vigencia.motivoDepois ?? '')}.`,
          '',
        ]
      : []),
    ...regras.flatMap((regra) => secaoDaRegra(municipio, regra)),
    '## Todas as leituras em dúvida {#leituras}',
    '',
    ...leituras.flatMap(secaoDaLeitura),
  ]);
}

function secaoDaLeitura(leitura: Leitura): readonly string[] {
  const { id, dispositivo, certeza, bruto, leitura: lida, motivo, alternativa, selecionavel } = leitura;
  return [
    `### ${texto(id)} · ${texto(dispositivo)} {#${idDaLeitura(id)}}`,
    '',
    `- **Na fonte:** “${texto(bruto)}”`,
    `- **Lê-se:** ${texto(lida)} (leitura ${CERTEZA[certeza]})`,
    `- **Por quê:** ${texto(motivo)}`,
    ...(alternativa === undefined
      ? []
      : [
          `- **Outra leitura:** ${texto(alternativa)}${selecionavel ? ' (pode ser escolhida no painel, para a pasta de trabalho)' : ''}`,
        ]),
    '',
  ];
}
