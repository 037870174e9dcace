import { exige, fato, fatosDaGraduacao, lei, multaNaFaixa, regra } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { G18, G160 } from './leituras';
import { art, lei147 } from './norma';

/** Fines of works: arts. 68 and 163. */
export const multaObra = regra({
  id: 'MULTA_OBRA',
  titulo: 'Multa de obras',
  norma: lei147,
  fundamento: [art('68 e 163')],
  resumo:
    'Depósito de materiais sem licença: faixa que a autoridade gradua, com oito dias para regularizar. Habite-se, uso sem vistoria e obra embargada, esta por dia, têm multa própria, que dobra na reincidência.',
  fatos: {
    infracao: fato
      .enumerado('Infração', {
        DEPOSITO_MATERIAIS_SEM_LICENCA: ['Depósito de materiais sem licença', 'depósito de materiais'],
        FALTA_COMUNICACAO_HABITE_SE: ['Falta de comunicação para habite-se', 'habite-se'],
        USO_SEM_VISTORIA: ['Uso da edificação sem vistoria', 'sem vistoria'],
        PROSSEGUIR_OBRA_EMBARGADA: ['Prosseguir obra embargada', 'obra embargada'],
      })
      .obrigatoria(),
    reincidente: fato.simNao('É reincidente'),
    dias: fato.inteiro('Dias de obra embargada', { positivo: true }),
    ...fatosDaGraduacao,
  },
  parametros: {
    doDeposito: lei.faixaDaAutoridade('200', '1000', art('68'), 'cres 200,00 á crod 1.000,00', G18),
    diasParaRegularizar: lei.numero('8', art('68', 'parágrafo único'), 'prazo de 8 (oito) diss'),
    FALTA_COMUNICACAO_HABITE_SE: lei.dinheiro('200', art('163', 'a'), 'habite-se 1 co 200,00', G160),
    USO_SEM_VISTORIA: lei.dinheiro('500', art('163', 'b'), 'siso creed, 500,00', G160),
    daObraEmbargada: lei.faixaDaAutoridade(
      '100',
      '1000',
      art('163', 'c'),
      'por Gia de Cro E 100,00 É Cra$ 1.000,00',
      G160,
    ),
    vezesNaReincidencia: lei.numero('2', art('163'), 'q multa sera cobrada om dobro'),
  },
  catalogo: ['MULTA_DEPOSITO'],
  calcular(f, p, conta) {
    const comReincidencia = (valor: Dinheiro): Dinheiro =>
      f.reincidente ? conta.vezes('Dobro na reincidência', valor, p.vezesNaReincidencia) : valor;
    switch (f.infracao) {
      case 'DEPOSITO_MATERIAIS_SEM_LICENCA':
        return {
          ...multaNaFaixa(f, p.doDeposito, conta),
          prazoDias: p.diasParaRegularizar,
          fundamento: [art('68')],
        };
      case 'PROSSEGUIR_OBRA_EMBARGADA': {
        const dias = exige(f, 'dias');
        // The authority grades the fine of one day.
        const { valor, multaMinima, multaMaxima } = multaNaFaixa(f, p.daObraEmbargada, conta);
        const deTodos = (doDia: Dinheiro): Dinheiro =>
          comReincidencia(conta.vezes('Todos os dias', doDia, dias));
        return {
          valor: deTodos(valor),
          multaMinima: deTodos(multaMinima),
          multaMaxima: deTodos(multaMaxima),
          fundamento: [art('163', 'c')],
        };
      }
      default:
        return { valor: comReincidencia(p[f.infracao]), fundamento: [art('163')] };
    }
  },
});
