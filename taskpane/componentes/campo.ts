import { elemento, type Filho } from '../elemento';

let serie = 0;

export const novoId = (prefixo: string): string => `${prefixo}-${(serie += 1)}`;

/** A labelled field: the label is tied to the control by its id. */
export function campo(rotulo: string, controle: HTMLElement, ...depois: readonly Filho[]): HTMLElement {
  controle.id ||= novoId('campo');
  return elemento(
    'div',
    { class: 'campo' },
    elemento('label', { for: controle.id }, rotulo),
    controle,
    ...depois,
  );
}

export interface Opcao {
  readonly valor: string;
  readonly texto: string;
}

export function seletor(
  opcoes: readonly Opcao[],
  escolhida: string,
  aoMudar: (valor: string) => void = () => undefined,
  atributos: Readonly<Record<string, string>> = {},
): HTMLSelectElement {
  const criado = elemento(
    'select',
    atributos,
    ...opcoes.map(({ valor, texto }) => elemento('option', { value: valor }, texto)),
  );
  criado.value = escolhida;
  criado.addEventListener('change', () => {
    aoMudar(criado.value);
  });
  return criado;
}

/** A yes/no choice, with its words beside it. */
export function marca(
  rotulo: string,
  marcada: boolean,
  aoMudar: (marcada: boolean) => void,
  tipo: 'checkbox' | 'radio' = 'checkbox',
  grupo?: string,
): HTMLElement {
  const caixa = elemento('input', { type: tipo, id: novoId('marca'), name: grupo });
  caixa.checked = marcada;
  caixa.addEventListener('change', () => {
    aoMudar(caixa.checked);
  });
  return elemento('div', { class: 'marca' }, caixa, elemento('label', { for: caixa.id }, rotulo));
}
