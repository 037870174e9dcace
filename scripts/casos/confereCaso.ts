import { explicar, lancar, type Pedido } from '../../src';
import type { Caso } from './caso';

/** Free text, never compared. */
const TEXTO_LIVRE = new Set(['motivo', 'fundamento', 'raciocinio']);

/** What a case expected and did not get, field by field; empty when it passes. Numbers are compared exactly. */
export function confereCaso(caso: Caso): readonly string[] {
  const resultado: Readonly<Record<string, unknown>> = { ...lancar(pedidoDe(caso)) };
  if ('falha' in resultado && !('falha' in caso.esperado)) {
    return [`falhou com ${String(resultado['falha'])}: ${String(resultado['motivo'])}`];
  }
  return Object.entries(caso.esperado)
    .filter(([nome]) => !TEXTO_LIVRE.has(nome))
    .filter(([nome, esperado]) => !iguais(resultado[nome], esperado))
    .map(
      ([nome, esperado]) =>
        `${nome}: esperado ${JSON.stringify(esperado)}, veio ${JSON.stringify(resultado[nome])}`,
    );
}

/** The memória of the case, to be read beside a mismatch. */
export function memoriaDoCaso(caso: Caso): string {
  const memoria = explicar(pedidoDe(caso));
  if ('falha' in memoria) return `${memoria.falha}: ${memoria.motivo}`;
  const passos = memoria.passos.map(
    ({ rotulo, conta, valor, fundamento }) => `${rotulo}: ${conta} = ${valor}  [${fundamento}]`,
  );
  return [...passos, ...memoria.avisos.map((aviso) => `aviso: ${aviso}`)].join('\n');
}

export function pedidoDe({ municipio, exercicio, data, regra, fatos }: Caso): Pedido {
  return {
    municipio,
    regra,
    fatos,
    ...(exercicio !== undefined ? { exercicio } : {}),
    ...(data !== undefined ? { data } : {}),
  };
}

function iguais(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((valor, i) => iguais(valor, b[i]));
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const nomes = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...nomes].every((nome) =>
      iguais((a as Record<string, unknown>)[nome], (b as Record<string, unknown>)[nome]),
    );
  }
  return a === b;
}
