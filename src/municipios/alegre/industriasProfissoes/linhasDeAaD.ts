import { lei } from '../../../regra';
import { L35 } from '../leituras';

/** Tabela nº 2, letters A to D. The OCR gave the three agents their labels first and their values after. */
export const linhasDeAaD = {
  ADVOGADO: lei.linha(
    'Advogado',
    '200',
    'Advogado ................................................................................... Cr$ 200,00',
  ),
  AFIADOR_AMOLADOR: lei.linha(
    'Afiador ou amolador',
    '50',
    'Afiador ou amolador..................................................................... ı ı 50,00',
  ),
  AGRIMENSOR: lei.linha(
    'Agrimensor',
    '200',
    'Agrimensor ................................................................................. ı ı 200,00',
  ),
  APOSENTOS_DORMITORIOS: lei.linha(
    'Aposentos mobiliados ou dormitórios',
    '300',
    'Aposentos mobiliados ou dormitórios.............................................. ı ı 300,00',
  ),
  ACUCAR_REFINACAO: lei.linha(
    'Açúcar, refinação',
    '300',
    'Açúcar, refinação......................................................................... ı ı 300,00',
  ),
  AGENTE_CAFE: lei.linha(
    'Agente intermediário de café',
    '2500',
    'Café................................................................................... ı ı 2.500,00',
  ),
  AGENTE_CEREAIS: lei.linha(
    'Agente intermediário de cereais',
    '500',
    ['Cereais...', 'ı ı 500,00 500,00 2.000,00'],
    L35,
  ),
  AGENTE_GADO_VACUM: lei.linha(
    'Agente intermediário de gado vacum',
    '500',
    ['Gado Vacun', 'ı ı 500,00 500,00 2.000,00'],
    L35,
  ),
  AGENTE_MADEIRAS: lei.linha(
    'Agente intermediário de madeiras',
    '2000',
    ['Madeiras...', 'ı ı 500,00 500,00 2.000,00'],
    L35,
  ),
  AGENTE_NAO_ESPECIFICADOS: lei.linha(
    'Agente intermediário, não especificados',
    '300',
    'Não especificados................................................................ ı ı 300,00',
  ),
  ARROZ_MAQUINA_BENEFICIAR: lei.linha(
    'Arroz, máquina de beneficiar',
    '300',
    'Arroz, máquina de beneficiar........................................................ ı ı 300,00',
  ),
  AGENCIA_TRANSPORTES: lei.linha(
    'Agência de transportes',
    '500',
    'Agencia de transportes................................................................ ı ı 500,00',
  ),
  AGENCIA_COMISSARIA_DESPACHO: lei.linha(
    'Agência comissária de despacho',
    '500',
    'Agencia comissária de despacho................................................... ı ı 500,00',
  ),
  AGENTE_VENDA_IMOVEIS: lei.linha(
    'Agente de venda de imóveis',
    '500',
    'Agente de venda de imóveis......................................................... ı ı 500,00',
  ),
  BANCO_CASA_BANCARIA: lei.linha(
    'Banco ou casa bancária e respectiva agência',
    '2000',
    'Bancos ou casas bancárias e respectivas agências.......................... Cr$ 2.000,00',
  ),
  BANCO_CORRESPONDENTE_ESCRITORIO: lei.linha(
    'Banco correspondente ou escritório',
    '500',
    'Bancos correspondentes ou escritórios.......................................... ı ı 500,00',
  ),
  BARBEARIA: lei.linha(
    'Barbearia, por uma cadeira',
    '100',
    'Barbearia, por uma cadeira.......................................................... ı ı 100,00',
  ),
  BICICLETAS_ALUGADOR: lei.linha(
    'Bicicletas, alugador',
    '200',
    'Bicicletas, alugador..................................................................... ı ı 200,00',
  ),
  BILHAR_COMUM: lei.linha(
    'Bilhar comum, cada um',
    '100',
    'Bilhares comuns, cada um........................................................... ı ı 100,00',
  ),
  BILHAR_INGLES: lei.linha(
    'Bilhar inglês, cada um',
    '200',
    'Bilhares ingleses, cada um........................................................... ı ı 200,00',
  ),
  CALDO_DE_CANA: lei.linha(
    'Caldo de cana',
    '100',
    'Caldo de cana ........................................................................... Cr$ 100,00',
  ),
  CASA_EMPRESA_DIVERSOES: lei.linha(
    'Casa ou empresa de diversões',
    '500',
    'Casa ou empresa de diversões..................................................... ı ı 500,00',
  ),
  CHAPEUS_REFORMADOR: lei.linha(
    'Chapéus de sol e de cabeça, reformador',
    '100',
    'Chpéus de sol e de cabelça, reformador........................................ ı ı 100,00',
  ),
  CONSTRUTOR: lei.linha(
    'Construtor',
    '200',
    'Construtor ................................................................................ ı ı 200,00',
  ),
  CONTADOR_GUARDA_LIVROS: lei.linha(
    'Contador ou guarda-livros',
    '200',
    'Contador ou guarda-livros........................................................... ı ı 200,00',
  ),
  CEREAIS_MAQUINA: lei.linha(
    'Cereais, máquina de beneficiar ou rebeneficiar',
    '300',
    'Cereais, máquina de beneficiar ou rebeneficiar............................... ı ı 300,00',
  ),
  CAFE_MAQ_BENEFICIAR: lei.linha(
    'Café, máquina de beneficiar',
    '1000',
    'Café, máquina de beneficiar ........................................................ ı ı 1.000,00',
  ),
  CAFE_MAQ_BENEFICIAR_USO_PROPRIO: lei.linha(
    'Café, máquina de beneficiar, uso próprio, sem cobrar soque',
    '500',
    'Café, máquina de beneficiar não cobrando soque, para uso próprio... ı ı 500,00',
  ),
  CAFE_MAQ_BENEFICIAR_AMBULANTE: lei.linha(
    'Café, máquina de beneficiar, ambulante',
    '1500',
    'Café, máquina de beneficiar, ambulante........................................ ı ı 1.500,00',
  ),
  CAFE_MAQ_REBENEFICIAR_USO_PROPRIO: lei.linha(
    'Café, máquina de rebeneficiar, uso próprio',
    '500',
    'Café, máquina rebeneficiar, para uso próprio................................. ı ı 500,00',
  ),
  CAFE_MAQ_REBENEFICIAR_COBRANDO: lei.linha(
    'Café, máquina de rebeneficiar, cobrando rebenefício',
    '1000',
    'Café, máquina rebeneficiar, cobrando rebenefício........................... ı ı 1.000,00',
  ),
  CAFE_TORREFACAO_MOAGEM: lei.linha(
    'Café, máquina de torrefação ou moagem',
    '300',
    'Idem, Idem, para torrefação ou moagem....................................... ı ı 300,00',
  ),
  DEPOSITO_FECHADO_FIRMA_DE_FORA: lei.linha(
    'Depósito fechado de firma não estabelecida no Município',
    '2000',
    'não estabelecidas neste Município ı ı 2.000,00',
  ),
  DENTISTA_PROTETICO: lei.linha(
    'Dentista ou protético',
    '200',
    'Dentistas ou protéticos............................................................... 200,00',
  ),
};
