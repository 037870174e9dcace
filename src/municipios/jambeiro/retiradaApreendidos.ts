import { regra } from '../../regra';
import { dividasDoApreendido, fatosDoDeposito, parametrosDoDeposito } from './depositoMunicipal';
import { art, lei104 } from './norma';

/** What is paid to take back things seized: art. 131. */
export const retiradaApreendidos = regra({
  id: 'RETIRADA_APREENDIDOS',
  titulo: 'Retirada de apreendidos',
  norma: lei104,
  fundamento: [art('131')],
  resumo: 'Retira-se o apreendido pagando a multa, os impostos do ato e as despesas de depósito.',
  fatos: fatosDoDeposito,
  parametros: parametrosDoDeposito,
  catalogo: ['RETIRADA_APREENDIDOS'],
  calcular(f, p, conta) {
    return { valor: dividasDoApreendido(f, p, conta) };
  },
});
