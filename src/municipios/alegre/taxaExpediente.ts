import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { L81 } from './leituras';
import { art, lei118 } from './norma';

const AUSENTE = 'os arts. 138 e 139 e o Título VIII faltam na fonte, e o valor da taxa não consta';

/** Taxa de expediente: arts. 59 and 74 point to a title that the source lacks. */
export const taxaExpediente = regra({
  id: 'TAXA_EXPEDIENTE',
  titulo: 'Taxa de expediente',
  norma: lei118,
  fundamento: [art('59'), art('74', '§ único')],
  resumo:
    'Devida na entrega do alvará e na transferência da licença de veículo, mas o valor está em artigos que faltam na fonte. Não se confunde com o selo do alvará.',
  fatos: {
    item: fato.enumerado('Ato', {
      ALVARA: ['Entrega de alvará', 'alvará'],
      TRANSFERENCIA_VEICULO: ['Transferência da licença de veículo', 'transferência de veículo'],
    }),
  },
  parametros: {
    doAlvara: lei.semFigura<Dinheiro>(art('59'), AUSENTE, 'mediante o pagamento da taxa de expediente'),
    daTransferencia: lei.semFigura<Dinheiro>(
      art('74', '§ único'),
      AUSENTE,
      'depois do pagamento da taxa de expediente',
    ),
  },
  leituras: [L81],
  catalogo: ['TAXA_EXPEDIENTE'],
  calcular: (f, p) => ({ valor: f.item === 'TRANSFERENCIA_VEICULO' ? p.daTransferencia : p.doAlvara }),
});
