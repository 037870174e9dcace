import {
  CASAS_DO_FATO,
  escalasDe,
  inteiroDaConstante,
  limiteSeguro,
  maximoDivisorComum,
  multiplicadorDeCasas,
} from './escalas';
import { BLOCO, emOrdem, fatosDe, type Maquina } from './maquina';
import type { No } from './no';

type Passo = (n: number) => void;

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
  const registros = new Map<No, Float64Array>(nos.map((no) => [no, new Float64Array(BLOCO)]));
  const falhas = new Uint8Array(BLOCO);
  const passos = nos.map((no) => passoDe(no, { registros, escalas, entradas, falhas, limite }));
  const saida = new Float64Array(BLOCO);
  let feitas = 0;
  return {
    entradas,
    falhas,
    executa(n) {
      feitas = n;
      falhas.fill(0, 0, n);
      for (const passo of passos) passo(n);
    },
    valores(raiz) {
      const registro = registros.get(raiz) as Float64Array;
      const escala = escalas.get(raiz) ?? 1;
      if (escala === 1) return registro;
      for (let i = 0; i < feitas; i += 1) saida[i] = (registro[i] as number) / escala;
      return saida;
    },
  };
}

interface Banco {
  readonly registros: ReadonlyMap<No, Float64Array>;
  readonly escalas: ReadonlyMap<No, number>;
  readonly entradas: ReadonlyMap<string, Float64Array>;
  readonly falhas: Uint8Array;
  readonly limite: number;
}

function passoDe(no: No, banco: Banco): Passo {
  const r = banco.registros.get(no) as Float64Array;
  const escala = banco.escalas.get(no) ?? 1;
  switch (no.tipo) {
    case 'fato':
      return passoDoFato(r, banco.entradas.get(no.nome) as Float64Array, banco);
    case 'constante':
      r.fill(inteiroDaConstante(no.valor, escala));
      return () => undefined;
    case 'teto':
      return passoDaDivisao(r, operando(no.a, banco), 1, banco.escalas.get(no.a) ?? 1, 'teto', banco.falhas);
    case 'arredonda': {
      const daParcela = banco.escalas.get(no.a) ?? 1;
      const vezes = multiplicadorDeCasas(no.casas, daParcela);
      const por = daParcela / maximoDivisorComum(10 ** no.casas, daParcela);
      return passoDaDivisao(r, operando(no.a, banco), vezes, por, no.modo, banco.falhas);
    }
    case 'divide': {
      // Dividing only changes the scale: the whole number stays.
      const a = operando(no.a, banco);
      return (n) => {
        for (let i = 0; i < n; i += 1) r[i] = a[i] as number;
      };
    }
    case 'faixa':
      return passoDaFaixa(no, r, banco, escala);
    default:
      return passoBinario(no, r, banco, escala);
  }
}

function operando(no: No, banco: Banco): Float64Array {
  return banco.registros.get(no) as Float64Array;
}

/** `Math.round(100·v)`, kept only when it is exactly the number of the cell and small enough. */
function passoDoFato(r: Float64Array, entrada: Float64Array, { falhas, limite }: Banco): Passo {
  const escala = 10 ** CASAS_DO_FATO;
  return (n) => {
    for (let i = 0; i < n; i += 1) {
      const v = entrada[i] as number;
      const c = Math.round(v * escala);
      r[i] = c;
      if (c / escala !== v || c > limite) falhas[i] = 1;
    }
  };
}

function passoBinario(
  no: Extract<No, { a: No; b: No }>,
  r: Float64Array,
  banco: Banco,
  escala: number,
): Passo {
  const [a, b] = [operando(no.a, banco), operando(no.b, banco)];
  if (no.tipo === 'vezes') {
    return (n) => {
      for (let i = 0; i < n; i += 1) r[i] = (a[i] as number) * (b[i] as number);
    };
  }
  const fa = escala / (banco.escalas.get(no.a) ?? 1);
  const fb = escala / (banco.escalas.get(no.b) ?? 1);
  switch (no.tipo) {
    case 'mais':
      return (n) => {
        for (let i = 0; i < n; i += 1) r[i] = (a[i] as number) * fa + (b[i] as number) * fb;
      };
    case 'menos':
      return (n) => {
        for (let i = 0; i < n; i += 1) r[i] = (a[i] as number) * fa - (b[i] as number) * fb;
      };
    case 'maior':
      return (n) => {
        for (let i = 0; i < n; i += 1) {
          const x = (a[i] as number) * fa;
          const y = (b[i] as number) * fb;
          r[i] = x > y ? x : y;
        }
      };
    case 'menor':
      return (n) => {
        for (let i = 0; i < n; i += 1) {
          const x = (a[i] as number) * fa;
          const y = (b[i] as number) * fb;
          r[i] = x < y ? x : y;
        }
      };
  }
}

/** value × vezes ÷ por, rounded to a whole number; the floor of the quotient is corrected by its remainder. */
function passoDaDivisao(
  r: Float64Array,
  a: Float64Array,
  vezes: number,
  por: number,
  modo: 'meioParaCima' | 'paraBaixo' | 'teto',
  falhas: Uint8Array,
): Passo {
  const limiar = { teto: 1, meioParaCima: Math.ceil(por / 2), paraBaixo: por }[modo];
  const sobeCom = por === 1 ? 1 : limiar;
  return (n) => {
    for (let i = 0; i < n; i += 1) {
      const x = (a[i] as number) * vezes;
      if (x < 0) falhas[i] = 1; // rounding below zero is left to decimal.js
      let q = Math.floor(x / por);
      let resto = x - q * por;
      if (resto < 0) {
        q -= 1;
        resto += por;
      } else if (resto >= por) {
        q += 1;
        resto -= por;
      }
      r[i] = resto >= sobeCom ? q + 1 : q;
    }
  };
}

function passoDaFaixa(
  no: Extract<No, { tipo: 'faixa' }>,
  r: Float64Array,
  banco: Banco,
  escala: number,
): Passo {
  const chave = operando(no.a, banco);
  const daChave = banco.escalas.get(no.a) ?? 1;
  // A limit between two whole numbers of the key behaves as the one below it, included.
  const limites = no.limites.map(({ valor, incluso }) => {
    const exato = valor.times(daChave);
    return exato.isInteger() && !incluso ? exato.toNumber() - 1 : exato.floor().toNumber();
  });
  const valores = no.valores.map((valor) => (valor ? inteiroDaConstante(valor, escala) : Number.NaN));
  const { falhas } = banco;
  return (n) => {
    for (let i = 0; i < n; i += 1) {
      const k = chave[i] as number;
      let j = 0;
      while (j < limites.length && k > (limites[j] as number)) j += 1;
      const valor = valores[j] as number;
      if (valor !== valor) falhas[i] = 1;
      r[i] = valor;
    }
  };
}
