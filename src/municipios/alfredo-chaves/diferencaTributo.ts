import { depois } from '../../calendario/dataCivil';
import { exige, fato, lei, regra } from '../../regra';
import { L42, L50 } from './leituras';
import { art, lei132 } from './norma';

/** A difference found against the treasury: art. 5º. */
export const diferencaTributo = regra({
  id: 'DIFERENCA_TRIBUTO',
  titulo: 'Diferença de tributo apurada',
  norma: lei132,
  fundamento: [art('5º')],
  resumo:
    'Recolhe-se em dez dias da intimação; depois, inscreve-se em dívida ativa com dez por cento de acréscimo.',
  fatos: {
    principal: fato.dinheiro('Diferença apurada'),
    intimacao: fato.data('Data da intimação'),
    pagamento: fato.data('Data do pagamento'),
  },
  parametros: {
    dias: lei.numero('10', art('5º'), 'no prazo de 10 dias, contados da intimação'),
    acrescimo: lei.percentual('10', art('5º'), 'acrescida de dez por cento', L42),
  },
  catalogo: ['DIFERENCA_PRAZO', 'DIFERENCA_ACRESCIMO'],
  calcular(f, p, conta) {
    const principal = conta.quantia('Diferença', exige(f, 'principal'));
    const { prazo, prazoNominal } = conta.prazo('Prazo para recolher', exige(f, 'intimacao'), p.dias);
    if (prazoNominal) conta.usaAlternativa(L50);
    const dividaAtiva = !f.pagamento || depois(f.pagamento, prazo);
    if (!f.pagamento) conta.nota('Sem pagamento informado: não recolhida no prazo', art('5º'));
    const acrescimo = dividaAtiva
      ? conta.quantia('Acréscimo', conta.parte('Dez por cento', p.acrescimo, principal))
      : conta.nada;
    const valor = conta.soma('Total', principal, acrescimo);
    return { valor, principal, acrescimo, prazo, prazoNominal, dividaAtiva };
  },
});
