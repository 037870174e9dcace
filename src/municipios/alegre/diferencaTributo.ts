import { fato, lei, regra } from '../../regra';
import { L10 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Difference found against the treasury: art. 6º. */
export const diferencaTributo = regra({
  id: 'DIFERENCA_TRIBUTO',
  titulo: 'Diferença apurada contra a Fazenda',
  norma: lei118,
  fundamento: [art('6º')],
  resumo:
    'A diferença não recolhida em dez dias da intimação vai para a dívida ativa com mais dez por cento; não se soma outra multa.',
  fatos: {
    principal: fato.dinheiro('Diferença apurada').obrigatoria(),
    emAtraso: fato.simNao('Não recolhida no prazo'),
  },
  parametros: {
    acrescimo: lei.percentual(
      '10',
      art('6º'),
      'em dívida ativa, acrescida de multa de dez por cento (10%)',
      L10,
    ),
  },
  catalogo: ['DIFERENCA_EM_DIVIDA_ATIVA'],
  calcular(f, p, conta) {
    const principal = conta.quantia('Diferença', f.principal);
    if (!f.emAtraso) {
      if (f.emAtraso === undefined) conta.nota('Atraso não informado: diferença recolhida no prazo');
      return { valor: principal, acrescimo: conta.nada, dividaAtiva: false };
    }
    const acrescimo = conta.quantia('Acréscimo', conta.parte('Acréscimo', p.acrescimo, principal));
    return { valor: conta.soma('Total devido', principal, acrescimo), acrescimo, dividaAtiva: true };
  },
});
