// Entry of functions.js, with all of formulas/ before it (webpack/lancador.js). The bundle must load with nothing
// but `CustomFunctions` at hand: no DOM, no Office.
import { ligaAoExcel } from './hospedeiroExcel';
import { ponte } from './ponte';

ligaAoExcel(ponte);

export { ponte };
