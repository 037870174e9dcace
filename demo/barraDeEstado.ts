import type { FUniver } from '@univerjs/presets';
import { erroNaTela, mensagemGeral } from './erros';
import type { Mensagens } from './mensagens';
import { enderecoDaCelula } from './registraFuncoes';

const INICIO =
  'Digite =TRIB. numa célula para ver as fórmulas; o erro de uma célula se explica aqui quando ela é escolhida.';

/** The line under the grid: the address of the selected cell and, if it is in error, why. */
export function barraDeEstado(api: FUniver, barra: HTMLElement, mensagens: Mensagens): void {
  const mostra = () => {
    const folha = api.getActiveWorkbook()?.getActiveSheet();
    const faixa = folha?.getActiveRange();
    if (!folha || !faixa) return;
    const [linha, coluna] = [faixa.getRow(), faixa.getColumn()];
    const valor = folha.getRange(linha, coluna).getRawValue();
    const erro = erroNaTela(valor);
    barra.classList.toggle('com-erro', erro !== undefined);
    const endereco = document.createElement('strong');
    endereco.textContent = enderecoDaCelula(linha, coluna);
    const texto = document.createElement('span');
    const mensagem = mensagens.le(folha.getSheetId(), linha, coluna) ?? mensagemGeral(String(valor));
    texto.textContent = erro ? `${erro} ${mensagem}` : INICIO;
    barra.title = texto.textContent;
    barra.replaceChildren(endereco, texto);
  };
  // None of them alone tells of every way to choose a cell: mouse, keyboard and the name box.
  const { CellClicked, SelectionMoveEnd, SelectionChanged, ActiveSheetChanged } = api.Event;
  for (const evento of [CellClicked, SelectionMoveEnd, SelectionChanged, ActiveSheetChanged] as const) {
    api.addEvent(evento, mostra);
  }
  api.getFormula().calculationResultApplied(mostra);
  mostra();
}
