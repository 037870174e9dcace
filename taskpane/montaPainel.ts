import { abas, type Aba } from './componentes/abas';
import { lugarConferir } from './conferir/lugarConferir';
import type { Contexto, Lugar } from './contexto';
import { elemento } from './elemento';
import { lugarExplicar } from './explicar/lugarExplicar';
import { lugarLancar } from './lancar/lugarLancar';
import { lugarRegras } from './regras/lugarRegras';
import { textos } from './textos';
import { barraDoLivro } from './topo/barraDoLivro';

const LUGARES: readonly (readonly [keyof typeof textos.lugares, (contexto: Contexto) => Lugar])[] = [
  ['lancar', lugarLancar],
  ['regras', lugarRegras],
  ['explicar', lugarExplicar],
  ['conferir', lugarConferir],
];

function aba(contexto: Contexto, id: keyof typeof textos.lugares, cria: (contexto: Contexto) => Lugar): Aba {
  const painel = elemento('section', { class: 'lugar', tabindex: '-1' });
  let lugar: Lugar | undefined;
  return {
    id,
    titulo: textos.lugares[id],
    painel,
    aoMostrar() {
      if (!lugar) {
        lugar = cria(contexto);
        painel.append(lugar.elemento);
      }
      lugar.aoMostrar?.();
    },
  };
}

/** Draws the whole pane: the choice of the workbook at the top, the four places under it. */
export function montaPainel(contexto: Contexto, caixa: HTMLElement | null, manual: string): void {
  const lugares = LUGARES.map(([id, cria]) => aba(contexto, id, cria));
  const [barra, ...paineis] = abas(textos.produto, lugares);
  caixa?.replaceChildren(
    elemento(
      'header',
      { class: 'fixo' },
      elemento('h1', { class: 'oculto' }, textos.titulo),
      barraDoLivro(contexto.ponte, contexto.planilha),
      barra,
    ),
    elemento('main', {}, ...paineis),
    elemento(
      'footer',
      {},
      elemento('a', { href: manual, target: '_blank', rel: 'noopener' }, textos.comum.manual),
      elemento('span', {}, textos.comum.versao(contexto.ponte.versao)),
    ),
  );
}
