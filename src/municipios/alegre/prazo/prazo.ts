import { fato, regra } from '../../../regra';
import { contaOPrazo } from './contaOPrazo';
import { figurasDoPrazo } from './figurasDoPrazo';
import { art, lei118 } from '../norma';

/** Deadlines: the article of each figure, counted as art. 133 has it. */
export const prazo = regra({
  id: 'PRAZO',
  titulo: 'Data-limite de um ato',
  norma: lei118,
  fundamento: [art('133')],
  resumo:
    'Os prazos em dias excluem o dia do começo e incluem o do fim; terminando em domingo ou feriado, passam ao dia útil seguinte.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        DIFERENCA_TRIBUTO: ['Recolher diferença apurada', 'diferença'],
        RECLAMACAO_NOTIFICACAO_PESSOAL: ['Reclamar, notificado em pessoa', 'reclamação'],
        RECLAMACAO_EDITAL: ['Reclamar, por edital ou publicação', 'reclamação por edital'],
        RECURSO_CAMARA: ['Recorrer à Câmara', 'recurso'],
        COMUNICACAO_PREDIAL: ['Comunicar mudança no valor locativo', 'comunicação'],
        TRANSFERENCIA_ESTABELECIMENTO: [
          'Requerer a sucessão no estabelecimento',
          'transferir estabelecimento',
        ],
        DECLARACAO_INICIANTE: ['Declarar as vendas dos primeiros 60 dias', 'iniciante'],
        TRANSFERENCIA_VEICULO: ['Requerer a transferência do veículo', 'transferir veículo'],
        EDITAL_AFORAMENTO: ['Edital de aforamento', 'protesto contra o aforamento'],
        PAGAMENTO_MULTA: ['Pagar multa por infração', 'multa'],
        REVALIDACAO_SELO: ['Pagar a revalidação ou a multa do selo', 'revalidação'],
        RENOVACAO_LICENCA: ['Renovar a licença', 'licença'],
        PAGAMENTO_AGUA: ['Pagar a água do mês', 'água'],
        LICENCIAMENTO_VEICULO: ['Licenciar veículo vindo de fora', 'licenciar veículo'],
        APROVEITAMENTO_AFORAMENTO: ['Aproveitar o terreno aforado', 'aproveitamento'],
      })
      .obrigatoria(),
    inicio: fato.data('Dia de que se conta'),
    feriados: fato.lista('Feriados locais', fato.data('Feriado')),
    mes: fato.mes('Mês da água'),
    declarouMudanca: fato.simNao('O dono do veículo declarou a mudança'),
  },
  parametros: figurasDoPrazo,
  catalogo: [
    'CONTAGEM_PRAZO',
    'PRAZO_*',
    'PREDIAL_PRAZO_COMUNICACAO',
    'IP_INICIANTE_CONFIRMACAO',
    'IP_TRANSFERENCIA_PRAZO',
    'LICENCA_PRAZO_RENOVACAO',
    'VEICULO_PRAZO_*',
    'SELO_PRAZO_REVALIDACAO',
    'FORO_PRAZO_*',
    'AGUA_VENCIMENTO',
    'MULTA_PRAZO_PAGAMENTO',
  ],
  calcular: (f, p, conta, { exercicio }) => ({
    ...contaOPrazo(f, p, conta, exercicio),
    fundamento: [figurasDoPrazo[f.ato].versoes[0].citacao, art('133')],
  }),
});
