import type { Ponte } from '../../functions/tipos';
import { dataBrasileira } from '../../src/calendario';
import { marca } from '../componentes/campo';
import { elemento, fluente } from '../elemento';
import { textos } from '../textos';
import { leiEmVigor, type LeiEmVigor } from './leiEmVigor';

const { topo } = textos;
const SELO = {
  vigente: ['success', topo.vigente],
  mantida: ['warning', topo.mantida],
  fora: ['danger', topo.foraDeVigencia],
} as const;

function nomes({ normas, municipio: { vigencia } }: LeiEmVigor): string {
  const [primeira, ...outras] = normas;
  if (!primeira) return '';
  const fim = vigencia.ate ? `, ${topo.ate(dataBrasileira(vigencia.ate))}` : '';
  const alteracoes = outras.map(({ nome, desde }) => `${nome} (${desde})`).join(', ');
  return `${primeira.nome}, ${topo.desde(primeira.desde)}${fim}${alteracoes ? `; ${alteracoes}` : ''}`;
}

/** Names the law in force for the choice, with its dates, and says when it does not answer. */
export function mostraLei(ponte: Ponte, caixa: HTMLElement): void {
  const ajustes = ponte.ajustes();
  const lei = leiEmVigor(ajustes);
  if (!lei) {
    caixa.replaceChildren(elemento('p', { class: 'ajuda' }, topo.semEscolha));
    return;
  }
  const [cor, estado] = SELO[lei.estado];
  caixa.replaceChildren(
    elemento(
      'p',
      { class: 'lei' },
      fluente('badge', { color: cor, appearance: 'tint', size: 'small' }, estado),
      ` ${nomes(lei)}`,
    ),
    ...(lei.motivo === undefined ? [] : [elemento('p', { class: 'ajuda' }, lei.motivo)]),
    ...(lei.prorrogavel
      ? [
          marca(topo.leiAntiga, ajustes.leiAntiga === true, (leiAntiga) => {
            void ponte.mudaAjustes({ leiAntiga: leiAntiga || null });
          }),
        ]
      : []),
  );
}
