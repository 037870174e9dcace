// Made by `npm run build:cli` from functions/formulas/; do not edit.
import * as afericao from '../../functions/formulas/afericao';
import * as cabimento from '../../functions/formulas/cabimento';
import * as consulta from '../../functions/formulas/consulta';
import * as diversoes from '../../functions/formulas/diversoes';
import * as emolumentos from '../../functions/formulas/emolumentos';
import * as imoveis from '../../functions/formulas/imoveis';
import * as impostos from '../../functions/formulas/impostos';
import * as licencas from '../../functions/formulas/licencas';
import * as licencasDeAnimais from '../../functions/formulas/licencasDeAnimais';
import * as licencasDeBens from '../../functions/formulas/licencasDeBens';
import * as moeda from '../../functions/formulas/moeda';
import * as multasEPrazos from '../../functions/formulas/multasEPrazos';
import * as obras from '../../functions/formulas/obras';
import * as rendasEDividas from '../../functions/formulas/rendasEDividas';
import * as selo from '../../functions/formulas/selo';
import * as tabelaDoLancador from '../../functions/formulas/tabelaDoLancador';
import * as taxasDeLugares from '../../functions/formulas/taxasDeLugares';
import * as taxasDeServicos from '../../functions/formulas/taxasDeServicos';
import * as taxasDeVias from '../../functions/formulas/taxasDeVias';

export const modulos = [
  afericao,
  cabimento,
  consulta,
  diversoes,
  emolumentos,
  imoveis,
  impostos,
  licencas,
  licencasDeAnimais,
  licencasDeBens,
  moeda,
  multasEPrazos,
  obras,
  rendasEDividas,
  selo,
  tabelaDoLancador,
  taxasDeLugares,
  taxasDeServicos,
  taxasDeVias,
];
