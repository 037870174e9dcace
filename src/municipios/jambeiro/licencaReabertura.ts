import { exige, fato, lei, regra } from '../../regra';
import { art, lei104 } from './norma';

/** New licence after the establishment stayed closed: art. 65. */
export const licencaReabertura = regra({
  id: 'LICENCA_REABERTURA',
  titulo: 'Nova licença para reabrir',
  norma: lei104,
  fundamento: [art('65')],
  resumo: 'Quem ficou fechado mais de 15 dias, sem motivo justificado, só reabre com nova licença.',
  fatos: {
    diasFechado: fato.inteiro('Dias de fechamento', { zeroEhValor: true }),
    motivoJusto: fato.simNao('Há motivo justo'),
  },
  parametros: {
    diasTolerados: lei.numero('15', art('65'), 'por mais de 15 dias, sem motivo justificado'),
  },
  catalogo: ['LICENCA_REABERTURA'],
  calcular(f, p, conta) {
    const muito = conta.maisDe(exige(f, 'diasFechado'), p.diasTolerados);
    if (f.motivoJusto === undefined) conta.nota('Motivo não informado: sem motivo justo');
    return { exigeNovaLicenca: muito && f.motivoJusto !== true };
  },
});
