import { FatoInvalido } from '../../../regra';
import type { Fato, Fatos, QualquerFato, TipoDeFato } from '../../../regra/fato/fato';
import type { Requisito } from './requisito';
import { fatoAdiado, ValorAdiado } from './valorAdiado';

/**
 * Arguments that stand for the facts of whatever requirement is asked, by their kind and in their order: the
 * first measure of CORREDOR is its length, the first of MARQUISE the width of the pavement.
 */
const POSICOES = {
  medida: ['Primeira medida do requisito', 'um número'],
  medida2: ['Segunda medida do requisito', 'um número'],
  medida3: ['Terceira medida do requisito', 'um número'],
  opcao: ['Uso, posição, permanência ou outra opção do requisito', 'uma opção do requisito'],
  condicao: ['Primeira condição do requisito', 'SIM ou NÃO'],
  condicao2: ['Segunda condição do requisito', 'SIM ou NÃO'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

type Posicao = keyof typeof POSICOES;

const DO_TIPO: Partial<Record<TipoDeFato, readonly Posicao[]>> = {
  enumerado: ['opcao'],
  simNao: ['condicao', 'condicao2'],
};
const DAS_MEDIDAS: readonly Posicao[] = ['medida', 'medida2', 'medida3'];

const posicoesDoTipo = (tipo: TipoDeFato): readonly Posicao[] => DO_TIPO[tipo] ?? DAS_MEDIDAS;

/** Facts that came and that the requirement has no use for. */
export function fatosSemUso(
  { fatos }: Requisito,
  pedido: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(pedido)
    .filter(([nome, valor]) => valor instanceof ValorAdiado && !valor.zero && !Object.hasOwn(fatos, nome))
    .map(([nome]) => nome)
    .filter((nome) => !Object.hasOwn(POSICOES, nome));
}

/** The positional facts, to be declared in the rule beside those of the requirements. */
export const fatosPosicionais: Fatos = Object.fromEntries(
  Object.entries(POSICOES).map(([nome, [titulo, aceita]]) => [
    nome,
    fatoPosicional(nome as Posicao, titulo, aceita),
  ]),
);

function fatoPosicional(nome: Posicao, titulo: string, aceita: string): Fato<ValorAdiado> {
  const tipo = nome === 'opcao' ? 'texto' : nome.startsWith('condicao') ? 'simNao' : 'numero';
  // Zero may be a value (a façade on the alignment): the requirement decides.
  const modelo = { tipo, titulo, aceita, zeroEhAusente: tipo !== 'numero' } as const;
  return fatoAdiado([modelo as QualquerFato]);
}

/** Which positional argument may stand for each fact of a requirement. */
export function posicoesDe({ codigo, fatos }: Requisito): ReadonlyMap<string, Posicao> {
  const usadas = new Set<Posicao>();
  const posicoes = new Map<string, Posicao>();
  for (const [nome, { tipo }] of Object.entries(fatos)) {
    const livre = posicoesDoTipo(tipo).find((posicao) => !usadas.has(posicao));
    if (!livre) throw new Error(`${codigo}: não há argumento para ${nome}`);
    usadas.add(livre);
    posicoes.set(nome, livre);
  }
  return posicoes;
}

/**
 * The facts of one requirement, by name or by position.
 * @throws {FatoInvalido} unreadable, missing, given twice, or an argument that it has no use for
 */
export function fatosDoRequisito(
  { fatos }: Requisito,
  posicoes: ReadonlyMap<string, Posicao>,
  pedido: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const adiado = (nome: string): ValorAdiado | undefined => {
    const valor = pedido[nome];
    return valor instanceof ValorAdiado ? valor : undefined;
  };
  const usadas = new Set<string>();
  const lidos: Record<string, unknown> = {};
  for (const [nome, fato] of Object.entries(fatos)) {
    const posicao = posicoes.get(nome) ?? nome;
    usadas.add(posicao);
    const porPosicao = adiado(posicao);
    const daPosicao = porPosicao?.zero && fato.zeroEhAusente ? undefined : porPosicao;
    const peloNome = pedido[nome];
    if (daPosicao && peloNome !== undefined) throw new FatoInvalido(posicao, `já veio o fato ${nome}`);
    const valor = peloNome ?? daPosicao;
    // A whole column of numbers comes already read, within the limits of the fact.
    if (valor !== undefined) lidos[nome] = valor instanceof ValorAdiado ? valor.como(fato) : valor;
    else if (fato.obrigatorio) throw new FatoInvalido(nome, `é preciso informar ${fato.aceita}`);
  }
  for (const posicao of Object.keys(POSICOES)) {
    const valor = adiado(posicao);
    if (valor && !valor.zero && !usadas.has(posicao))
      throw new FatoInvalido(posicao, 'este requisito não tem esse argumento');
  }
  return lidos;
}
