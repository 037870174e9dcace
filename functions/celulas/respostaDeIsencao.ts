import { municipios, type Regra, type RegraResolvida } from '../../src';
import { hipoteseDeIsencao } from '../../src/consulta';
import { FatoInvalido, SemResposta } from '../../src/regra';
import { mostra } from '../../src/regra/fato/mostra';
import { chaveDeTexto } from '../../src/regra/texto';
import type { Celula } from './celula';

/**
 * SIM or NÃO, with the condition and the article.
 * @throws {FatoInvalido} no law of the catalogue has such a hypothesis: a slip of the pen must not read as NÃO
 * @throws {SemResposta} the law has the hypothesis, and the source does not let one know whether it exempts
 */
export function respostaDeIsencao({ regra, contexto }: RegraResolvida, hipotese: Celula): string {
  const texto = String(hipotese);
  const { isenta, condicao, fundamento } = hipoteseDeIsencao(regra, texto, contexto.dia);
  if (isenta) return `SIM${condicao === undefined ? '' : `, se ${condicao}`}: ${fundamento ?? ''}`;
  const chave = chaveDeTexto(texto);
  if (!chavesDe(regra.isencoes).has(chave) && chavesDe(doFato(regra)).has(chave)) {
    throw new SemResposta(
      `${regra.titulo}: a lei prevê ${mostra(hipotese)}, mas a fonte não deixa saber se isenta`,
    );
  }
  const codigos = new Set([...regra.isencoes, ...doFato(regra)].map(({ codigo }) => codigo));
  if (codigos.size > 0 && !conhecidas.has(chave)) {
    throw new FatoInvalido(
      'hipotese',
      `veio ${mostra(hipotese)}; aceita-se um destes: ${[...codigos].join(', ')}`,
    );
  }
  return 'NÃO';
}

interface Nomeada {
  readonly codigo: string;
  readonly titulo: string;
}

function chavesDe(hipoteses: readonly Nomeada[]): ReadonlySet<string> {
  return new Set(hipoteses.flatMap(({ codigo, titulo }) => [chaveDeTexto(codigo), chaveDeTexto(titulo)]));
}

function doFato({ fatos }: Regra): readonly Nomeada[] {
  return fatos['isencao']?.codigos ?? [];
}

/** What exempts from something somewhere: asked of a law that does not have it, the answer is NÃO. */
const conhecidas = chavesDe(
  municipios.flatMap(({ regras }) => regras.flatMap((regra) => [...regra.isencoes, ...doFato(regra)])),
);
