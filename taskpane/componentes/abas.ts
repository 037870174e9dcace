import { elemento } from '../elemento';

export interface Aba {
  readonly id: string;
  readonly titulo: string;
  readonly painel: HTMLElement;
  aoMostrar(): void;
}

const PASSO: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as the ARIA practices describe them: arrows, Home and End move, and the place follows the focus. */
export function abas(rotulo: string, lista: readonly Aba[]): HTMLElement[] {
  const botoes = lista.map(({ id, titulo }) =>
    elemento(
      'button',
      { type: 'button', role: 'tab', id: `aba-${id}`, 'aria-controls': `lugar-${id}` },
      titulo,
    ),
  );
  const mostra = (qual: number) => {
    lista.forEach(({ painel }, i) => {
      painel.hidden = i !== qual;
      botoes[i]?.setAttribute('aria-selected', String(i === qual));
      botoes[i]?.setAttribute('tabindex', i === qual ? '0' : '-1');
    });
    lista[qual]?.aoMostrar();
  };
  lista.forEach(({ id, painel }, i) => {
    painel.id = `lugar-${id}`;
    painel.setAttribute('role', 'tabpanel');
    painel.setAttribute('aria-labelledby', `aba-${id}`);
    botoes[i]?.addEventListener('click', () => {
      mostra(i);
    });
    botoes[i]?.addEventListener('keydown', (evento) => {
      const passo = PASSO[evento.key];
      const ultimo = lista.length - 1;
      const alvo =
        evento.key === 'Home'
          ? 0
          : evento.key === 'End'
            ? ultimo
            : passo === undefined
              ? undefined
              : (i + passo + lista.length) % lista.length;
      if (alvo === undefined) return;
      evento.preventDefault();
      mostra(alvo);
      botoes[alvo]?.focus();
    });
  });
  const barra = elemento('div', { role: 'tablist', class: 'abas', 'aria-label': rotulo }, ...botoes);
  mostra(0);
  return [barra, ...lista.map(({ painel }) => painel)];
}
