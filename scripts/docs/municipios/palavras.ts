import type { Certeza, Leitura } from '../../../src/norma/leitura';

export const CERTEZA: Readonly<Record<Certeza, string>> = {
  certa: 'certa',
  provavel: 'provável',
  incerta: 'incerta',
  ilegivel: 'ilegível',
};

const ORDEM: readonly Certeza[] = ['certa', 'provavel', 'incerta', 'ilegivel'];

/** The worst of the readings behind a figure. */
export function certezaDas(leituras: readonly Leitura[]): string {
  const pior = Math.max(0, ...leituras.map(({ certeza }) => ORDEM.indexOf(certeza)));
  return CERTEZA[ORDEM[pior] ?? 'certa'];
}

export function idDaLeitura(id: string): string {
  return `leitura-${id.toLowerCase()}`;
}
