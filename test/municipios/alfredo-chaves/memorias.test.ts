import type { Fatos } from '../lancaEm';
import { linhaComplementar, passosEmAlfredoChaves } from './lancaEmAlfredoChaves';

describe('Predial, passo a passo', () => {
  const passos = (fatos: Fatos, quando?: number) => passosEmAlfredoChaves('IMPOSTO_PREDIAL', fatos, quando);

  test('o ano inteiro na zona urbana é um passo só', () => {
    expect(passos({ zona: 'URBANA', valorLocativo: 12000 })).toStrictEqual([
      'Imposto: 10% × Cr$ 12.000,00 = Cr$ 1.200,00',
    ]);
  });

  test('com sublocação escolhe-se a renda máxima; com um valor só, não há o que escolher', () => {
    expect(passos({ zona: 'URBANA', aluguel: 10000, sublocacao: 12000 })).toStrictEqual([
      'Renda máxima do ano: o maior de Cr$ 10.000,00; Cr$ 12.000,00 = Cr$ 12.000,00',
      'Imposto: 10% × Cr$ 12.000,00 = Cr$ 1.200,00',
    ]);
    expect(passos({ zona: 'URBANA', aluguel: 10000 })).toStrictEqual([
      'Imposto: 10% × Cr$ 10.000,00 = Cr$ 1.000,00',
    ]);
  });

  test('na suburbana, com um serviço só, moradia do dono e três meses vagos', () => {
    const fatos = {
      zona: 'SUBURBANA',
      valorLocativo: 12000,
      servicos: ['AGUA'],
      ocupacao: 'PROPRIETARIO',
      mesesDesocupado: 3,
      requereu: true,
    };
    expect(passos(fatos)).toStrictEqual([
      'Imposto: 8% × Cr$ 12.000,00 = Cr$ 960,00',
      'Dedução: 50% × Cr$ 960,00 = Cr$ 480,00',
      'Imposto na falta de serviço: Cr$ 960,00 − Cr$ 480,00 = Cr$ 480,00',
      'Dedução da moradia: 25% × Cr$ 480,00 = Cr$ 120,00',
      'Imposto da moradia: Cr$ 480,00 − Cr$ 120,00 = Cr$ 360,00',
      'Imposto dos meses devidos: Cr$ 360,00 × 9 ÷ 12 = Cr$ 270,00',
    ]);
  });

  test('sem nenhum serviço paga-se um terço, do ano ou dos meses devidos, com uma só divisão', () => {
    const semServicos = { zona: 'SUBURBANA', valorLocativo: 12000, servicos: 'NENHUM' };
    expect(passos(semServicos)).toStrictEqual([
      'Imposto: 8% × Cr$ 12.000,00 = Cr$ 960,00',
      'Terços a pagar: 3 − 2 = 1',
      'Imposto sem nenhum serviço: Cr$ 960,00 × 1 ÷ 3 = Cr$ 320,00',
    ]);
    // Nine months: 960 × 1/3 × 9/12 = 960 × 9/36 = 240
    expect(passos({ ...semServicos, demolicaoVerificada: '1961-09-02' })).toStrictEqual([
      'Imposto: 8% × Cr$ 12.000,00 = Cr$ 960,00',
      'Terços a pagar: 3 − 2 = 1',
      'Terços a pagar × meses devidos: 1 × 9 = 9',
      'Terços × meses do ano: 3 × 12 = 36',
      'Imposto sem serviço, nos meses devidos: Cr$ 960,00 × 9 ÷ 36 = Cr$ 240,00',
    ]);
  });

  test('em fevereiro, o imposto e o desconto arredondam-se cada um por si', () => {
    // 1.234,56 × 10% = 123,456 → 123,46; × 5% = 6,173 → 6,17; 123,46 − 6,17 = 117,29
    const fatos = { zona: 'URBANA', valorLocativo: 1234.56, pagamento: '1961-02-10', integral: true };
    expect(passos(fatos)).toStrictEqual([
      'Imposto: 10% × Cr$ 1.234,56 = Cr$ 123,456',
      'Imposto do ano: Cr$ 123,456 (ao centavo, meio centavo para cima) = Cr$ 123,46',
      'Desconto de fevereiro: 5% × Cr$ 123,46 = Cr$ 6,173',
      'Desconto: Cr$ 6,173 (ao centavo, meio centavo para cima) = Cr$ 6,17',
      'Imposto com o desconto: Cr$ 123,46 − Cr$ 6,17 = Cr$ 117,29',
    ]);
  });
});

test('territorial: a redução sai do imposto, e a área mostra-se à parte', () => {
  // Building and yard: 120 × 4/3 = 160 m², half of which is not charged: 600 − 80 = 520 m²; × 0,50 = 260
  expect(
    passosEmAlfredoChaves('IMPOSTO_TERRITORIAL', { area: 600, areaPredio: 120, valorTabela: 0.5 }),
  ).toStrictEqual([
    'Imposto do lote inteiro: Cr$ 0,50 × 600,00 m² = Cr$ 300,00',
    'Imposto da área do prédio: Cr$ 0,50 × 120,00 m² = Cr$ 60,00',
    'Prédio e quintal, em terços: 3 + 1 = 4',
    'Parte do prédio e do quintal: Cr$ 60,00 × 4 ÷ 3 = Cr$ 80,00',
    'Parte reduzida, até o limite do lote: o menor de Cr$ 300,00; Cr$ 80,00 = Cr$ 80,00',
    'Redução: 50% × Cr$ 80,00 = Cr$ 40,00',
    'Imposto: Cr$ 300,00 − Cr$ 40,00 = Cr$ 260,00',
    'Prédio e quintal, em terços: 3 + 1 = 4',
    'Parte do prédio e do quintal: 120,00 m² × 4 ÷ 3 = 160,00 m²',
    'Parte reduzida, até o limite do lote: o menor de 600,00 m²; 160,00 m² = 160,00 m²',
    'Redução: 50% × 160,00 m² = 80,00 m²',
    'Área tributável: 600,00 m² − 80,00 m² = 520,00 m²',
    'Área tributável, a duas casas: 520,00 m² (2 casas) = 520,00 m²',
  ]);
});

test.each<[string, Fatos, readonly string[], number]>([
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'ACRESCIMO_EX_OFFICIO', devolveuImpressos: false, impostoAnual: 1000 },
    [
      'Aumento: 50% × Cr$ 1.000,00 = Cr$ 500,00',
      'Imposto com o aumento: Cr$ 1.000,00 + Cr$ 500,00 = Cr$ 1.500,00',
    ],
    1961,
  ],
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'ACRESCIMO_EX_OFFICIO', devolveuImpressos: false, impostoAnterior: 1800 },
    [
      'Dobro do exercício anterior: Cr$ 1.800,00 × 2 = Cr$ 3.600,00',
      'Acréscimo: Cr$ 3.600,00 − Cr$ 1.800,00 = Cr$ 1.800,00',
    ],
    1961,
  ],
  [
    'MORA',
    { principal: 600, vencimento: '1961-03-15', pagamento: '1961-05-20' },
    [
      'Multa de um mês: 1% × Cr$ 600,00 = Cr$ 6,00',
      'Multa dos meses: Cr$ 6,00 × 2 = Cr$ 12,00',
      'Total a pagar: Cr$ 600,00 + Cr$ 12,00 = Cr$ 612,00',
    ],
    1961,
  ],
  [
    'MULTA',
    { infracao: 'VEICULO_FALSO_DOMICILIO', impostoDevido: 800 },
    [
      'Multa igual à licença: Cr$ 800,00 = Cr$ 800,00',
      'Multa e tributo: Cr$ 800,00 + Cr$ 800,00 = Cr$ 1.600,00',
    ],
    1961,
  ],
  [
    'TAXA_MATADOURO',
    { valorTabela: 80, bovinos: 2, suinos: 3, distancia: 4000 },
    [
      'Cabeças: 2 + 3 = 5',
      'Taxa: Cr$ 80,00 × 5 = Cr$ 400,00',
      'Abatimento: 50% × Cr$ 400,00 = Cr$ 200,00',
      'Taxa fora da área: Cr$ 400,00 − Cr$ 200,00 = Cr$ 200,00',
    ],
    1961,
  ],
  [
    'LICENCA_OBRA',
    { tipo: 'CONSTRUCAO', licencaPrevia: false },
    ['Licença em dobro: Cr$ 150,00 × 2 = Cr$ 300,00'],
    1964,
  ],
])('%s %j', (regra, fatos, passos, quando) => {
  expect(passosEmAlfredoChaves(regra, fatos, quando)).toStrictEqual(passos);
});

test('adicional pela outra leitura (L-56): depois do desconto de fevereiro', () => {
  const fatos = {
    tributo: 'IMPOSTO_TERRITORIAL',
    principal: 260,
    pagamento: '1961-02-10',
    integral: true,
  };
  expect(passosEmAlfredoChaves('ADICIONAL', fatos, 1961, { alternativas: ['L-56'] })).toStrictEqual([
    'Desconto: 5% × Cr$ 260,00 = Cr$ 13,00',
    'Imposto com o desconto: Cr$ 260,00 − Cr$ 13,00 = Cr$ 247,00',
    'Adicional: 10% × Cr$ 247,00 = Cr$ 24,70',
  ]);
});

test('talho por cabeça: uma linha para cada espécie, e a soma', () => {
  const talho = (fatos: Fatos) =>
    passosEmAlfredoChaves('LICENCA_TALHO', { semRegistro: true, ...fatos }, 1961, {
      tabelas: [
        linhaComplementar('Tabela nº 6', 'BOVINO', 20),
        linhaComplementar('Tabela nº 6', 'SUINO', 8),
        linhaComplementar('Tabela nº 6', 'CABECA', 10),
      ],
    });
  expect(talho({ bovinos: 2, suinos: 3 })).toStrictEqual([
    'Por cabeça: Cr$ 20,00 (Bovino, tabela complementar: informada no teste) = Cr$ 20,00',
    'Bovino: Cr$ 20,00 × 2 = Cr$ 40,00',
    'Por cabeça: Cr$ 8,00 (Suíno, tabela complementar: informada no teste) = Cr$ 8,00',
    'Suíno: Cr$ 8,00 × 3 = Cr$ 24,00',
    'Imposto por cabeça: Cr$ 40,00 + Cr$ 24,00 = Cr$ 64,00',
  ]);
  expect(talho({ cabecas: 0 })).toStrictEqual([
    'Por cabeça: Cr$ 10,00 (Cabeça de gado, sem espécie dita, tabela complementar: informada no teste) = Cr$ 10,00',
    'Imposto: Cr$ 10,00 × 0 = Cr$ 0,00',
  ]);
});
