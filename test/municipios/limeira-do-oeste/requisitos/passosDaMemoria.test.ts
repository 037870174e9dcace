import { passosDoRequisito } from '../lancaEmLimeira';

type Fatos = Readonly<Record<string, unknown>>;

describe('A memória mostra a conta de cada medida, e a medida no fim', () => {
  test.each<[string, Fatos, readonly string[]]>([
    [
      'TAPUME',
      { noAlinhamento: true, larguraPasseio: 2.5 }, // 2,50 ÷ 2
      [
        'Metade do passeio: 2,50 m × 1 ÷ 2 = 1,25 m',
        'Altura mínima (m): 2,00 m = 2,00 m',
        'Ocupação máxima (m): 1,25 m = 1,25 m',
      ],
    ],
    ['TAPUME', { noAlinhamento: false, viaPavimentada: false }, []],
    [
      'MARQUISE',
      { larguraPasseio: 2.4 },
      [
        'Metade do passeio: 2,40 m × 1 ÷ 2 = 1,20 m',
        'Balanço máximo (m): 1,20 m = 1,20 m',
        'Altura mínima (m): 2,50 m = 2,50 m',
      ],
    ],
    [
      'PASSEIO',
      { larguraPasseio: 2.5 }, // 2% de 2,50
      ['Do alinhamento ao meio-fio: 2% × 2,50 m = 0,05 m', 'Desnível (m): 0,05 m = 0,05 m'],
    ],
    [
      'CORREDOR',
      { uso: 'COLETIVO', comprimento: 12.5 }, // 1,20 + 0,10 × 2,5
      [
        'Comprimento além de 10 m: 12,50 m − 10,00 m (nunca abaixo de zero) = 2,50 m',
        'Metros excedentes: 2,50 m ÷ 1,00 m = 2,5',
        'Acréscimo: 0,10 m × 2,5 = 0,25 m',
        'Largura com o acréscimo: 1,20 m + 0,25 m = 1,45 m',
        'Largura mínima (m): 1,45 m = 1,45 m',
      ],
    ],
    [
      'PORTA',
      { uso: 'AUDITORIO', larguraCorredor: 2.1 },
      ['Largura da porta: o maior de 1,50 m; 2,10 m = 2,10 m', 'Largura mínima (m): 2,10 m = 2,10 m'],
    ],
    [
      'ABERTURA',
      { permanencia: 'PROLONGADA', area: 12, areaVaranda: 6 }, // (12 + 6) ÷ 6; metade para ventilar
      [
        'Piso e varanda: 12,00 m² + 6,00 m² = 18,00 m²',
        'Fração do piso: 18,00 m² × 1 ÷ 6 = 3,00 m²',
        'Abertura: o maior de 0,20 m²; 3,00 m² = 3,00 m²',
        'Metade para ventilar: 50% × 3,00 m² = 1,50 m²',
        'Iluminação mínima (m²): 3,00 m² = 3,00 m²',
        'Ventilação mínima (m²): 1,50 m² = 1,50 m²',
      ],
    ],
    [
      'AREA_ABERTA',
      { alturaH: 5 },
      [
        'H ÷ 10: 5,00 m × 1 ÷ 10 = 0,50 m',
        'D = H ÷ 10 + 1,50 m: 0,50 m + 1,50 m = 2,00 m',
        'Diâmetro mínimo (m): 2,00 m = 2,00 m',
      ],
    ],
    [
      'AREA_FECHADA',
      { alturaH: 12 },
      [
        'H ÷ 6: 12,00 m × 1 ÷ 6 = 2,00 m',
        'D = H ÷ 6 + 2,00 m: 2,00 m + 2,00 m = 4,00 m',
        'Diâmetro mínimo (m): 4,00 m = 4,00 m',
        'Área mínima (m²): 10,00 m² = 10,00 m²',
      ],
    ],
    ['AREA_FECHADA', { alturaH: 12, permanencia: 'PROLONGADA' }, []],
    [
      'RAMPA',
      { altura: 1, comprimento: 10, uso: 'AUDITORIO' },
      [
        'Altura ÷ distância: 1,00 m ÷ 10,00 m = 0,1',
        'Declividade máxima: 10% = 10%',
        'Declividade: 0,1 = 0,1',
      ],
    ],
    [
      'ESCADA_LANCE',
      { degraus: 19, espelho: 0.18, piso: 0.25 }, // 19 × 0,18
      [
        'Altura do lance: 0,18 m × 19 = 3,42 m',
        'Piso mínimo do degrau (m): 0,25 m = 0,25 m',
        'Altura máxima do degrau (m): 0,19 m = 0,19 m',
        'Máximo de degraus: 19 = 19',
        'Altura máxima (m): 3,60 m = 3,60 m',
        'Altura (m): 3,42 m = 3,42 m',
      ],
    ],
    [
      'PE_DIREITO',
      { uso: 'COMERCIO', area: 80 },
      ['Pé-direito: 4,00 m (valor da faixa) = 4,00 m', 'Pé-direito mínimo (m): 4,00 m = 4,00 m'],
    ],
    [
      'CHAMINE',
      { altura: 20 },
      ['Um quinto da altura: 20,00 m × 1 ÷ 5 = 4,00 m', 'Afastamento mínimo (m): 4,00 m = 4,00 m'],
    ],
    [
      'AUDITORIO_VENTILACAO',
      { area: 123.4 },
      ['Um décimo do piso: 123,40 m² × 1 ÷ 10 = 12,34 m²', 'Ventilação mínima (m²): 12,34 m² = 12,34 m²'],
    ],
    ['PISCINA', { usoColetivo: true }, []],
  ])('%s %j', (requisito, fatos, passos) => {
    expect(passosDoRequisito(requisito, fatos)).toStrictEqual(passos);
  });
});

describe('Pela outra leitura a conta que se mostra é a outra', () => {
  test('corredor: metros começados (art. 44, III)', () => {
    // 2,50 m além de dez são três metros começados: 1,20 + 0,30
    const fatos = { uso: 'COLETIVO', comprimento: 12.5 };
    expect(passosDoRequisito('CORREDOR', fatos, { alternativas: ['L12'] })).toStrictEqual([
      'Comprimento além de 10 m: 12,50 m − 10,00 m (nunca abaixo de zero) = 2,50 m',
      'Metros começados: 2,50 m ÷ 1,00 m (fração conta por inteiro) = 3',
      'Acréscimo: 0,10 m × 3 = 0,30 m',
      'Largura com o acréscimo: 1,20 m + 0,30 m = 1,50 m',
      'Largura mínima (m): 1,50 m = 1,50 m',
    ]);
  });

  test('escritórios: a menor das duas exigências, e não a maior (art. 105)', () => {
    // 8 salas: um grupo de dez; 401 m²: dois grupos de 400
    const fatos = { salas: 8, area: 401 };
    const grupos = [
      'Pelas salas: 8 ÷ 10 (fração conta por inteiro) = 1',
      'Pela área: 401,00 m² ÷ 400,00 m² (fração conta por inteiro) = 2',
    ];
    expect(passosDoRequisito('SANITARIOS_ESCRITORIOS', fatos)).toStrictEqual([
      ...grupos,
      'A maior exigência: o maior de 1; 2 = 2',
      'Vasos por sexo: 2 = 2',
      'Lavatórios por sexo: 2 = 2',
    ]);
    expect(passosDoRequisito('SANITARIOS_ESCRITORIOS', fatos, { alternativas: ['L34'] })).toStrictEqual([
      ...grupos,
      'A menor exigência: o menor de 1; 2 = 1',
      'Vasos por sexo: 1 = 1',
      'Lavatórios por sexo: 1 = 1',
    ]);
  });
});
