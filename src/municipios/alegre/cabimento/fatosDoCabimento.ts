import { fato } from '../../../regra';

/** Facts of the questions of CABIMENTO: the act, and what decides each. */
export const fatosDoCabimento = {
  ato: fato
    .enumerado('Ato', {
      CANCELAMENTO_DIVIDA_ATIVA: [
        'Cancelamento da dívida do pequeno proprietário ou do pobre',
        'cancelamento da dívida ativa',
      ],
      EFEITO_SUSPENSIVO: ['Efeito suspensivo do recurso', 'efeito suspensivo'],
      RECLAMACAO: ['Reclamação contra o lançamento', 'reclamação'],
      CANCELAMENTO_GERAL: ['Cancelamento da dívida por insolvência, sentença ou prescrição'],
      CERTIDAO_NEGATIVA: 'Certidão negativa',
      ALVARA: ['Alvará de licença', 'licença'],
      LOCACAO_PROPRIOS: ['Locação de próprio municipal', 'locação'],
      ISENCAO_LEI_ESPECIAL: ['Isenção por lei especial do Município', 'lei especial'],
      TRANSFERENCIA_AFORAMENTO: ['Transferência de terreno aforado', 'transferir aforamento'],
      ALIENACAO_IMOVEL: 'Alienação de imóvel municipal',
      OMISSAO: ['Caso omisso no Código', 'omissão'],
    })
    .obrigatoria(),
  unicoPredio: fato.simNao('Tem um único prédio'),
  valorLocativoMensal: fato.dinheiro('Valor locativo de um mês'),
  pobre: fato.simNao('Contribuinte pobre'),
  soPredioEmQueMora: fato.simNao('Só tem o prédio em que mora'),
  valorVenal: fato.dinheiro('Valor venal'),
  motivo: fato.enumerado('Fundamento da reclamação', {
    CLASSIFICACAO_INDEVIDA: 'Classificação indevida',
    GRADUACAO_INJUSTA: 'Graduação injusta',
    ERRO_LANCAMENTO: ['Erro de lançamento', 'erro'],
    ISENCAO: 'Isenção',
    INCAPACIDADE_FINANCEIRA: ['Incapacidade financeira', 'outro'],
  }),
  hipotese: fato.enumerado('Causa do cancelamento', {
    INSOLVABILIDADE: ['Insolvabilidade absoluta', 'insolvência'],
    SENTENCA: ['Sentença passada em julgado', 'sentença'],
    PRESCRICAO: 'Prescrição',
    OUTRA: 'Outra causa',
  }),
  dividaExigivel: fato.simNao('Há dívida fiscal exigível'),
  emAtraso: fato.simNao('Em débito com a Fazenda'),
  quite: fato.simNao('Quite com a Fazenda, laudêmio pago'),
  meses: fato.numero('Meses de locação', { positivo: true }),
  leiEspecial: fato.simNao('Há lei especial do Município'),
};
