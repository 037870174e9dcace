import type { DataCivil } from '../calendario/dataCivil';
import type { Citacao } from '../norma/norma';
import { SemResposta } from './falha';
import type { EntregaDeParametro } from './parametro/entregaDeParametro';
import type { Parametros } from './parametro/parametro';
import { versaoEm } from './parametro/versoes';

/** The figures in the wording of the day, handed over only when the formula asks for each. */
export function figurasEm(parametros: Parametros, dia: DataCivil, conta: EntregaDeParametro): object {
  const figuras = {};
  for (const [nome, parametro] of Object.entries(parametros)) {
    const versao = versaoEm(parametro, dia);
    let pronta: unknown;
    Object.defineProperty(figuras, nome, {
      enumerable: true,
      get: () => {
        if (!versao) throw new SemResposta(semRedacao(parametro.versoes[0].citacao));
        return (pronta ??= versao.entrega(conta));
      },
    });
  }
  return figuras;
}

function semRedacao(citacao: Citacao): string {
  return `redação anterior ausente: antes de ${citacao.norma.nome} a fonte não traz o ${citacao.texto}`;
}
