import { G41, G42, G43, G44, G45 } from '../leituras';
import { pelaOrdem, produto } from './produto';

/** Rows of the table that are read. The order is that of the list of codes, which workbooks know. */
export const produtosLidos = {
  PENEIRAS_BALAIOS_CESTOS: produto(
    ['Peneiras, balaios, cestos, abanos e esteiras', 'peneiras', 'balaios', 'cestos', 'esteiras'],
    ['15', '75', '112.50', '150'],
    ['toiras 15,00 75,00', '112,50 haotês', 'e pereiros 150,04'],
  ),
  ACOLCHOADOS_COBERTORES: produto(
    ['Acolchoados, cobertores, fronhas e lençóis', 'acolchoados', 'cobertores', 'fronhas', 'lençóis'],
    [null, '150', '225', '300'],
    ['150.00 225,00 300,00'],
  ),
  LENCOS_GRAVATAS_MEIAS: produto(
    ['Lenços, gravatas, meias e suspensórios', 'lenços', 'gravatas', 'meias', 'suspensórios'],
    ['30', '150', '225', '300'],
    ['rios e sanolhantes 30,00 150,00', '225,00 300,00'],
  ),
  GUARDA_CHUVAS_BONES_CHAPEUS: produto(
    ['Guarda-chuvas, bonés e chapéus', 'guarda-chuvas', 'bonés', 'chapéus'],
    [null, '150', '225', '300'],
    ['pusrdas chuvas 150,00:', '225,00 300,00'],
  ),
  BOLSAS_CINTOS_LUVAS: produto(
    ['Bolsas, cintos e luvas', 'bolsas', 'cintos', 'luvas'],
    [null, '200', '300', '400'],
    ['cintgs e Invas 200,00', '290,00 300.00'],
    G41,
  ),
  BRINQUEDOS: produto(['Brinquedos'], [null, '150', '225', '300'], ['rirquedos 150,0€'], G41),
  EMPADAS_PASTEIS_SANDUICHES: produto(
    ['Empadas, pastéis e sanduíches', 'empadas', 'pastéis', 'sanduíches'],
    ['15', '75', '112.50', '150'],
    ['ganduiches e semelh, 15,00 75,00', '112,50 150,00'],
  ),
  LIVROS_ENVELOPES_PAPEIS: produto(
    ['Livros, envelopes e papéis', 'livros', 'envelopes', 'papéis'],
    ['20', '100', '150', '200'],
    ['tes Per E 20,00 100,00', '150,00 200,00'],
  ),
  FAZENDAS: pelaOrdem(
    ['Fazendas em geral', 'fazendas', 'tecidos'],
    [null, '400', '600', '800'],
    ['LOC,O0 M,C0 B0C,00'],
  ),
  FERRAGENS: produto(['Ferragens'], [null, '400', '600', '800'], ['dco,co 800,00'], G41),
  FERRO_VELHO_METAIS: produto(
    ['Ferro-velho e metais, comprador', 'ferro-velho', 'metais'],
    ['20', '100', '150', '200'],
    ['ferro velho comprador de 20,06 100,60', '150,00 206,00'],
  ),
  FLORES: produto(['Flores'], [null, '175', '262.50', '350'], ['262,50 350,00'], G41),
  FUMO_CIGARROS: pelaOrdem(
    ['Fumo, cigarros e charutos', 'fumo', 'cigarros', 'charutos'],
    [null, '400', '600', '800'],
    ['400,00 600,00', '190,00 600,00 Boc,oc'],
  ),
  GAIOLAS_ARAME: pelaOrdem(
    ['Gaiolas e objetos de arame', 'gaiolas', 'arame'],
    [null, '100', '150', '200'],
    ['100,00 150,0€ 200,00'],
  ),
  GENEROS_ALIMENTICIOS: produto(
    ['Gêneros alimentícios', 'gêneros'],
    [null, '250', '375', '500'],
    ['35,00 500,00'],
    G41,
  ),
  JORNAIS_REVISTAS: pelaOrdem(
    ['Jornais e revistas', 'jornais', 'revistas'],
    [null, '50', '75', '100'],
    ['revis as ac” 50,00', '75,00 100,00'],
  ),
  LAPIS_CANETAS: pelaOrdem(
    ['Lápis e canetas', 'lápis', 'canetas'],
    [null, '75', '112.50', '150'],
    ['wivis canetas e semelhantes 5,60 75,00', '112,50 150,00'],
  ),
  LENHA: produto(['Lenha'], ['8', '40', '60', '80'], ['Lenha i 8,00 loç0o', '60,0€ 20,00'], G44),
  LINGUICA_PRESUNTO_SALAME: produto(
    ['Linguiça, mortadela, presunto, salame e salsicha', 'linguiça', 'mortadela', 'presunto', 'salame'],
    ['10', '50', '75', '100'],
    ['presuntes e salchã cha 10,00 S0,00', '75,00 100,00'],
  ),
  LOTERIAS_BILHETES: pelaOrdem(
    ['Bilhetes de loteria', 'loteria', 'loterias'],
    [null, '60', '90', '120'],
    ['Loterias, bilhetes de 10,00 60,00', '90,00 120,00'],
  ),
  LOUCAS_CRISTAIS_VIDROS: produto(
    ['Louças, cristais e vidros', 'louças', 'cristais', 'vidros'],
    [null, '200', '300', '400'],
    ['artigos de 10,00 200,00', '300,00 100,00'],
    G42,
  ),
  MAQUINAS_COSTURA: produto(
    ['Máquinas de costura, vendedor', 'máquinas de costura'],
    ['30', '150', '225', '300'],
    ['costuras vendedor de 30,00 150,00', '225,00 300,00'],
  ),
  MASSAS_ALIMENTICIAS: produto(
    ['Massas alimentícias', 'massas'],
    ['12', '60', '90', '120'],
    ['Massas alimgnticias 12,00 0,00', '90,60 120,00'],
  ),
  MATERIAL_ELETRICO: produto(
    ['Material elétrico e objetos de iluminação', 'material elétrico', 'iluminação'],
    ['20', '100', '150', '200'],
    ['p/ jlum. 20.00 100,00', '150-00 200,00'],
  ),
  MEL_MELADO_RAPADURAS: produto(
    ['Mel, melado e rapaduras', 'mel', 'melado', 'rapaduras'],
    ['3', '20', '30', '40'],
    ['Mel, melado e rnpaduras 3,00 20,00', '30,00 10,00'],
    G45,
  ),
  MUSICAS_INSTRUMENTOS: produto(
    ['Músicas e instrumentos musicais', 'músicas', 'instrumentos musicais'],
    ['30', '150', '225', '300'],
    ['musicaís e acess.30,00 150,00', '225,00 300,00'],
  ),
  OLEADOS_CAPACHOS_TAPETES: produto(
    ['Oleados, capachos, estofados e tapetes', 'oleados', 'capachos', 'estofados', 'tapetes'],
    [null, '300', '450', '600'],
    ['estofados e tapetes 10,00 300,00', '50:00 600,00'],
  ),
  PEIXE_SECO_CARNES_SALGADAS: produto(
    ['Peixe seco e carnes salgadas', 'peixe seco', 'carnes salgadas'],
    ['10', '50', '75', '100'],
    ['carnes salgadas 10,00 50,00', '75,00 100,00'],
  ),
  PELES: pelaOrdem(['Peles'], [null, '100', '150', '200'], ['Peles 10,00 100,00', '156,00 200,00']),
  PERFUMARIAS: produto(
    ['Perfumarias'],
    [null, '200', '300', '400'],
    ['Perfumarias 10,00 200,00', '300,00 100,00'],
    G42,
  ),
  PLANTAS: produto(['Plantas'], ['15', '75', '112.50', '150'], ['Plentas 15,00 75,00', '112,50 150,0"']),
  RADIO: produto(
    ['Rádio', 'rádios'],
    ['90', '450', '675', '900'],
    ['Fadio. 90,00 150,00', '675,00 907,00'],
    G43,
  ),
  REDES: produto(['Redes'], ['20', '100', '150', '200'], ['somolhantes 20,06 100,00', '150,00 206,0']),
  REFRIGERADORES: produto(
    ['Refrigeradores', 'geladeiras'],
    ['90', '450', '675', '900'],
    ['garadores 90,00 150,00', '15300 90007'],
    G43,
  ),
  QUENTAO_CAFE: produto(
    ['Quentão e café servido', 'quentão'],
    [null, '25', '37.50', '50'],
    ['crfê e Semelhantes 2,00 25,00', 'q a relhantes 50,00'],
    G41,
  ),
} as const;
