import { exige, fato, lei, regra } from '../../regra';
import { J07 } from './leituras';
import { art, lei104 } from './norma';

/** Ceiling of the Procurador's fees: art. 11. */
export const honorariosProcurador = regra({
  id: 'HONORARIOS_PROCURADOR',
  titulo: 'Honorários do Procurador',
  norma: lei104,
  fundamento: [art('11')],
  resumo: 'Até 5% do que o Procurador arrecadar, por bem ou em juízo; não se soma à dívida.',
  fatos: { arrecadado: fato.dinheiro('Quantia arrecadada pelo Procurador', { zeroEhValor: true }) },
  parametros: { limite: lei.percentual('5', art('11'), 'honoririos até o limite de 5%', J07) },
  catalogo: ['HONORARIOS_PROCURADOR_MAXIMO'],
  calcular(f, p, conta) {
    return { valorMaximo: conta.parte('Teto dos honorários', p.limite, exige(f, 'arrecadado')) };
  },
});
