import { fato, fatosDaGraduacao, multaNaFaixa, regra } from '../../../regra';
import { multaDosDemaisCasos } from '../figurasComuns';
import { art, lei118 } from '../norma';

/** Works without licence: the chapter has no fine of its own, so art. 200, c. */
export const multaObra = regra({
  id: 'MULTA_OBRA',
  titulo: 'Multa de obras',
  norma: lei118,
  fundamento: [art('94'), art('200', 'c')],
  resumo:
    'Obra sem licença não tem multa própria: paga a geral, de cem a mil cruzeiros, segundo a gravidade.',
  fatos: {
    infracao: fato
      .enumerado('Infração', { OBRA_SEM_LICENCA: ['Obra sem licença', 'sem licença', 'sem alvará'] })
      .obrigatoria(),
    ...fatosDaGraduacao,
  },
  parametros: { multaDosDemaisCasos },
  catalogo: ['OBRA_MULTA'],
  calcular: (f, p, conta) => multaNaFaixa(f, p.multaDosDemaisCasos, conta),
});
