import { fato, regra } from '../../regra';
import {
  acrescimoExOfficio,
  proporcionalDaBaixa,
  proporcionalDoInicio,
  totalDoAno,
  totalDoPeriodo,
} from './contaDasIndustrias';
import { parteFixa } from './parteFixa';
import { aliquotaVariavel, parteVariavel } from './parteVariavel';
import { fatosDasIndustrias, parametrosDasIndustrias } from './elementosDasIndustrias';
import { fatosDasIsencoes, isencoesDasIndustrias, parametrosDasIsencoes } from './isencoesDasIndustrias';
import { art, lei104, parte } from './norma';

/** Imposto de Indústrias e Profissões: arts. 36 to 60, with the annexed tables, which the source lacks. */
export const industriasProfissoes = regra({
  id: 'INDUSTRIAS_PROFISSOES',
  titulo: 'Imposto de Indústrias e Profissões',
  norma: lei104,
  fundamento: [art('37–40'), art('58'), parte('Tabelas de indústrias e profissões')],
  resumo:
    'Uma parte fixa, das tabelas, mais uma variável de 10% do valor locativo anual (5% em alguns ramos, nada no crédito); sobre a soma, 10% de Taxa de Assistência Social. Quem começa paga do trimestre em diante; quem cessa, até ele; quem não se inscreve em 15 dias paga mais 20%.',
  fatos: {
    item: fato.enumerado('O que se calcula', {
      PARTE_FIXA: 'Parte fixa',
      PARTE_VARIAVEL: 'Parte variável',
      TOTAL: 'Imposto do ano, com a taxa de assistência social',
      PROPORCIONAL_INICIO: ['Imposto de quem começou no exercício', 'início'],
      PROPORCIONAL_BAIXA: ['Imposto de quem cessou no exercício', 'baixa'],
      ACRESCIMO_EX_OFFICIO: ['Lançamento ex officio', 'acréscimo'],
      PERIODO: ['Ambulante, feira, festividade ou bar de diversão', 'período determinado'],
    }),
    ...fatosDasIndustrias,
    ...fatosDasIsencoes,
  },
  parametros: { ...parametrosDasIndustrias, ...parametrosDasIsencoes },
  isencoes: isencoesDasIndustrias,
  catalogo: [
    'IIP_PARTE_FIXA',
    'IIP_PARTE_FIXA_NAO_INCIDE',
    'IIP_ATIVIDADE_PREVALENTE',
    'IIP_PARTE_VARIAVEL',
    'IIP_VALOR_LOCATIVO',
    'IIP_TOTAL',
    'TAXA_ASSISTENCIA_SOCIAL',
    'IIP_ACRESCIMO_EX_OFFICIO',
    'IIP_PROPORCIONAL_INICIO',
    'IIP_PROPORCIONAL_BAIXA',
    'IIP_PARCELA_UNICA',
    'IIP_AMBULANTE_ADIANTADO',
    'IIP_ISENCAO_*',
    'IMUNIDADE_PODER_PUBLICO',
    'ISENCAO_TEMPLOS',
    'ISENCAO_PEQUENO_PRODUTOR_VENDA',
    'ISENCAO_JUIZO_PREFEITO',
  ],
  calcular(f, p, conta, contexto) {
    switch (f.item) {
      case 'PARTE_FIXA':
        return { valor: parteFixa(f, p, conta) };
      case 'PARTE_VARIAVEL': {
        const aliquota = aliquotaVariavel(f.atividade, p, conta);
        return { valor: parteVariavel(f, aliquota, conta), aliquota };
      }
      case 'PROPORCIONAL_INICIO':
        return proporcionalDoInicio(f, conta, contexto);
      case 'PROPORCIONAL_BAIXA':
        return proporcionalDaBaixa(f, conta, contexto);
      case 'ACRESCIMO_EX_OFFICIO':
        return acrescimoExOfficio(f, p, conta);
      case 'PERIODO':
        return totalDoPeriodo(f, p, conta);
      default:
        if (!f.item) conta.nota('Cálculo não informado: imposto do ano, com a taxa de assistência social');
        return totalDoAno(f, p, conta);
    }
  },
});
