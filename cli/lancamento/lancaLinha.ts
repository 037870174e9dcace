import { falhou, type Lancado, type RegraResolvida } from '../../src';
import type { ParcelaDoResultado } from '../../src/regra';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';
import { erroEmPortugues } from '../tabela/celula';
import type { FatosDaLinha } from './fatosDaLinha';
import { valorDaSaida, type ValorNovo } from './valorNovo';

export type Situacao = 'Lançado' | 'Isento' | 'Não incide' | 'Vedado' | 'Erro' | 'Sem resposta';

/** The result of one row, in the order of the columns that show it. */
export interface LinhaLancada {
  readonly valor: ValorNovo;
  readonly situacao: Situacao;
  /** The articles; the reason, where there is no value. */
  readonly fundamento: string;
  readonly parcelas: readonly ParcelaDoResultado[];
}

const NOMES = Object.keys(SAIDAS) as readonly NomeDeSaida[];

/** Runs the rule on a row; undefined when there is nothing in it. */
export function lancaLinha(resolvida: RegraResolvida, linha: FatosDaLinha): LinhaLancada | undefined {
  if (!linha) return undefined;
  if ('erro' in linha) return semValor('Erro', `célula em erro: ${erroEmPortugues(linha.erro)}`);
  const resultado = resolvida.lanca(linha.fatos);
  if (falhou(resultado))
    return semValor(resultado.falha === 'VALOR' ? 'Erro' : 'Sem resposta', resultado.motivo);
  return {
    valor: principal(resultado),
    situacao: situacaoDe(resultado),
    fundamento: resultado.fundamento,
    parcelas: resultado.parcelas ?? [],
  };
}

function semValor(situacao: Situacao, motivo: string): LinhaLancada {
  return { valor: undefined, situacao, fundamento: motivo, parcelas: [] };
}

/** The money first, then whatever the rule gives, in the order of the dictionary. */
function principal(resultado: Lancado): ValorNovo {
  for (const nome of NOMES) {
    const valor = resultado[nome];
    if (valor !== undefined) return valorDaSaida(nome, valor);
  }
  return undefined;
}

function situacaoDe({ isento, incide, permitido }: Lancado): Situacao {
  if (isento === true) return 'Isento';
  if (incide === false) return 'Não incide';
  return permitido === false ? 'Vedado' : 'Lançado';
}
