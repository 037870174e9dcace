import type { NomeDoPar, Par } from '../tipos';

const CARREGA: Readonly<Record<NomeDoPar, () => Promise<Par>>> = {
  lancador: async () => (await import('./lancador')).lancador,
  decimal: async () => (await import('./decimal')).decimal,
  double: async () => (await import('./double')).double,
  zen: async () => (await import('./zen')).zen,
  publicodes: async () => (await import('./publicodes')).publicodes,
  jsonRules: async () => (await import('./jsonRules')).jsonRules,
  feel: async () => (await import('./feel')).feel,
  hyperformula: async () => (await import('./hyperformula')).hyperformula,
};

/** Loads only the peer asked for. */
export function carregaPar(nome: NomeDoPar): Promise<Par> {
  return CARREGA[nome]();
}
