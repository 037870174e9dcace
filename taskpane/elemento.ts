export type Filho = Node | string | undefined | false;

type Atributos = Readonly<Record<string, string | undefined>>;

function preenche<E extends Element>(criado: E, atributos: Atributos, filhos: readonly Filho[]): E {
  for (const [atributo, valor] of Object.entries(atributos))
    if (valor !== undefined) criado.setAttribute(atributo, valor);
  criado.append(...filhos.filter((filho): filho is Node | string => filho !== undefined && filho !== false));
  return criado;
}

/** Builds an element without touching innerHTML, so that no text is ever read as markup. */
export function elemento<N extends keyof HTMLElementTagNameMap>(
  nome: N,
  atributos: Atributos = {},
  ...filhos: readonly Filho[]
): HTMLElementTagNameMap[N] {
  return preenche(document.createElement(nome), atributos, filhos);
}

/** The same for a component of Fluent UI: `fluente('button', …)` is `<fluent-button>`. */
export function fluente(nome: string, atributos: Atributos = {}, ...filhos: readonly Filho[]): HTMLElement {
  return preenche(document.createElement(`fluent-${nome}`), atributos, filhos);
}

export function svg(nome: string, atributos: Atributos = {}, ...filhos: readonly Filho[]): SVGElement {
  return preenche(document.createElementNS('http://www.w3.org/2000/svg', nome), atributos, filhos);
}
