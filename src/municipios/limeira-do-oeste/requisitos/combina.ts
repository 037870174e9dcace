import { type Conta, exige, fato } from '../../../regra';
import type { Fatos, QualquerFato } from '../../../regra/fato/fato';
import type { Parametros } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import { fatosDoRequisito, fatosPosicionais, fatosSemUso, posicoesDe } from './posicoes';
import type { Requisito } from './requisito';
import { fatoAdiado } from './valorAdiado';

/** What was asked: the requirement, its facts, and what it demands. */
export interface Demanda {
  readonly requisito: Requisito;
  readonly fatos: Readonly<Record<string, unknown>>;
  readonly saida: Saida;
}

/** Many requirements as the facts, figures and formula of one rule. */
export interface Combinacao {
  readonly fatos: Fatos;
  readonly parametros: Parametros;
  readonly catalogo: readonly string[];
  demanda(pedido: Readonly<Record<string, unknown>>, parametros: object, conta: Conta): Demanda;
}

export function combina(requisitos: readonly Requisito[]): Combinacao {
  const porCodigo = new Map(
    requisitos.map((requisito) => [requisito.codigo, { requisito, posicoes: posicoesDe(requisito) }]),
  );
  if (porCodigo.size !== requisitos.length) throw new Error('requisito com código repetido');
  return {
    fatos: {
      requisito: fato
        .enumerado('Requisito', Object.fromEntries(requisitos.map(({ codigo, nomes }) => [codigo, nomes])))
        .obrigatoria(),
      ...fatosReunidos(requisitos),
      ...fatosPosicionais,
    },
    parametros: Object.fromEntries(
      requisitos.flatMap(({ codigo, parametros }) =>
        Object.entries(parametros).map(([nome, parametro]) => [chave(codigo, nome), parametro]),
      ),
    ),
    catalogo: [...new Set(requisitos.flatMap(({ catalogo }) => catalogo))],
    demanda(pedido, parametros, conta) {
      const achado = { requisito: porCodigo.get(String(pedido['requisito'])) };
      const { requisito, posicoes } = exige(achado, 'requisito');
      const fatos = fatosDoRequisito(requisito, posicoes, pedido);
      for (const nome of fatosSemUso(requisito, pedido)) conta.nota(`Fato sem uso neste requisito: ${nome}`);
      for (const leitura of requisito.leituras ?? []) conta.usaAlternativa(leitura);
      const figuras = figurasDo(requisito, parametros as Readonly<Record<string, unknown>>);
      return { requisito, fatos, saida: requisito.demanda(fatos, figuras as never, conta) };
    },
  };
}

const chave = (codigo: string, nome: string): string => `${codigo}.${nome}`;

/** The facts of all, each name once. */
function fatosReunidos(requisitos: readonly Requisito[]): Fatos {
  const porNome = new Map<string, [QualquerFato, ...QualquerFato[]]>();
  for (const [nome, umFato] of requisitos.flatMap(({ fatos }) => Object.entries(fatos))) {
    const homonimos = porNome.get(nome);
    if (!homonimos) porNome.set(nome, [umFato]);
    else if (homonimos[0].tipo === umFato.tipo) homonimos.push(umFato);
    else throw new Error(`${nome}: ${umFato.tipo} num requisito, ${homonimos[0].tipo} em outro`);
  }
  return Object.fromEntries([...porNome].map(([nome, homonimos]) => [nome, fatoAdiado(homonimos)]));
}

/** The figures of one requirement out of those of the rule, each handed over only when the formula asks. */
function figurasDo({ codigo, parametros }: Requisito, todas: Readonly<Record<string, unknown>>): object {
  const figuras = {};
  for (const nome of Object.keys(parametros)) {
    Object.defineProperty(figuras, nome, { get: () => todas[chave(codigo, nome)] });
  }
  return figuras;
}
