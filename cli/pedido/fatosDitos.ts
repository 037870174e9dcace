import type { Regra } from '../../src';
import { Recusa } from '../recusa';
import { exigeFato } from '../tabela/casaColunas';

/** Reads `--fato nome=valor`, as many as there are. */
export function leFatosDitos(regra: Regra, ditos: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ditos.map((dito) => {
      const corte = dito.indexOf('=');
      if (corte < 1) throw new Recusa(`--fato: veio "${dito}"; escreva nome=valor`);
      return [exigeFato(regra, dito.slice(0, corte).trim()), dito.slice(corte + 1).trim()];
    }),
  );
}
