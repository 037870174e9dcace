import { espalhaValores } from './espalhaValores';
import * as lacos from './lacosInteiros';
import { BLOCO, emOrdem, fatosDe, type Maquina, type Passo } from './maquina';
import { montaInteiros, type Operacoes, type Raiz } from './montaInteiros';
import type { No } from './no';

/**
 * Exact arithmetic on whole numbers held in doubles. A row whose numbers have more decimals than the scale, or
 * would take some step past 2^53, is marked and goes to the next arithmetic.
 * @throws {SemEscala} some step has no exact scale
 */
export function maquinaInteira(raizes: readonly No[], tamanho = BLOCO): Maquina {
  const nos = emOrdem(raizes);
  const entradas = new Map(fatosDe(nos).map((nome) => [nome, new Float64Array(tamanho)]));
  const falhas = new Uint8Array(tamanho);
  const passos: Passo[] = [];
  const feitos = montaInteiros(nos, operacoesDoBloco(tamanho, entradas, falhas, passos));
  const feito = (no: No): Raiz<Float64Array> => feitos.get(no) as Raiz<Float64Array>;
  const saida = new Float64Array(tamanho);
  let sujas = false;
  let feitas = 0;
  const valores = (raiz: No): Float64Array => {
    const { afim, escala } = feito(raiz);
    lacos.desfazEscala(saida, afim, escala, feitas);
    return saida;
  };
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
    valores,
    espalha(raiz, linhas, destino) {
      const { afim, escala } = feito(raiz);
      if (sujas) espalhaValores(destino, linhas, valores(raiz), falhas, feitas);
      else lacos.espalha(destino, linhas, afim, escala, feitas);
    },
  };
}

/** Each operation is a step that fills a register, one loop over the rows of the block. */
function operacoesDoBloco(
  tamanho: number,
  entradas: ReadonlyMap<string, Float64Array>,
  falhas: Uint8Array,
  passos: Passo[],
): Operacoes<Float64Array> {
  const novo = (passo: (r: Float64Array) => Passo): Float64Array => {
    const registro = new Float64Array(tamanho);
    passos.push(passo(registro));
    return registro;
  };
  return {
    fato: (nome, escala, limite) => {
      const entrada = entradas.get(nome) as Float64Array;
      return novo((r) => (n) => lacos.leInteiros(r, entrada, escala, limite, falhas, n));
    },
    constante: () => new Float64Array(tamanho),
    multiplica: (a, b) => novo((r) => (n) => lacos.multiplica(r, a, b, n)),
    soma: (a, b) => novo((r) => (n) => lacos.soma(r, a, b, n)),
    maximo: (a, b) => novo((r) => (n) => lacos.maximo(r, a, b, n)),
    aoMenosConstante: (a, constante) => novo((r) => (n) => lacos.aoMenosConstante(r, a, constante, n)),
    minimo: (a, b) => novo((r) => (n) => lacos.minimo(r, a, b, n)),
    noMaximoConstante: (a, constante) => novo((r) => (n) => lacos.noMaximoConstante(r, a, constante, n)),
    divide: (a, folga, por) => novo((r) => (n) => lacos.divide(r, a, folga, por, n)),
    exigeNaoNegativo: (a) => {
      passos.push((n) => lacos.marcaNegativos(a, falhas, n));
      return a;
    },
    faixa: (a, limites, valores) => novo((r) => (n) => lacos.buscaFaixa(r, a, limites, valores, falhas, n)),
  };
}
