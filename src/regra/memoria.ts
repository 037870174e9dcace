import type { Contexto } from './conta/contexto';
import type { ContaMemoria, Passo } from './conta/contaMemoria';
import type { Regra } from './regra';
import { falhou, type Resultado } from './resultado';
import { VERSAO_DAS_REGRAS } from './versaoDasRegras';

/** Memória de cálculo: how a figure was made, to be shown to the taxpayer. */
export interface Memoria {
  readonly regra: string;
  readonly titulo: string;
  readonly municipio: string;
  readonly exercicio: number;
  readonly resultado: Resultado;
  readonly passos: readonly Passo[];
  readonly avisos: readonly string[];
  /** All articles that took part, in full. */
  readonly fundamentos: readonly string[];
  readonly versao: string;
}

export function memoriaDe(
  regra: Regra,
  contexto: Contexto,
  conta: ContaMemoria,
  resultado: Resultado,
): Memoria {
  if (!falhou(resultado)) conta.fundamentos.add(resultado.fundamento);
  return {
    regra: regra.id,
    titulo: regra.titulo,
    municipio: contexto.municipio,
    exercicio: contexto.exercicio,
    resultado,
    passos: conta.passos,
    avisos: [...conta.avisos],
    fundamentos: [...conta.fundamentos],
    versao: VERSAO_DAS_REGRAS,
  };
}
