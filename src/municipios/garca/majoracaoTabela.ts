import { antes, dataCivil } from '../../calendario/dataCivil';
import type { MesCivil } from '../../calendario/mesCivil';
import { type Contexto, FatoInvalido, fato, lei, regra, SemResposta } from '../../regra';
import { G13 } from './leituras';
import { leiDe1961 } from './norma';

const majoracao = lei.percentual('80', leiDe1961.art('1º e 2º'), [
  'elevados eim 80% (oitenta por cen to)',
  'n. mes seguínie só mes da sva prQ- muleação',
]);

/** The eighty per cent that the law of 10-02-1961 put on the table of the Lei nº 512/1957. */
export const majoracaoTabela = regra({
  id: 'MAJORACAO_TABELA',
  titulo: 'Majoração da tabela da Lei nº 512/1957',
  norma: leiDe1961,
  fundamento: [leiDe1961.art('1º e 2º')],
  resumo:
    'Os valores da tabela da Lei nº 512/1957, que não está na fonte, sobem oitenta por cento, cobrados desde março de 1961, o mês seguinte ao da promulgação.',
  fatos: {
    valorTabela: fato.dinheiro('Valor da tabela da Lei nº 512/1957'),
    mes: fato.mes('Mês da cobrança'),
  },
  parametros: { majoracao },
  leituras: [G13],
  catalogo: ['ALT_1961', 'MAJORACAO_LEI_512'],
  calcular(f, _p, conta, contexto) {
    if (!f.valorTabela) {
      throw new SemResposta(
        'a tabela da Lei nº 512/1957 não está na fonte: informe o valor dela em valorTabela',
      );
    }
    const { ano, mes } = f.mes ?? mesDoExercicio(contexto);
    const primeiroDia = dataCivil(ano, mes, 1);
    if (antes(primeiroDia, leiDe1961.inicio)) {
      conta.nota('Antes de março de 1961, sem majoração', leiDe1961.art('2º'));
      return { valor: f.valorTabela };
    }
    // The month decides, not the exercise: that of 1961 begins before the law.
    const aumento = conta.parte('Majoração', conta.redacaoDe(majoracao, primeiroDia), f.valorTabela);
    return { valor: conta.soma('Valor majorado', f.valorTabela, aumento) };
  },
});

/** Without the month, the day of the request, or any month of an exercise that lies whole on one side of the law. */
function mesDoExercicio({ comData, dia, exercicio }: Contexto): MesCivil {
  if (!comData && exercicio === leiDe1961.inicio.ano)
    throw new FatoInvalido('mes', `é preciso informar o mês, porque a majoração começa em ${exercicio}`);
  return { ano: dia.ano, mes: dia.mes };
}
