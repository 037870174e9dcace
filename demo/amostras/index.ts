import { alegre } from './alegre';
import { limeiraDoOeste } from './limeiraDoOeste';
import type { Amostra } from './tipos';

/** The sheets of the browser workbook, in order. */
export const amostras: readonly Amostra[] = [alegre, limeiraDoOeste];
