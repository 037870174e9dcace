import type { Regra } from '../../regra';
import { cabimento } from './cabimento/cabimento';
import { diferencaTributo } from './diferencaTributo';
import { dividaAtiva } from './dividaAtiva';
import { foro } from './foro';
import { jornalOficial } from './jornalOficial';
import { laudemio } from './laudemio';
import { mora } from './mora';
import { multa } from './multa/multa';
import { multaObra } from './multa/multaObra';
import { parteFuncionarioMulta } from './parteFuncionarioMulta';
import { prazo } from './prazo/prazo';
import { restituicao } from './restituicao';
import { selo } from './selo/selo';
import { seloRevalidacao } from './selo/seloRevalidacao';
import { taxaAfericao } from './taxaAfericao';
import { taxaAgua } from './taxaAgua';
import { taxaCemiterio } from './taxaCemiterio';
import { taxaLimpeza } from './taxaLimpeza';
import { validade } from './validade';
import { vencimento } from './vencimento';
import { vigencia } from './vigencia';

/** Stamp, fees, rents of land, and what follows them: arrears, deadlines, fines, dívida ativa. */
export const regrasDasTaxas: readonly Regra[] = [
  selo,
  seloRevalidacao,
  taxaAfericao,
  taxaLimpeza,
  taxaAgua,
  taxaCemiterio,
  foro,
  laudemio,
  jornalOficial,
  vigencia,
  mora,
  prazo,
  validade,
  vencimento,
  multa,
  multaObra,
  diferencaTributo,
  restituicao,
  dividaAtiva,
  cabimento,
  parteFuncionarioMulta,
];
