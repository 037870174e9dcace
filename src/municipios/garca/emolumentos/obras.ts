import { lei } from '../../../regra';
import type { Dinheiro } from '../../../valor/grandeza';
import { G147, G149, G150, G151, G152, G153, G154, G155, G156, G157, G158, G159 } from '../leituras';
import { naoSeLe } from '../leituras/leitura';
import { art, parte } from '../norma';

const SECAO_II = parte('tabela dos emolumentos, secção II');

/** Section II, 1: the whole area at the tariff of its class. */
const projeto = lei.faixas(
  parte('tabela dos emolumentos, secção II, 1'),
  'metrosQuadrados',
  'dinheiro',
  [
    { ate: '60', valor: '3', trecho: 'a) ate 60 metros. por metro2 3,00' },
    { valor: '5', trecho: 'de mais de 60 mts.2. por mts.2 . 5,00' },
  ],
  G150,
);

/** Section II: what each act pays by its own unit (metre, square metre, piece, span of three metres). */
const porUnidade = lei.tabela(SECAO_II, {
  PROJETO_ESTRUTURA_ESPECIAL: lei.linhaIlegivel(
    'Projeto de estrutura especial, por m²',
    'especial, em qualquer zona, p/mt2 R 3,00',
    naoSeLe(G151),
  ),
  ALINHAMENTO: lei.linha(
    'Alinhamento ou nivelamento, por metro e seis meses',
    '5',
    'por mt. linegr 5,00',
    G149,
  ),
  REBAIXAMENTO_GUIA: lei.linha(
    'Rebaixamento de guia, por espaço de 3 m',
    '120',
    'por espaço de 3 mts. lin. 120,00',
    G149,
  ),
  AUTENTICACAO_PLANTAS: lei.linha(
    'Autenticação de planta',
    '50',
    'fornecidas pelo interessado, cà 50,00',
    G149,
  ),
  ARRUAMENTO: lei.linha('Arruamento, por m² de área bruta', '0.05', 'area bryta por mtZz. , 0,05', G149),
  EMPLACAMENTO: lei.linha('Emplacamento, além do custo', '5', 'por placa, além de seu custo 5,00', G149),
  ALVARA_VISTORIA: lei.linhaIlegivel('Alvará de vistoria, por unidade', 'sor00 0,00', naoSeLe(G153)),
  REFORMA: lei.linha('Reforma sem acréscimo de área', '150', 'a) sem acréscimo de úrea 150,00', G149),
  TUMULO_SIMPLES: lei.linha(
    'Túmulo de revestimento simples',
    '100',
    'com revestimentos simples . 100,00',
    G155,
  ),
  TUMULO_MARMORE: lei.linha(
    'Túmulo de granito, mármore ou equivalente',
    '200',
    'equiva- 6 lente 200,00',
    G155,
  ),
  LEVANTAMENTO_ASFALTO: lei.linhaIlegivel(
    'Levantamento de asfalto',
    'em ruas asfaltadas, por metro quadrado 160,00',
    naoSeLe(G156),
  ),
  LEVANTAMENTO_PARALELEPIPEDO: lei.linhaIlegivel(
    'Levantamento de paralelepípedo',
    'paralelspípedos, por m2 400',
    naoSeLe(G156),
  ),
  LEVANTAMENTO_TERRA: lei.linha(
    'Levantamento em rua não pavimentada',
    '30',
    'em ruas não psvimentadas 30,00',
    G157,
  ),
  ABERTURA: lei.linhaIlegivel('Abertura na via', 'Aberturas de garento, cada 60,00', naoSeLe(G158)),
  COPIA_TRANSPARENTE: lei.linha(
    'Cópia em papel transparente, por m²',
    '600',
    'papel trensparente, por mt2. 600,00',
    G149,
  ),
  COPIA_HELIOGRAFICA: lei.linhaIlegivel('Cópia heliográfica', 'original-transp. ) 0,00', naoSeLe(G159)),
  FOTOCOPIA: lei.linhaIlegivel('Fotocópia', 'em fotocópia, por metroê. K', naoSeLe(G159)),
});

/** Section II, 4: by the zone of the table. */
const andaimes = lei.tabela(parte('tabela dos emolumentos, secção II, 4'), {
  1: lei.linha('1ª zona, por metro', '20', 'na lai zona, por metro linear 20,00', G152),
  2: lei.linha('2ª zona, por metro', '10', 'na Sa. zona,por metro Linear 10,00', G152),
  3: lei.linha('3ª zona, por metro', '5', 'na Ja. zona, por metro linear 5,00', G152),
});

/** What works pay. */
export const figurasDasObras = {
  projeto,
  porUnidade,
  andaimes,
  porMetroAcrescido: lei.semFigura<Dinheiro>(
    parte('tabela dos emolumentos, secção II, 6, b'),
    naoSeLe(G154),
    'maís por metro quadrado que acrescer',
  ),
  vezesEmDesacordo: lei.numero('2', art('158', '§ 1º'), 'serzc cobrados em dobro', G147),
  vezesSemLicenca: lei.numero('4', art('158', '§ 1º'), 'em quadruplo quando as obras', G147),
  acrescimoPorAtraso: lei.percentual('10', art('161'), 'acréscimo de 10% (dez por conto)'),
};
