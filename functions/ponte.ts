import pacote from '../package.json';
import { criaAjustes } from './ajustes';
import { municipios } from './municipios';
import type { Ponte } from './tipos';

/** One runtime serves functions and pane, so this one object is the state of the open workbook. */
export const ponte: Ponte = Object.freeze({ versao: pacote.version, municipios, ...criaAjustes() });
