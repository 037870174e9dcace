import { elemento, fluente } from '../elemento';
import type { Progresso } from '../planilha/planilha';
import { textos } from '../textos';
import { botao } from './botao';

export interface Estado {
  readonly elemento: HTMLElement;
  diz(texto: string): void;
  erra(motivo: unknown): void;
  limpa(): void;
  /** Shows how far long work has gone, with a way to leave it. */
  acompanha(titulo: string, interrompe?: () => void): Progresso;
}

/** One line that says what is going on: read out by screen readers, with room kept for it. */
export function estado(): Estado {
  const fala = elemento('div', { class: 'estado', role: 'status' });
  const caixa = elemento('div', {}, fala);
  const mostra = (filho: HTMLElement | string, fora?: HTMLElement) => {
    fala.replaceChildren(filho);
    caixa.replaceChildren(fala, ...(fora ? [fora] : []));
  };
  return {
    elemento: caixa,
    diz: (texto) => {
      mostra(texto);
    },
    erra(motivo) {
      const texto = motivo instanceof Error ? motivo.message : String(motivo);
      mostra(fluente('message-bar', { intent: 'error', class: 'mensagem' }, texto));
    },
    limpa: () => {
      mostra('');
    },
    acompanha(titulo, interrompe) {
      const barra = fluente('progress-bar', { 'aria-label': titulo, max: '100', value: '0' });
      const conta = elemento('span', { class: 'conta', 'aria-hidden': 'true' });
      mostra(
        titulo,
        elemento(
          'div',
          { class: 'andamento' },
          barra,
          conta,
          interrompe && botao(textos.comum.interromper, interrompe, { aparencia: 'subtle', pequeno: true }),
        ),
      );
      return (feitas, total) => {
        barra.setAttribute('value', String(total === 0 ? 100 : Math.floor((100 * feitas) / total)));
        conta.textContent = textos.comum.progresso(feitas, total);
      };
    },
  };
}
