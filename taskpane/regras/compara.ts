import type { Municipio, Regra } from '../../src';
import type { DataCivil } from '../../src/calendario';
import { descreveFigura, type FiguraDescrita } from './descreveFigura';

export interface Lado {
  readonly municipio: Municipio;
  readonly dia: DataCivil;
}

/** One thing that the two sides say differently; empty text where a side says nothing. */
export interface Diferenca {
  readonly regra: string;
  readonly oQue: string;
  readonly antes: string;
  readonly depois: string;
}

/** What changes from one day to another, or from one municipality to another. */
export function compara(a: Lado, b: Lado): readonly Diferenca[] {
  const ids = [...new Set([...a.municipio.regras, ...b.municipio.regras].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [deA, deB] = [a, b].map(({ municipio }) => municipio.regras.find((regra) => regra.id === id));
    const titulo = (deA ?? deB)?.titulo ?? id;
    if (!deA || !deB)
      return [{ regra: titulo, oQue: 'Existe', antes: deA ? 'sim' : '', depois: deB ? 'sim' : '' }];
    return [...figuras(deA, deB, a, b), ...isencoes(deA, deB, a, b)].map((diferenca) => ({
      regra: titulo,
      ...diferenca,
    }));
  });
}

type SemRegra = Omit<Diferenca, 'regra'>;

function figuras(deA: Regra, deB: Regra, a: Lado, b: Lado): SemRegra[] {
  const ids = [...new Set([...Object.keys(deA.parametros), ...Object.keys(deB.parametros)])];
  return ids.flatMap((id) => {
    const [umA, umB] = [
      [deA, a],
      [deB, b],
    ].map(([regra, lado]) => {
      const parametro = (regra as Regra).parametros[id];
      return parametro && descreveFigura(id, parametro, (lado as Lado).dia);
    });
    const nome = (umA ?? umB)?.nome ?? id;
    const linhas = umA && umB ? linhasDiferentes(umA, umB) : [];
    if (linhas.length > 0) return linhas;
    const [antes, depois] = [umA, umB].map((figura) => figura?.descricao ?? '');
    return antes === depois ? [] : [{ oQue: nome, antes: antes ?? '', depois: depois ?? '' }];
  });
}

function linhasDiferentes(a: FiguraDescrita, b: FiguraDescrita): SemRegra[] {
  if (a.linhas.length === 0 || b.linhas.length === 0) return [];
  const porCodigo = (figura: FiguraDescrita) =>
    new Map(
      figura.linhas.map(({ codigo, titulo, valores }) => [
        codigo,
        { titulo, texto: valores.map((valor) => valor ?? 'ilegível').join(' · ') || titulo },
      ]),
    );
  const [deA, deB] = [porCodigo(a), porCodigo(b)];
  return [...new Set([...deA.keys(), ...deB.keys()])].flatMap((codigo) => {
    const [umA, umB] = [deA.get(codigo), deB.get(codigo)];
    const [antes, depois] = [umA?.texto ?? '', umB?.texto ?? ''];
    return antes === depois
      ? []
      : [{ oQue: `${a.nome}: ${umA?.titulo ?? umB?.titulo ?? codigo}`, antes, depois }];
  });
}

function isencoes(deA: Regra, deB: Regra, a: Lado, b: Lado): SemRegra[] {
  const titulos = (regra: Regra, { dia }: Lado) =>
    new Map(
      regra.isencoes
        .filter(
          ({ desde, ate }) => (!desde || chave(desde) <= chave(dia)) && (!ate || chave(dia) <= chave(ate)),
        )
        .map(({ codigo, titulo, condicao }) => [codigo, condicao ? `${titulo}, se ${condicao}` : titulo]),
    );
  const [emA, emB] = [titulos(deA, a), titulos(deB, b)];
  return [...new Set([...emA.keys(), ...emB.keys()])].flatMap((codigo) => {
    const [antes, depois] = [emA.get(codigo) ?? '', emB.get(codigo) ?? ''];
    return antes === depois ? [] : [{ oQue: 'Isenção', antes, depois }];
  });
}

const chave = ({ ano, mes, dia }: DataCivil): number => ano * 10_000 + mes * 100 + dia;
