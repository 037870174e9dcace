import type { Regra } from '../../src';
import { campo, seletor } from '../componentes/campo';
import { elemento } from '../elemento';
import { letraDaColuna } from '../planilha/referencia';
import { textos } from '../textos';
import type { TabelaLida } from './leTabela';
import type { Mapa } from './mapa';

const { lancar } = textos;

/** From which column each fact comes: matched by the headings, corrected by choosing. */
export function colunasDosFatos(
  regra: Regra,
  tabela: TabelaLida,
  mapa: Mapa,
  aoMudar: (mapa: Mapa) => void,
): HTMLElement {
  const { coluna: primeira } = tabela.regiao.intervalo;
  const opcoes = [
    { valor: '', texto: lancar.semColuna },
    ...tabela.titulos.map((titulo, i) => ({
      valor: String(i),
      texto: `${letraDaColuna(primeira + i)} · ${titulo || '—'}`,
    })),
  ];
  const escolhas = new Map(Object.entries(mapa));
  const linha = (fato: string) => {
    const dado = regra.fatos[fato];
    const coluna = mapa[fato];
    const escolhe = seletor(
      opcoes,
      coluna === undefined ? '' : String(coluna),
      (valor) => {
        if (valor === '') escolhas.delete(fato);
        else escolhas.set(fato, Number(valor));
        aoMudar(Object.fromEntries(escolhas));
      },
      { 'data-fato': fato },
    );
    const titulo = dado?.titulo ?? fato;
    return campo(dado?.obrigatorio ? `${titulo} (${lancar.obrigatorio})` : titulo, escolhe);
  };
  const fatos = Object.keys(regra.fatos);
  const aVista = fatos.filter((fato) => mapa[fato] !== undefined || regra.fatos[fato]?.obrigatorio);
  const outros = fatos.filter((fato) => !aVista.includes(fato));
  const poucos = fatos.length <= 6;
  return elemento(
    'fieldset',
    {},
    elemento('legend', {}, lancar.colunas),
    elemento('p', { class: 'ajuda' }, lancar.ajudaColunas),
    elemento('div', { class: 'mapa' }, ...(poucos ? fatos : aVista).map(linha)),
    !poucos &&
      outros.length > 0 &&
      elemento(
        'details',
        { class: 'outros' },
        elemento('summary', {}, lancar.outrosDados(outros.length)),
        elemento('div', { class: 'mapa' }, ...outros.map(linha)),
      ),
  );
}
