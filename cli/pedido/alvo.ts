import type { Opcoes } from '../../src';
import type { Quando } from './quando';

/** Which rule is to be run: the law of whom, and of when. */
export interface Alvo {
  readonly municipio: string;
  readonly regra: string;
  readonly quando: Quando;
  readonly opcoes: Opcoes;
}
