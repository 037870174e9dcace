import { type Conta, exige, fato, lei } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Dinheiro } from '../../valor/grandeza';
import { linhaDaTabela } from './linhaDaTabela';
import { art } from './norma';

/** What is owed for things seized: arts. 130, § 2º, and 131, with a table that the source lacks. */
export const fatosDoDeposito = {
  valorAplicado: fato.dinheiro('Multa aplicada'),
  impostos: fato.dinheiro('Impostos devidos'),
  despesas: fato.dinheiro('Despesas de depósito', { zeroEhValor: true }),
  especie: fato.enumerado('O que está em depósito', {
    SEMOVENTE: ['Semovente', 'animal'],
    MERCADORIA: 'Mercadoria',
    OBJETO: ['Objeto', 'coisa móvel'],
  }),
  quantidade: fato.inteiro('Quantidade'),
  dias: fato.inteiro('Dias de depósito'),
};

export const parametrosDoDeposito = {
  tabela: lei.tabelaAusente(
    'Tabela do depósito',
    art('131'),
    'acôrdo com a tabela respectiva',
    'Cr$ por dia',
    {
      SEMOVENTE: 'Semovente',
      MERCADORIA: 'Mercadoria',
      OBJETO: 'Objeto',
    },
  ),
};

type FatosDoDeposito = FatosLidos<typeof fatosDoDeposito>;

/** Fine, taxes and keeping. There is always a fine (art. 126); taxes only if the act owed any. */
export function dividasDoApreendido(
  f: FatosDoDeposito,
  p: ParametrosEntregues<typeof parametrosDoDeposito>,
  conta: Conta,
): Dinheiro {
  const multa = exige(f, 'valorAplicado');
  if (!f.impostos) conta.nota('Impostos não informados: não se contam', art('131'));
  const despesas = f.despesas ?? despesasDaTabela(f, p, conta);
  return conta.soma('Multa, impostos e despesas', multa, f.impostos ?? conta.nada, despesas);
}

/** Days not given are one; what is kept not given, the table cannot be asked. */
function despesasDaTabela(
  f: FatosDoDeposito,
  p: ParametrosEntregues<typeof parametrosDoDeposito>,
  conta: Conta,
): Dinheiro {
  const tarifa = linhaDaTabela(p.tabela, f.especie, 'as despesas, ou o que está em depósito,', conta);
  const porDia = conta.vezes('Por dia', tarifa, f.quantidade ?? 1);
  return conta.vezes('Despesas de depósito', porDia, f.dias ?? 1);
}
