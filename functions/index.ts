// Entry of functions.js. It must load with nothing but `CustomFunctions` at hand: no DOM, no Office.
import './formulas/consulta';
import './formulas/impostos';
import './formulas/moeda';
import './formulas/multasEPrazos';
import './formulas/tabelaDoLancador';
import { ligaAoExcel } from './hospedeiroExcel';
import { ponte } from './ponte';

ligaAoExcel(ponte);

export { ponte };
