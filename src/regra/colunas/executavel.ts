import type { Codificador } from './codificador';
import { SemEscala } from './escalas';
import type { Programa } from './gravaPrograma';
import type { Destino } from './lancaColunas';
import { BLOCO, type Maquina } from './maquina';
import { maquinaDepoisDoCentavo } from './maquinaDepoisDoCentavo';
import { maquinaInteira } from './maquinaInteira';
import type { Condicao, No } from './no';

/** A program with its machines, run on the first `n` rows of a list, all of one combination. */
export interface Executavel {
  executa(
    linhas: Int32Array,
    n: number,
    colunas: readonly Codificador[],
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
        executa: (linhas, n, _colunas, _destino, umaLinha) =>
          linhas.subarray(0, n).forEach((linha) => {
            umaLinha(linha);
          }),
      };
    case 'condicao':
      return ramo(programa);
    case 'saida':
      return folha(programa);
  }
}

function ramo({ condicao, sim, nao }: Extract<Programa, { tipo: 'condicao' }>): Executavel {
  const maquinas = preguicosas([condicao.diferenca]);
  const [comSim, comNao] = [new Int32Array(BLOCO), new Int32Array(BLOCO)];
  let executaSim: Executavel | undefined;
  let executaNao: Executavel | undefined;
  return {
    executa(linhas, n, colunas, destino, umaLinha) {
      let [nSim, nNao] = [0, 0];
      emCadaAritmetica(maquinas, linhas, n, colunas, umaLinha, (maquina, restam, quantas) => {
        const diferencas = maquina.valores(condicao.diferenca);
        for (let i = 0; i < quantas; i += 1) {
          if (maquina.falhas[i] === 1) continue;
          if (vale(condicao, diferencas[i] as number)) comSim[nSim++] = restam[i] as number;
          else comNao[nNao++] = restam[i] as number;
        }
      });
      if (nSim > 0) (executaSim ??= compila(sim)).executa(comSim, nSim, colunas, destino, umaLinha);
      if (nNao > 0) (executaNao ??= compila(nao)).executa(comNao, nNao, colunas, destino, umaLinha);
    },
  };
}

function vale({ compara }: Condicao, diferenca: number): boolean {
  if (compara === 'igual') return diferenca === 0;
  return compara === 'ate' ? diferenca <= 0 : diferenca < 0;
}

function folha({ saidas, parcelas }: Extract<Programa, { tipo: 'saida' }>): Executavel {
  const maquinasDe = new Map<string, readonly (() => Maquina | undefined)[]>();
  return {
    executa(linhas, n, colunas, destino, umaLinha) {
      const nome = destino.saidas.find((saida) => saidas.has(saida));
      const principal = nome && saidas.get(nome);
      if (!principal) {
        for (let i = 0; i < n; i += 1) umaLinha(linhas[i] as number);
        return;
      }
      const querParcelas = destino.querParcelas && parcelas.length > 0;
      const chave = `${nome}${querParcelas ? '+' : ''}`;
      const maquinas =
        maquinasDe.get(chave) ?? preguicosas(querParcelas ? [principal, ...parcelas] : [principal]);
      maquinasDe.set(chave, maquinas);
      emCadaAritmetica(maquinas, linhas, n, colunas, umaLinha, (maquina, restam, quantas) => {
        espalha(maquina, principal, restam, quantas, destino.valores);
        if (!querParcelas) return;
        parcelas.forEach((parcela, i) => {
          espalha(maquina, parcela, restam, quantas, colunaDaParcela(destino, i));
        });
      });
    },
  };
}

function espalha(maquina: Maquina, raiz: No, linhas: Int32Array, n: number, destino: Float64Array): void {
  const valores = maquina.valores(raiz);
  const { falhas } = maquina;
  for (let i = 0; i < n; i += 1) if (falhas[i] === 0) destino[linhas[i] as number] = valores[i] as number;
}

function colunaDaParcela(destino: Destino, indice: number): Float64Array {
  return (destino.parcelas[indice] ??= new Float64Array(destino.total).fill(Number.NaN));
}

/** Whole numbers first, doubles with a margin for the rows that do not fit, decimal.js for what is left. */
function preguicosas(raizes: readonly No[]): readonly (() => Maquina | undefined)[] {
  return [maquinaInteira, maquinaDepoisDoCentavo].map((cria) => {
    let maquina: Maquina | undefined;
    let tentada = false;
    return () => {
      if (tentada) return maquina;
      tentada = true;
      try {
        maquina = cria(raizes);
      } catch (erro) {
        if (!(erro instanceof SemEscala)) throw erro;
      }
      return maquina;
    };
  });
}

function emCadaAritmetica(
  maquinas: readonly (() => Maquina | undefined)[],
  linhas: Int32Array,
  n: number,
  colunas: readonly Codificador[],
  umaLinha: UmaLinha,
  colhe: (maquina: Maquina, linhas: Int32Array, n: number) => void,
): void {
  let restam = linhas;
  let quantas = n;
  for (const pega of maquinas) {
    const maquina = quantas > 0 ? pega() : undefined;
    if (!maquina) continue;
    for (const coluna of colunas) {
      const entrada = maquina.entradas.get(coluna.nome);
      if (entrada) coluna.copia(restam, quantas, entrada);
    }
    maquina.executa(quantas);
    colhe(maquina, restam, quantas);
    if (!maquina.falhas.subarray(0, quantas).includes(1)) return;
    const feitas = quantas;
    restam = restam.filter((_linha, i) => i < feitas && maquina.falhas[i] === 1);
    quantas = restam.length;
  }
  for (let i = 0; i < quantas; i += 1) umaLinha(restam[i] as number);
}
