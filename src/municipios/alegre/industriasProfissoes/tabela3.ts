import { type Conta, exige, lei } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Dinheiro, Numero } from '../../../valor/grandeza';
import { L31, L34 } from '../leituras';
import { art, parte } from '../norma';
import type { FatosDeIndustrias } from './fatos';
import type { ParametrosDaTabela1 } from './tabela1';
import type { ParametrosDaTabela2 } from './tabela2';

export const TABELA_3 = parte('Tabela nº 3 de Indústrias e Profissões');

export const parametrosDaTabela3 = {
  baseDoCafe: lei.dinheiro(
    '250',
    art('39', 'c'),
    'compradores exportadores de café , sobre uma base mínima e fixa de Cr$ 250,00',
  ),
  primeirasSacas: lei.dinheiro(
    '2500',
    TABELA_3,
    'Até 5.000 sacas....................................................................... Cr$ 2.500,00',
    L34,
  ),
  tarifasDoCafe: lei.tarifasProgressivas(
    TABELA_3,
    [
      {
        ate: '10000',
        taxa: '0.4',
        trecho:
          'De 5.000 até 10.000 sacas........................................................ ı ı 0,40 por saca',
      },
      {
        ate: '15000',
        taxa: '0.3',
        trecho:
          'De 10.000 até 15.000 sacas...................................................... ı ı 0,30 por saca',
      },
      {
        ate: '20000',
        taxa: '0.2',
        trecho:
          'De 15.000 até 20.000 sacas...................................................... ı ı 0,20 por saca',
      },
      {
        taxa: '0.1',
        trecho:
          'De 20.000 para cima ............................................................... ı ı 0,10 por saca',
      },
    ],
    L34,
    '5000',
  ),
};

type Parametros = ParametrosEntregues<typeof parametrosDaTabela3> &
  Pick<ParametrosDaTabela1, 'prestacoes'> &
  Pick<ParametrosDaTabela2, 'umaSoVez'>;

/** Tabela nº 3: fixed up to the first bags, then so much a bag, each tariff on its own bracket. */
export function pelasSacas(f: FatosDeIndustrias, p: Parametros, conta: Conta): Saida {
  const sacas = exige(f, 'sacas');
  const parteVariavel = conta.zero(sacas) ? nenhumaSaca(conta) : parteSobreAsSacas(sacas, p, conta);
  const valor = conta.soma('Imposto pela Tabela nº 3', p.baseDoCafe, parteVariavel);
  const quando = conta.usaAlternativa(L31) ? p.umaSoVez : p.prestacoes;
  return { valor, parteFixa: p.baseDoCafe, parteVariavel, parcelas: conta.parcelas(valor, quando) };
}

function parteSobreAsSacas(sacas: Numero, p: Parametros, conta: Conta): Dinheiro {
  const alemDasPrimeiras = conta.progressiva('Sacas além das primeiras', p.tarifasDoCafe, sacas);
  return conta.soma('Parte sobre as sacas', p.primeirasSacas, alemDasPrimeiras);
}

function nenhumaSaca(conta: Conta): Dinheiro {
  conta.nota('Sem sacas no ano anterior: só a base fixa, o que a tabela não diz', TABELA_3);
  return conta.nada;
}
