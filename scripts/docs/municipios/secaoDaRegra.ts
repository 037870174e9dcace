import type { Municipio, Regra } from '../../../src';
import { dataBrasileira } from '../../../src/calendario';
import { citacaoPorExtenso, citacoesPorExtenso } from '../../../src/norma/norma';
import { paginaDaFormula } from '../enderecos';
import { codigo, parte, recolhido, tabela, texto } from '../markdown';
import { faltasDaRegra } from './faltasDaRegra';
import { figurasDaRegra } from './figurasDaRegra';
import { idDaLeitura } from './palavras';

/** One tribute of one municipality: everything that its rule declares. */
export function secaoDaRegra(municipio: Municipio, regra: Regra): readonly string[] {
  const { id, titulo, resumo, fundamento, norma } = regra;
  const vencimentos = regra.pagamento === undefined ? undefined : regra.parametros[regra.pagamento];
  return [
    `## ${texto(titulo)} {#${id}}`,
    '',
    texto(resumo),
    '',
    `Fundamento: ${texto(citacoesPorExtenso(fundamento))}. Em vigor desde ${dataBrasileira(norma.inicio)}${fim(municipio)}.`,
    '',
    `Fórmula: [TRIB.${texto(id)}](${paginaDaFormula(id)}).`,
    '',
    ...parte('### Valores da lei', figurasDaRegra(regra)),
    ...parte('### Isenções', isencoes(regra)),
    ...parte(
      '### Vencimentos',
      (vencimentos?.versoes ?? []).map(
        ({ descricao, citacao }) => `- ${texto(descricao)} (${texto(citacaoPorExtenso(citacao))})`,
      ),
    ),
    ...parte('### O que falta na fonte', faltas(regra)),
    ...parte('### Leituras em dúvida', leituras(regra)),
    ...recolhido('Fatos que a regra usa', fatos(regra)),
  ];
}

function fim({ vigencia: { ate } }: Municipio): string {
  return ate ? ` e, com segurança, até ${dataBrasileira(ate)}` : '';
}

function isencoes({ isencoes: todas }: Regra): readonly string[] {
  return tabela(
    ['código', 'hipótese', 'condição', 'artigo'],
    todas.map(({ codigo: hipotese, titulo, condicao, citacao, automatica, desde, ate }) => [
      codigo(hipotese),
      texto(titulo),
      texto(
        [
          condicao ?? 'basta alegar',
          ...(automatica ? ['aplica-se sem ser alegada'] : []),
          ...(desde ? [`desde ${dataBrasileira(desde)}`] : []),
          ...(ate ? [`até ${dataBrasileira(ate)}`] : []),
        ].join('; '),
      ),
      texto(citacaoPorExtenso(citacao)),
    ]),
  );
}

function faltas(regra: Regra): readonly string[] {
  return faltasDaRegra(regra).map(({ artigo, motivo, tabela: ausente }) => {
    const itens = Object.keys(ausente?.itens ?? {});
    const informa = itens.length > 0 ? ` Itens da tabela complementar: ${itens.map(codigo).join(', ')}.` : '';
    return `- ${texto(artigo)}: ${texto(motivo)}.${informa}`;
  });
}

function leituras(regra: Regra): readonly string[] {
  const usadas = new Set([
    ...(regra.leituras ?? []),
    ...Object.values(regra.parametros).flatMap(({ versoes }) => versoes.flatMap((versao) => versao.leituras)),
    ...regra.isencoes.flatMap(({ leitura }) => leitura ?? []),
  ]);
  return [...usadas].map(
    ({ id, dispositivo, leitura }) =>
      `- [${texto(id)}](#${idDaLeitura(id)}) (${texto(dispositivo)}): ${texto(leitura)}`,
  );
}

function fatos({ fatos: todos }: Regra): readonly string[] {
  return tabela(
    ['fato', 'o que é', 'aceita', 'sem ele'],
    Object.entries(todos).map(([nome, { titulo, aceita, obrigatorio, codigos, zeroEhAusente }]) => [
      codigo(nome),
      texto(titulo),
      codigos ? codigos.map(({ codigo: um }) => codigo(um)).join(', ') : texto(aceita),
      obrigatorio ? 'não calcula' : zeroEhAusente ? 'regra geral' : 'célula vazia vale zero',
    ]),
  );
}
