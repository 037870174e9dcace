import type { DataCivil } from '../../calendario/dataCivil';
import { type Conta, lei } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import { art } from './norma';

/** Art. 56, §§ 1º to 4º: four instalments, each so many days after the one before. */
export const parametrosDasPrestacoes = {
  primeiraPrestacao: lei.prestacoes(['30/03'], art('56', '§ 1º'), 'até 30 de margos'),
  // The numeral says 66 and the words say sixty: the words win.
  diasAteSegunda: lei.numero('60', art('56', '§ 2º'), '66 (sessenta) dias seguintes'),
  diasAteTerceira: lei.numero(
    '90',
    art('56', '§ 3º'),
    'dentro de 90 (noventa) dias seguintes ao vencimento da 22',
  ),
  diasAteQuarta: lei.numero(
    '90',
    art('56', '§ 4º'),
    'dentro de 90 (noventa) dias seguintes ao vencimento da thrceira',
  ),
};

/** The four due dates of the exercise, each counted from the date before as the law writes it. */
export function vencimentosDasIndustrias(
  p: ParametrosEntregues<typeof parametrosDasPrestacoes>,
  conta: Conta,
): readonly DataCivil[] {
  conta.nota('Cada prestação conta-se do vencimento da anterior como a lei o escreve', art('56'));
  const [primeira] = conta.vencimentos(p.primeiraPrestacao) as [DataCivil];
  const depoisDe = (rotulo: string, inicio: DataCivil, dias: typeof p.diasAteSegunda): DataCivil => {
    const { prazo, prazoNominal } = conta.prazo(rotulo, inicio, dias);
    return prazoNominal ?? prazo;
  };
  const segunda = depoisDe('2ª prestação', primeira, p.diasAteSegunda);
  const terceira = depoisDe('3ª prestação', segunda, p.diasAteTerceira);
  return [primeira, segunda, terceira, depoisDe('4ª prestação', terceira, p.diasAteQuarta)];
}
