import { type DataCivil, mesmaData, somaAnos, somaDias } from '../../../calendario/dataCivil';
import { type MesCivil, mesSeguinte } from '../../../calendario/mesCivil';
import type { Leitura } from '../../../norma/leitura';
import { type Conta, exige } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { figurasDoPrazo } from './figurasDoPrazo';
import { L05, L92, L104 } from '../leiturasDasTaxas';
import { art } from '../norma';
import { sabadosDoMes } from './sabadosDoMes';

interface FatosDoPrazo {
  readonly ato: Exclude<keyof typeof figurasDoPrazo, 'permanencia'>;
  readonly inicio: DataCivil | undefined;
  readonly feriados: readonly DataCivil[] | undefined;
  readonly mes: MesCivil | undefined;
  readonly declarouMudanca: boolean | undefined;
}

/** Last day of the act, counted as art. 133 has it. */
export function contaOPrazo(
  f: FatosDoPrazo,
  p: ParametrosEntregues<typeof figurasDoPrazo>,
  conta: Conta,
  exercicio: number,
): Saida {
  const { feriados = [] } = f;
  switch (f.ato) {
    case 'RENOVACAO_LICENCA': {
      const mes = conta.inteiro(p.RENOVACAO_LICENCA);
      return diaUtil(conta, L104, feriados, exercicio, mes, (folgas) =>
        conta.ultimoDiaUtilDoMes(exercicio, mes, folgas),
      );
    }
    case 'PAGAMENTO_AGUA': {
      const { ano, mes } = mesSeguinte(exige(f, 'mes'));
      return diaUtil(conta, L92, feriados, ano, mes, (folgas) =>
        conta.enesimoDiaUtil(ano, mes, p.PAGAMENTO_AGUA, folgas),
      );
    }
    case 'APROVEITAMENTO_AFORAMENTO': {
      conta.usaAlternativa(L05);
      conta.nota('Um ano, de data a data, da concessão do aforamento', art('160'));
      const prazoNominal = somaAnos(exige(f, 'inicio'), conta.inteiro(p.APROVEITAMENTO_AFORAMENTO));
      const prazo = conta.diaUtil(prazoNominal, feriados);
      return mesmaData(prazo, prazoNominal) ? { prazo } : { prazo, prazoNominal };
    }
    case 'LICENCIAMENTO_VEICULO': {
      conta.usaAlternativa(L05);
      const chegada = exige(f, 'inicio');
      // "Mais de sessenta dias": the move is presumed on the day after the sixtieth.
      const inicio = f.declarouMudanca ? chegada : somaDias(chegada, conta.inteiro(p.permanencia) + 1);
      return { inicio, ...conta.prazo('Licenciar até', inicio, p.LICENCIAMENTO_VEICULO, feriados) };
    }
    default:
      conta.usaAlternativa(L05);
      return conta.prazo('Prazo', exige(f, 'inicio'), p[f.ato], feriados);
  }
}

/** A business day of a month; where Saturdays make a difference, the reading decides (L-92, L-104). */
function diaUtil(
  conta: Conta,
  leitura: Leitura,
  feriados: readonly DataCivil[],
  ano: number,
  mes: number,
  acha: (folgas: readonly DataCivil[]) => DataCivil,
): { readonly prazo: DataCivil } {
  const comSabado = acha(feriados);
  const semSabado = acha([...feriados, ...sabadosDoMes(ano, mes)]);
  if (mesmaData(comSabado, semSabado)) return { prazo: comSabado };
  return { prazo: conta.usaAlternativa(leitura) ? semSabado : comSabado };
}
