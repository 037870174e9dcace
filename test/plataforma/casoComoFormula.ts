import type { Metadata } from '../../demo/metadata';
import type { Caso } from '../../scripts/casos/caso';
import { achaMunicipio, achaRegra } from '../../src';
import { lerDataIso, serialDeData } from '../../src/calendario';

/** A worked case as the formula that an assessor would type for it. */
export interface CasoComoFormula {
  readonly id: string;
  readonly formula: string;
  /** Arguments in the order of the formula; null where nothing is typed. */
  readonly argumentos: readonly (number | string | boolean | null)[];
  /** What the cell has to show; an error code where the case expects a failure. */
  readonly esperado: number | string | boolean;
}

/** Facts that a formula of fixed arguments takes under another name. */
const OUTRO_NOME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MULTA: {
    impostoDevido: 'base',
    valorEstampilhas: 'base',
    foroAnual: 'base',
    impostoIndustrias: 'base',
    valorAplicado: 'graduacao',
    reincidencias: 'reincidente',
  },
  MULTA_OBRA: { valorAplicado: 'graduacao' },
};

/** Formulas that take a case in another shape, or give another thing than its results. */
const DE_OUTRA_FORMA = new Set(['MORA', 'PARCELAS', 'REQUISITO_OBRA', 'TAXA_AFERICAO']);

const MOSTRADOS: Readonly<Record<string, readonly string[]>> = {
  BASE_TERRITORIAL: ['metros', 'areaExcluida', 'areaTributavel'],
  ISENCAO: ['isento'],
  INCIDENCIA: ['incide'],
  CABIMENTO: ['cabe'],
  SELO: ['valor', 'forma'],
  TAXA_GUIAS: ['valor', 'prestacoes'],
  DIVIDA_ATIVA: ['valor', 'acao', 'inscricao'],
};
const EM_GERAL = [
  'valor',
  'prazo',
  'vencimento',
  'zona',
  'exigeNovaLicenca',
  'fichas',
  'emVigor',
  'ate',
  'valorMaximo',
  'exercicioAbrangido',
  'area',
];

/** The formula of a case, or undefined when the arguments of the formula cannot say all its facts. */
export function casoComoFormula(caso: Caso, { functions }: Metadata): CasoComoFormula | undefined {
  const declarada = functions.find(({ id }) => id === caso.regra);
  if (!declarada || DE_OUTRA_FORMA.has(caso.regra)) return undefined;
  const municipio = achaMunicipio(caso.municipio);
  const regra = municipio && achaRegra(municipio, caso.regra);
  if (!regra) return undefined;
  const porFato = new Map(Object.entries(regra.argumentos).map(([argumento, fato]) => [fato, argumento]));
  const dados: Record<string, number | string | boolean> = {
    municipio: caso.municipio,
    exercicio: caso.data ?? caso.exercicio ?? 0,
  };
  for (const [fato, valor] of Object.entries(caso.fatos)) {
    const argumento = OUTRO_NOME[caso.regra]?.[fato] ?? porFato.get(fato) ?? fato;
    const emCelula = paraCelula(valor);
    // A cell cannot say zero where zero means blank.
    if (emCelula === undefined || (emCelula === 0 && regra.fatos[fato]?.zeroEhAusente)) return undefined;
    if (!declarada.parameters.some(({ name }) => name === argumento)) return undefined;
    dados[argumento] = emCelula;
  }
  const esperado = esperadoNaCelula(caso);
  if (esperado === undefined) return undefined;
  return {
    id: caso.id,
    formula: caso.regra,
    argumentos: declarada.parameters.map(({ name }) => dados[name] ?? null),
    esperado,
  };
}

function paraCelula(valor: unknown): number | string | boolean | undefined {
  if (Array.isArray(valor)) {
    // An empty list is a blank cell, which says nothing.
    if (valor.length === 0) return undefined;
    return valor.every((item) => typeof item === 'string') ? valor.join('; ') : undefined;
  }
  return typeof valor === 'number' || typeof valor === 'string' || typeof valor === 'boolean'
    ? valor
    : undefined;
}

function esperadoNaCelula({ regra, esperado }: Caso): number | string | boolean | undefined {
  if (esperado['falha'] !== undefined) return esperado['falha'] === 'VALOR' ? '#VALUE!' : '#N/A';
  if (esperado['permitido'] === false && esperado['valor'] === undefined) return '#N/A';
  const nome = (MOSTRADOS[regra] ?? EM_GERAL).find((saida) => esperado[saida] !== undefined);
  const valor = nome === undefined ? undefined : esperado[nome];
  if (typeof valor === 'string') {
    const data = lerDataIso(valor);
    return data ? serialDeData(data, 1900) : valor;
  }
  return typeof valor === 'number' || typeof valor === 'boolean' ? valor : undefined;
}
