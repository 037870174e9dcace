import { fato } from '../../../src/regra';
import { type Campo, criaCampo } from '../../../src/regra/colunas/campo';
import type { Combinacao } from '../../../src/regra/colunas/combinacoes';
import type { Destino, Executavel } from '../../../src/regra/colunas/executavel';
import { Grupos } from '../../../src/regra/colunas/grupos';
import type { Programas } from '../../../src/regra/colunas/programas';

export const valor = (): Campo => criaCampo('valor', fato.dinheiro('Valor'), true);
export const ramo = (nome = 'ramo'): Campo =>
  criaCampo(nome, fato.enumeradoAberto('Ramo', { LOJA: 'Loja' }), true);

export type Constante = (combinacao: Combinacao, destino: Destino) => number;
const NENHUMA: Constante = () => Number.NaN;
/** 'R7' gives 7 whatever the row has. */
export const DO_RAMO: Constante = ({ conhecidos }) => Number(String(conhecidos['ramo']).slice(1));

export const numerosDe = (de: number, ate: number): number[] =>
  Array.from({ length: ate - de }, (_, i) => de + i);

/** Groups whose programs only note what reached them: each row run gets its own number and a half. */
export function anota(campos: readonly Campo[], constante: Constante = NENHUMA) {
  const pedidas: string[] = [];
  const corridas: [string, number[]][] = [];
  const executavel = (combinacao: Combinacao): Executavel => {
    const { conhecidos, numericos } = combinacao;
    const textos = campos.flatMap((campo) => conhecidos[campo.nome] ?? []);
    const nome = [...textos, ...numericos].join(' ');
    pedidas.push(nome);
    return {
      constante: (destino) => constante(combinacao, destino),
      executa: (linhas, n, numeros, { valores }) => {
        const [quais, lidos] = [[...linhas.slice(0, n)], new Float64Array(n)];
        corridas.push([nome, quais]);
        for (const { copia } of numeros) copia(linhas, n, lidos);
        quais.forEach(
          (linha, i) => (valores[linha] = numeros.length > 0 ? (lidos[i] as number) : linha + 0.5),
        );
      },
    };
  };
  const grupos = new Grupos(campos, { executavel } as unknown as Programas);
  const roda = (
    total: number,
    colunas: readonly (readonly unknown[])[],
    umaLinha: (linha: number, valores: Float64Array) => void = () => undefined,
    saidas: Destino['saidas'] = [],
  ) => {
    corridas.length = 0;
    const sozinhas: number[] = [];
    const valores = new Float64Array(total).fill(-1);
    const destino = { valores, parcelas: [], linhas: new Map(), saidas, querParcelas: false, total };
    grupos.roda({
      colunas: colunas.map((lista) => ({ valores: lista, repetida: lista.length === 1 && total > 1 })),
      destino,
      umaLinha: (linha) => {
        sozinhas.push(linha);
        umaLinha(linha, valores);
      },
    });
    return { valores: [...valores], sozinhas, corridas: [...corridas] };
  };
  return { roda, pedidas, grupos };
}
