import { lei } from '../../../regra';
import { G60, G61, G62, G63, G64, G65, G66, G67, G68, G69, G70, G71, G72, G73 } from '../leituras';
import { naoSeLe } from '../leituras/leitura';
import { parte } from '../norma';

const C = (numero: string): ReturnType<typeof parte> => parte('Tabela C', numero);

/** Table C, section I: assessed for the year, by the piece. */
export const porPeca = lei.tabela(parte('Tabela C, secção I'), {
  IDIOMA_ESTRANGEIRO: lei.linha('Idioma estrangeiro, com tradução', '200', 'vernâ«ulo 20€,0)', G60),
  AUTO_ONIBUS: lei.linha('Auto-ônibus', '20', 'propriataric 3J83se velculo 20,00', G65),
  VEICULO_CARGA: lei.linhaIlegivel('Automóvel ou veículo de carga', 'los €> carga , 3,00', naoSeLe(G68)),
  PLACA_COM_SALIENCIA: lei.linhaIlegivel('Placa com saliência', 'EO 900', naoSeLe(G69)),
  PLACA_ESPETACULO_ANUAL: lei.linhaIlegivel(
    'Placa de espetáculo',
    'casas de Giversoss, cada 3,00',
    naoSeLe(G70),
  ),
});

/** Table C, section I: assessed for the year, by the size. "Excedente" is a class, not so much a metre. */
export const porMetro = {
  LETREIRO_PROPRIO: lei.faixas(
    C('nº 4'),
    'metros',
    'dinheiro',
    [
      { ate: '5', valor: '20', trecho: 'cinco (5) metros lineares 20,09' },
      { ate: '10', valor: '30', trecho: 'daz (10) matros IS maaros 30,09' },
      { valor: '50', trecho: 'e) excedente x 50,00' },
    ],
    G61,
  ),
  PLACA_SEM_SALIENCIA: lei.faixas(
    C('nº 5'),
    'metros',
    'dinheiro',
    [
      { ate: '1', valor: '20', trecho: 'Até um metro linear A 20,00' },
      { ate: '3', valor: '30', trecho: 'um metro até tres metros linesres 30,00' },
      { valor: '50', trecho: 'exesdanto N 56,00' },
    ],
    G62,
  ),
  LETREIRO_PASSEIO: lei.faixas(
    C('nº 8'),
    'metros',
    'dinheiro',
    [
      { ate: '1', valor: '10', trecho: 'metro lingar , 16,00' },
      { ate: '5', valor: '20', trecho: 'cinco metros limsares 26,00' },
      { valor: '50', trecho: '2) excedente 50,00' },
    ],
    G63,
  ),
  PAREDE_MURO: lei.faixas(
    C('nº 9'),
    'metros',
    'dinheiro',
    [
      { ate: '3', valor: '20', trecho: ['2) ate 3 metros jineaxos', 'o) excadente 20,09'] },
      { ate: '6', valor: '30', trecho: 'até vinte metros digo até seis metros In,30100' },
      { ate: '20', valor: '60', trecho: ['vinte metros lineares', '66,00'] },
      { valor: '200', trecho: '66,00 200,00' },
    ],
    G64,
  ),
};

/** Table C, nº 10: by the area of the sign. */
export const porArea = lei.faixas(
  C('nº 10'),
  'metrosQuadrados',
  'dinheiro',
  [
    { ate: '1', valor: '20', trecho: ['até umm metro quadrado', '200,00 20,00 Boroo'] },
    { ate: '2', valor: null, trecho: '1,10 atg 2,00 metros quadrados', motivo: naoSeLe(G71) },
    { ate: '5', valor: null, trecho: '2,10 atç 5,00 metros quadrados', motivo: naoSeLe(G71) },
    { ate: '10', valor: '100', trecho: ['5,10 ate 10,00 metros quaúrader', '0,00 100,00 200,00'] },
    { valor: '200', trecho: '0,00 100,00 200,00' },
  ],
  G64,
);

/** Table C, section II: not assessed, paid beforehand. Rows with the unit of time that they are charged by. */
export const antecipada = lei.tabelaDupla(
  parte('Tabela C, secção II'),
  ['DIA', 'TRINTA_DIAS', 'MES', 'ANO'],
  {
    CARTAZ_PAPEL: lei.linhaDupla(
      'Cartaz de papel',
      [null, null, null, null],
      'excedente . - 0,50',
      undefined,
      naoSeLe(G72),
    ),
    TELA_CINEMA: lei.linhaDupla(
      'Anúncio em tela, por 30 dias',
      [null, '10', null, null],
      'por 30 digs cada um . 10,00',
      G65,
    ),
    PLACA_ESPETACULO: lei.linhaDupla(
      'Placa de espetáculo, por mês ou fração',
      [null, null, '10', null],
      'mes ou fração de mes cada um 10,00',
      G65,
    ),
    BANCO_JARDIM: lei.linhaDupla(
      'Banco de jardim, por ano',
      [null, null, null, null],
      'PS ano, cada um',
      undefined,
      naoSeLe(G73),
    ),
    FOLHETOS: lei.linhaDupla(
      'Folhetos de um só estabelecimento',
      ['10', '100', null, null],
      ['a) por ésa . 10,00', 'b) por trinta dias 100,00'],
      G65,
    ),
    LIQUIDACAO_INTERNA: lei.linhaDupla(
      'Liquidação, parte interna, por 30 dias',
      [null, '10', null, null],
      'parte intemma do estabelecimento 10,00',
      G65,
    ),
    LIQUIDACAO_EXTERNA: lei.linhaDupla(
      'Liquidação, parte externa, por 30 dias',
      [null, '20', null, null],
      'parte exterma dos estabelecimentos 20,00',
      G65,
    ),
    LIQUIDACAO_VEICULO: lei.linhaDupla(
      'Liquidação, em veículo, por 30 dias',
      [null, '10', null, null],
      'e) em veiculos 10,00',
      G65,
    ),
    LIQUIDACAO_ATRAVESSANDO_RUA: lei.linhaDupla(
      'Liquidação, atravessando a rua, por 30 dias',
      [null, '100', null, null],
      'a rua de lado a lado - 100,00',
      G65,
    ),
    PROPAGANDA_FALADA: lei.linhaDupla(
      'Propaganda falada',
      ['10', '50', null, null],
      ['- | por dia 10,00', 'db) por trinta dias 50,00'],
      G65,
    ),
    SINAIS_SONOROS: lei.linhaDupla(
      'Sinais, campainhas e sereias, por ano',
      [null, null, null, '100'],
      'sereias (por ano) 100,00',
      G65,
    ),
  },
);

/** Table C, nº 16: leaflets of several shops, by the day and their number. */
export const folhetosColetivos = lei.faixas(C('nº 16'), 'numero', 'dinheiro', [
  { ate: '2', valor: '12', trecho: 'dois "estabelecimentos 12,00', duvida: G65 },
  { ate: '3', valor: '15', trecho: 'de tres estabelecimentos 12300', duvida: G66 },
  { ate: '4', valor: '18', trecho: 'quatro estabelecimentos 18,00', duvida: G65 },
  { valor: null, trecho: '(por estabelecimento) 1:00', motivo: naoSeLe(G67) },
]);
