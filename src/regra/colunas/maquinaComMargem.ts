import { espalhaValores } from './espalhaValores';
import {
  arredonda,
  buscaFaixa,
  type ComMargem,
  divideConstante,
  leFatos,
  marcaDuvidosas,
  maximo,
  minimo,
  multiplica,
  multiplicaConstante,
  soma,
  ULP,
} from './lacosComMargem';
import { emOrdem, fatosDe, type Maquina, type Passo } from './maquina';
import type { No } from './no';

/**
 * Doubles that carry a bound of their error. A rounding or a comparison is accepted only when the bound proves
 * it; rows too close to call are marked, and go to decimal.js. Of the roots in `doSinal` only the side of zero counts.
 */
export function maquinaComMargem(raizes: readonly No[], doSinal: readonly No[], tamanho: number): Maquina {
  const nos = emOrdem(raizes);
  const entradas = new Map(fatosDe(nos).map((nome) => [nome, new Float64Array(tamanho)]));
  const numeros = new Map(
    nos.map((no) => [no, { v: new Float64Array(tamanho), e: new Float64Array(tamanho) }] as const),
  );
  const falhas = new Uint8Array(tamanho);
  const numero = (no: No): ComMargem => numeros.get(no) as ComMargem;
  const passos = nos.flatMap((no) => passoDe(no, numero, entradas, falhas) ?? []);
  for (const raiz of doSinal) passos.push((n) => marcaDuvidosas(numero(raiz), falhas, n));
  let feitas = 0;
  return {
    entradas,
    falhas,
    executa(n) {
      feitas = n;
      let falhou = false;
      falhas.fill(0, 0, n);
      for (let i = 0; i < passos.length; i += 1) if ((passos[i] as Passo)(n)) falhou = true;
      return falhou;
    },
    valores: (raiz) => numero(raiz).v,
    espalha(raiz, linhas, destino) {
      espalhaValores(destino, linhas, numero(raiz).v, falhas, feitas);
    },
  };
}

function passoDe(
  no: No,
  numero: (no: No) => ComMargem,
  entradas: ReadonlyMap<string, Float64Array>,
  falhas: Uint8Array,
): Passo | undefined {
  const r = numero(no);
  switch (no.tipo) {
    case 'fato': {
      const entrada = entradas.get(no.nome) as Float64Array;
      return (n) => leFatos(r, entrada, n);
    }
    case 'constante': {
      const c = no.valor.toNumber();
      r.v.fill(c);
      // Not asked of decimal.js, which takes a double for the shortest number that is written so: 0,1 would have none.
      r.e.fill(Math.abs(c) * ULP);
      return undefined;
    }
    case 'divide': {
      const [a, por] = [numero(no.a), no.por.toNumber()];
      return (n) => divideConstante(r, a, por, n);
    }
    case 'teto': {
      const a = numero(no.a);
      return (n) => arredonda(r, a, 1, 'teto', falhas, n);
    }
    case 'arredonda': {
      const [a, escala, { modo }] = [numero(no.a), 10 ** no.casas, no];
      return (n) => arredonda(r, a, escala, modo, falhas, n);
    }
    case 'faixa': {
      const a = numero(no.a);
      const limites = no.limites.map(({ valor }) => valor.toNumber());
      const valores = no.valores.map((valor) => valor?.toNumber() ?? Number.NaN);
      return (n) => buscaFaixa(r, a, limites, valores, falhas, n);
    }
    case 'vezes':
      return passoDoProduto(r, no.a, no.b, numero);
    default:
      return passoDosDois(r, no.tipo, numero(no.a), numero(no.b));
  }
}

function passoDoProduto(r: ComMargem, a: No, b: No, numero: (no: No) => ComMargem): Passo {
  const [constante, outro] = a.tipo === 'constante' ? [a, numero(b)] : [b, numero(a)];
  if (constante.tipo === 'constante') {
    const c = constante.valor.toNumber();
    return (n) => multiplicaConstante(r, outro, c, n);
  }
  const [x, y] = [numero(a), numero(b)];
  return (n) => multiplica(r, x, y, n);
}

function passoDosDois(
  r: ComMargem,
  tipo: 'mais' | 'menos' | 'maior' | 'menor',
  a: ComMargem,
  b: ComMargem,
): Passo {
  switch (tipo) {
    case 'mais':
      return (n) => soma(r, a, b, 1, n);
    case 'menos':
      return (n) => soma(r, a, b, -1, n);
    case 'maior':
      return (n) => maximo(r, a, b, n);
    case 'menor':
      return (n) => minimo(r, a, b, n);
  }
}
