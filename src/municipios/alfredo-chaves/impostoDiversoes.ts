import { exige, fato, lei, regra } from '../../regra';
import { L17, L18 } from './leituras';
import { art, lei132 } from './norma';

/** Public amusements: arts. 31 to 36. */
export const impostoDiversoes = regra({
  id: 'IMPOSTO_DIVERSOES',
  titulo: 'Imposto sobre diversões públicas',
  norma: lei132,
  fundamento: [art('32')],
  resumo:
    'A casa permanente paga dez por cento dos ingressos; a temporária, Cr$ 600,00 por quinzena começada. Só há imposto se a entrada é paga. Renda toda beneficente e entidades desportivas são isentas.',
  fatos: {
    item: fato.enumerado('Espécie', {
      INGRESSO: ['Casa permanente, por ingresso', 'ingresso', 'permanente', 'cinema'],
      TEMPORARIO: ['Casa temporária, por quinzena', 'temporário', 'circo', 'parque'],
    }),
    precoIngresso: fato.dinheiro('Preço de um ingresso', { zeroEhValor: true }),
    ingressos: fato.inteiro('Ingressos vendidos'),
    dias: fato.inteiro('Dias de funcionamento'),
    rendaIntegral: fato.simNao('Toda a renda é beneficente'),
  },
  parametros: {
    aliquota: lei.percentual('10', art('32'), 'dez por cento (10%) sobre o valor do ingresso', L17),
    porQuinzena: lei.dinheiro('600', art('32'), 'Cr$ 600,00 (seiscentos cruzeiros)', L17),
    diasDaQuinzena: lei.numero('15', art('32'), 'por quinzena para os de permanência temporária', L17),
  },
  isencoes: [
    {
      codigo: 'BENEFICENCIA',
      titulo: 'Renda total para beneficência',
      citacao: art('36', 'a'),
      trecho: 'cujas rendas total tenham fim especial de beneficência',
      leitura: L18,
      condicao: 'toda a renda beneficente',
      quando: (f) => f.rendaIntegral === true,
    },
    {
      codigo: 'ENTIDADE_DESPORTIVA',
      titulo: 'Entidade desportiva filiada ao Conselho Nacional de Desportos',
      citacao: art('36', 'b'),
      trecho: 'as exibições públicas promovidas pelas entidades desportivas filiadas',
    },
  ],
  catalogo: ['DIVERSOES_INCIDENCIA', 'DIVERSOES_PERMANENTE', 'DIVERSOES_TEMPORARIO', 'DIVERSOES_ISENCAO'],
  calcular(f, p, conta) {
    if (f.item === 'TEMPORARIO') {
      const quinzenas = conta.unidadesComecadas('Quinzenas começadas', exige(f, 'dias'), p.diasDaQuinzena);
      return { valor: conta.vezes('Imposto', p.porQuinzena, quinzenas) };
    }
    if (!f.item) conta.nota('Espécie não informada: casa permanente, por ingresso', art('32'));
    const preco = exige(f, 'precoIngresso');
    if (conta.zero(preco)) {
      conta.nota('Entrada gratuita: não há imposto', art('31'));
      return { incide: false, valor: conta.nada, fundamento: [art('31')] };
    }
    const renda = conta.vezes('Renda', preco, exige(f, 'ingressos'));
    return { valor: conta.parte('Imposto', p.aliquota, renda) };
  },
});
