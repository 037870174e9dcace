import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataCivil, dataIso, somaDias } from '../../../src/calendario';
import type { Fatos, QualquerFato } from '../../../src/regra/fato/fato';
import type { Caso } from '../../../scripts/casos/caso';
import { figurasDaRegra, limitesDaRegra } from './figurasDaRegra';
import type { RegraNoDia } from './regrasResolvidas';

export type FatosBrutos = Readonly<Record<string, unknown>>;

/**
 * Facts of a rule, from its own declaration: half of the draws start from facts of a worked case, so that the deeper
 * branches are reached; numbers lean on the rule's own figures and on their neighbours.
 */
export function geraFatos(noDia: RegraNoDia): fc.Arbitrary<FatosBrutos> {
  const notaveis = numerosNotaveis(noDia);
  const livres = geraDeFatos(noDia.regra.fatos, notaveis);
  const casos = casosDe(noDia);
  if (casos.length === 0) return livres;
  const doCaso = fc
    .tuple(
      fc.constantFrom(...casos),
      livres,
      fc.array(fc.constantFrom(...Object.keys(noDia.regra.fatos), ''), { maxLength: 3 }),
    )
    .map(([caso, outros, trocados]): FatosBrutos => {
      const fatos: Record<string, unknown> = { ...caso };
      for (const nome of trocados) if (outros[nome] !== undefined) fatos[nome] = outros[nome];
      return fatos;
    });
  return fc.oneof(livres, doCaso);
}

/** Facts of the worked cases of the rule. */
export function casosDe({ municipio, id }: RegraNoDia): readonly FatosBrutos[] {
  const arquivo = join(__dirname, '..', '..', 'casos', `${municipio}.json`);
  lidos[municipio] ??= JSON.parse(readFileSync(arquivo, 'utf8')) as Caso[];
  const comCasos = id === 'CONFERE_OBRA' ? 'REQUISITO_OBRA' : id;
  return lidos[municipio].filter(({ regra }) => regra === comCasos).map(({ fatos }) => fatos);
}

const lidos: Record<string, readonly Caso[]> = {};

/** The works code takes a measure by its name or by its place in the formula, and refuses both at once. */
const POSICIONAIS = new Set(['medida', 'medida2', 'medida3', 'opcao', 'condicao', 'condicao2']);

function geraDeFatos(todos: Fatos, notaveis: readonly number[]): fc.Arbitrary<FatosBrutos> {
  const fatos = Object.fromEntries(Object.entries(todos).filter(([nome]) => !POSICIONAIS.has(nome)));
  const campos = Object.fromEntries(
    Object.entries(fatos).map(([nome, fato]) => [nome, geraFato(fato, notaveis)]),
  );
  const obrigatorios = Object.keys(fatos).filter((nome) => fatos[nome]?.obrigatorio === true);
  return fc.record(campos, { requiredKeys: obrigatorios });
}

export function geraFato(fato: QualquerFato, notaveis: readonly number[]): fc.Arbitrary<unknown> {
  switch (fato.tipo) {
    case 'simNao':
      return fc.boolean();
    case 'enumerado':
      return fc.constantFrom(
        ...(fato.codigos ?? []).map(({ codigo }) => codigo),
        ...(fato.codigos?.length ? [] : ['OUTRO']),
      );
    case 'texto':
      return fc.constantFrom('A', 'Lote 7', 'JANELA');
    case 'data':
      return geraData();
    case 'dataHora':
      return fc
        .tuple(geraData(), fc.integer({ min: 0, max: 23 }))
        .map(([dia, hora]) => `${dia}T${String(hora).padStart(2, '0')}:30`);
    case 'mes':
      return geraData().map((dia) => dia.slice(0, 7));
    case 'ano':
      return fc.integer({ min: 1948, max: 1970 });
    case 'lista':
      return fc.array(geraItem(fato, notaveis), { minLength: 1, maxLength: 3 });
    case 'objeto':
      return geraDeFatos(fato.partes ?? {}, notaveis);
    case 'inteiro':
      return fc.oneof(
        fc.integer({ min: fato.limites?.minimo ?? 0, max: Math.min(fato.limites?.maximo ?? 40, 40) }),
        fc.constantFrom(...inteiros(notaveis)),
      );
    case 'percentual':
      return fc.integer({ min: 0, max: 100 }).map((centesimos) => centesimos / 100);
    default:
      return fc.oneof(
        fc.constantFrom(...notaveis),
        fc.integer({ min: 0, max: 100_000 }).map((centavos) => centavos / 100),
        fc.integer({ min: 0, max: 1_000_000_000 }).map((centavos) => centavos / 100),
      );
  }
}

function geraItem(fato: QualquerFato, notaveis: readonly number[]): fc.Arbitrary<unknown> {
  if (fato.partes) return geraDeFatos(fato.partes, notaveis);
  if (fato.codigos?.length) return fc.constantFrom(...fato.codigos.map(({ codigo }) => codigo));
  if (fato.aceita.includes('data')) return geraData();
  return fato.aceita.includes('inteiro')
    ? fc.integer({ min: 0, max: 30 })
    : fc.integer({ min: 0, max: 10_000_000 }).map((centavos) => centavos / 100);
}

const DIAS_SORTEADOS = 60 * 365;
const geraData = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: DIAS_SORTEADOS }).map((dias) => dataIso(somaDias(dataCivil(1948, 1, 1), dias)));

/** The figures and limits of the rule, one centavo around them, and numbers that are hard for binary arithmetic. */
export function numerosNotaveis(noDia: RegraNoDia): readonly number[] {
  const daLei = [...limitesDaRegra(noDia).map(({ valor }) => valor), ...figurasDaRegra(noDia)].flatMap(
    (valor) => [valor, valor.plus('0.01'), valor.minus('0.01')].map((vizinho) => vizinho.toNumber()),
  );
  return [
    ...new Set([...daLei.filter((valor) => valor >= 0), 0, 0.01, 1, 1.005, 10.075, 600.005, 1e6, 0.1 + 0.2]),
  ];
}

const inteiros = (notaveis: readonly number[]): readonly number[] => notaveis.filter(Number.isInteger);
