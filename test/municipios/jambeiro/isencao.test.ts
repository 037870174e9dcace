import { avisosEmJambeiro, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const isento = (hipotese: string, fatos: Fatos = {}) => {
  const resultado = lancaEmJambeiro('ISENCAO', { hipotese, ...fatos });
  return 'falha' in resultado ? resultado.falha : resultado.isento;
};

describe('Isenções do art. 60 que não se requerem', () => {
  const domiciliar = { volumeAnual: 20000, trabalhoIndividual: true, portasAbertas: false, oficiais: 0 };

  test('indústria domiciliar: até 20.000,00 e todas as condições', () => {
    expect(isento('INDUSTRIA_DOMICILIAR', domiciliar)).toBe(true);
    expect(isento('INDUSTRIA_DOMICILIAR', { ...domiciliar, volumeAnual: 20000.01 })).toBe(false);
    expect(isento('INDUSTRIA_DOMICILIAR', { ...domiciliar, trabalhoIndividual: false })).toBe(false);
    expect(isento('INDUSTRIA_DOMICILIAR', { ...domiciliar, portasAbertas: true })).toBe(false);
    expect(isento('INDUSTRIA_DOMICILIAR', { ...domiciliar, oficiais: 1 })).toBe(false);
    expect(isento('INDUSTRIA_DOMICILIAR', { ...domiciliar, volumeAnual: undefined })).toBe(false);
  });

  test('lavrador: até 24.000,00', () => {
    expect(isento('LAVRADOR', { volumeAnual: 24000 })).toBe(true);
    expect(isento('LAVRADOR', { volumeAnual: 24000.01 })).toBe(false);
    expect(isento('LAVRADOR')).toBe(false);
  });

  test.each([
    'JORNALEIRO',
    'MOTORISTA_ALUGUEL',
    'VEICULO_UNICO',
    'OPERARIO_DOMESTICO',
    'FUNCIONARIO',
    'SERVENTUARIO',
    'PROFESSOR',
  ])('%s isenta pela qualidade', (hipotese) => {
    expect(isento(hipotese)).toBe(true);
  });
});

describe('Isenções do art. 60 que se requerem cada ano (letras k a r)', () => {
  const pensao = { volumeAnual: 30000, pensionistas: 5, soRefeicoes: true, requereu: true };

  test('pensão: até 5 pensionistas e 30.000,00, só com refeições em horas certas', () => {
    expect(isento('PENSAO_FAMILIAR', pensao)).toBe(true);
    expect(isento('PENSAO_FAMILIAR', { ...pensao, pensionistas: 6 })).toBe(false);
    expect(isento('PENSAO_FAMILIAR', { ...pensao, volumeAnual: 30000.01 })).toBe(false);
    expect(isento('PENSAO_FAMILIAR', { ...pensao, soRefeicoes: false })).toBe(false);
    expect(isento('PENSAO_FAMILIAR', { ...pensao, requereu: false })).toBe(false);
  });

  test('gerente: a casa paga até 10.000,00', () => {
    expect(isento('GERENTE', { impostoIndustrias: 10000, requereu: true })).toBe(true);
    expect(isento('GERENTE', { impostoIndustrias: 10000.01, requereu: true })).toBe(false);
    expect(isento('GERENTE', { impostoIndustrias: 10000 })).toBe(false);
  });

  test('feirante: até 20.000,00', () => {
    expect(isento('FEIRANTE', { volumeAnual: 20000, requereu: true })).toBe(true);
    expect(isento('FEIRANTE', { volumeAnual: 20000.01, requereu: true })).toBe(false);
    expect(isento('FEIRANTE', { volumeAnual: 15000 })).toBe(false);
  });

  test.each(['CARIDADE', 'ASSOCIACAO', 'AUXILIAR', 'AGRICOLA', 'SERRARIA_OLARIA', 'ENSINO'])(
    '%s isenta só a quem requereu',
    (hipotese) => {
      expect(isento(hipotese, { requereu: true })).toBe(true);
      expect(isento(hipotese, { requereu: false })).toBe(false);
      expect(isento(hipotese)).toBe(false);
    },
  );

  test('não servem a outro tributo', () => {
    expect(isento('LAVRADOR', { volumeAnual: 100, tributo: 'IMPOSTO_PREDIAL' })).toBe(false);
  });
});

describe('Isenções gerais dos arts. 2º e 3º', () => {
  test.each([
    'UNIAO_ESTADO',
    'TEMPLO',
    'VEICULO_LAVOURA',
    'MAQUINA_PREPARO_TERRA',
    'ABATE_FAZENDA',
    'GENEROS_FAZENDA',
  ])('%s isenta de impostos e taxas', (hipotese) => {
    expect(isento(hipotese)).toBe(true);
    expect(isento(hipotese, { tributo: 'TAXA_ESTRADAS' })).toBe(true);
  });

  test('a venda do pequeno produtor isenta, salvo da taxa de localização', () => {
    expect(isento('PEQUENO_PRODUTOR')).toBe(true);
    expect(isento('PEQUENO_PRODUTOR', { tributo: 'TAXA_LOCALIZACAO' })).toBe(false);
    expect(isento('PEQUENO_PRODUTOR', { tributo: 'TAXA_ESTRADAS' })).toBe(true);
    expect(isento('UNIAO_ESTADO', { tributo: 'TAXA_LOCALIZACAO' })).toBe(true);
  });

  test.each([
    'ASSOCIACAO_ESPORTIVA',
    'HOSPITAL_CARIDADE',
    'INSTITUICAO_BENEFICENTE',
    'OBRA_INTERESSE_SOCIAL',
  ])('%s isenta com o ato do Prefeito, e só de impostos', (hipotese) => {
    expect(isento(hipotese, { atoPrefeito: true })).toBe(true);
    expect(isento(hipotese)).toBe(false);
    expect(isento(hipotese, { atoPrefeito: true, tributo: 'TAXA_ESTRADAS' })).toBe(false);
  });

  test('hipótese que a lei não tem é fato errado', () => {
    expect(isento('ASTRONAUTA')).toBe('VALOR');
  });
});

describe('O que se avisa ao dizer se isenta', () => {
  const avisos = (hipotese: string, fatos: Fatos) => avisosEmJambeiro('ISENCAO', { hipotese, ...fatos });

  test.each([
    [
      'LAVRADOR',
      { volumeAnual: 24000 },
      ['Pequeno lavrador que negocia os produtos da sua lavoura (Lei nº 104/1958, art. 60, j)'],
    ],
    [
      'LAVRADOR',
      { volumeAnual: 25000 },
      ['Só isenta quando: até Cr$ 24.000,00 anuais (Lei nº 104/1958, art. 60, j)'],
    ],
    [
      'LAVRADOR',
      { volumeAnual: 100, tributo: 'IMPOSTO_PREDIAL' },
      ['A hipótese só isenta do imposto de indústrias e profissões (Lei nº 104/1958, art. 60, j)'],
    ],
    [
      'HOSPITAL_CARIDADE',
      { atoPrefeito: true, tributo: 'TAXA_ESTRADAS' },
      ['A hipótese isenta de impostos, não de taxas (Lei nº 104/1958, art. 3º, 2º)'],
    ],
    [
      'PEQUENO_PRODUTOR',
      { tributo: 'TAXA_LOCALIZACAO' },
      ['A taxa de localização fica ressalvada; veja o art. 118, § 1º (Lei nº 104/1958, art. 2º, 3º)'],
    ],
    [
      'AUXILIAR',
      { requereu: true },
      [
        'J57 (art. 60, n), leitura provável: auxiliares sempre isentos; gerentes e equiparados só quando a casa paga até 10.000,00',
        'Auxiliar ou empregado de escritório, comércio ou indústria (Lei nº 104/1958, art. 60, n)',
      ],
    ],
    [
      'AUXILIAR',
      { requereu: false },
      ['Só isenta quando: requerida no exercício (art. 60, § 2º) (Lei nº 104/1958, art. 60, n)'],
    ],
  ])('%s %j', (hipotese, fatos, esperados) => {
    expect(avisos(hipotese, fatos)).toStrictEqual(esperados);
  });
});

describe('A mesma hipótese, alegada no imposto', () => {
  const casa = { item: 'TOTAL', atividade: 'COMERCIO', valorLocativo: 12000, parteFixa: 800 };

  test('isenta quando satisfeita, e paga quando não', () => {
    expect(
      lancaEmJambeiro('INDUSTRIAS_PROFISSOES', { ...casa, isencao: 'LAVRADOR', volumeAnual: 24000 }),
    ).toMatchObject({ isento: true, valor: 0, fundamento: 'Lei nº 104/1958, art. 60, j' });
    // 800 + 1.200 + 200
    expect(
      lancaEmJambeiro('INDUSTRIAS_PROFISSOES', { ...casa, isencao: 'LAVRADOR', volumeAnual: 24000.01 }),
    ).toMatchObject({ valor: 2200 });
  });
});
