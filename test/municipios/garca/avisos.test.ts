import { type Fatos, memoriaEmGarca } from './lancaEmGarca';

const avisos = (regra: string, fatos: Fatos, exercicio?: number) =>
  memoriaEmGarca(regra, fatos, exercicio).avisos;

const LEI = 'Lei nº 147/1950';

describe('o que não foi informado e decide deixa aviso, que some quando se informa', () => {
  test.each<[string, Fatos, Fatos, string]>([
    [
      'IMPOSTO_DIVERSOES',
      { item: 'QUERMESSE', periodos: 1 },
      { local: 'SEDE' },
      `Lugar não informado: o perímetro urbano (${LEI}, Tabela H)`,
    ],
    [
      'LICENCA_REABERTURA',
      { diasFechado: 31 },
      { motivoJusto: false },
      `Motivo justo não informado: considera-se que não há (${LEI}, art. 40)`,
    ],
    [
      'LICENCA_TEMPORARIA',
      { item: 'QUERMESSES_CIRCOS' },
      { local: 'SEDE' },
      `Lugar não informado: a tarifa da sede (${LEI}, tabela das licenças especiais)`,
    ],
    [
      'TAXA_CEMITERIO',
      { item: 'MURETAS' },
      { pessoa: 'ADULTO' },
      `Pessoa não informada: a coluna do adulto (${LEI}, Tabela M)`,
    ],
    [
      'TAXA_VIAS_NAO_PAVIMENTADAS',
      { frente: 10 },
      { local: 'SEDE' },
      `Lugar não informado: a sede (${LEI}, art. 133, parágrafo único)`,
    ],
    [
      'TAXA_LIXO',
      { valorLocativo: 6000 },
      { atividade: 'RESIDENCIA' },
      `Ocupação não informada: sem o mínimo (${LEI}, art. 145, § 1º)`,
    ],
    [
      'TAXA_FORMIGUEIROS',
      { quantidade: 1 },
      { material: 35.5 },
      `Material não informado: some o custo dele (${LEI}, art. 149)`,
    ],
    ['EMOLUMENTOS', { item: 'VISTORIA' }, { zona: 'URBANA' }, 'Zona não informada: vistoria na zona urbana'],
    [
      'MULTA',
      { infracao: 'PUBLICIDADE_SEM_LICENCA' },
      { impostoDevido: 30 },
      `Além da multa, deve-se o imposto (${LEI}, art. 81)`,
    ],
    [
      'IMPOSTO_PREDIAL',
      { aluguel: 30000, valorVenal: 1, mobiliado: true },
      { moveis: 5000 },
      'Aluguel dos móveis não informado: sem dedução',
    ],
    [
      'IMPOSTO_PREDIAL',
      { valorLocativoArbitrado: 12500, valorVenal: 1, ocupacao: 'PROPRIETARIO' },
      { valorLocativoArbitradoAnterior: 10000 },
      'Arbitramento anterior não informado: sem o limite da variação (art. 16, § 3º)',
    ],
    [
      'MORA',
      { principal: 100 },
      { emAtraso: false },
      `Atraso não informado: pago no prazo (${LEI}, art. 10)`,
    ],
    [
      'MORA',
      { principal: 100, vencimento: '1952-03-03' },
      { pagamento: '1952-03-04' },
      `Atraso não informado: pago no prazo (${LEI}, art. 10)`,
    ],
  ])('%s %j: sem %j', (regra, fatos, informado, aviso) => {
    expect(avisos(regra, fatos)).toContain(aviso);
    expect(avisos(regra, { ...fatos, ...informado })).not.toContain(aviso);
  });

  test('nas estradas, as benfeitorias das demais propriedades; zero é informação', () => {
    const demais = { tipo: 'DEMAIS', area: 1000000 };
    const aviso = 'Benfeitorias não informadas: conta-se só a terra';
    expect(avisos('TAXA_ESTRADAS', demais, 1953)).toContain(aviso);
    expect(avisos('TAXA_ESTRADAS', { ...demais, benfeitorias: 0 }, 1953)).not.toContain(aviso);
  });
});

describe('o que foi informado e a lei não conta, ou conta de outro modo, deixa aviso', () => {
  test.each<[string, number, Fatos, Fatos, string]>([
    [
      'IMPOSTO_PREDIAL',
      1952,
      { aluguel: 30000, valorVenal: 1 },
      { utilidadesSeparadas: 5000 },
      'Luz, força, água e gás pagos à parte não entram no aluguel (art. 17)',
    ],
    [
      'EMOLUMENTOS',
      1952,
      { item: 'PROJETO_COMUM', area: 60 },
      { semLicenca: true },
      `Obra sem licença: só paga o quádruplo se puder ser conservada (${LEI}, art. 158, § 1º)`,
    ],
    // até 1952 só conta o pé em produção
    [
      'TAXA_ESTRADAS',
      1952,
      { tipo: 'CAFEEIRA', cafeeirosProducao: 20000 },
      { cafeeirosNovos: 5000 },
      `O pé que ainda não produz não entra no valor (${LEI}, art. 129)`,
    ],
    [
      'TAXA_ESTRADAS',
      1953,
      { tipo: 'DEMAIS', area: 1000000 },
      { areaNoMunicipio: 600000 },
      'G-101 (art. 128, parágrafo único), leitura provável: do imóvel na divisa só conta a área dentro de Garça',
    ],
    // 3% × 10.000,00 = 300,00; 3% × 10.001,00 = 300,03: em 1952 já não se sabe se há duas prestações
    [
      'TAXA_LIXO',
      1952,
      { valorLocativo: 10000 },
      { valorLocativo: 10001 },
      'Taxa superior a Cr$ 300,00: não se sabe se ainda se divide em duas prestações',
    ],
    [
      'MORA',
      1952,
      { principal: 100, emAtraso: true, mesesAtraso: 1 },
      { mesesAtraso: 2 },
      `A multa não se repete por mês (${LEI}, art. 10)`,
    ],
  ])('%s em %d, %j: com %j', (regra, exercicio, fatos, informado, aviso) => {
    expect(avisos(regra, fatos, exercicio)).not.toContain(aviso);
    expect(avisos(regra, { ...fatos, ...informado }, exercicio)).toContain(aviso);
  });
});

test('mora: com as duas datas, ou dito o atraso, nada se presume', () => {
  const datas = { vencimento: '1952-03-03', pagamento: '1952-03-04' };
  for (const fatos of [datas, { ...datas, emAtraso: false }, { emAtraso: true }])
    expect(avisos('MORA', { principal: 100, ...fatos }).join()).not.toContain('Atraso não informado');
});

test('estradas: quem já pagou a taxa de uma só prestação é avisado de que nada resta', () => {
  const pago = (area: number) =>
    avisos('TAXA_ESTRADAS', { tipo: 'DEMAIS', area, primeiraPaga: true, pagamento: '1953-11-16' }, 1953);
  const aviso = `Taxa de uma só prestação, já paga (${LEI}, art. 132)`;
  // 0,25% × 120.000,00 = 300,00, uma só; 0,25% × 200.000,00 = 500,00, duas
  expect(pago(1200000)).toContain(aviso);
  expect(pago(2000000)).not.toContain(aviso);
});

test('estradas: só a primeira prestação não paga no prazo faz vencer a segunda', () => {
  const pago = (pagamento: string) =>
    avisos('TAXA_ESTRADAS', { tipo: 'DEMAIS', area: 2000000, pagamento }, 1953);
  const aviso = `Não paga a primeira prestação no prazo, vence também a segunda (${LEI}, art. 132, parágrafo único)`;
  expect(pago('1953-08-15')).not.toContain(aviso);
  expect(pago('1953-08-17')).toContain(aviso);
});

test('predial: o prédio novo terminado depois de junho avisa que não se conta mora', () => {
  const pago = (terminoObra: string) =>
    avisos('IMPOSTO_PREDIAL', {
      item: 'PREDIO_NOVO',
      valorLocativo: 15000,
      valorVenal: 1,
      terminoObra,
      pagamento: '1952-12-31',
    });
  const aviso = 'Prédio novo, terminado depois de junho: o Código não diz quando vence, e não se conta mora';
  expect(pago('1952-06-30')).not.toContain(aviso);
  expect(pago('1952-07-01')).toContain(aviso);
});
