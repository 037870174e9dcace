import type { Opcoes } from '../../src';
import type { Pacote } from '../zip/pacote';
import { leXml } from './leXml';
import { MAXIMO_DE_UMA_PARTE } from './livro';

/** What the panel of the add-in saved in a workbook. */
export interface AjustesSalvos {
  readonly municipio?: string;
  readonly exercicio?: number | string;
  readonly leiAntiga?: boolean;
  readonly alternativas?: readonly string[];
  readonly tabelas?: NonNullable<Opcoes['tabelas']>;
}

/** Name under which the add-in saves them, among the properties that Office keeps for each add-in. */
const CHAVE = 'lancador.ajustes';
const PARTE = /^xl\/webextensions\/webextension\d*\.xml$/i;

export async function ajustesDoLivro(pacote: Pacote): Promise<AjustesSalvos> {
  for (const nome of pacote.partes.keys()) {
    if (!PARTE.test(nome)) continue;
    let valor: string | undefined;
    leXml(pacote.caminho, await pacote.leTexto(nome, MAXIMO_DE_UMA_PARTE), {
      abre(elemento, atributos) {
        if (elemento === 'property' && atributos['name'] === CHAVE) valor = atributos['value'];
      },
    });
    const ajustes = valor === undefined ? undefined : leAjustes(valor);
    if (ajustes) return ajustes;
  }
  return {};
}

/** Settings as the options of the library. */
export function opcoesDosAjustes({ leiAntiga, alternativas, tabelas }: AjustesSalvos): Opcoes {
  return {
    ...(leiAntiga ? { leiAntigaDepoisDe1966: true } : {}),
    ...(alternativas ? { alternativas } : {}),
    ...(tabelas ? { tabelas } : {}),
  };
}

/** Whoever edits the file may put anything there: only what has the right form is taken. */
function leAjustes(json: string): AjustesSalvos | undefined {
  let lido: unknown;
  try {
    lido = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof lido !== 'object' || lido === null) return undefined;
  const { municipio, exercicio, leiAntiga, alternativas, tabelas } = lido as Record<string, unknown>;
  return {
    ...(typeof municipio === 'string' ? { municipio } : {}),
    ...(typeof exercicio === 'number' || typeof exercicio === 'string' ? { exercicio } : {}),
    ...(leiAntiga === true ? { leiAntiga } : {}),
    ...(Array.isArray(alternativas)
      ? { alternativas: alternativas.filter((id): id is string => typeof id === 'string') }
      : {}),
    ...(Array.isArray(tabelas) ? { tabelas: tabelas.filter(ehLinhaComplementar) } : {}),
  };
}

type LinhaComplementar = NonNullable<Opcoes['tabelas']>[number];

function ehLinhaComplementar(linha: unknown): linha is LinhaComplementar {
  if (typeof linha !== 'object' || linha === null) return false;
  const { municipio, tabela, item, unidade, valor, desde } = linha as Record<string, unknown>;
  const textos = [municipio, tabela, item, unidade].every((texto) => typeof texto === 'string');
  const data = desde as Partial<Record<'ano' | 'mes' | 'dia', unknown>> | null | undefined;
  return (
    textos &&
    (typeof valor === 'number' || typeof valor === 'string') &&
    [data?.ano, data?.mes, data?.dia].every((parte) => Number.isInteger(parte))
  );
}
