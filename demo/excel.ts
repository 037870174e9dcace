// Runs in the pane's frame before functions.js, in the place that Office.js has in Excel.
import { criaCustomFunctions } from './customFunctions';

Object.assign(globalThis, criaCustomFunctions());
