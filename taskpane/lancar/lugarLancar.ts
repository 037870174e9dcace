import type { RegraResolvida } from '../../src';
import { botao } from '../componentes/botao';
import { estado } from '../componentes/estado';
import type { Contexto, Lugar } from '../contexto';
import { elemento } from '../elemento';
import { secaoPlanilhas } from '../livro/secaoPlanilhas';
import type { Planilha } from '../planilha/planilha';
import { endereco } from '../planilha/referencia';
import { secaoTabelas } from '../tabelas/secaoTabelas';
import { textos } from '../textos';
import { colunasDosFatos } from './colunasDosFatos';
import { escolhaDoTributo } from './escolhaDoTributo';
import { Lancamento } from './lancamento';
import { leTabela, type TabelaLida } from './leTabela';
import { mostraPrevia } from './mostraPrevia';
import { fazPrevia } from './previa';
import { secaoInserir } from './secaoInserir';

const { lancar } = textos;

/** From a cadastre that already exists to a column of assessments. */
export function lugarLancar(contexto: Contexto): Lugar {
  let planilha: Planilha | undefined;
  let resolvida: RegraResolvida | undefined;
  let lida: TabelaLida | undefined;
  let folhaLida: string | undefined;
  let vez = 0;
  const fala = estado();
  const onde = elemento('p', { class: 'ajuda', role: 'status' }, textos.comum.semPlanilha);
  const colunas = elemento('div');
  const previa = elemento('div', { class: 'previa' });
  const inserir = elemento('div');
  const planilhas = elemento('div');
  const tabelas = elemento('div');

  const limpa = () => {
    for (const caixa of [colunas, previa, inserir, planilhas]) caixa.replaceChildren();
  };
  const recalcula = async (lancamento: Lancamento) => {
    const minha = (vez += 1);
    const { impedimento } = lancamento;
    inserir.replaceChildren();
    planilhas.replaceChildren();
    if (impedimento !== undefined || !planilha) {
      previa.replaceChildren(elemento('p', { class: 'erro' }, impedimento ?? textos.comum.semPlanilha));
      return;
    }
    const modo = { derramada: false, detalhada: false, fixar: false };
    const linhas = await fazPrevia(
      lancamento.tabela,
      lancamento.formulas(modo),
      lancamento.recursos(planilha),
    );
    // A newer choice was made while this one was being read.
    if (minha !== vez) return;
    previa.replaceChildren(elemento('h3', {}, lancar.previa), mostraPrevia(linhas));
    inserir.replaceChildren(secaoInserir(lancamento, planilha, linhas, fala));
    planilhas.replaceChildren(secaoPlanilhas(lancamento, planilha));
  };
  const monta = async () => {
    limpa();
    fala.limpa();
    if (!resolvida || !lida) return;
    const lancamento = new Lancamento(contexto, resolvida, lida, await contexto.funcoes());
    colunas.replaceChildren(
      colunasDosFatos(resolvida.regra, lida, lancamento.mapa, (mapa) => {
        lancamento.corrige(mapa);
        void recalcula(lancamento).catch(fala.erra);
      }),
    );
    await recalcula(lancamento);
  };
  const le = async () => {
    planilha ??= await contexto.planilha;
    folhaLida = (await planilha.selecao())?.planilha;
    lida = await leTabela(planilha);
    onde.textContent = lida ? lancar.regiao(endereco(lida.regiao.intervalo), lida.linhas) : lancar.semRegiao;
    await monta();
  };
  /** While no table serves, another sheet is tried by itself; once one does, the person says when to read. */
  const leOutraFolha = async (aberta: Planilha) => {
    if (inserir.childElementCount > 0) return;
    const selecao = await aberta.selecao();
    if (selecao && selecao.planilha !== folhaLida) await le();
  };
  const escolha = escolhaDoTributo(contexto, (escolhida) => {
    // The list says the same choice again whenever it is written again.
    if (escolhida === resolvida) return;
    resolvida = escolhida;
    void (lida ? monta() : le()).catch(fala.erra);
  });
  const atualiza = () => {
    escolha.atualiza();
    tabelas.replaceChildren(secaoTabelas(contexto));
  };

  const raiz = elemento(
    'div',
    {},
    elemento('h2', { class: 'oculto' }, textos.lugares.lancar),
    escolha.elemento,
    elemento(
      'div',
      { class: 'acoes' },
      botao(lancar.lerSelecao, () => le().catch(fala.erra), { id: 'ler-selecao' }),
    ),
    onde,
    colunas,
    previa,
    inserir,
    fala.elemento,
    planilhas,
    tabelas,
  );
  let montadoPara = '';
  contexto.ponte.aoMudar(({ municipio, exercicio, leiAntiga, alternativas }) => {
    const chave = JSON.stringify([municipio, exercicio, leiAntiga, alternativas]);
    if (chave === montadoPara) return;
    montadoPara = chave;
    atualiza();
  });
  atualiza();
  void contexto.planilha
    .then(async (aberta) => {
      await le();
      aberta.aoMudarSelecao(() => {
        if (!raiz.closest('[hidden]')) void leOutraFolha(aberta).catch(fala.erra);
      });
    })
    .catch(fala.erra);
  return { elemento: raiz };
}
