import type { Resultado } from '../resultado';
import type { NomeDeSaida } from '../saida';
import { aritmeticas, type Aritmeticas, emCadaAritmetica } from './aritmeticas';
import type { ColunaDeNumeros } from './codificador';
import { type Programa, saidaPedida } from './gravaPrograma';
import { BLOCO } from './maquina';
import type { Condicao, No } from './no';

/** Where the rows of a run leave their results. */
export interface Destino {
  readonly valores: Float64Array;
  readonly parcelas: Float64Array[];
  readonly linhas: Map<number, Resultado>;
  readonly saidas: readonly NomeDeSaida[];
  readonly querParcelas: boolean;
  readonly total: number;
}

/** A program with its machines, run on the first `n` rows of a list, all of one combination. */
export interface Executavel {
  /** The number that all such rows have, whatever their facts; NaN if they have to be run. */
  constante(destino: Destino): number;
  executa(
    linhas: Int32Array,
    n: number,
    numeros: readonly ColunaDeNumeros[],
    destino: Destino,
    umaLinha: UmaLinha,
  ): void;
}

type UmaLinha = (linha: number) => void;

/** Machines are made when the first rows reach them. */
export function compila(programa: Programa): Executavel {
  switch (programa.tipo) {
    case 'linhaALinha':
      return {
        constante: () => Number.NaN,
        executa: (linhas, n, _numeros, _destino, umaLinha) => {
          cadaUma(linhas, n, umaLinha);
        },
      };
    case 'condicao':
      return ramo(programa);
    case 'saida':
      return folha(programa);
  }
}

function cadaUma(linhas: Int32Array, n: number, umaLinha: UmaLinha): void {
  for (let i = 0; i < n; i += 1) umaLinha(linhas[i] as number);
}

function ramo({ condicao, sim, nao }: Extract<Programa, { tipo: 'condicao' }>): Executavel {
  const maquinas = aritmeticas([condicao.diferenca], 'sinal');
  const [comSim, comNao] = [new Int32Array(BLOCO), new Int32Array(BLOCO)];
  let executaSim: Executavel | undefined;
  let executaNao: Executavel | undefined;
  return {
    constante: () => Number.NaN,
    executa(linhas, n, numeros, destino, umaLinha) {
      let [nSim, nNao] = [0, 0];
      emCadaAritmetica(maquinas, linhas, n, numeros, umaLinha, (maquina, restam, quantas) => {
        const diferencas = maquina.valores(condicao.diferenca);
        const { falhas } = maquina;
        for (let i = 0; i < quantas; i += 1) {
          if (falhas[i] === 1) continue;
          if (vale(condicao, diferencas[i] as number)) comSim[nSim++] = restam[i] as number;
          else comNao[nNao++] = restam[i] as number;
        }
      });
      if (nSim > 0) (executaSim ??= compila(sim)).executa(comSim, nSim, numeros, destino, umaLinha);
      if (nNao > 0) (executaNao ??= compila(nao)).executa(comNao, nNao, numeros, destino, umaLinha);
    },
  };
}

/** Whether the comparison holds, given on which side of zero the difference is. */
export function vale({ compara }: Condicao, diferenca: number): boolean {
  if (compara === 'igual') return diferenca === 0;
  return compara === 'ate' ? diferenca <= 0 : diferenca < 0;
}

function folha(programa: Extract<Programa, { tipo: 'saida' }>): Executavel {
  const { saidas, parcelas } = programa;
  const maquinasDe = new Map<string, Aritmeticas>();
  return {
    constante(destino) {
      const nome = saidaPedida(programa, destino.saidas);
      const principal = nome && saidas.get(nome);
      const semParcelas = !destino.querParcelas || parcelas.length === 0;
      return semParcelas && principal?.tipo === 'constante' ? principal.valor.toNumber() : Number.NaN;
    },
    executa(linhas, n, numeros, destino, umaLinha) {
      const nome = saidaPedida(programa, destino.saidas);
      const principal = nome && saidas.get(nome);
      if (!principal) {
        cadaUma(linhas, n, umaLinha);
        return;
      }
      const { querParcelas } = destino;
      const chave = querParcelas ? `${nome}+` : nome;
      let maquinas = maquinasDe.get(chave);
      if (!maquinas) {
        maquinas = aritmeticas(querParcelas ? [principal, ...parcelas] : [principal], 'valor');
        maquinasDe.set(chave, maquinas);
      }
      emCadaAritmetica(maquinas, linhas, n, numeros, umaLinha, (maquina, restam) => {
        maquina.espalha(principal, restam, destino.valores);
        if (!querParcelas) return;
        for (let p = 0; p < parcelas.length; p += 1)
          maquina.espalha(parcelas[p] as No, restam, colunaDaParcela(destino, p));
      });
    },
  };
}

function colunaDaParcela(destino: Destino, indice: number): Float64Array {
  return (destino.parcelas[indice] ??= new Float64Array(destino.total).fill(Number.NaN));
}
