import { type Conta, exige, FatoInvalido, lei } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Dinheiro } from '../../../valor/grandeza';
import { L33, L39 } from '../leituras';
import { art, parte } from '../norma';
import type { FatosDeIndustrias } from './fatos';

export const TABELA_1 = parte('Tabela nº 1 de Indústrias e Profissões');

export const parametrosDaTabela1 = {
  baseFixa: lei.dinheiro('250', TABELA_1, 'TABELA Nº 1 Fica estabelecida a base mínima e fixa de Cr$ 250,00'),
  aliquotas: lei.aliquotasProgressivas(TABELA_1, [
    { ate: '500000', taxa: '1', trecho: '1% (um por cento) até quinhentos mil cruzeiros (Cr$500.000,00)' },
    {
      ate: '1000000',
      taxa: '0.5',
      trecho: ['½% (meio por cento) pelo que exceder', 'até um milhão de cruzeiros (Cr$1.000.000,00)'],
    },
    {
      ate: '2000000',
      taxa: '0.25',
      trecho: [
        '¼% (um quarto por cento) pelo que exceder',
        'até dois milhões de cruzeiros (Cr$2.000.000,00)',
      ],
    },
    { taxa: '0.1', trecho: '1/10% (um décimo por cento) pelo que exceder de dois milhões' },
  ]),
  prestacoes: lei.prestacoes(['31/03', '31/07'], art('41', 'a'), 'vencíveis em 31 de março e 31 julho'),
};

export type ParametrosDaTabela1 = ParametrosEntregues<typeof parametrosDaTabela1>;

export interface ImpostoPorTabela {
  readonly base: Dinheiro;
  readonly parteFixa: Dinheiro;
  readonly parteVariavel: Dinheiro;
  readonly valor: Dinheiro;
}

/** Tabela nº 1 on the trade of one establishment: the fixed base and, bracket by bracket, the rate of each. */
export function impostoPeloMovimento(
  movimento: Dinheiro,
  p: ParametrosDaTabela1,
  conta: Conta,
): ImpostoPorTabela {
  if (conta.zero(movimento)) conta.usaAlternativa(L33);
  const parteVariavel = conta.progressiva('Parte sobre o movimento', p.aliquotas, movimento);
  const valor = conta.soma('Imposto pela Tabela nº 1', p.baseFixa, parteVariavel);
  return { base: movimento, parteFixa: p.baseFixa, parteVariavel, valor };
}

/** Art. 12: each establishment by itself, with its own fixed base; the law has no instalments of the sum. */
export function pelosMovimentos(f: FatosDeIndustrias, p: ParametrosDaTabela1, conta: Conta): Saida {
  if (f.atividade || f.atividades) conta.usaAlternativa(L39);
  if (!f.movimentos || f.movimentos.length === 0) {
    const imposto = impostoPeloMovimento(exige(f, 'movimento'), p, conta);
    return { ...imposto, parcelas: conta.parcelas(imposto.valor, p.prestacoes) };
  }
  if (f.movimento) throw new FatoInvalido('movimentos', 'informe movimento ou movimentos, não os dois');
  const impostos = f.movimentos.map((movimento) => impostoPeloMovimento(movimento, p, conta).valor);
  return { valor: conta.soma('Imposto de todos os estabelecimentos', ...impostos) };
}
