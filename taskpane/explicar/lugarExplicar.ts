import { explicaCelula } from '../calculo/explicaCelula';
import { Leitor } from '../calculo/leitor';
import { botao } from '../componentes/botao';
import { estado } from '../componentes/estado';
import type { Contexto, Lugar } from '../contexto';
import { elemento } from '../elemento';
import { mostraFormula } from '../formula/mostraFormula';
import type { Planilha } from '../planilha/planilha';
import { endereco, umaCelula } from '../planilha/referencia';
import { textos } from '../textos';
import { insereMemoria } from './blocoDaMemoria';
import { copia } from './copia';
import { mostraMemoria } from './mostraMemoria';
import { textoDaMemoria } from './textoDaMemoria';

const { explicar } = textos;
/** Selections made with the arrows come in a row: only the last one is explained. */
const ESPERA = 150;

/** The memória of the selected cell, whichever it is at each moment. */
export function lugarExplicar(contexto: Contexto): Lugar {
  const fala = estado();
  const saida = elemento('div', { class: 'explicacao', 'aria-live': 'polite' });
  const raiz = elemento(
    'div',
    {},
    elemento('h2', { class: 'oculto' }, textos.lugares.explicar),
    elemento('p', { class: 'ajuda' }, explicar.ajuda),
    elemento(
      'div',
      { class: 'acoes' },
      botao(explicar.explicar, () => explica().catch(fala.erra), {
        aparencia: 'primary',
        id: 'explicar-celula',
      }),
    ),
    saida,
    fala.elemento,
  );
  let planilha: Planilha | undefined;
  let vez = 0;

  const explica = async () => {
    const minha = (vez += 1);
    planilha ??= await contexto.planilha;
    const aberta = planilha;
    const selecao = await aberta.selecao();
    const celula = selecao && umaCelula(selecao.planilha, selecao.linha, selecao.coluna);
    const formula = celula && (await aberta.formulaDe(celula));
    const recursos = {
      leitor: new Leitor(aberta),
      resolvedor: contexto.resolvedor,
      funcoes: await contexto.funcoes(),
    };
    const explicacao =
      celula && formula ? await explicaCelula(celula, formula, recursos) : { motivo: explicar.semFormula };
    if (minha !== vez) return;
    fala.limpa();
    const cabeca = celula && [
      elemento('p', { class: 'celula' }, elemento('strong', {}, endereco(celula))),
      formula && elemento('code', {}, mostraFormula(formula.formula)),
    ];
    if ('motivo' in explicacao || !celula) {
      const motivo = 'motivo' in explicacao ? explicacao.motivo : explicar.semFormula;
      saida.replaceChildren(...nos(cabeca), elemento('p', { class: 'vazio' }, motivo));
      return;
    }
    const { memoria } = explicacao;
    saida.replaceChildren(
      ...nos(cabeca),
      mostraMemoria(memoria),
      elemento(
        'div',
        { class: 'acoes' },
        botao(
          explicar.copiar,
          async () => {
            await copia(textoDaMemoria(memoria, endereco(celula))).then(() => {
              fala.diz(textos.comum.copiado);
            }, fala.erra);
          },
          { id: 'copiar-memoria' },
        ),
        botao(
          explicar.inserir,
          () =>
            insereMemoria(aberta, celula, memoria).then((onde) => {
              fala.diz(explicar.inserida(onde));
            }, fala.erra),
          { id: 'inserir-memoria' },
        ),
      ),
    );
  };

  let espera: ReturnType<typeof setTimeout> | undefined;
  void contexto.planilha.then((aberta) => {
    aberta.aoMudarSelecao(() => {
      // Hidden, it works for nobody: it is explained when the place is shown.
      if (raiz.closest('[hidden]')) return;
      clearTimeout(espera);
      espera = setTimeout(() => {
        explica().catch(fala.erra);
      }, ESPERA);
    });
  });
  return {
    elemento: raiz,
    aoMostrar: () => {
      explica().catch(fala.erra);
    },
  };
}

function nos(lista: readonly (Node | undefined)[] | undefined): Node[] {
  return (lista ?? []).filter((no): no is Node => no !== undefined);
}
