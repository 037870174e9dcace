import { botao, ocupa } from '../componentes/botao';
import { marca, novoId } from '../componentes/campo';
import { type Estado } from '../componentes/estado';
import { elemento } from '../elemento';
import { mostraFormula } from '../formula/mostraFormula';
import type { Planilha } from '../planilha/planilha';
import { textos } from '../textos';
import { insere } from './insere';
import type { Lancamento, ModoDeInserir } from './lancamento';
import { formatoDe, type LinhaDaPrevia } from './previa';

const { lancar } = textos;

/** How to insert, the formula as it will stand, and the button that inserts it. */
export function secaoInserir(
  lancamento: Lancamento,
  planilha: Planilha,
  previa: readonly LinhaDaPrevia[],
  fala: Estado,
): HTMLElement {
  let modo: ModoDeInserir = { derramada: false, detalhada: false, fixar: false };
  const formula = elemento('code', { id: 'formula-a-inserir' });
  const mostra = () => {
    formula.textContent = mostraFormula(lancamento.formulas(modo).linha(0)[0] ?? '');
  };
  const muda = (mudanca: Partial<ModoDeInserir>) => {
    modo = { ...modo, ...mudanca };
    mostra();
  };
  const grupo = novoId('forma');
  const forma = (texto: string, derramada: boolean) =>
    marca(
      texto,
      modo.derramada === derramada,
      (sim) => {
        if (sim) muda({ derramada });
      },
      'radio',
      grupo,
    );
  const inserir = botao(
    lancar.inserir,
    async () => {
      ocupa(inserir, true);
      fala.diz(lancar.inserindo);
      const formato = formatoDe(previa.find(({ valor }) => valor !== undefined)?.valor);
      try {
        const onde = await insere(planilha, {
          tabela: lancamento.tabela,
          formulas: lancamento.formulas(modo),
          derramada: modo.derramada,
          titulo: lancamento.resolvida.regra.titulo,
          ...(formato === undefined ? {} : { formato }),
        });
        fala.diz(lancar.inserido(lancamento.tabela.linhas, onde));
      } catch (motivo) {
        fala.erra(motivo);
      } finally {
        ocupa(inserir, false);
      }
    },
    { aparencia: 'primary', id: 'inserir' },
  );
  mostra();
  return elemento(
    'fieldset',
    {},
    elemento('legend', {}, lancar.forma),
    forma(lancar.preenchida, false),
    forma(lancar.derramada, true),
    marca(lancar.detalhar, false, (detalhada) => {
      muda({ detalhada });
    }),
    marca(lancar.fixar, false, (fixar) => {
      muda({ fixar });
    }),
    elemento('p', { class: 'ajuda' }, lancar.fixarAjuda),
    formula,
    elemento('div', { class: 'acoes' }, inserir),
  );
}
