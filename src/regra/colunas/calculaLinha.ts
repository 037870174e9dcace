import type { NomeDeSaida } from '../saida';
import { aritmeticas, type Aritmeticas, type Uso } from './aritmeticas';
import { contaDeUmaLinha } from './contaDeUmaLinha';
import { SemEscala } from './escalas';
import { vale } from './executavel';
import { type Programa, saidaPedida } from './gravaPrograma';
import type { Condicao, No } from './no';

/** The wanted number of one row, from its cells; NaN where the row has to be computed in full. */
export type CalculaLinha = (celulas: ArrayLike<unknown>) => number;

/** Where the number of each fact is among the cells. */
export type Posicoes = ReadonlyMap<string, number>;

type Aritmetica = Aritmeticas[number];

const EM_CHEIO: CalculaLinha = () => Number.NaN;

/** A recorded program for one row at a time, on machines of one row. */
export function calculaLinha(
  programa: Programa,
  posicoes: Posicoes,
  saidas: readonly NomeDeSaida[],
): CalculaLinha {
  switch (programa.tipo) {
    case 'linhaALinha':
      return EM_CHEIO;
    case 'condicao':
      return ramo(programa, posicoes, saidas);
    case 'saida': {
      const nome = saidaPedida(programa, saidas);
      const raiz = nome && programa.saidas.get(nome);
      if (!raiz) return EM_CHEIO;
      if (raiz.tipo !== 'constante') return valorDe(raiz, 'valor', posicoes);
      const valor = raiz.valor.toNumber();
      return () => valor;
    }
  }
}

function ramo(
  { condicao, sim, nao }: { readonly condicao: Condicao; readonly sim: Programa; readonly nao: Programa },
  posicoes: Posicoes,
  saidas: readonly NomeDeSaida[],
): CalculaLinha {
  const diferenca = valorDe(condicao.diferenca, 'sinal', posicoes);
  let calculaSim: CalculaLinha | undefined;
  let calculaNao: CalculaLinha | undefined;
  return (celulas) => {
    const valor = diferenca(celulas);
    if (Number.isNaN(valor)) return valor;
    return vale(condicao, valor)
      ? (calculaSim ??= calculaLinha(sim, posicoes, saidas))(celulas)
      : (calculaNao ??= calculaLinha(nao, posicoes, saidas))(celulas);
  };
}

/** Whole numbers first; then doubles with a margin, made when a row first needs them. */
function valorDe(raiz: No, uso: Uso, posicoes: Posicoes): CalculaLinha {
  const [inteira, aproximada] = aritmeticas([raiz], uso, 1) as readonly [Aritmetica, Aritmetica];
  const exata = seTemEscala(() => contaDeUmaLinha(raiz, posicoes) ?? naMaquina(inteira, raiz, posicoes));
  let comMargem: CalculaLinha | undefined;
  return (celulas) => {
    const valor = exata(celulas);
    if (!Number.isNaN(valor)) return valor;
    return (comMargem ??= naMaquina(aproximada, raiz, posicoes))(celulas);
  };
}

function seTemEscala(cria: () => CalculaLinha): CalculaLinha {
  try {
    return cria();
  } catch (erro) {
    if (erro instanceof SemEscala) return EM_CHEIO;
    throw erro;
  }
}

function naMaquina(pega: Aritmetica, raiz: No, posicoes: Posicoes): CalculaLinha {
  const maquina = pega();
  if (!maquina) return EM_CHEIO;
  const entradas = [...maquina.entradas].map(([nome, registro]) => ({
    registro,
    posicao: posicoes.get(nome) as number,
  }));
  return (celulas) => {
    for (let i = 0; i < entradas.length; i += 1) {
      const { registro, posicao } = entradas[i] as (typeof entradas)[number];
      registro[0] = celulas[posicao] as number;
    }
    return maquina.executa(1) ? Number.NaN : (maquina.valores(raiz)[0] as number);
  };
}
