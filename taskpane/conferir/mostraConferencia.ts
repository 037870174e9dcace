import { botao } from '../componentes/botao';
import { campo, seletor } from '../componentes/campo';
import { tabela } from '../componentes/tabela';
import { elemento } from '../elemento';
import { mostraValor } from '../lancar/previa';
import type { Intervalo } from '../planilha/planilha';
import { endereco, letraDaColuna, umaCelula } from '../planilha/referencia';
import { textos } from '../textos';
import type { Causa } from './causas';
import type { Conferencia } from './confere';
import { colunaDaInscricao, repetidas, titulosDa } from './repetidas';

const { conferir } = textos;
const A_VISTA = 12;

type IrPara = (celula: Intervalo) => void;

export function mostraConferencia(conferencia: Conferencia, irPara: IrPara): Node[] {
  const { totais, erros, avisos } = conferencia;
  return [
    elemento('h3', {}, conferir.totais),
    tabela(
      conferir.totais,
      [conferir.tributo, conferir.situacao, conferir.linhas, conferir.soma],
      totais.map(({ tributo, situacao, linhas, soma }) => [
        tributo,
        situacao,
        { conteudo: String(linhas), classe: 'numero' },
        { conteudo: mostraValor(soma), classe: 'numero' },
      ]),
    ),
    ...secao(conferir.erros, conferir.semErros, erros, irPara),
    ...secao(conferir.avisos, conferir.semAvisos, avisos, irPara),
    elemento('h3', {}, conferir.repetidas),
    secaoRepetidas(conferencia, irPara),
  ];
}

function secao(titulo: string, nenhuma: string, causas: readonly Causa[], irPara: IrPara): Node[] {
  return [
    elemento('h3', {}, titulo),
    causas.length === 0
      ? elemento('p', { class: 'ajuda' }, nenhuma)
      : elemento('ul', { class: 'causas' }, ...causas.map((causa) => mostraCausa(causa, irPara))),
  ];
}

function mostraCausa({ motivo, celulas }: Causa, irPara: IrPara): HTMLElement {
  return elemento(
    'li',
    {},
    elemento('p', {}, `${motivo} `, elemento('span', { class: 'ajuda' }, conferir.vezes(celulas.length))),
    botoesDeCelulas(celulas, irPara),
  );
}

function botoesDeCelulas(celulas: readonly Intervalo[], irPara: IrPara): HTMLElement {
  return elemento(
    'div',
    { class: 'celulas' },
    ...celulas.slice(0, A_VISTA).map((celula) =>
      botao(
        endereco(celula),
        () => {
          irPara(celula);
        },
        { pequeno: true, rotulo: conferir.irPara(endereco(celula)) },
      ),
    ),
    celulas.length > A_VISTA && elemento('span', { class: 'ajuda' }, conferir.mais(celulas.length - A_VISTA)),
  );
}

function secaoRepetidas(conferencia: Conferencia, irPara: IrPara): HTMLElement {
  const titulos = titulosDa(conferencia.valores);
  const saida = elemento('div', { role: 'status' });
  const mostra = (coluna: number | undefined) => {
    if (coluna === undefined) {
      saida.replaceChildren(elemento('p', { class: 'ajuda' }, conferir.semInscricao));
      return;
    }
    const achadas = repetidas(conferencia, coluna);
    const itens = achadas.map(({ inscricao, tributo, exercicio, linhas }) =>
      elemento(
        'li',
        {},
        elemento('p', {}, elemento('strong', {}, inscricao), ` · ${tributo} · ${exercicio}`),
        botoesDeCelulas(
          linhas.map((linha) =>
            umaCelula(conferencia.usado.planilha, linha, conferencia.usado.coluna + coluna),
          ),
          irPara,
        ),
      ),
    );
    saida.replaceChildren(
      achadas.length === 0
        ? elemento('p', { class: 'ajuda' }, conferir.semRepetidas)
        : elemento('ul', { class: 'causas' }, ...itens),
    );
  };
  const inicial = colunaDaInscricao(titulos);
  const escolha = seletor(
    [
      { valor: '', texto: textos.lancar.semColuna },
      ...titulos.map((titulo, i) => ({
        valor: String(i),
        texto: `${letraDaColuna(conferencia.usado.coluna + i)} · ${titulo || '—'}`,
      })),
    ],
    inicial === undefined ? '' : String(inicial),
    (valor) => {
      mostra(valor === '' ? undefined : Number(valor));
    },
  );
  mostra(inicial);
  return elemento('div', {}, campo(conferir.colunaDeInscricao, escolha), saida);
}
