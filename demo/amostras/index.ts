import { alegre } from './alegre';
import { alfredoChaves } from './alfredoChaves';
import { garca } from './garca';
import { jambeiro } from './jambeiro';
import { limeiraDoOeste } from './limeiraDoOeste';
import type { Amostra } from './tipos';

/** The sheets of the browser workbook, in order. */
export const amostras: readonly Amostra[] = [alegre, limeiraDoOeste, jambeiro, alfredoChaves, garca];
