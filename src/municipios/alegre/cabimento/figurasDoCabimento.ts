import { lei } from '../../../regra';
import { art } from '../norma';

/** Limits, closed lists and references of CABIMENTO. */
export const figurasDoCabimento = {
  locativoDoPequeno: lei.dinheiro('50', art('186', 'a'), 'igual ou inferior a Cr$ 50,00 mensais'),
  venalDoPobre: lei.dinheiro(
    '2000',
    art('186', 'b'),
    'igual ou inferior a Cr$ 2.000,00 (dois mil cruzeiros)',
  ),
  motivos: lei.relacao(art('10', '§ 1º'), {
    CLASSIFICACAO_INDEVIDA: 'classificação indevida',
    GRADUACAO_INJUSTA: 'graduação injusta',
    ERRO_LANCAMENTO: 'erro de lançamento',
    ISENCAO: 'erro de lançamento ou isenção',
  }),
  causas: lei.relacao(art('185'), {
    INSOLVABILIDADE: 'a) insolvabilidade absoluta do devedor',
    SENTENCA: 'b) sentença passada em julgado',
    PRESCRICAO: 'c) prescrição',
  }),
  anosDeLocacao: lei.numero('1', art('156'), 'por tempo nunca superior a um ano'),
  alienacao: lei.semFigura<boolean>(
    art('179'),
    'a alienação de imóvel fica à lei especial de cada caso, que não está na fonte',
    'prescritas para cada caso em lei especial',
  ),
  omissao: lei.semFigura<boolean>(
    art('199'),
    'remete à legislação municipal não revogada e às leis estaduais, que não estão na fonte',
    'supridas pela Legislação municipal não revogada',
  ),
};
