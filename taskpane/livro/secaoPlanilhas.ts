import { botao, ocupa } from '../componentes/botao';
import { estado } from '../componentes/estado';
import { elemento } from '../elemento';
import { type Andamento, Interrompido } from '../emFatias';
import type { Lancamento } from '../lancar/lancamento';
import type { NovaPlanilha, Planilha } from '../planilha/planilha';
import { textos } from '../textos';
import { fazGuias } from './fazGuias';
import { fazLivro } from './fazLivro';
import { lancaTodas, type LinhaLancada } from './lancaTodas';
import { colunasComuns, EDITAIS, LIVRO_COMUM, LIVROS, modeloDe } from './modelos';

const { lancar } = textos;
const SEM_PRESCRICAO = 'A lei não prescreve as colunas deste livro';

function livro(
  lancamento: Lancamento,
  linhas: readonly LinhaLancada[],
  andamento: Andamento,
): Promise<NovaPlanilha> {
  const { regra, contexto } = lancamento.resolvida;
  const modelo = modeloDe(LIVROS, contexto.municipio, regra.id);
  return fazLivro(
    lancamento,
    linhas,
    {
      nome: `Livro ${contexto.exercicio}`,
      titulo: lancar.livro,
      colunas: modelo?.colunas ?? colunasComuns(lancamento.tabela.titulos),
      artigo: modelo ? `Colunas: ${modelo.artigo}` : SEM_PRESCRICAO,
      alfabetica: modelo?.alfabetica === true,
      somar: true,
    },
    andamento,
  );
}

function edital(
  lancamento: Lancamento,
  linhas: readonly LinhaLancada[],
  andamento: Andamento,
): Promise<NovaPlanilha> {
  const { regra, contexto } = lancamento.resolvida;
  const modelo = modeloDe(EDITAIS, contexto.municipio, regra.id);
  const [nome, , , valor] = LIVRO_COMUM;
  return fazLivro(
    lancamento,
    linhas,
    {
      nome: `Edital ${contexto.exercicio}`,
      titulo: lancar.edital,
      colunas: modelo?.colunas ?? (nome && valor ? [nome, valor] : []),
      artigo: modelo?.artigo ?? 'A lei não prescreve o edital',
      alfabetica: true,
      somar: false,
    },
    andamento,
  );
}

const guias: typeof livro = (lancamento, linhas, andamento) =>
  fazGuias(lancamento, linhas, `Avisos ${lancamento.resolvida.contexto.exercicio}`, andamento);

/** Sheets ready to print, made of the rows of the table that was read. */
export function secaoPlanilhas(lancamento: Lancamento, planilha: Planilha): HTMLElement {
  const fala = estado();
  const botoes: HTMLElement[] = [];
  const cria = async (faz: typeof livro) => {
    let parar = false;
    botoes.forEach((um) => {
      ocupa(um, true);
    });
    try {
      const progresso = fala.acompanha(lancar.planilhas, () => {
        parar = true;
      });
      const andamento: Andamento = { progresso, interrompe: () => parar };
      const { linhas, fora } = await lancaTodas(lancamento, planilha, andamento);
      const nome = await planilha.criaPlanilha(await faz(lancamento, linhas, andamento), progresso);
      fala.diz([lancar.criada(nome), ...(fora > 0 ? [lancar.foraDoLivro(fora)] : [])].join(' '));
    } catch (motivo) {
      if (motivo instanceof Interrompido) fala.diz(textos.comum.interrompido);
      else fala.erra(motivo);
    } finally {
      botoes.forEach((um) => {
        ocupa(um, false);
      });
    }
  };
  botoes.push(
    botao(lancar.livro, () => cria(livro), { id: 'fazer-livro' }),
    botao(lancar.edital, () => cria(edital), { id: 'fazer-edital' }),
    botao(lancar.guias, () => cria(guias), { id: 'fazer-guias' }),
  );
  return elemento(
    'section',
    { 'aria-labelledby': 'titulo-planilhas' },
    elemento('h3', { id: 'titulo-planilhas' }, lancar.planilhas),
    elemento('p', { class: 'ajuda' }, lancar.ajudaPlanilhas),
    elemento('div', { class: 'acoes' }, ...botoes),
    fala.elemento,
  );
}
