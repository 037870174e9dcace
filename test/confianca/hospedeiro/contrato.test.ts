import { SEMENTE } from '../apoio/semente';
import { criaSorteador } from './celulas';
import { defeitosDaSaida } from './defeitosDaSaida';
import { type Formula, todasAsFormulas } from './formulas';

const formulas = todasAsFormulas();
/** Random calls in all; CHAMADAS=1000000 makes more. */
const CHAMADAS = Number(process.env['CHAMADAS'] ?? 100_000);
const POR_FORMULA = Math.ceil(CHAMADAS / formulas.length);

function celulasDe(argumentos: readonly unknown[]): readonly unknown[] {
  return argumentos.flat(2);
}

function defeitosDaChamada({ chama }: Formula, argumentos: readonly unknown[]): string[] {
  try {
    return defeitosDaSaida(chama(...argumentos), celulasDe(argumentos));
  } catch (erro) {
    return erro instanceof CustomFunctions.Error
      ? defeitosDaSaida(erro, celulasDe(argumentos))
      : [`exceção: ${erro instanceof Error ? (erro.stack ?? erro.message).slice(0, 400) : String(erro)}`];
  }
}

function mostra(argumentos: readonly unknown[]): string {
  return JSON.stringify(argumentos, (_nome, valor: unknown) => {
    if (typeof valor === 'symbol' || typeof valor === 'bigint' || typeof valor === 'function')
      return String(valor);
    if (typeof valor === 'number' && !Number.isFinite(valor)) return String(valor);
    return valor === undefined ? 'undefined' : valor;
  }).slice(0, 1500);
}

describe(`${CHAMADAS} chamadas ao acaso: nada escapa do contrato com o Excel`, () => {
  test.each(formulas.map((formula) => [formula.id, formula] as const))('%s', (_id, formula) => {
    const sorteador = criaSorteador(SEMENTE + formula.id.length * 31 + formula.id.charCodeAt(0));
    for (let i = 0; i < POR_FORMULA; i += 1) {
      const argumentos = sorteador.argumentos(formula.argumentos);
      const defeitos = defeitosDaChamada(formula, argumentos);
      if (defeitos.length > 0) throw new Error(`${defeitos[0]}\n${formula.id}(${mostra(argumentos)})`);
    }
  });
});
