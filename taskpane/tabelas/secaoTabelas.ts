import { botao, ocupa } from '../componentes/botao';
import { estado } from '../componentes/estado';
import type { Contexto } from '../contexto';
import { elemento } from '../elemento';
import { textos } from '../textos';
import { leiEmVigor } from '../topo/leiEmVigor';
import { tabelasQueFaltam } from './itensAusentes';
import { leTabelas, type Recusada } from './leTabelas';
import { NOME_DA_PLANILHA, planilhaDeTabelas } from './planilhaDeTabelas';

const { lancar } = textos;
/** More than any municipality needs; the sheet is read in one go. */
const LINHAS = 2000;
const COLUNAS = 10;

/** Tables that the source of the law lacks: a sheet to fill, and its reading back. */
export function secaoTabelas(contexto: Contexto): HTMLElement {
  const { ponte } = contexto;
  const municipio = leiEmVigor(ponte.ajustes())?.municipio;
  const titulo = elemento('summary', {}, elemento('span', { class: 'titulo' }, lancar.tabelas));
  const caixa = (...filhos: HTMLElement[]) =>
    elemento('details', { class: 'cartao', id: 'tabelas' }, titulo, ...filhos);
  if (!municipio) return caixa(elemento('p', { class: 'ajuda' }, textos.comum.escolhaOLivro));
  const faltam = tabelasQueFaltam(municipio);
  if (faltam.length === 0) return caixa(elemento('p', { class: 'ajuda' }, lancar.semTabelas));
  const fala = estado();
  const recusas = elemento('ul', { class: 'recusas' });
  const criar = botao(
    lancar.criarTabelas,
    async () => {
      ocupa(criar, true);
      try {
        const planilha = await contexto.planilha;
        const nome = await planilha.criaPlanilha(
          planilhaDeTabelas(municipio, ponte.ajustes().sistemaDeDatas),
        );
        fala.diz(lancar.criada(nome));
      } catch (motivo) {
        fala.erra(motivo);
      } finally {
        ocupa(criar, false);
      }
    },
    { id: 'criar-tabelas' },
  );
  const ler = botao(
    lancar.lerTabelas,
    async () => {
      ocupa(ler, true);
      recusas.replaceChildren();
      try {
        const { boas, recusadas } = await leDaPasta(contexto);
        await ponte.mudaAjustes({ tabelas: boas.length > 0 ? boas : null });
        fala.diz(
          [
            lancar.tabelasLidas(boas.length),
            ...(recusadas.length > 0 ? [lancar.tabelasRecusadas(recusadas.length)] : []),
          ].join(' '),
        );
        recusas.replaceChildren(...recusadas.map(mostraRecusa));
      } catch (motivo) {
        fala.erra(motivo);
      } finally {
        ocupa(ler, false);
      }
    },
    { id: 'ler-tabelas' },
  );
  return caixa(
    elemento('p', { class: 'ajuda' }, lancar.ajudaTabelas),
    elemento(
      'ul',
      {},
      ...faltam.map(({ nome, artigo, itens }) =>
        elemento(
          'li',
          {},
          `${nome} `,
          elemento('span', { class: 'ajuda' }, `${artigo} · ${itens.length || 'vários'}`),
        ),
      ),
    ),
    elemento('div', { class: 'acoes' }, criar, ler),
    fala.elemento,
    recusas,
  );
}

const mostraRecusa = ({ linha, motivo }: Recusada): HTMLElement =>
  elemento('li', {}, elemento('strong', {}, `Linha ${linha}: `), motivo);

async function leDaPasta({ ponte, planilha: aberta }: Contexto): Promise<ReturnType<typeof leTabelas>> {
  const planilha = await aberta;
  const nomes = await planilha.planilhas();
  if (!nomes.includes(NOME_DA_PLANILHA)) throw new Error(lancar.semPlanilhaDeTabelas(NOME_DA_PLANILHA));
  const celulas = await planilha.le({
    planilha: NOME_DA_PLANILHA,
    linha: 0,
    coluna: 0,
    linhas: LINHAS,
    colunas: COLUNAS,
  });
  return leTabelas(celulas, ponte.ajustes().sistemaDeDatas);
}
