import { type Conta, exige, FatoInvalido, SAIDAS, SemResposta } from '../../../regra';
import type { Saida } from '../../../regra/saida';
import type { Grandeza, Numero, Unidade } from '../../../valor/grandeza';
import type { Demanda } from './combina';
import { atende, CRITERIO_POR_EXTENSO, type Exigencia, type NomeDeMedida } from './exigencia';

type Medida = Grandeza<Unidade>;

/** What the project has: a measure or a count; or whether it has the thing at all, in a word. */
export type ValorDoProjeto = Numero | boolean;

/** What is asked of the check, besides the facts of the requirement. */
interface PedidoDeConferencia {
  readonly valorDoProjeto: ValorDoProjeto | undefined;
  readonly exigencia: string | undefined;
}

/** A demand that bounds the project in this case. */
interface Limite {
  readonly nome: NomeDeMedida;
  readonly exigencia: Exigencia;
  readonly exigido: Medida;
  /** The measure of the project, when the facts give it. */
  readonly projeto: Medida | undefined;
}

/** The demands that bound the project in this case. */
export function limitesDe({ requisito, fatos, saida }: Demanda): readonly Limite[] {
  return Object.entries(requisito.exigencias).flatMap(([chave, exigencia]): Limite[] => {
    const nome = chave as NomeDeMedida;
    const exigido = saida[nome] as Medida | undefined;
    if (exigido === undefined) return [];
    const { medida } = exigencia;
    const projeto = medida && (saida[medida as NomeDeMedida] ?? fatos[medida]);
    return [{ nome, exigencia, exigido, projeto: projeto as Medida | undefined }];
  });
}

/**
 * Whether the measures that the facts bring meet the demands; undefined when they bring none.
 * @throws {FatoInvalido} they bring some, but not all
 */
export function conformePelosFatos(demanda: Demanda, conta: Conta): boolean | undefined {
  const { saida } = demanda;
  const limites = limitesDe(demanda);
  if (limites.every(({ projeto }) => projeto === undefined)) return saida.conforme;
  const conformes = limites.map((limite): boolean => {
    const { projeto, exigencia } = limite;
    if (projeto !== undefined) return confere(limite, projeto, conta);
    const medida = exigencia.medida ?? limite.nome;
    if (exigencia.seHouver !== true) throw new FatoInvalido(medida, 'é preciso informar este fato');
    conta.nota(`Não informado: ${medida}; supõe-se que não há`);
    return true;
  });
  return (saida.conforme ?? true) && conformes.every(Boolean);
}

/**
 * Whether the project, by its one value, meets the demand that is asked, or the only one there is.
 * @throws {FatoInvalido} several demands and none named, no value, or a word where there is a measure to check
 * @throws {SemResposta} the requirement only classifies
 */
export function conformePeloValor(demanda: Demanda, pedido: PedidoDeConferencia, conta: Conta): boolean {
  const { saida } = demanda;
  const limites = limitesDe(demanda);
  if (limites.length === 0) return saida.conforme ?? temOQueSeExige(saida, pedido, conta);
  const limite = limiteEscolhido(limites, pedido.exigencia);
  const valor = exige(pedido, 'valorDoProjeto');
  if (typeof valor === 'boolean')
    throw new FatoInvalido('valorDoProjeto', 'veio SIM ou NÃO; o que se confere é uma medida, em número');
  // A blank cell comes as zero, and would meet any maximum.
  if (conta.zero(valor) && /maximo|inferior/.test(limite.exigencia.criterio))
    throw new FatoInvalido('valorDoProjeto', 'veio 0; é preciso informar a medida do projeto');
  return confere(limite, valor, conta);
}

/** Yes-or-no requirements: it is enough that the project has the thing, when it is due. */
function temOQueSeExige(
  { obrigatorio, dispensado }: Saida,
  pedido: PedidoDeConferencia,
  conta: Conta,
): boolean {
  if (obrigatorio === false || dispensado === true) return true;
  if (obrigatorio === undefined && dispensado === undefined)
    throw new SemResposta('este requisito não traz exigência que se confira num projeto');
  const valor = exige(pedido, 'valorDoProjeto');
  return typeof valor === 'boolean' ? valor : !conta.zero(valor);
}

function limiteEscolhido(limites: readonly Limite[], exigencia: string | undefined): Limite {
  const [unico, ...outros] = limites;
  const achado =
    exigencia === undefined && outros.length === 0
      ? unico
      : limites.find(({ nome }) => codigoDaExigencia(nome) === exigencia);
  if (achado) return achado;
  const aceitas = limites.map(({ nome }) => codigoDaExigencia(nome)).join(', ');
  throw new FatoInvalido('exigencia', `neste requisito é preciso dizer qual se confere: ${aceitas}`);
}

function confere({ nome, exigencia: { criterio }, exigido }: Limite, projeto: Medida, conta: Conta): boolean {
  const conforme = atende(criterio, projeto, exigido, conta);
  conta.nota(
    `${SAIDAS[nome][1]}: o projeto tem ${conta.mostra(projeto)}; exige-se ${CRITERIO_POR_EXTENSO[criterio]} ${conta.mostra(exigido)}; ${conforme ? 'conforme' : 'não conforme'}`,
  );
  return conforme;
}

/** `larguraMinima` as an enumerated code: `LARGURA_MINIMA`. */
export function codigoDaExigencia(nome: string): string {
  return nome.replace(/[A-Z]/g, (maiuscula) => `_${maiuscula}`).toUpperCase();
}
