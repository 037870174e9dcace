import { explicar, type Opcoes, type Resultado } from '../../../src';
import { criaLancaEm, type Fatos } from '../lancaEm';

/** Limeira do Oeste in 1995, the first whole year of the law. */
export const { lanca: lancaEmLimeira, memoria: memoriaEmLimeira } = criaLancaEm('LIMEIRA_DO_OESTE', 1995);

/** What the code demands. */
export const exige = (requisito: string, fatos: Fatos = {}, opcoes: Opcoes = {}): Resultado =>
  lancaEmLimeira('REQUISITO_OBRA', { requisito, ...fatos }, 1995, opcoes);

/** Whether the project meets it. */
export const confere = (requisito: string, fatos: Fatos = {}): Resultado =>
  lancaEmLimeira('CONFERE_OBRA', { requisito, ...fatos });

/** Notices of the memória, but for those of doubtful readings. */
export const notas = (regra: string, fatos: Fatos, quando: number | string = 1995): readonly string[] =>
  memoriaEmLimeira(regra, fatos, quando).avisos.filter((aviso) => !/^L\d+ \(/.test(aviso));

export const notasDoRequisito = (requisito: string, fatos: Fatos = {}): readonly string[] =>
  notas('REQUISITO_OBRA', { requisito, ...fatos });

/** Steps of the memória of what the code demands, each as `rótulo: conta = valor`. */
export function passosDoRequisito(
  requisito: string,
  fatos: Fatos = {},
  opcoes: Opcoes = {},
): readonly string[] {
  const memoria = explicar({
    municipio: 'LIMEIRA_DO_OESTE',
    exercicio: 1995,
    regra: 'REQUISITO_OBRA',
    fatos: { requisito, ...fatos },
    opcoes,
  });
  if ('falha' in memoria) throw new Error(memoria.motivo);
  return memoria.passos.map(({ rotulo, conta, valor }) => `${rotulo}: ${conta} = ${valor}`);
}
