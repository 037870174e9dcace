import { municipios as doCatalogo } from '../src';
import type { Municipio } from '../src';
import type { OpcaoDeMunicipio } from './tipos';

function exercicios({ vigencia: { desde, ate } }: Municipio): OpcaoDeMunicipio['exercicios'] {
  // An exercise takes the law in force on 1 January.
  const de = desde.mes === 1 && desde.dia === 1 ? desde.ano : desde.ano + 1;
  return ate ? { de, ate: ate.ano } : { de };
}

/** The municipalities that have something to answer. */
export const municipios: readonly OpcaoDeMunicipio[] = doCatalogo
  .filter(({ regras }) => regras.length > 0)
  .map((municipio) => ({
    codigo: municipio.codigo,
    nome: municipio.nome,
    exercicios: exercicios(municipio),
  }));
