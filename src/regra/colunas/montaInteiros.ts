import {
  CASAS_DO_FATO,
  escalasDe,
  inteiroDaConstante,
  limiteSeguro,
  maximoDivisorComum,
  multiplicadorDeCasas,
} from './escalas';
import { naoNegativo } from './naoNegativo';
import type { No } from './no';

/**
 * A whole number as it is kept: `base` × `fator` + `soma`. Multiplying by a constant, adding one and changing the
 * scale only change these two, and cost nothing on the rows.
 */
export interface Afim<B> {
  readonly base: B;
  readonly fator: number;
  readonly soma: number;
}

/** How an arithmetic on whole numbers does each operation: on blocks of rows, or on one. */
export interface Operacoes<B> {
  /** The number of the cell × escala, if it is whole and at most `limite`; otherwise the row fails. */
  fato(nome: string, escala: number, limite: number): B;
  constante(): B;
  multiplica(a: Afim<B>, b: Afim<B>): B;
  soma(a: Afim<B>, b: Afim<B>): B;
  maximo(a: Afim<B>, b: Afim<B>): B;
  aoMenosConstante(a: Afim<B>, constante: number): B;
  minimo(a: Afim<B>, b: Afim<B>): B;
  noMaximoConstante(a: Afim<B>, constante: number): B;
  /** `⌊(a + folga) ÷ por⌋`. */
  divide(a: Afim<B>, folga: number, por: number): B;
  /** Rounding below zero is left to decimal.js: such rows fail. */
  exigeNaoNegativo(a: Afim<B>): Afim<B>;
  /** The value of the bracket that the key falls in; where it is NaN the row fails. */
  faixa(a: Afim<B>, limites: readonly number[], valores: readonly number[]): B;
}

/** A root, and what its whole number is divided by. */
export interface Raiz<B> {
  readonly afim: Afim<B>;
  readonly escala: number;
}

/**
 * Puts nodes together, operands first, on the operations of one arithmetic.
 * @throws {SemEscala} some step has no exact scale
 */
export function montaInteiros<B>(nos: readonly No[], operacoes: Operacoes<B>): ReadonlyMap<No, Raiz<B>> {
  const escalas = escalasDe(nos);
  const limite = limiteSeguro(nos, escalas);
  const feitos = new Map<No, Raiz<B>>();
  const montagem: Montagem<B> = {
    operacoes,
    limite,
    afim: (no) => (feitos.get(no) as Raiz<B>).afim,
    escala: (no) => escalas.get(no) ?? 1,
  };
  for (const no of nos) feitos.set(no, { afim: monta(no, montagem), escala: montagem.escala(no) });
  return feitos;
}

interface Montagem<B> {
  readonly operacoes: Operacoes<B>;
  readonly limite: number;
  afim(no: No): Afim<B>;
  escala(no: No): number;
}

function monta<B>(no: No, montagem: Montagem<B>): Afim<B> {
  const { operacoes, afim, escala, limite } = montagem;
  switch (no.tipo) {
    case 'fato':
      return nova(operacoes.fato(no.nome, 10 ** CASAS_DO_FATO, limite));
    case 'constante':
      return { base: operacoes.constante(), fator: 0, soma: inteiroDaConstante(no.valor, escala(no)) };
    case 'divide':
      // Dividing only changes the scale: the whole number stays.
      return afim(no.a);
    case 'teto':
      return montaDivisao(no.a, 1, escala(no.a), 'teto', montagem);
    case 'arredonda': {
      const por = escala(no.a) / maximoDivisorComum(10 ** no.casas, escala(no.a));
      return montaDivisao(no.a, multiplicadorDeCasas(no.casas, escala(no.a)), por, no.modo, montagem);
    }
    case 'faixa':
      return montaFaixa(no, montagem);
    case 'vezes': {
      const [a, b] = [afim(no.a), afim(no.b)];
      if (no.a.tipo === 'constante') return vezesConstante(b, a.soma);
      return no.b.tipo === 'constante' ? vezesConstante(a, b.soma) : nova(operacoes.multiplica(a, b));
    }
    default:
      return montaAlinhado(no, no.tipo, montagem);
  }
}

/** Sums and choices, on operands brought to one scale. */
function montaAlinhado<B>(
  no: Extract<No, { a: No; b: No }>,
  tipo: 'mais' | 'menos' | 'maior' | 'menor',
  { operacoes, afim, escala }: Montagem<B>,
): Afim<B> {
  const a = vezesConstante(afim(no.a), escala(no) / escala(no.a));
  const b = vezesConstante(afim(no.b), (escala(no) / escala(no.b)) * (tipo === 'menos' ? -1 : 1));
  const constante = no.b.tipo === 'constante' ? b.soma : no.a.tipo === 'constante' ? a.soma : undefined;
  const outro = no.b.tipo === 'constante' ? a : b;
  switch (tipo) {
    case 'mais':
    case 'menos':
      return constante === undefined
        ? nova(operacoes.soma(a, b))
        : { ...outro, soma: outro.soma + constante };
    case 'maior':
      return nova(
        constante === undefined ? operacoes.maximo(a, b) : operacoes.aoMenosConstante(outro, constante),
      );
    case 'menor':
      return nova(
        constante === undefined ? operacoes.minimo(a, b) : operacoes.noMaximoConstante(outro, constante),
      );
  }
}

/** value × vezes ÷ por, rounded to a whole number. */
function montaDivisao<B>(
  no: No,
  vezes: number,
  por: number,
  modo: 'meioParaCima' | 'paraBaixo' | 'teto',
  { operacoes, afim }: Montagem<B>,
): Afim<B> {
  const multiplicado = vezesConstante(afim(no), vezes);
  const a = naoNegativo(no) ? multiplicado : operacoes.exigeNaoNegativo(multiplicado);
  const folga = { paraBaixo: 0, meioParaCima: Math.floor(por / 2), teto: por - 1 }[modo];
  return por === 1 ? a : nova(operacoes.divide(a, folga, por));
}

function montaFaixa<B>(
  no: Extract<No, { tipo: 'faixa' }>,
  { operacoes, afim, escala }: Montagem<B>,
): Afim<B> {
  // A limit between two whole numbers of the key behaves as the one below it, included.
  const limites = no.limites.map(({ valor, incluso }) => {
    const exato = valor.times(escala(no.a));
    return exato.isInteger() && !incluso ? exato.toNumber() - 1 : exato.floor().toNumber();
  });
  const valores = no.valores.map((valor) => (valor ? inteiroDaConstante(valor, escala(no)) : Number.NaN));
  return nova(operacoes.faixa(afim(no.a), limites, valores));
}

function nova<B>(base: B): Afim<B> {
  return { base, fator: 1, soma: 0 };
}

function vezesConstante<B>({ base, fator, soma }: Afim<B>, vezes: number): Afim<B> {
  return { base, fator: fator * vezes, soma: soma * vezes };
}
