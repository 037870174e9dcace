import { exige, fato, lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { J82, J85 } from './leituras';
import { art, lei104 } from './norma';
import { parcelasIguais } from './parcelasIguais';
import { prestacoesDasEstradas } from './vencimentos';

/** Fees of country roads: arts. 110, a and b, and 111 to 116. */
export const taxaDeEstradas = regra({
  id: 'TAXA_ESTRADAS',
  titulo: 'Taxa de conservação de estradas de rodagem',
  norma: lei104,
  fundamento: [art('111'), art('113 e 114')],
  resumo:
    'Vinte e cinco centésimos por cento do valor venal de toda propriedade rural, em duas prestações iguais, até 30 de junho e 31 de outubro. A taxa de execução de estradas depende de lei que a fonte não traz.',
  fatos: {
    valorVenal: fato.dinheiro('Valor venal da propriedade rural'),
    item: fato.enumerado('Taxa', {
      CONSERVACAO: ['Conservação de estradas', 'conservação'],
      EXECUCAO: ['Execução de estradas', 'execução', 'construção'],
    }),
  },
  parametros: {
    aliquota: lei.percentual('0.25', art('113'), 'A taxa será de 0,25 (vinte e cineo', J85),
    prestacoes: prestacoesDasEstradas,
    execucao: lei.tabelaAusente(
      'Legislação da taxa de execução de estradas',
      art('110', '§ 1º'),
      'de acdrdo com a legislagio em vigor',
      'Cr$ por ano',
      { EXECUCAO: 'Execução de estradas' },
    ),
  },
  isencoes: imunidades,
  pagamento: 'prestacoes',
  catalogo: ['TAXA_CONSERVACAO_ESTRADAS', 'TAXA_EXECUCAO_ESTRADAS'],
  calcular(f, p, conta) {
    if (f.item === 'EXECUCAO')
      return { valor: conta.soma('Taxa', conta.linha('Taxa', p.execucao, 'EXECUCAO')) };
    const base = exige(f, 'valorVenal');
    conta.usaAlternativa(J82);
    const valor = conta.parte('Taxa do ano', p.aliquota, base);
    return { valor, base, parcelas: parcelasIguais(conta, valor, p.prestacoes) };
  },
});
