import type { Conta } from '../../../regra';
import type { SAIDAS } from '../../../regra/saida';
import type { Grandeza, Unidade } from '../../../valor/grandeza';

/** How a measure of the project is held against the one that the law demands. */
export type Criterio = 'minimo' | 'maximo' | 'inferior' | 'exato' | 'zeroOuMinimo';

/** A result that bounds the project. */
export interface Exigencia {
  readonly criterio: Criterio;
  /** Fact, or result of the account, with the measure of the project. */
  readonly medida?: string;
  /** It binds only where the thing exists: no measure, nothing to check. */
  readonly seHouver?: boolean;
}

/** Names of the results that are measures. */
export type NomeDeMedida = {
  [K in keyof typeof SAIDAS]: (typeof SAIDAS)[K][0] extends 'medida' ? K : never;
}[keyof typeof SAIDAS];

export type Exigencias = Readonly<Partial<Record<NomeDeMedida, Exigencia>>>;

export const minimo = (medida?: string): Exigencia => exigencia('minimo', medida);
export const maximo = (medida?: string): Exigencia => exigencia('maximo', medida);
/** Below the figure, the figure itself excluded. */
export const inferior = (medida?: string): Exigencia => exigencia('inferior', medida);
export const exato = (medida?: string): Exigencia => exigencia('exato', medida);
/** Nothing at all, or at least so much. */
export const zeroOuMinimo = (medida?: string): Exigencia => exigencia('zeroOuMinimo', medida);
export const seHouver = (outra: Exigencia): Exigencia => ({ ...outra, seHouver: true });

function exigencia(criterio: Criterio, medida: string | undefined): Exigencia {
  return medida === undefined ? { criterio } : { criterio, medida };
}

type Medida = Grandeza<Unidade>;

const COMPARA: Readonly<Record<Criterio, (projeto: Medida, exigido: Medida, conta: Conta) => boolean>> = {
  minimo: (projeto, exigido, conta) => conta.aoMenos(projeto, exigido),
  maximo: (projeto, exigido, conta) => conta.ate(projeto, exigido),
  inferior: (projeto, exigido, conta) => conta.menosDe(projeto, exigido),
  exato: (projeto, exigido, conta) => conta.igual(projeto, exigido),
  zeroOuMinimo: (projeto, exigido, conta) => conta.zero(projeto) || conta.aoMenos(projeto, exigido),
};

/** Whether the project meets the demand. */
export function atende(criterio: Criterio, projeto: Medida, exigido: Medida, conta: Conta): boolean {
  return COMPARA[criterio](projeto, exigido, conta);
}

export const CRITERIO_POR_EXTENSO: Readonly<Record<Criterio, string>> = {
  minimo: 'no mínimo',
  maximo: 'no máximo',
  inferior: 'menos de',
  exato: 'exatamente',
  zeroOuMinimo: 'zero ou no mínimo',
};
