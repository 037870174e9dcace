import type { CalculaLinha, Posicoes } from './calculaLinha';
import { emOrdem } from './maquina';
import { montaInteiros, type Operacoes, type Raiz } from './montaInteiros';
import type { No } from './no';

/** A number that several steps use is computed by each of them: past this size, a machine does it once. */
const MAXIMO_DE_PASSOS = 200;

/**
 * The arithmetic on whole numbers for one row: nested functions, where NaN runs through to the end from whatever
 * cannot be answered for sure. Undefined when the formula is too large for that.
 * @throws {SemEscala} some step has no exact scale
 */
export function contaDeUmaLinha(raiz: No, posicoes: Posicoes): CalculaLinha | undefined {
  const nos = emOrdem([raiz]);
  if (tamanhoDe(raiz, nos) > MAXIMO_DE_PASSOS) return undefined;
  const { afim, escala } = montaInteiros(nos, operacoesDaLinha(posicoes)).get(raiz) as Raiz<CalculaLinha>;
  const { base, fator, soma } = afim;
  return (celulas) => (base(celulas) * fator + soma) / escala;
}

/** How many steps one row takes, with the shared ones counted each time. */
function tamanhoDe(raiz: No, nos: readonly No[]): number {
  const tamanhos = new Map<No, number>();
  for (const no of nos) {
    let passos = 1;
    if ('a' in no) passos += tamanhos.get(no.a) as number;
    if ('b' in no) passos += tamanhos.get(no.b) as number;
    tamanhos.set(no, passos);
  }
  return tamanhos.get(raiz) as number;
}

function operacoesDaLinha(posicoes: Posicoes): Operacoes<CalculaLinha> {
  return {
    fato: (nome, escala, limite) => {
      const posicao = posicoes.get(nome) as number;
      return (celulas) => {
        const v = celulas[posicao] as number;
        const c = Math.floor(v * escala + 0.5);
        return c / escala === v && c <= limite ? c : Number.NaN;
      };
    },
    constante: () => () => 0,
    multiplica: (a, b) => (celulas) =>
      (a.base(celulas) * a.fator + a.soma) * (b.base(celulas) * b.fator + b.soma),
    soma: (a, b) => (celulas) => a.base(celulas) * a.fator + a.soma + b.base(celulas) * b.fator + b.soma,
    maximo: (a, b) => (celulas) =>
      Math.max(a.base(celulas) * a.fator + a.soma, b.base(celulas) * b.fator + b.soma),
    aoMenosConstante: (a, constante) => (celulas) => Math.max(a.base(celulas) * a.fator + a.soma, constante),
    minimo: (a, b) => (celulas) =>
      Math.min(a.base(celulas) * a.fator + a.soma, b.base(celulas) * b.fator + b.soma),
    noMaximoConstante: (a, constante) => (celulas) => Math.min(a.base(celulas) * a.fator + a.soma, constante),
    divide: ({ base, fator, soma }, folga, por) => {
      const mais = soma + folga;
      return (celulas) => Math.floor((base(celulas) * fator + mais) / por);
    },
    exigeNaoNegativo: ({ base, fator, soma }) => ({
      base: (celulas) => {
        const x = base(celulas) * fator + soma;
        return x < 0 ? Number.NaN : x;
      },
      fator: 1,
      soma: 0,
    }),
    faixa: ({ base, fator, soma }, limites, valores) => {
      const tetos = [...limites, Number.POSITIVE_INFINITY];
      return (celulas) => {
        const chave = base(celulas) * fator + soma;
        if (Number.isNaN(chave)) return chave;
        let j = 0;
        while (chave > (tetos[j] as number)) j += 1;
        return valores[j] as number;
      };
    },
  };
}
