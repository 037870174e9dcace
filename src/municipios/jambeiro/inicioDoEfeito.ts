import { exige, fato, lei, regra } from '../../regra';
import { art, lei104 } from './norma';

/** From which exercise a change in the assessment of the predial counts: art. 32, printed as a second 31. */
export const inicioDoEfeito = regra({
  id: 'INICIO_DO_EFEITO',
  titulo: 'Início do efeito da alteração do lançamento',
  norma: lei104,
  fundamento: [art('32', 'e § 2º')],
  resumo:
    'A revisão anual do predial, e a mudança de dono provada pela transcrição, só valem para o exercício seguinte.',
  fatos: {
    ato: fato
      .enumerado('Alteração', {
        REVISAO_ANUAL: ['Revisão anual do lançamento', 'revisão'],
        ALIENACAO: ['Alienação do imóvel', 'venda', 'transcrição'],
      })
      .obrigatoria(),
    dataReferencia: fato.data('Dia da revisão ou da transcrição'),
  },
  parametros: {
    depoisDaRevisao: lei.numero('1', art('32'), 'para produzir efeito no exercicio/ seguinte'),
    depoisDaTranscricao: lei.numero('1', art('32', '§ 2º'), 'a partir do emercfcio imediato'),
  },
  catalogo: ['IPU_REVISAO_ANUAL', 'IPU_ALIENACAO_EFEITO'],
  calcular(f, p, conta) {
    const { ano } = exige(f, 'dataReferencia');
    const anos = f.ato === 'ALIENACAO' ? p.depoisDaTranscricao : p.depoisDaRevisao;
    return { exercicioAbrangido: ano + conta.inteiro(anos) };
  },
});
