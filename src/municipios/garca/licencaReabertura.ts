import { exige, fato, lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Reopening after a long closure: art. 40. */
export const licencaReabertura = regra({
  id: 'LICENCA_REABERTURA',
  titulo: 'Reabertura após fechamento',
  norma: lei147,
  fundamento: [art('40')],
  resumo:
    'Fechado mais de trinta dias sem motivo justo, o estabelecimento só reabre com nova licença, obtida e paga.',
  fatos: {
    diasFechado: fato.inteiro('Dias de fechamento'),
    motivoJusto: fato.simNao('Há motivo justo'),
  },
  parametros: {
    diasSemNovaLicenca: lei.numero('30', art('40'), 'waís de 30 (trinta) dias, sen motivo justo'),
  },
  catalogo: ['LICENCA_REABERTURA_EXIGE_NOVA'],
  calcular(f, p, conta) {
    const diasFechado = exige(f, 'diasFechado');
    if (f.motivoJusto === undefined)
      conta.nota('Motivo justo não informado: considera-se que não há', art('40'));
    return {
      exigeNovaLicenca: conta.maisDe(diasFechado, p.diasSemNovaLicenca) && f.motivoJusto !== true,
    };
  },
});
