import type { NomeDeSaida } from '../../src/regra/saida';
import { DE_OUTRA_COISA, feitioDe } from './celulaUnica';
import type { Chamada } from './chamada';
import { BASE_DO_FEITIO, type Especie, type Formas, OMITIDA } from './formas';

/** Fewer rows of one kind than this are computed one at a time, which makes nothing ready for whole columns. */
const MINIMO_EM_COLUNAS = 64;

interface Argumento {
  readonly dado: boolean;
  readonly repetido: boolean;
  readonly brutos: readonly unknown[];
}

/**
 * Runs columns whose arguments have to be adapted to the rule: split by kind of row, each kind goes as whole columns.
 * The rows left as NaN have to be computed in full.
 */
export function emEspecies(chamada: Chamada, formas: Formas, saidas: readonly NomeDeSaida[]): Float64Array {
  const valores = new Float64Array(chamada.altura).fill(Number.NaN);
  const argumentos = formas.nomes.map((nome): Argumento => {
    const coluna = chamada.colunas.get(nome);
    const dado = coluna?.dada === true && nome !== 'municipio' && nome !== 'exercicio';
    return { dado, repetido: coluna?.altura === 1, brutos: dado ? coluna.brutos() : [] };
  });
  for (const [especie, linhas] of separa(argumentos, chamada.altura, formas)) {
    if (linhas.length >= MINIMO_EM_COLUNAS && especie.receita) {
      emColunas(especie.receita, argumentos, linhas, formas, saidas, valores);
      continue;
    }
    for (const linha of linhas)
      valores[linha] = especie.calcula(argumentos.map((argumento) => celula(argumento, linha)));
  }
  return valores;
}

function separa(
  argumentos: readonly Argumento[],
  altura: number,
  formas: Formas,
): ReadonlyMap<Especie, number[]> {
  const separadas = new Map<Especie, number[]>();
  const celulas = new Array<unknown>(argumentos.length);
  let ultima: Especie | undefined;
  let linhas: number[] = [];
  for (let i = 0; i < altura; i += 1) {
    let feitio = 0;
    for (let a = 0; a < argumentos.length; a += 1) {
      const argumento = argumentos[a] as Argumento;
      let este = OMITIDA;
      if (argumento.dado) {
        celulas[a] = celula(argumento, i);
        este = feitioDe(celulas[a]);
        if (este === DE_OUTRA_COISA) feitio = Number.NaN;
      }
      feitio = feitio * BASE_DO_FEITIO + este;
    }
    const especie = Number.isNaN(feitio) ? undefined : formas.especie(celulas, feitio);
    if (!especie) continue;
    if (especie !== ultima) {
      ultima = especie;
      linhas = separadas.get(especie) ?? [];
      if (linhas.length === 0) separadas.set(especie, linhas);
    }
    linhas.push(i);
  }
  return separadas;
}

function emColunas(
  { conhecidos, numericos }: NonNullable<Especie['receita']>,
  argumentos: readonly Argumento[],
  linhas: readonly number[],
  { resolvida }: Formas,
  saidas: readonly NomeDeSaida[],
  destino: Float64Array,
): void {
  const iguais = Object.entries(conhecidos).map(
    ([fato, valor]) => [fato, { valores: [valor], repetida: true }] as const,
  );
  const numeros = [...numericos].map(([fato, posicao]) => {
    const argumento = argumentos[posicao] as Argumento;
    return [
      fato,
      { valores: Float64Array.from(linhas, (linha) => celula(argumento, linha) as number) },
    ] as const;
  });
  const { valores } = resolvida.lancaColunas(Object.fromEntries([...iguais, ...numeros]), {
    linhas: linhas.length,
    saidas,
    celulas: true,
    semLinhas: true,
  });
  for (let i = 0; i < linhas.length; i += 1) destino[linhas[i] as number] = valores[i] as number;
}

function celula({ repetido, brutos }: Argumento, linha: number): unknown {
  return brutos[repetido ? 0 : linha];
}
