/** Acts of the table, with the words that people ask for them by. The order is that of the list of codes. */
const itensDoExpediente = {
  AUTUACAO: ['Autuação'],
  CAPA: ['Capa de processo', 'capa'],
  CERTIDAO: ['Certidão'],
  DESENTRANHAMENTO: ['Desentranhamento ou restituição de papéis', 'desentranhamento'],
  EXAME_ARQUIVO: ['Exame de documentos arquivados', 'exame de arquivo'],
  BUSCA: ['Busca em papéis ou livros', 'busca'],
  REQUERIMENTO: ['Requerimento, petição ou representação', 'requerimento', 'petição'],
  TERMO: ['Termo de depósito, caução ou outro', 'termo'],
  MATRICULA_CAO_COM_PLACA: ['Matrícula de cão, com a placa', 'matrícula de cão', 'cão'],
  ATESTADO: ['Atestado'],
  PLACA_AMBULANTE: ['Placa de ambulante'],
  TRANSFERENCIA_IMOVEL: ['Transferência de imóvel'],
  VISTORIA: ['Diligência ou vistoria', 'vistoria', 'diligência'],
  ALVARA: ['Alvará'],
  INSCRICAO_ESTABELECIMENTO: ['Inscrição ou transferência de estabelecimento', 'inscrição'],
  AVERBACAO: ['Averbação'],
  REGISTRO_ANUAL: ['Registro anual de contribuinte', 'registro anual'],
  VISTORIA_CIRCO: ['Vistoria de circo', 'circo'],
} as const;

/** Section II, paid in two halves. */
const itensDeObras = {
  PROJETO_COMUM: ['Exame de projeto comum', 'projeto comum', 'projeto'],
  PROJETO_ESTRUTURA_ESPECIAL: ['Exame de projeto de estrutura especial', 'concreto armado'],
  ALINHAMENTO: ['Alinhamento ou nivelamento', 'alinhamento', 'nivelamento'],
  ANDAIMES_TAPUMES: ['Andaimes e tapumes', 'andaime', 'tapume'],
  REBAIXAMENTO_GUIA: ['Rebaixamento de guia'],
  AUTENTICACAO_PLANTAS: ['Autenticação de plantas', 'autenticação'],
  ARRUAMENTO: ['Arruamento', 'loteamento'],
  EMPLACAMENTO: ['Emplacamento de imóvel', 'emplacamento'],
  ALVARA_VISTORIA: ['Alvará de vistoria de obra', 'alvará de vistoria'],
  REFORMA: ['Reforma'],
  TUMULO_SIMPLES: ['Túmulo de revestimento simples'],
  TUMULO_MARMORE: ['Túmulo de granito ou mármore'],
  LEVANTAMENTO_ASFALTO: ['Levantamento de calçamento de asfalto', 'asfalto'],
  LEVANTAMENTO_PARALELEPIPEDO: ['Levantamento de calçamento de paralelepípedo', 'paralelepípedo'],
  LEVANTAMENTO_TERRA: ['Levantamento em rua não pavimentada'],
  ABERTURA: ['Abertura na via'],
  COPIA_TRANSPARENTE: ['Cópia de planta em papel transparente'],
  COPIA_HELIOGRAFICA: ['Cópia de planta heliográfica'],
  FOTOCOPIA: ['Fotocópia de planta', 'fotocópia'],
} as const;

export const itensDeEmolumento = { ...itensDoExpediente, ...itensDeObras } as const;

export type ItemDeEmolumento = keyof typeof itensDeEmolumento;
export type ItemDeObra = keyof typeof itensDeObras;
export type ItemDoExpediente = keyof typeof itensDoExpediente;

export const ehDeObra = (item: ItemDeEmolumento): item is ItemDeObra =>
  Object.keys(itensDeObras).includes(item);
