import { exige, fato, lei, regra } from '../../regra';
import { L32, L33, L59 } from './leituras';
import { art, lei132 } from './norma';

const MESES_DO_TRIMESTRE = 3;
const MESES_DO_ANO = 12;

/** Public cleaning: arts. 95 to 98. */
export const taxaLimpeza = regra({
  id: 'TAXA_LIMPEZA',
  titulo: 'Taxa de limpeza pública',
  norma: lei132,
  fundamento: [art('96'), art('97')],
  resumo:
    'Três por cento do valor locativo de cada mês, em quotas trimestrais, de todo prédio habitado ou utilizado. Não há isenção, nem para quem é isento do predial.',
  fatos: {
    valorLocativoMensal: fato.dinheiro('Valor locativo de um mês'),
    utilizado: fato.simNao('Prédio habitado ou utilizado'),
  },
  parametros: { taxa: lei.percentual('3', art('96'), 'e será de 3%', L32) },
  isencoes: [
    {
      codigo: 'ISENTO_PREDIAL',
      titulo: 'Isento do imposto predial',
      citacao: art('98'),
      trecho: 'Não há isenções para a taxa de limpeza pública',
      leitura: L33,
      condicao: 'não isenta: a taxa é devida',
      quando: () => false,
    },
  ],
  catalogo: ['LIMPEZA', 'LIMPEZA_PRESTACOES', 'LIMPEZA_ISENCAO', 'PREDIAL_ISENCAO_ALCANCE'],
  calcular(f, p, conta) {
    if (f.utilizado === false) {
      conta.usaAlternativa(L33);
      return { incide: false, valor: conta.nada };
    }
    if (f.isencao) conta.nota('Não há isenção desta taxa', art('98'));
    const valorMensal = conta.parte('Taxa do mês', p.taxa, exige(f, 'valorLocativoMensal'));
    conta.usaAlternativa(L59);
    return {
      valorMensal,
      valorTrimestral: conta.vezes('Taxa do trimestre', valorMensal, MESES_DO_TRIMESTRE),
      valor: conta.vezes('Taxa do ano', valorMensal, MESES_DO_ANO),
    };
  },
});
