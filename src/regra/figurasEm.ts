import { dataBrasileira, type DataCivil } from '../calendario/dataCivil';
import { type Citacao, citacaoPorExtenso } from '../norma/norma';
import type { Conta } from './conta/conta';
import { SemResposta } from './falha';
import type { EntregaDeParametro } from './parametro/entregaDeParametro';
import type { Parametros } from './parametro/parametro';
import { versaoEm } from './parametro/versoes';

type ContaComNotas = EntregaDeParametro & Pick<Conta, 'nota'>;

/**
 * The figures in the wording of the day, handed over only when the formula asks for each. `redacoes` collects the
 * citations of those that an amending law changed.
 */
export function figurasEm(
  parametros: Parametros,
  dia: DataCivil,
  conta: ContaComNotas,
  redacoes = new Set<Citacao>(),
): object {
  const figuras = {};
  for (const [nome, parametro] of Object.entries(parametros)) {
    const versao = versaoEm(parametro, dia);
    let pronta: unknown;
    Object.defineProperty(figuras, nome, {
      enumerable: true,
      get: () => {
        if (!versao) throw new SemResposta(semRedacao(parametro.versoes[0].citacao));
        const alterada = versao !== parametro.versoes[0];
        if (alterada) redacoes.add(versao.citacao);
        if (pronta === undefined) {
          pronta = versao.entrega(conta);
          if (alterada) conta.nota(notaDaRedacao(versao.desde, versao.citacao));
        }
        return pronta;
      },
    });
  }
  return figuras;
}

/** A figure that an amending law changed says so in the memória. */
function notaDaRedacao(desde: DataCivil, citacao: Citacao): string {
  return `Redação em vigor desde ${dataBrasileira(desde)}: ${citacaoPorExtenso(citacao)}`;
}

function semRedacao(citacao: Citacao): string {
  return `redação anterior ausente: antes de ${citacao.norma.nome} a fonte não traz o ${citacao.texto}`;
}
