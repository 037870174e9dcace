import { FatoInvalido } from '../falha';
import type { EntregaDeFato } from './entregaDeFato';
import type { Fatos, FatosLidos } from './fato';
import { mostra } from './mostra';

/**
 * Reads the facts of a rule. Missing facts come as undefined.
 * @throws {FatoInvalido} unknown name, value that cannot be read, mandatory fact missing
 */
export function leFatos<F extends Fatos>(
  fatos: F,
  brutos: Readonly<Record<string, unknown>>,
  entrega: EntregaDeFato,
  prefixo = '',
): FatosLidos<F> {
  for (const nome of Object.keys(brutos)) {
    if (!Object.hasOwn(fatos, nome) && !ausente(brutos[nome])) {
      const aceitos = Object.keys(fatos).join(', ') || 'nenhum fato';
      throw new FatoInvalido(`${prefixo}${nome}`, `fato desconhecido nesta regra; aceita-se ${aceitos}`);
    }
  }
  const lidos: Record<string, unknown> = {};
  for (const [nome, fato] of Object.entries(fatos)) {
    const bruto = brutos[nome];
    if (!ausente(bruto)) lidos[nome] = fato.le(bruto, `${prefixo}${nome}`, entrega);
    else if (fato.obrigatorio) {
      throw new FatoInvalido(`${prefixo}${nome}`, `veio ${mostra(bruto)}; é preciso informar ${fato.aceita}`);
    }
  }
  return lidos as FatosLidos<F>;
}

/** The fact, which here the rule cannot go without. */
export function exige<F extends object, K extends keyof F & string>(fatos: F, nome: K): NonNullable<F[K]> {
  const valor = fatos[nome];
  if (valor === undefined || valor === null) throw new FatoInvalido(nome, 'é preciso informar este fato');
  return valor;
}

function ausente(bruto: unknown): boolean {
  return bruto === undefined || bruto === null || (typeof bruto === 'string' && bruto.trim() === '');
}
