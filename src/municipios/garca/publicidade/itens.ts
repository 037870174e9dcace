/** Kinds of advertising, with the words that people ask for them by. The order is that of the list of codes. */
export const itensDePublicidade = {
  IDIOMA_ESTRANGEIRO: ['Anúncio em idioma estrangeiro, com tradução', 'idioma estrangeiro'],
  AUTO_ONIBUS: ['Anúncio em auto-ônibus', 'ônibus'],
  VEICULO_CARGA: ['Anúncio em automóvel ou veículo de carga', 'veículo de carga'],
  LETREIRO_PROPRIO: ['Letreiro do próprio estabelecimento', 'letreiro próprio', 'letreiro'],
  PLACA_SEM_SALIENCIA: ['Placa ou tabuleta sem saliência', 'placa sem saliência'],
  PLACA_COM_SALIENCIA: ['Placa ou tabuleta com saliência', 'placa com saliência'],
  LETREIRO_PASSEIO: ['Letreiro no passeio', 'passeio'],
  PAREDE_MURO: ['Anúncio em parede, muro, andaime ou tapume', 'parede', 'muro'],
  MARGEM_ESTRADA: ['Anúncio na margem de estrada', 'estrada'],
  CARTAZ_PAPEL: ['Cartaz de papel', 'cartaz'],
  TELA_CINEMA: ['Anúncio projetado em tela', 'tela de cinema'],
  PLACA_ESPETACULO: ['Placa de espetáculo, por mês', 'placa de espetáculo'],
  BANCO_JARDIM: ['Banco de jardim ou da via pública', 'banco de jardim'],
  FOLHETOS: ['Folhetos de um só estabelecimento', 'folhetos', 'impressos'],
  FOLHETOS_COLETIVO: ['Folhetos de vários estabelecimentos', 'folhetos coletivos'],
  LIQUIDACAO_INTERNA: ['Liquidação, na parte interna', 'liquidação interna'],
  LIQUIDACAO_EXTERNA: ['Liquidação, na parte externa', 'liquidação externa'],
  LIQUIDACAO_VEICULO: ['Liquidação, em veículo', 'liquidação em veículos'],
  LIQUIDACAO_ATRAVESSANDO_RUA: ['Liquidação, atravessando a rua', 'faixa na rua'],
  PROPAGANDA_FALADA: ['Propaganda falada', 'alto-falante'],
  SINAIS_SONOROS: ['Sinais, campainhas e sereias', 'sinais sonoros', 'campainha'],
  PLACA_ESPETACULO_ANUAL: ['Placa de espetáculo, lançada no ano', 'placa de espetáculo anual'],
} as const;

export type ItemDePublicidade = keyof typeof itensDePublicidade;
