import { fato, lei, regra } from '../../regra';
import { L100 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Share of the officer in the fine: art. 193. */
export const parteFuncionarioMulta = regra({
  id: 'PARTE_FUNCIONARIO_MULTA',
  titulo: 'Parte do funcionário na multa',
  norma: lei118,
  fundamento: [art('193')],
  resumo:
    'Metade da multa por infração cabe ao funcionário que a impôs; nada na multa de mora nem na que nasce de denúncia de contribuinte.',
  fatos: {
    valorAplicado: fato.dinheiro('Multa imposta').obrigatoria(),
    mora: fato.simNao('Multa de mora'),
    denunciaContribuinte: fato.simNao('Nascida de denúncia de contribuinte'),
  },
  parametros: {
    parte: lei.percentual('50', art('193'), 'cinquenta por cento (50%) das multas impostas', L100),
  },
  catalogo: ['MULTA_PARTE_FUNCIONARIO'],
  calcular(f, p, conta) {
    if (f.mora || f.denunciaContribuinte) {
      conta.nota('Multa de mora ou nascida de denúncia: nada cabe ao funcionário', art('193'));
      return { valor: conta.nada };
    }
    return { valor: conta.parte('Parte do funcionário', p.parte, f.valorAplicado) };
  },
});
