import type { Uso } from './aritmeticas';
import { SemEscala } from './escalas';
import { espalhaValores } from './espalhaValores';
import { type Maquina } from './maquina';
import { maquinaComMargem } from './maquinaComMargem';
import { maquinaInteira } from './maquinaInteira';
import { type No, Nos } from './no';

/**
 * The arithmetic for rows with many decimals: doubles with a margin up to the first rounding, and from there, where
 * everything is a whole number of centavos, exact whole numbers (instalments, totals).
 * @throws {SemEscala} a result is never rounded, and a double with a margin is not that very number
 */
export function maquinaDepoisDoCentavo(raizes: readonly No[], uso: Uso, tamanho: number): Maquina {
  const nos = new Nos();
  const arredondados = new Map<string, No>();
  const depois = new Map(raizes.map((raiz) => [raiz, troca(raiz, nos, arredondados)]));
  const usaFato = (no: No): boolean =>
    no.tipo === 'fato'
      ? !arredondados.has(no.nome)
      : ('a' in no && usaFato(no.a)) || ('b' in no && usaFato(no.b));
  const diretas = raizes.filter((raiz) => usaFato(depois.get(raiz) as No));
  const indiretas = raizes.filter((raiz) => !diretas.includes(raiz));
  if (uso === 'valor' && !diretas.every(ehExata)) throw new SemEscala('sem arredondamento');
  const primeira = maquinaComMargem([...diretas, ...arredondados.values()], diretas, tamanho);
  const segunda = maquinaInteira(
    indiretas.map((raiz) => depois.get(raiz) as No),
    tamanho,
  );
  const { falhas } = primeira;
  const valores = (raiz: No): Float64Array =>
    diretas.includes(raiz) ? primeira.valores(raiz) : segunda.valores(depois.get(raiz) as No);
  let feitas = 0;
  return {
    entradas: primeira.entradas,
    falhas,
    executa(n) {
      feitas = n;
      let falhou = primeira.executa(n);
      for (const [nome, entrada] of segunda.entradas) {
        const valores = primeira.valores(arredondados.get(nome) as No);
        for (let i = 0; i < n; i += 1) entrada[i] = valores[i] as number;
      }
      if (segunda.executa(n)) {
        falhou = true;
        for (let i = 0; i < n; i += 1) if (segunda.falhas[i] === 1) falhas[i] = 1;
      }
      return falhou;
    },
    valores,
    espalha(raiz, linhas, destino) {
      espalhaValores(destino, linhas, valores(raiz), falhas, feitas);
    },
  };
}

/** What is chosen or rounded to a whole number is that very number, once it is sure. */
function ehExata({ tipo }: No): boolean {
  return tipo === 'faixa' || tipo === 'teto';
}

/** The same operations, with each lowest rounding taken as if it were a fact. */
function troca(no: No, nos: Nos, arredondados: Map<string, No>): No {
  switch (no.tipo) {
    case 'fato':
      return nos.fato(no.nome);
    case 'constante':
      return nos.constante(no.valor);
    case 'arredonda': {
      const interno = troca(no.a, nos, arredondados);
      if (dependeDeArredondado(interno, arredondados)) return nos.arredonda(interno, no.casas, no.modo);
      const nome = `#${no.chave}`;
      arredondados.set(nome, no);
      return nos.fato(nome);
    }
    case 'divide':
      return nos.divide(troca(no.a, nos, arredondados), no.por);
    case 'teto':
      return nos.teto(troca(no.a, nos, arredondados));
    case 'faixa':
      return nos.faixa(troca(no.a, nos, arredondados), no.limites, no.valores);
    default:
      return nos.binario(no.tipo, troca(no.a, nos, arredondados), troca(no.b, nos, arredondados));
  }
}

function dependeDeArredondado(no: No, arredondados: ReadonlyMap<string, No>): boolean {
  if (no.tipo === 'fato') return arredondados.has(no.nome);
  return (
    ('a' in no && dependeDeArredondado(no.a, arredondados)) ||
    ('b' in no && dependeDeArredondado(no.b, arredondados))
  );
}
