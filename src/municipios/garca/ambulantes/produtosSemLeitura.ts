import { G47, G48, G49, G50, G51, G52, G54 } from '../leituras';
import { semLeitura } from './produto';

/** Rows of the list of codes whose numbers no column can be trusted with. */
export const produtosIncertos = {
  PAES: semLeitura(['Pães', 'pão'], 'Pães . 3,00 10,00', G47),
  OLEOS_TINTAS: semLeitura(['Óleos e tintas', 'óleos', 'tintas'], 'Oleos e tintas 20,00', G47),
  PEIXE_FRESCO: semLeitura(['Peixe fresco'], 'nas épocas peraítidas 10,00 25,00', G48),
  REFRESCOS_SORVETES: semLeitura(
    ['Refrescos e sorvetes', 'refrescos', 'sorvetes'],
    'frescos e sorvetes 15,00 25,00',
    G49,
  ),
  QUADROS_ESPELHOS_MOLDURAS: semLeitura(
    ['Quadros, espelhos, molduras e cabides', 'quadros', 'espelhos', 'molduras', 'cabides'],
    'molduras e cebides 5,00 50,00',
    G50,
  ),
  QUINQUILHARIAS: semLeitura(['Quinquilharias'], 'lharlas 10,00 150,00', G50),
  MIUDOS_VISCERAS: semLeitura(['Miúdos e vísceras', 'miúdos', 'vísceras'], 'cobrar pelos Z,0CC 25,00', G51),
  CALCADOS: semLeitura(['Calçados', 'sapatos'], 'gados Lo0,00', G52),
} as const;

/** Rows that keep the name of the product and lost the numbers, or the other way round. */
export const produtosSemNumero = {
  AGUAS_MINERAIS: semLeitura(['Águas minerais e potáveis', 'água mineral'], 'ras Potaveis'),
  ALPARGATAS_CHINELOS_TAMANCOS: semLeitura(
    ['Alpargatas, chinelos e tamancos', 'alpargatas', 'chinelos', 'tamancos'],
    'vargates. chinelos ou torances',
  ),
  ANIMAIS: semLeitura(['Animais de qualquer espécie', 'animais'], 'mais quslgner espécie'),
  ARMARINHOS: semLeitura(['Armarinhos'], 'aranhos'),
  ARMAS: semLeitura(['Armas e acessórios'], '1105 ” seus acessórios'),
  ARTEFATOS_DE_BARRO: semLeitura(['Artefatos de barro', 'barro'], 'eftos de barro'),
  BARRIS_GARRAFAS: semLeitura(['Barris e garrafas, comprador', 'barris'], 'rris vatos vastos compracor'),
  CAFE_TORRADO: semLeitura(['Café torrado'], 'Café - torrade ão 95,00'),
  CAFE_MOIDO: semLeitura(['Café moído'], 'Café - moido e 95,00'),
  CARIMBOS: semLeitura(['Carimbos'], 'Carimbos'),
  CARTOES_POSTAIS: semLeitura(['Cartões postais'], 'Cartoes postais'),
  CEREAIS: semLeitura(['Cereais, comprador', 'cereais'], 'resis comprador de'),
  CHA: semLeitura(['Chá'], 'Cha cafe mojdo'),
  CONSERVAS: semLeitura(['Conservas'], 'Conservas [é 00'),
  COUROS: semLeitura(['Couros curtidos', 'couros'], 'Couros curtidos o artefatos custru'),
  CROCHES_RENDAS: semLeitura(['Crochês e rendas', 'crochês', 'rendas'], 'Croches rodes e semelhan'),
  DENTIFRICIOS: semLeitura(['Dentifrícios'], 'Dentrifícios e semelhants;'),
  DESINFETANTES: semLeitura(['Desinfetantes'], 'Doslfetantos'),
  DOCES: semLeitura(['Doces'], 'Doces em taholcíros'),
  ERVAS: semLeitura(['Ervas medicinais', 'ervas'], 'Brvas N.dicin LS'),
  ESCOVAS: semLeitura(['Escovas e espanadores', 'escovas', 'espanadores'], 'Escovas, esnaadores'),
  FITAS: semLeitura(['Fitas ou fibras', 'fitas', 'fibras'], 'Fivres', G54),
  FOLHEIROS: semLeitura(['Folheiros, vendedor', 'folheiros'], 'Folheiros vendedor', G54),
  ROUPAS_DE_CAMA: semLeitura(['Roupas de cama'], 'Roupas de camas'),
  SACOS_VAZIOS: semLeitura(['Sacos vazios, comprador', 'sacos'], 'os va-tos - compreier'),
  VINAGRE: semLeitura(['Vinagre'], 'Vinger o - miudos'),
} as const;
