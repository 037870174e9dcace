import { municipios, type Municipio, type Regra } from '../src';
import { fatosDaGraduacao } from '../src/regra';
import type { CodigoDeFato, QualquerFato } from '../src/regra/fato/fato';
import type { Enumeracao } from './tipos';

// Read at build time by webpack/ajustaMetadata.js: the lists that Excel completes come from the rules.

/** A formula with the names of its arguments, as functions.json has them. */
export interface FormulaDeclarada {
  readonly id: string;
  readonly parametros: readonly string[];
}

type Valor = Enumeracao['valores'][number];

/** The closed lists of these formulas. One list serves every argument that accepts the same codes. */
export function enumeracoesPara(formulas: readonly FormulaDeclarada[]): readonly Enumeracao[] {
  const porConteudo = new Map<string, { id: string; valores: readonly Valor[]; parametros: string[] }>();
  for (const { id, parametros } of formulas) {
    for (const parametro of parametros) {
      const valores = valoresDe(id, parametro);
      if (valores.length === 0) continue;
      const conteudo = JSON.stringify(valores);
      const pronta = porConteudo.get(conteudo);
      if (pronta) pronta.parametros.push(`${id}.${parametro}`);
      else {
        porConteudo.set(conteudo, {
          id: `${id}_${parametro.toUpperCase()}`,
          valores,
          parametros: [`${id}.${parametro}`],
        });
      }
    }
  }
  return [...porConteudo.values()];
}

function valoresDe(formula: string, parametro: string): readonly Valor[] {
  if (parametro === 'municipio')
    return municipios.map(({ codigo, nome }) => ({ valor: codigo, descricao: nome }));
  if (parametro === 'graduacao') return (fatosDaGraduacao.graduacao.codigos ?? []).map(paraValor);
  const regras = regrasCom(formula);
  if (regras.length === 0 || (parametro === 'tributo' && SO_TRIBUTO.has(formula))) {
    return parametro === 'tributo' || parametro === 'tabela'
      ? tributos(parametro === 'tabela')
      : hipoteses(parametro);
  }
  return unidos(regras.map(([municipio, regra]) => [municipio, codigosDo(regra, parametro)]));
}

/** Formulas whose `tributo` is any rule, although a rule of the same name takes a few. */
const SO_TRIBUTO: ReadonlySet<string> = new Set(['PARCELAS', 'VENCIMENTO', 'MORA']);

function regrasCom(id: string): readonly (readonly [Municipio, Regra])[] {
  return municipios.flatMap((municipio) =>
    municipio.regras.filter((regra) => regra.id === id).map((regra) => [municipio, regra] as const),
  );
}

function codigosDo(regra: Regra, parametro: string): readonly CodigoDeFato[] {
  if (parametro === 'instrumento') {
    return regra.fatos['tipo']?.codigos ?? regra.fatos['itens']?.partes?.['item']?.codigos ?? [];
  }
  const fato: QualquerFato | undefined = regra.fatos[regra.argumentos[parametro] ?? parametro];
  return fato?.codigos ?? [];
}

/** Codes of several municipalities as one list; each says whose it is, unless it is everybody's. */
function unidos(listas: readonly (readonly [Municipio, readonly CodigoDeFato[]])[]): readonly Valor[] {
  const comLista = listas.filter(([, codigos]) => codigos.length > 0);
  const donos = new Map<string, { codigo: CodigoDeFato; nomes: string[] }>();
  for (const [{ nome }, codigos] of comLista) {
    for (const codigo of codigos) {
      const dono = donos.get(codigo.codigo) ?? { codigo, nomes: [] };
      dono.nomes.push(nome);
      donos.set(codigo.codigo, dono);
    }
  }
  return [...donos.values()].map(({ codigo, nomes }) => {
    const { valor, descricao } = paraValor(codigo);
    return {
      valor,
      descricao: nomes.length === comLista.length ? descricao : `${descricao} (${nomes.join(', ')})`,
    };
  });
}

function tributos(soComTabela: boolean): readonly Valor[] {
  const titulos = new Map<string, string>();
  for (const { regras } of municipios) {
    for (const { id, titulo, parametros } of regras) {
      const temTabela = Object.values(parametros).some(({ versoes }) => versoes.some(({ linhas }) => linhas));
      if ((!soComTabela || temTabela) && !titulos.has(id)) titulos.set(id, titulo);
    }
  }
  return [...titulos].map(([valor, descricao]) => ({ valor, descricao }));
}

function hipoteses(parametro: string): readonly Valor[] {
  if (parametro !== 'hipotese') return [];
  const titulos = new Map(
    municipios.flatMap(({ regras }) =>
      regras.flatMap(({ isencoes }) => isencoes.map(({ codigo, titulo }) => [codigo, titulo] as const)),
    ),
  );
  return [...titulos].map(([valor, descricao]) => ({ valor, descricao }));
}

function paraValor({ codigo, titulo }: CodigoDeFato): Valor {
  return { valor: codigo, descricao: titulo };
}
