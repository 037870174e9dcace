import { type Falha, type Opcoes, type RegraResolvida, resolver } from '../../src';
import { type Celula, celulaVazia } from '../celulas/celula';
import { ponte } from '../ponte';
import { opcoesDe } from '../opcoesDe';
import { comArgumento } from './comArgumento';
import { exercicioDaCelula, type Quando } from './exercicioDaCelula';

/** Rules already resolved, kept while the settings of the workbook stay the same. */
export interface Motor {
  /** The rule for that municipality and exercise, or for those of the workbook where the cell is blank. */
  regra(id: string, municipio: Celula, exercicio: Celula): RegraResolvida | Falha;
  opcoes(): Opcoes;
}

export function criaMotor(): Motor {
  const prontas = new Map<string, RegraResolvida | Falha>();
  ponte.aoMudar(() => {
    prontas.clear();
  });
  return {
    opcoes: () => opcoesDe(ponte.ajustes()),
    regra(id, municipio, exercicio) {
      const chave = `${id}|${typeof municipio}${String(municipio)}|${typeof exercicio}${String(exercicio)}`;
      const pronta = prontas.get(chave) ?? resolve(id, municipio, exercicio);
      prontas.set(chave, pronta);
      return pronta;
    },
  };
}

function resolve(id: string, municipio: Celula, exercicio: Celula): RegraResolvida | Falha {
  const local = lugarEQuando(municipio, exercicio);
  if ('falha' in local) return local;
  const opcoes = opcoesDe(ponte.ajustes());
  const resolvida = resolver({ ...local.quando, municipio: local.municipio, regra: id, opcoes });
  // What the library calls `data` is the argument `exercicio` of every formula.
  return 'falha' in resolvida && resolvida.fato === 'data'
    ? { ...comArgumento(resolvida, 'data', 'exercicio'), fato: 'exercicio' }
    : resolvida;
}

/** Municipality and exercise of a call: what the cells say, or else what the workbook says. */
export function lugarEQuando(
  municipio: Celula,
  exercicio: Celula,
): { readonly municipio: string; readonly quando: Quando } | Falha {
  const ajustes = ponte.ajustes();
  const lugar = celulaVazia(municipio) ? ajustes.municipio : String(municipio);
  if (lugar === undefined)
    return { falha: 'ND', motivo: 'escolha o município no painel, ou informe-o na fórmula' };
  const celula = celulaVazia(exercicio) ? (ajustes.exercicio ?? null) : exercicio;
  const quando = exercicioDaCelula(celula, ajustes.sistemaDeDatas);
  if (!quando) return { falha: 'ND', motivo: 'escolha o exercício no painel, ou informe-o na fórmula' };
  return { municipio: lugar, quando };
}
