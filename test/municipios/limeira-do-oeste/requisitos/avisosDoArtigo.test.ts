import { notasDoRequisito } from '../lancaEmLimeira';

type Fatos = Readonly<Record<string, unknown>>;

const DA_LEI = 'Lei nº 104/1994';

describe('O que a lei manda além da medida fica dito, com o artigo', () => {
  test.each<[string, Fatos, string, string]>([
    ['AREA_ABERTA', { alturaH: 5 }, 'Um dos lados da área é o alinhamento do lote', 'art. 86, I'],
    [
      'AUDITORIO',
      { lotacao: 100 },
      'Escadas nem em leque nem em caracol; portas que se abrem de dentro para fora',
      'art. 111, III e VII',
    ],
    [
      'CORTE_PROTECAO',
      { desnivel: 1.21 },
      'Exigem-se escoramento, rampas ou escadas, muro de arrimo ou talude tratado e proteção contra intempéries',
      'art. 22',
    ],
    [
      'COMPARTIMENTO_CLASSE',
      { compartimento: 'OUTRO' },
      'Uso fora das duas relações: especial, salvo se similar ao que elas trazem',
      'art. 75',
    ],
    ['PISCINA', { usoColetivo: false }, 'Paredes e fundo revestidos em toda piscina', 'art. 115'],
    ['MURO_POSTO', {}, 'Sanitários franqueados ao público, separados por sexo', 'art. 117, IV'],
    ['ESCADA_INCOMBUSTIVEL', { pavimentos: 3 }, 'A escada não pode ser metálica nem de caracol', 'art. 53'],
    ['ELEVADOR', { desnivelEntrada: 9.01 }, 'O elevador não dispensa a escada', 'art. 54'],
    [
      'RAMPA',
      { uso: 'GERAL' },
      'A rampa tem a largura exigida da escada que substitui e piso antiderrapante',
      'art. 55',
    ],
    [
      'MURO_FECHAMENTO',
      { baldio: true, viaPavimentada: true },
      'Muro ou cerca viva no alinhamento',
      'art. 66',
    ],
    [
      'PASSEIO',
      { larguraPasseio: 3 },
      'Sem degraus nem saliências, com piso antiderrapante',
      'arts. 69 e 70',
    ],
    [
      'PAREDE',
      { divisaOuEntreEconomias: true },
      'Outro material que não o tijolo comum: pelo menos os mesmos índices de resistência',
      'art. 40',
    ],
    ['INCOMBUSTIVEL', { uso: 'ESCOLA', parteTolerada: true }, 'A madeira é tolerada nesta parte', 'art. 42'],
    [
      'PORTA',
      { uso: 'AUDITORIO' },
      'A porta tem a largura do corredor e abre de dentro para fora',
      'art. 111, III',
    ],
    [
      'PORTARIA_MULTIFAMILIAR',
      { multifamiliar: true },
      'Portaria no acesso e local para a coleta do lixo',
      'art. 97',
    ],
    ['LOJA_EM_GALERIA', {}, 'Pode ter luz artificial e ventilar pela galeria', 'art. 103'],
    [
      'SANITARIO_ABERTURA',
      { noInterior: true, abreParaCozinha: false },
      'Ligada à rede de esgoto, ou a fossa séptica, e abastecida de água',
      'arts. 90 e 93',
    ],
    [
      'AREA_FECHADA',
      { permanencia: 'PROLONGADA' },
      'A área fechada só serve a compartimentos de utilização transitória',
      'art. 87, IV e V',
    ],
  ])('%s %j: %s (%s)', (requisito, fatos, nota, artigo) => {
    expect(notasDoRequisito(requisito, fatos)).toStrictEqual([`${nota} (${DA_LEI}, ${artigo})`]);
  });

  test.each<[string, Fatos]>([
    ['CORTE_PROTECAO', { desnivel: 1.2 }],
    ['COMPARTIMENTO_CLASSE', { compartimento: 'COPA' }],
    ['ESCADA_INCOMBUSTIVEL', { pavimentos: 2 }],
    ['ELEVADOR', { desnivelEntrada: 9 }],
    ['MURO_FECHAMENTO', { baldio: true, viaPavimentada: false }],
    ['INCOMBUSTIVEL', { uso: 'ESCOLA', parteTolerada: false }],
    ['INCOMBUSTIVEL', { uso: 'OUTRO', parteTolerada: true }], // nada se proíbe, nada há que tolerar
    ['PORTA', { uso: 'COLETIVO' }],
    ['PORTARIA_MULTIFAMILIAR', { multifamiliar: false }],
    ['AREA_FECHADA', { alturaH: 12, permanencia: 'TRANSITORIA' }],
  ])('e não se diz onde o artigo não obriga: %s %j', (requisito, fatos) => {
    expect(notasDoRequisito(requisito, fatos)).toStrictEqual([]);
  });

  test('o lance que passa dos limites precisa de patamar; o que não passa, não', () => {
    const patamar = `O lance precisa de patamar intermediário (${DA_LEI}, art. 49)`;
    const lance = (degraus: number) =>
      notasDoRequisito('ESCADA_LANCE', { degraus, espelho: 0.19, piso: 0.25 });
    expect(lance(20)).toContain(patamar); // 20 degraus > 19 e 20 × 0,19 = 3,80 m > 3,60 m
    expect(lance(19)).not.toContain(patamar);
  });
});
