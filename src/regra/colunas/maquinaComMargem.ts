import { BLOCO, emOrdem, fatosDe, type Maquina } from './maquina';
import type { No } from './no';

type Passo = (n: number) => void;

/** Relative error of one operation on doubles, with room to spare. */
const ULP = 2 ** -52;
/** A number taken at fifteen significant digits may differ from its double by this much of itself. */
const ERRO_DO_FATO = 6e-15;
const MAXIMO_EXATO = 2 ** 52;

/**
 * Doubles that carry a bound of their error. A rounding or a comparison is accepted only when the bound proves
 * it; rows too close to call are marked, and go to decimal.js.
 */
export function maquinaComMargem(raizes: readonly No[]): Maquina {
  const nos = emOrdem(raizes);
  const entradas = new Map(fatosDe(nos).map((nome) => [nome, new Float64Array(BLOCO)]));
  const valores = new Map<No, Float64Array>(nos.map((no) => [no, new Float64Array(BLOCO)]));
  const erros = new Map<No, Float64Array>(nos.map((no) => [no, new Float64Array(BLOCO)]));
  const falhas = new Uint8Array(BLOCO);
  const banco: Banco = { valores, erros, entradas, falhas };
  const passos = nos.map((no) => passoDe(no, banco));
  // A comparison is read by its sign: a difference inside its own error says nothing.
  const duvidosas = raizes.filter(({ tipo }) => tipo === 'menos');
  return {
    entradas,
    falhas,
    executa(n) {
      falhas.fill(0, 0, n);
      for (const passo of passos) passo(n);
      for (const raiz of duvidosas)
        marcaDuvidosas(valores.get(raiz) as Float64Array, erros.get(raiz) as Float64Array, falhas, n);
    },
    valores: (raiz) => valores.get(raiz) as Float64Array,
  };
}

function marcaDuvidosas(valor: Float64Array, erro: Float64Array, falhas: Uint8Array, n: number): void {
  for (let i = 0; i < n; i += 1) if (Math.abs(valor[i] as number) <= (erro[i] as number)) falhas[i] = 1;
}

interface Banco {
  readonly valores: ReadonlyMap<No, Float64Array>;
  readonly erros: ReadonlyMap<No, Float64Array>;
  readonly entradas: ReadonlyMap<string, Float64Array>;
  readonly falhas: Uint8Array;
}

function passoDe(no: No, banco: Banco): Passo {
  const v = banco.valores.get(no) as Float64Array;
  const e = banco.erros.get(no) as Float64Array;
  switch (no.tipo) {
    case 'fato': {
      const entrada = banco.entradas.get(no.nome) as Float64Array;
      return (n) => {
        for (let i = 0; i < n; i += 1) {
          const x = entrada[i] as number;
          v[i] = x;
          e[i] = Math.abs(x) * ERRO_DO_FATO;
        }
      };
    }
    case 'constante': {
      const c = no.valor.toNumber();
      v.fill(c);
      e.fill(no.valor.eq(c) ? 0 : Math.abs(c) * ULP);
      return () => undefined;
    }
    case 'divide': {
      const [a, ea] = par(no.a, banco);
      const por = no.por.toNumber();
      return (n) => {
        for (let i = 0; i < n; i += 1) {
          v[i] = (a[i] as number) / por;
          e[i] = (ea[i] as number) / por + Math.abs(v[i] as number) * 2 * ULP;
        }
      };
    }
    case 'teto':
      return passoDoInteiro(v, e, par(no.a, banco), 0, 'teto', banco.falhas);
    case 'arredonda':
      return passoDoInteiro(v, e, par(no.a, banco), no.casas, no.modo, banco.falhas);
    case 'faixa':
      return passoDaFaixa(no, v, e, banco);
    default:
      return passoBinario(no, v, e, banco);
  }
}

function par(no: No, banco: Banco): readonly [Float64Array, Float64Array] {
  return [banco.valores.get(no) as Float64Array, banco.erros.get(no) as Float64Array];
}

function passoBinario(
  no: Extract<No, { a: No; b: No }>,
  v: Float64Array,
  e: Float64Array,
  banco: Banco,
): Passo {
  const [a, ea] = par(no.a, banco);
  const [b, eb] = par(no.b, banco);
  if (no.tipo === 'vezes') {
    return (n) => {
      for (let i = 0; i < n; i += 1) {
        const x = a[i] as number;
        const y = b[i] as number;
        const ex = ea[i] as number;
        const ey = eb[i] as number;
        const z = x * y;
        v[i] = z;
        e[i] = Math.abs(x) * ey + Math.abs(y) * ex + ex * ey + Math.abs(z) * ULP;
      }
    };
  }
  const opera = OPERACOES[no.tipo];
  return (n) => {
    for (let i = 0; i < n; i += 1) {
      const z = opera(a[i] as number, b[i] as number);
      v[i] = z;
      e[i] = (ea[i] as number) + (eb[i] as number) + Math.abs(z) * ULP;
    }
  };
}

const OPERACOES = {
  mais: (x: number, y: number): number => x + y,
  menos: (x: number, y: number): number => x - y,
  maior: (x: number, y: number): number => (x > y ? x : y),
  menor: (x: number, y: number): number => (x < y ? x : y),
};

function passoDoInteiro(
  v: Float64Array,
  e: Float64Array,
  [a, ea]: readonly [Float64Array, Float64Array],
  casas: number,
  modo: 'meioParaCima' | 'paraBaixo' | 'teto',
  falhas: Uint8Array,
): Passo {
  const escala = 10 ** casas;
  // Where the fraction decides: at one half, or at the whole number.
  const decisivo = modo === 'meioParaCima' ? 0.5 : 0;
  return (n) => {
    for (let i = 0; i < n; i += 1) {
      const x = (a[i] as number) * escala;
      const margem = (ea[i] as number) * escala + Math.abs(x) * 4 * ULP;
      const piso = Math.floor(x);
      const fracao = x - piso;
      const distancia = decisivo === 0.5 ? Math.abs(fracao - 0.5) : Math.min(fracao, 1 - fracao);
      if (x < 0 || x > MAXIMO_EXATO || distancia <= margem) falhas[i] = 1;
      const inteiro = modo === 'paraBaixo' || (modo === 'meioParaCima' && fracao < 0.5) ? piso : piso + 1;
      v[i] = inteiro / escala;
      e[i] = Math.abs(v[i] as number) * ULP;
    }
  };
}

function passoDaFaixa(
  no: Extract<No, { tipo: 'faixa' }>,
  v: Float64Array,
  e: Float64Array,
  banco: Banco,
): Passo {
  const [a, ea] = par(no.a, banco);
  const limites = no.limites.map(({ valor }) => valor.toNumber());
  const valores = no.valores.map((valor) => valor?.toNumber() ?? Number.NaN);
  const { falhas } = banco;
  return (n) => {
    for (let i = 0; i < n; i += 1) {
      const k = a[i] as number;
      const margem = (ea[i] as number) + Math.abs(k) * ULP;
      let j = 0;
      while (j < limites.length && k > (limites[j] as number)) j += 1;
      for (const limite of limites) if (Math.abs(k - limite) <= margem) falhas[i] = 1;
      const valor = valores[j] as number;
      if (valor !== valor) falhas[i] = 1;
      v[i] = valor;
      e[i] = Math.abs(valor) * ULP;
    }
  };
}
