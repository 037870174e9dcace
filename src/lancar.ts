import { dataCivil, type DataCivil, lerDataIso } from './calendario/dataCivil';
import { achaMunicipio, achaRegra, codigosDeMunicipio, idsDeRegra } from './catalogo';
import type { Memoria, Pedido, RegraResolvida, Resultado } from './regra';
import { FatoInvalido, falhaDe, SemResposta } from './regra/falha';
import type { Falha } from './regra/falha';
import { mostra } from './regra/fato/mostra';
import { resolveRegra } from './regra/regraResolvida';

/** Computes one assessment. Never throws for what the user gave: failures come back as `{ falha, motivo }`. */
export function lancar(pedido: Pedido): Resultado {
  const resolvida = resolver(pedido);
  return 'falha' in resolvida ? resolvida : resolvida.lanca(pedido.fatos);
}

/** The same assessment with its memória de cálculo. */
export function explicar(pedido: Pedido): Memoria | Falha {
  const resolvida = resolver(pedido);
  return 'falha' in resolvida ? resolvida : resolvida.explica(pedido.fatos);
}

/** Fixes rule, municipality and day, to run many rows on it. */
export function resolver(pedido: Omit<Pedido, 'fatos'>): RegraResolvida | Falha {
  try {
    return resolve(pedido);
  } catch (erro) {
    return falhaDe(erro);
  }
}

function resolve({
  municipio: nome,
  exercicio,
  data,
  regra: id,
  opcoes = {},
}: Omit<Pedido, 'fatos'>): RegraResolvida {
  const municipio = achaMunicipio(nome);
  if (!municipio) {
    throw new FatoInvalido(
      'municipio',
      `veio ${mostra(nome)}; aceita-se um destes: ${codigosDeMunicipio().join(', ')}`,
    );
  }
  const dia = diaDoPedido(exercicio, data);
  const regra = achaRegra(municipio, id);
  if (!regra) {
    if (!idsDeRegra().includes(id))
      throw new FatoInvalido('tributo', `veio ${mostra(id)}, que não é um tributo conhecido`);
    throw new SemResposta(`${municipio.nome} não tem ${id} na lei: veja =TRIB.REGRAS("${municipio.codigo}")`);
  }
  return resolveRegra({
    regra,
    vigencia: municipio.vigencia,
    exercicio: dia.ano,
    dia,
    comData: data !== undefined,
    opcoes,
  });
}

const PRIMEIRO_EXERCICIO = 1900;
const ULTIMO_EXERCICIO = 2200;

function diaDoPedido(exercicio: number | undefined, data: string | undefined): DataCivil {
  if (data !== undefined) {
    const dia = lerDataIso(data);
    if (!dia)
      throw new FatoInvalido('data', `veio ${mostra(data)}; aceita-se uma data que exista, como 1952-03-31`);
    return dia;
  }
  if (exercicio === undefined) throw new SemResposta('escolha o exercício no painel ou informe-o na fórmula');
  if (!Number.isInteger(exercicio) || exercicio < PRIMEIRO_EXERCICIO || exercicio > ULTIMO_EXERCICIO) {
    throw new FatoInvalido(
      'exercicio',
      `veio ${mostra(exercicio)}; aceita-se um ano inteiro de ${PRIMEIRO_EXERCICIO} a ${ULTIMO_EXERCICIO}, ou uma data`,
    );
  }
  return dataCivil(exercicio, 1, 1);
}
