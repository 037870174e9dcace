import {
  CASAS_DO_FATO,
  escalasDe,
  inteiroDaConstante,
  limiteSeguro,
  maximoDivisorComum,
  multiplicadorDeCasas,
} from './escalas';
import {
  type Afim,
  aoMenosConstante,
  buscaFaixa,
  desfazEscala,
  divide,
  espalha,
  leInteiros,
  marcaNegativos,
  maximo,
  minimo,
  multiplica,
  noMaximoConstante,
  soma,
} from './lacosInteiros';
import { espalhaValores } from './espalhaValores';
import { BLOCO, emOrdem, fatosDe, type Maquina, type Passo } from './maquina';
import { naoNegativo } from './naoNegativo';
import type { No } from './no';

const ZEROS = new Float64Array(BLOCO);

/**
 * Exact arithmetic on whole numbers held in doubles. A row whose numbers have more decimals than the scale, or
 * would take some step past 2^53, is marked and goes to the next arithmetic.
 * @throws {SemEscala} some step has no exact scale
 */
export function maquinaInteira(raizes: readonly No[]): Maquina {
  const nos = emOrdem(raizes);
  const escalas = escalasDe(nos);
  const limite = limiteSeguro(nos, escalas);
  const entradas = new Map(fatosDe(nos).map((nome) => [nome, new Float64Array(BLOCO)]));
  const falhas = new Uint8Array(BLOCO);
  const afins = new Map<No, Afim>();
  const passos: Passo[] = [];
  const montagem: Montagem = {
    afim: (no) => afins.get(no) as Afim,
    escala: (no) => escalas.get(no) ?? 1,
    entrada: (nome) => entradas.get(nome) as Float64Array,
    passos,
    falhas,
    limite,
  };
  for (const no of nos) afins.set(no, monta(no, montagem));
  const saida = new Float64Array(BLOCO);
  let sujas = false;
  let feitas = 0;
  return {
    entradas,
    falhas,
    executa(n) {
      if (sujas) falhas.fill(0);
      sujas = false;
      feitas = n;
      for (let i = 0; i < passos.length; i += 1) if ((passos[i] as Passo)(n)) sujas = true;
      return sujas;
    },
    valores(raiz) {
      desfazEscala(saida, montagem.afim(raiz), montagem.escala(raiz), feitas);
      return saida;
    },
    espalha(raiz, linhas, destino) {
      if (sujas) espalhaValores(destino, linhas, this.valores(raiz), falhas, feitas);
      else espalha(destino, linhas, montagem.afim(raiz), montagem.escala(raiz), feitas);
    },
  };
}

/** What a node needs to become steps. */
interface Montagem {
  afim(no: No): Afim;
  escala(no: No): number;
  entrada(nome: string): Float64Array;
  readonly passos: Passo[];
  readonly falhas: Uint8Array;
  readonly limite: number;
}

function monta(no: No, montagem: Montagem): Afim {
  const { passos, falhas, limite } = montagem;
  switch (no.tipo) {
    case 'fato': {
      const entrada = montagem.entrada(no.nome);
      const escala = 10 ** CASAS_DO_FATO;
      return novo(passos, (r) => (n) => leInteiros(r, entrada, escala, limite, falhas, n));
    }
    case 'constante':
      return { registro: ZEROS, fator: 0, soma: inteiroDaConstante(no.valor, montagem.escala(no)) };
    case 'divide':
      // Dividing only changes the scale: the whole number stays.
      return montagem.afim(no.a);
    case 'teto':
      return montaDivisao(no.a, 1, montagem.escala(no.a), 'teto', montagem);
    case 'arredonda': {
      const escala = montagem.escala(no.a);
      const por = escala / maximoDivisorComum(10 ** no.casas, escala);
      return montaDivisao(no.a, multiplicadorDeCasas(no.casas, escala), por, no.modo, montagem);
    }
    case 'faixa':
      return montaFaixa(no, montagem);
    case 'vezes':
      return montaProduto(no.a, no.b, montagem);
    default:
      return montaAlinhado(no, no.tipo, montagem);
  }
}

function montaProduto(a: No, b: No, { afim, passos }: Montagem): Afim {
  const [x, y] = [afim(a), afim(b)];
  if (a.tipo === 'constante') return vezesConstante(y, x.soma);
  if (b.tipo === 'constante') return vezesConstante(x, y.soma);
  return novo(passos, (r) => (n) => multiplica(r, x, y, n));
}

/** Sums and choices, on operands brought to one scale. */
function montaAlinhado(
  no: Extract<No, { a: No; b: No }>,
  tipo: 'mais' | 'menos' | 'maior' | 'menor',
  { afim, escala, passos }: Montagem,
): Afim {
  const a = vezesConstante(afim(no.a), escala(no) / escala(no.a));
  const b = vezesConstante(afim(no.b), (escala(no) / escala(no.b)) * (tipo === 'menos' ? -1 : 1));
  const constante = no.b.tipo === 'constante' ? b.soma : no.a.tipo === 'constante' ? a.soma : undefined;
  const outro = no.b.tipo === 'constante' ? a : b;
  switch (tipo) {
    case 'mais':
    case 'menos':
      return constante === undefined
        ? novo(passos, (r) => (n) => soma(r, a, b, n))
        : { ...outro, soma: outro.soma + constante };
    case 'maior':
      return constante === undefined
        ? novo(passos, (r) => (n) => maximo(r, a, b, n))
        : novo(passos, (r) => (n) => aoMenosConstante(r, outro, constante, n));
    case 'menor':
      return constante === undefined
        ? novo(passos, (r) => (n) => minimo(r, a, b, n))
        : novo(passos, (r) => (n) => noMaximoConstante(r, outro, constante, n));
  }
}

/** value × vezes ÷ por, rounded to a whole number. */
function montaDivisao(
  no: No,
  vezes: number,
  por: number,
  modo: 'meioParaCima' | 'paraBaixo' | 'teto',
  { afim, passos, falhas }: Montagem,
): Afim {
  const a = vezesConstante(afim(no), vezes);
  if (!naoNegativo(no)) passos.push((n) => marcaNegativos(a, falhas, n));
  if (por === 1) return a;
  const folga = { paraBaixo: 0, meioParaCima: Math.floor(por / 2), teto: por - 1 }[modo];
  return novo(passos, (r) => (n) => divide(r, a, folga, por, n));
}

function montaFaixa(no: Extract<No, { tipo: 'faixa' }>, { afim, escala, passos, falhas }: Montagem): Afim {
  const chave = afim(no.a);
  // A limit between two whole numbers of the key behaves as the one below it, included.
  const limites = no.limites.map(({ valor, incluso }) => {
    const exato = valor.times(escala(no.a));
    return exato.isInteger() && !incluso ? exato.toNumber() - 1 : exato.floor().toNumber();
  });
  const valores = no.valores.map((valor) => (valor ? inteiroDaConstante(valor, escala(no)) : Number.NaN));
  return novo(passos, (r) => (n) => buscaFaixa(r, chave, limites, valores, falhas, n));
}

/** A register of its own, filled by a step. */
function novo(passos: Passo[], passo: (registro: Float64Array) => Passo): Afim {
  const registro = new Float64Array(BLOCO);
  passos.push(passo(registro));
  return { registro, fator: 1, soma: 0 };
}

function vezesConstante({ registro, fator, soma: mais }: Afim, vezes: number): Afim {
  return { registro, fator: fator * vezes, soma: mais * vezes };
}
