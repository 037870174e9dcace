import type { Municipio } from '../../src';
import type { RegraResolvida } from '../../src';
import { campo } from '../componentes/campo';
import type { Contexto, Lugar } from '../contexto';
import { elemento } from '../elemento';
import { textos } from '../textos';
import { leiEmVigor } from '../topo/leiEmVigor';
import { combina, textoDaRegra } from './busca';
import { cartaoDaRegra } from './cartaoDaRegra';
import { comparacao } from './comparacao';
import { emGrupos } from './grupos';
import { leiturasEmDuvida } from './leiturasEmDuvida';

const { regras } = textos;

interface Cartao {
  readonly regra: RegraResolvida['regra'];
  readonly texto: string;
  readonly elemento: HTMLDetailsElement;
}

/** Every rule of the municipality, as its law has it on the day of the exercise. */
export function lugarRegras(contexto: Contexto): Lugar {
  const { ponte, resolvedor } = contexto;
  const busca = elemento('input', { type: 'search', id: 'busca-regras', autocomplete: 'off' });
  const conta = elemento('p', { class: 'ajuda', role: 'status' });
  const lista = elemento('div', { class: 'lista' });
  let cartoes: readonly Cartao[] = [];
  let grupos: readonly (readonly [HTMLElement, readonly Cartao[]])[] = [];

  const filtra = () => {
    const achadas = cartoes.filter(({ texto, elemento: cartao }) => {
      cartao.hidden = !combina(texto, busca.value.trim());
      return !cartao.hidden;
    });
    for (const [titulo, doGrupo] of grupos)
      titulo.hidden = doGrupo.every(({ elemento: cartao }) => cartao.hidden);
    conta.textContent = achadas.length === 0 ? regras.nenhuma : regras.contagem(achadas.length);
  };

  const monta = () => {
    const lei = leiEmVigor(ponte.ajustes());
    cartoes = (lei?.municipio.regras ?? []).flatMap((regra) => {
      const resolvida = resolvedor.regra(regra.id);
      return 'falha' in resolvida
        ? []
        : [{ regra, texto: textoDaRegra(regra), elemento: cartaoDaRegra(resolvida, contexto) }];
    });
    grupos = emGrupos(cartoes).map(([nome, doGrupo]) => [elemento('h3', {}, nome), doGrupo]);
    lista.replaceChildren(
      ...grupos.flatMap(([titulo, doGrupo]) => [titulo, ...doGrupo.map(({ elemento: cartao }) => cartao)]),
      ...(lei ? [duvidasDaLei(contexto, lei.municipio), comparacao(contexto)] : []),
    );
    if (lei) filtra();
    else conta.textContent = textos.comum.escolhaOLivro;
  };

  let montadoPara = '';
  const montaSeMudou = () => {
    const { municipio, exercicio, leiAntiga } = ponte.ajustes();
    const chave = JSON.stringify([municipio, exercicio, leiAntiga]);
    // A reading chosen inside a card changes no card: writing them again would close the one in use.
    if (chave === montadoPara) return;
    montadoPara = chave;
    monta();
  };

  busca.addEventListener('input', filtra);
  ponte.aoMudar(montaSeMudou);
  montaSeMudou();
  return {
    elemento: elemento(
      'div',
      {},
      elemento('h2', { class: 'oculto' }, textos.lugares.regras),
      campo(regras.buscar, busca),
      conta,
      lista,
    ),
  };
}

/** All the readings in doubt of the law, those of no rule among them. */
function duvidasDaLei({ ponte }: Contexto, { codigo, leituras }: Municipio): HTMLDetailsElement {
  const caixa = elemento(
    'details',
    { class: 'cartao', id: 'duvidas' },
    elemento('summary', {}, elemento('span', { class: 'titulo' }, `${regras.duvidas} (${leituras.length})`)),
  );
  caixa.addEventListener('toggle', () => {
    if (caixa.open && caixa.childElementCount === 1)
      caixa.append(...leiturasEmDuvida(leituras, codigo, ponte));
  });
  return caixa;
}
