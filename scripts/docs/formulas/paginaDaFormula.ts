import { citacoesPorExtenso } from '../../../src/norma/norma';
import { paginaDoMunicipio, regraNaPagina } from '../enderecos';
import { ErroDeCelula } from '../exemplos/anfitriao';
import type { Avalia } from '../exemplos/avalia';
import { linhasEsperadas } from '../exemplos/esperado';
import type { Exemplo } from '../exemplos/exemplo';
import { daData, mostraValor } from '../exemplos/mostra';
import { codigo, pagina, parte, tabela, texto } from '../markdown';
import { faltasDaRegra } from '../municipios/faltasDaRegra';
import type { FormulaDeclarada } from './declaradas';
import { type RegraDaFormula, regrasDaFormula } from './regrasDaFormula';
import { secaoDosArgumentos } from './secaoDosArgumentos';

/** The page of one formula. */
export function paginaDaFormula(
  formula: FormulaDeclarada,
  exemplos: readonly Exemplo[],
  avalia: Avalia,
): string {
  const { id, descricao, devolve, argumentos } = formula;
  const regras = regrasDaFormula(id);
  const assinatura = argumentos.map(({ nome, opcional }) => (opcional ? `[${nome}]` : nome)).join('; ');
  return pagina(`TRIB.${id}`, [
    `# TRIB.${texto(id)}`,
    '',
    texto(descricao),
    '',
    '```',
    `=TRIB.${id}(${assinatura})`,
    '```',
    '',
    `**Devolve:** ${texto(devolve)}. Entre colchetes, o que se pode deixar de fora; o lugar de um argumento que não se usa fica vazio entre os \`;\`.`,
    '',
    ...parte(
      '## Exemplos',
      exemplos.flatMap((exemplo) => umExemplo(exemplo, avalia)),
    ),
    ...parte('## Argumentos', secaoDosArgumentos(formula, regras)),
    ...parte('## Onde há', ondeHa(id, regras)),
    ...parte(
      '## Erros',
      erros(
        regras,
        argumentos.some(({ nome }) => nome === 'municipio'),
      ),
    ),
  ]);
}

function umExemplo(exemplo: Exemplo, avalia: Avalia): readonly string[] {
  const { formula, conta } = exemplo;
  const linhas = linhasEsperadas(exemplo);
  const [unica] = linhas.length === 1 && linhas[0]?.length === 1 ? linhas[0] : [];
  const celula = avalia(formula)[0]?.[0];
  const mensagem = celula instanceof ErroDeCelula ? ` “${texto(celula.message)}”` : '';
  return [
    '```',
    formula,
    '```',
    '',
    unica === undefined
      ? `→ ocupa ${linhas.length} × ${linhas[0]?.length ?? 0} células:`
      : `→ **${texto(mostraValor(unica))}**${mensagem}`,
    '',
    ...(unica === undefined ? despejo(linhas) : []),
    `${texto(conta)}${daData(exemplo) ? ' Formate a célula como data: sem formato, o Excel mostra o número do dia.' : ''}`,
    '',
  ];
}

function despejo(linhas: ReturnType<typeof linhasEsperadas>): readonly string[] {
  const colunas = linhas[0]?.map((_, i) => String.fromCharCode(65 + i)) ?? [];
  return tabela(
    colunas,
    linhas.map((linha) => linha.map((valor) => texto(mostraValor(valor)))),
  );
}

/** Formulas that also answer for any tribute whose law fixes its due dates. */
const DE_QUALQUER_TRIBUTO: ReadonlySet<string> = new Set(['PARCELAS', 'VENCIMENTO']);

function ondeHa(id: string, regras: readonly RegraDaFormula[]): readonly string[] {
  const nota = DE_QUALQUER_TRIBUTO.has(id)
    ? ['Responde por todo tributo cuja lei fixa vencimento, em qualquer município. Além disso:', '']
    : [];
  const linhas = tabela(
    ['município', 'o que a lei diz', 'fundamento'],
    regras.map(({ municipio, regra }) => [
      `[${texto(municipio.nome)}](${regraNaPagina(municipio, regra.id)})`,
      texto(regra.resumo),
      texto(citacoesPorExtenso(regra.fundamento)),
    ]),
  );
  return [...nota, ...linhas];
}

function erros(regras: readonly RegraDaFormula[], comMunicipio: boolean): readonly string[] {
  const faltas = regras.flatMap(({ municipio, regra }) =>
    faltasDaRegra(regra).map(({ artigo, motivo }) => [
      `[${texto(municipio.nome)}](${paginaDoMunicipio(municipio)})`,
      texto(artigo),
      texto(motivo),
    ]),
  );
  return [
    `- ${codigo('#VALOR!')}: um fato está errado ou falta. A mensagem da célula diz qual, o que veio e o que se aceita.`,
    ...(comMunicipio
      ? [
          `- ${codigo('#N/D')}: a lei não tem resposta. O município não tem essa regra, a lei não está em vigor no exercício, ou o valor falta na fonte ou não se lê.`,
        ]
      : [`- ${codigo('#N/D')}: não há resposta para esse dia ou esse pedido; a mensagem diz por quê.`]),
    '- Uma célula que já está em erro passa o mesmo erro adiante. Uma linha toda em branco fica em branco.',
    '',
    ...(faltas.length > 0 ? ['O que dá `#N/D` por faltar na fonte da lei:', ''] : []),
    ...tabela(['município', 'onde', 'por quê'], faltas),
  ];
}
