import { exige, fato, lei, regra } from '../../regra';
import { deUmaVez } from './deUmaVez';
import { multaDeMora, vencimentoDeJaneiro } from './figurasComuns';
import { G106 } from './leituras';
import { art, lei147, parte } from './norma';

/** Taxa de Conservação de Vias não Pavimentadas: arts. 133 to 135 and Table J. */
export const taxaViasNaoPavimentadas = regra({
  id: 'TAXA_VIAS_NAO_PAVIMENTADAS',
  titulo: 'Taxa de Conservação de Vias não Pavimentadas',
  norma: lei147,
  fundamento: [art('135'), parte('Tabela J')],
  resumo:
    'Por metro de testada dos prédios e terrenos na sede do Município, até 31 de janeiro. Fora do perímetro urbano da sede não se cobra.',
  fatos: {
    frente: fato.metros('Frente (m)'),
    local: fato.enumerado('Lugar', {
      SEDE: ['Sede', 'cidade'],
      VILA: ['Vila ou distrito', 'vila', 'distrito'],
    }),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    porMetro: lei.dinheiro('2', parte('Tabela J'), 'por metro linear 2,00', G106),
    onde: lei.relacao(art('133', 'parágrafo único'), { SEDE: 'no perímetro urbano ds séde' }),
    vencimento: vencimentoDeJaneiro,
    multaDeMora,
  },
  pagamento: 'vencimento',
  catalogo: ['TAXA_VIAS_NAO_PAVIMENTADAS'],
  calcular(f, p, conta) {
    if (!f.local) conta.nota('Lugar não informado: a sede', p.onde.citacao);
    if (!p.onde.tem(f.local ?? 'SEDE')) {
      conta.nota('Só a sede do Município paga', p.onde.citacao);
      return { incide: false, valor: conta.nada };
    }
    const taxa = conta.vezes('Taxa', p.porMetro, exige(f, 'frente'));
    return deUmaVez(conta, taxa, { ...p, pagamento: f.pagamento });
  },
});
