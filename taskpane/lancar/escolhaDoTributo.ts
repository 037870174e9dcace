import type { RegraResolvida } from '../../src';
import { campo } from '../componentes/campo';
import type { Contexto } from '../contexto';
import { elemento } from '../elemento';
import { combina, semAcento } from '../regras/busca';
import { emGrupos } from '../regras/grupos';
import { textos } from '../textos';
import { leiEmVigor } from '../topo/leiEmVigor';

const { lancar } = textos;

export interface EscolhaDoTributo {
  readonly elemento: HTMLElement;
  /** Lists again the rules of the municipality, keeping the choice if it is still there. */
  atualiza(): void;
}

/** A list of the rules that a search narrows; arrows choose. */
export function escolhaDoTributo(
  { ponte, resolvedor }: Contexto,
  aoEscolher: (resolvida: RegraResolvida | undefined) => void,
): EscolhaDoTributo {
  const busca = elemento('input', { type: 'search', id: 'busca-tributo', autocomplete: 'off' });
  const lista = elemento('select', { id: 'tributo', size: '6' });
  const nenhum = elemento('p', { class: 'ajuda', role: 'status' });
  let regras: readonly RegraResolvida[] = [];

  const filtra = () => {
    const escolhida = lista.value;
    const achadas = regras.filter(({ regra: { id, titulo } }) =>
      combina(semAcento(`${titulo} ${id.replaceAll('_', ' ')}`), busca.value.trim()),
    );
    lista.replaceChildren(
      ...emGrupos(achadas).map(([grupo, doGrupo]) =>
        elemento(
          'optgroup',
          { label: grupo },
          ...doGrupo.map(({ regra: { id, titulo } }) => elemento('option', { value: id }, titulo)),
        ),
      ),
    );
    lista.value = escolhida;
    nenhum.textContent = regras.length > 0 && achadas.length === 0 ? lancar.nenhumTributo : '';
  };
  const escolhe = () => {
    aoEscolher(regras.find(({ regra }) => regra.id === lista.value));
  };
  busca.addEventListener('input', filtra);
  // From the search, the arrow goes to the list: what a person expects of a box that searches.
  busca.addEventListener('keydown', (evento) => {
    if (evento.key !== 'ArrowDown' && evento.key !== 'Enter') return;
    evento.preventDefault();
    lista.focus();
    if (lista.selectedIndex < 0 && lista.options.length > 0) lista.selectedIndex = 0;
    escolhe();
  });
  lista.addEventListener('change', escolhe);

  return {
    elemento: elemento('div', {}, campo(lancar.buscar, busca), campo(lancar.tributo, lista, nenhum)),
    atualiza() {
      const lei = leiEmVigor(ponte.ajustes());
      regras = (lei?.municipio.regras ?? []).flatMap(({ id }) => {
        const resolvida = resolvedor.regra(id);
        return 'falha' in resolvida ? [] : [resolvida];
      });
      filtra();
      if (!lei) nenhum.textContent = textos.comum.escolhaOLivro;
      escolhe();
    },
  };
}
