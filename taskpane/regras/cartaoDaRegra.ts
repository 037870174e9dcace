import type { RegraResolvida } from '../../src';
import { dataBrasileira } from '../../src/calendario';
import { fundamentoEm } from '../../src/consulta';
import { citacoesPorExtenso } from '../../src/norma';
import type { Contexto } from '../contexto';
import { elemento, type Filho } from '../elemento';
import { textos } from '../textos';
import { descreveFigura } from './descreveFigura';
import { leiturasEmDuvida } from './leiturasEmDuvida';
import { linhaDoAno } from './linhaDoAno';
import { mostraFigura, selo } from './mostraFigura';
import { paginaDaRegra } from './paginaDaRegra';
import { parcelasDoTributo } from './parcelasDoTributo';

const { regras } = textos;
/** The card of a rule, closed: what it holds is written when it is opened. */
export function cartaoDaRegra(resolvida: RegraResolvida, contexto: Contexto): HTMLDetailsElement {
  const { regra, foraDeVigencia } = resolvida;
  const cartao = elemento(
    'details',
    { class: 'cartao' },
    elemento(
      'summary',
      {},
      elemento('span', { class: 'titulo' }, regra.titulo),
      foraDeVigencia === undefined ? undefined : selo('danger', regras.fora),
      elemento('span', { class: 'artigo' }, regra.fundamento.map(({ texto }) => texto).join('; ')),
    ),
  );
  cartao.addEventListener('toggle', () => {
    if (cartao.open && cartao.childElementCount === 1) cartao.append(...conteudo(resolvida, contexto));
  });
  return cartao;
}

function conteudo(resolvida: RegraResolvida, contexto: Contexto): Node[] {
  const {
    regra,
    contexto: { dia },
    foraDeVigencia,
  } = resolvida;
  const figuras = Object.entries(regra.parametros).flatMap(([id, parametro]) => {
    const descrita = descreveFigura(id, parametro, dia);
    return descrita ? [descrita] : [];
  });
  const leituras = new Set([
    ...(regra.leituras ?? []),
    ...figuras.flatMap((figura) => figura.leituras),
    ...regra.isencoes.flatMap(({ leitura }) => (leitura ? [leitura] : [])),
  ]);
  return [
    elemento('p', {}, regra.resumo),
    ...(foraDeVigencia === undefined ? [] : [elemento('p', { class: 'ajuda' }, foraDeVigencia)]),
    elemento('p', { class: 'ajuda' }, citacoesPorExtenso(fundamentoEm(regra, dia))),
    ...parte(regras.figuras, figuras.map(mostraFigura)),
    ...parte(regras.isencoes, isencoesDe(resolvida)),
    ...parte(regras.vencimentos, vencimentosDe(resolvida, contexto)),
    ...parte(regras.duvidas, leiturasEmDuvida([...leituras], regra.norma.municipio, contexto.ponte)),
    elemento('p', {}, linkDoManual(resolvida, contexto)),
  ];
}

function linkDoManual({ regra }: RegraResolvida, { site }: Contexto): Node {
  const href = paginaDaRegra(site, regra.norma.municipio, regra.id);
  // Of a score of cards, each link says whose it is.
  const nome = `${regras.noManual}: ${regra.titulo}`;
  return elemento('a', { href, target: '_blank', rel: 'noopener', 'aria-label': nome }, regras.noManual);
}

function parte(titulo: string, filhos: readonly Filho[]): Node[] {
  return filhos.length === 0
    ? []
    : [elemento('h4', {}, titulo), ...filhos.filter((f): f is Node => f instanceof Node)];
}

function isencoesDe({ regra }: RegraResolvida): Node[] {
  if (regra.isencoes.length === 0) return [];
  const itens = regra.isencoes.map(({ titulo, condicao, citacao, automatica, desde, ate }) =>
    elemento(
      'li',
      {},
      `${titulo}${condicao ? `, ${regras.condicao(condicao)}` : ''} `,
      elemento(
        'span',
        { class: 'ajuda' },
        [
          citacao.texto,
          ...(automatica ? [regras.automatica] : []),
          ...(desde ? [regras.desde(dataBrasileira(desde))] : []),
          ...(ate ? [textos.topo.ate(dataBrasileira(ate))] : []),
        ].join(' · '),
      ),
    ),
  );
  return [elemento('ul', {}, ...itens)];
}

/** Any amount will do to know the days. */
const QUALQUER_QUANTIA = 100;

function vencimentosDe(resolvida: RegraResolvida, { resolvedor, ponte }: Contexto): Node[] {
  const { municipio } = resolvida.contexto;
  const parcelas = parcelasDoTributo(
    resolvida,
    QUALQUER_QUANTIA,
    resolvedor,
    municipio,
    ponte.ajustes().exercicio,
  );
  if (parcelas.length === 0) return [];
  const itens = parcelas.map(({ numero, vencimento, util }) =>
    elemento(
      'li',
      {},
      `${numero}ª: ${dataBrasileira(vencimento)}${util ? ` (dia útil: ${dataBrasileira(util)})` : ''}`,
    ),
  );
  return [
    linhaDoAno(parcelas.map(({ vencimento }) => vencimento)),
    elemento('ul', { class: 'datas' }, ...itens),
  ];
}
