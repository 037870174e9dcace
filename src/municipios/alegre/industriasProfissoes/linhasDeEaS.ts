import { lei } from '../../../regra';

/** Tabela nº 2, letters E to S. */
export const linhasDeEaS = {
  ENGRAXATE: lei.linha(
    'Engraxate, cada cadeira',
    '50',
    'Engraxates, cada cadeira............................................................. ı ı 50,00',
  ),
  ENGENHEIRO: lei.linha(
    'Engenheiro',
    '200',
    'Engenheiros.............................................................................. 200,00',
  ),
  ESCRITORIO_REPRESENTACAO: lei.linha(
    'Escritório de representação',
    '1000',
    'Escritórios de representação........................................................ ı ı 1.000,00',
  ),
  EMPREITEIRO_SEM_MATERIAL: lei.linha(
    'Empreiteiro de obras, sem fornecer material',
    '500',
    'Empreiteiros de obras, não fornecendo material............................. 500,00',
  ),
  FOTOGRAFO: lei.linha(
    'Fotógrafo',
    '200',
    'Fotógrafos................................................................................. ı ı 200,00',
  ),
  FABRICA_GELO_PICOLE: lei.linha(
    'Fábrica de gelo ou picolé',
    '150',
    'Fábrica de gelo ou picolé............................................................. ı ı 150,00',
  ),
  GARAGE_AUTOMOVEL: lei.linha(
    'Garagem de automóvel, cobrando estadia',
    '500',
    'Garage de automóvel, cobrando estadia em aluguel........................ ı ı 500,00',
  ),
  LAVANDERIA_TINTURARIA: lei.linha(
    'Lavanderia e tinturaria',
    '150',
    'Lavanderia e tinturaria.................................................................... ı ı 150,00',
  ),
  LOTERIA_AGENCIA: lei.linha(
    'Loteria, agência',
    '500',
    'Loteria, Agência............................................................................. ı ı 500,00',
  ),
  LENHA_FORNECEDOR: lei.linha(
    'Lenha, fornecedor a empresas',
    '200',
    'Lenha, fornecedor a empresas......................................................... ı ı 200,00',
  ),
  MEDICO: lei.linha(
    'Médico',
    '200',
    'Médicos.......................................................................................... ı ı 200,00',
  ),
  MADEIRA_COMPRADOR: lei.linha(
    'Madeira, exceto lenha, comprador',
    '2000',
    'Madeira, sobre qualquer forma, exceto lenha, comprador..................... ı ı 2.000,00',
  ),
  ALGODAO_MAQUINA: lei.linha(
    'Algodão, máquina de beneficiar',
    '300',
    'Máquina de beneficiar algodão.......................................................... ı ı 300,00',
  ),
  OFICINA_ACUMULADORES_VEICULOS: lei.linha(
    'Oficina de acumuladores e veículos motorizados, sem vender peças',
    '500',
    'para veículos motorizados, não vendendo peças............................................................................................ ı ı 500,00',
  ),
  OFICINA_MECANICO_MARCENEIRO_MAQUINAS: lei.linha(
    'Oficina de mecânico, marceneiro, carpinteiro ou ferreiro, com máquinas',
    '500',
    'com máquinas, não vendendo peças....................................................................... ı ı 500,00',
  ),
  OFICINA_ALFAIATE_COSTURA: lei.linha(
    'Oficina de alfaiate e costura, sem vender material',
    '200',
    'ajour e outros, não vendendo material......................................................................... ı ı 200,00',
  ),
  OFICINA_RADIOS: lei.linha(
    'Oficina de conserto de rádios',
    '200',
    'Oficina de conserto de rádios, não vendendo material......................... ı ı 200,00',
  ),
  OFICINA_PEQUENOS_CONSERTOS: lei.linha(
    'Oficina de pequenos consertos em geral',
    '150',
    'não especificados, não vendendo material......................................................................... ı ı 150,00',
  ),
  OFICINA_FUNILEIRO_CALDEIREIRO: lei.linha(
    'Oficina de funileiro ou caldeireiro',
    '200',
    'Oficina de funileiro ou caldeireiro, não vendendo material................... ı ı 200,00',
  ),
  PERMANENTE_ONDULACAO: lei.linha(
    'Permanente e ondulação de cabelo',
    '200',
    'Permanente e ondulação de cabelo................................................... ı ı 200,00',
  ),
  SERRARIA: lei.linha(
    'Serraria, conjunto de máquinas',
    '500',
    'Serraria, conjunto de máquinas....................................................... ı ı 500,00',
  ),
};
