import { fluente } from '../elemento';

type Aparencia = 'primary' | 'outline' | 'subtle';

interface Opcoes {
  readonly aparencia?: Aparencia;
  readonly id?: string;
  readonly rotulo?: string;
  readonly pequeno?: boolean;
}

/** A button of Fluent UI. What its action fails at is for the action to tell. */
export function botao(
  texto: string,
  aoClicar: () => void | Promise<void>,
  { aparencia = 'outline', id, rotulo, pequeno }: Opcoes = {},
): HTMLElement {
  const criado = fluente(
    'button',
    {
      role: 'button',
      appearance: aparencia,
      id,
      'aria-label': rotulo,
      ...(pequeno ? { size: 'small' } : {}),
    },
    texto,
  );
  criado.addEventListener('click', () => {
    if (!criado.hasAttribute('disabled-focusable')) void aoClicar();
  });
  return criado;
}

/** Keeps the focus where it is, which `disabled` would lose. */
export function ocupa(criado: HTMLElement, ocupado: boolean): void {
  criado.toggleAttribute('disabled-focusable', ocupado);
  criado.setAttribute('aria-busy', String(ocupado));
}
