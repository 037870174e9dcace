import { type CodigoMunicipio, municipios, type Regra, resolver, type RegraResolvida } from '../../../src';
import type { LinhaComplementar } from '../../../src/regra';
import type { EntregaDeParametro } from '../../../src/regra/parametro/entregaDeParametro';
import type { TabelaAusente } from '../../../src/regra/parametro/tabelaAusente';

/** A rule on a day on which its law answers. */
export interface RegraNoDia {
  readonly municipio: string;
  readonly id: string;
  readonly dia: string;
  readonly regra: Regra;
  readonly resolvida: RegraResolvida;
  /** Same day, with every missing table supplied and every alternative reading chosen. */
  readonly comTabelas: RegraResolvida;
}

/** Days that see every wording: the first of each law, one after its amendments, and one without centavos. */
const DIAS: Readonly<Record<string, readonly string[]>> = {
  JAMBEIRO: ['1959-01-01', '1966-01-01'],
  ALEGRE: ['1952-01-01', '1965-06-30'],
  GARCA: ['1951-01-01', '1962-01-01', '1966-03-15'],
  ALFREDO_CHAVES: ['1960-01-01', '1964-01-01', '1965-02-28'],
  LIMEIRA_DO_OESTE: ['1995-01-01', '2000-02-29'],
};

export const regrasNosDias: readonly RegraNoDia[] = municipios.flatMap(({ codigo, regras, leituras }) =>
  regras.flatMap((regra) =>
    (DIAS[codigo] ?? []).map((dia) => {
      const pedido = { municipio: codigo, data: dia, regra: regra.id };
      const resolvida = resolveOuFalha(pedido);
      const alternativas = leituras.filter(({ selecionavel }) => selecionavel).map(({ id }) => id);
      const opcoes = { tabelas: tabelasSupridas(codigo, regra), alternativas };
      const comTabelas = resolveOuFalha({ ...pedido, opcoes });
      return { municipio: codigo, id: regra.id, dia, regra, resolvida, comTabelas };
    }),
  ),
);

function resolveOuFalha(pedido: Parameters<typeof resolver>[0]): RegraResolvida {
  const resolvida = resolver(pedido);
  if ('falha' in resolvida) throw new Error(`${pedido.municipio} ${pedido.regra}: ${resolvida.motivo}`);
  return resolvida;
}

/** A value for each item of the tables that the source lacks, as an assessor would type them. */
function tabelasSupridas(municipio: CodigoMunicipio, regra: Regra): readonly LinhaComplementar[] {
  return tabelasAusentesDe(regra).flatMap(({ nome, itens, unidade }) =>
    Object.keys(itens).map((item, i) => ({
      municipio,
      tabela: nome,
      item,
      unidade,
      valor: `${12 + 7 * i},${35 + i}`,
      desde: { ano: 1950, mes: 1, dia: 1 },
      fonte: 'tabela de teste',
    })),
  );
}

function tabelasAusentesDe({ parametros }: Regra): readonly TabelaAusente[] {
  const nenhuma: EntregaDeParametro = {
    parametro: () => undefined as never,
    usaAlternativa: () => false,
  };
  return Object.values(parametros).flatMap(({ versoes }) =>
    versoes.flatMap((versao) => {
      try {
        const entregue: unknown = versao.entrega(nenhuma);
        return typeof entregue === 'object' && entregue !== null && 'ausente' in entregue
          ? [entregue as TabelaAusente]
          : [];
      } catch {
        return [];
      }
    }),
  );
}

/** The same, by rule: `test.each(regras)` names each as `ALEGRE IMPOSTO_PREDIAL`. */
export const regras: readonly (readonly [nome: string, nosDias: readonly RegraNoDia[]])[] = agrupa();

function agrupa(): [string, RegraNoDia[]][] {
  const grupos = new Map<string, RegraNoDia[]>();
  for (const noDia of regrasNosDias) {
    const nome = `${noDia.municipio} ${noDia.id}`;
    grupos.set(nome, [...(grupos.get(nome) ?? []), noDia]);
  }
  return [...grupos];
}
