import { type Aviso, confereAviso } from './confereAviso';
import { avisosEmAlfredoChaves } from './lancaEmAlfredoChaves';

// What the contract asks: a fact that was not told counts by the general rule, and the memória says so.
const naoInformados: readonly Aviso[] = [
  {
    regra: 'IMPOSTO_PREDIAL',
    de: { valorLocativo: 12000 },
    avisa: {},
    cala: { zona: 'URBANA' },
    aviso: 'Zona não informada: urbana, que é a regra geral',
    artigo: 'art. 12',
  },
  {
    regra: 'IMPOSTO_PREDIAL',
    de: { zona: 'SUBURBANA', valorLocativo: 12000 },
    avisa: {},
    cala: { servicos: ['AGUA'] },
    aviso: 'Serviços não informados: sem dedução',
    artigo: 'art. 12, § 1º',
  },
  {
    regra: 'INDUSTRIAS_PROFISSOES',
    de: { item: 'ACRESCIMO_EX_OFFICIO', impostoAnual: 1000 },
    avisa: {},
    cala: { devolveuImpressos: true },
    aviso: 'Devolução dos impressos não informada: sem aumento',
    artigo: 'art. 40, § 2º',
  },
  {
    regra: 'IMPOSTO_DIVERSOES',
    de: { precoIngresso: 20, ingressos: 10 },
    avisa: {},
    cala: { item: 'INGRESSO' },
    aviso: 'Espécie não informada: casa permanente, por ingresso',
    artigo: 'art. 32',
  },
  {
    regra: 'LICENCA_PUBLICIDADE',
    avisa: {},
    cala: { quantidade: 2 },
    aviso: 'Quantidade não informada: uma variedade',
    artigo: 'art. 67',
  },
  {
    regra: 'TAXA_AFERICAO',
    avisa: {},
    cala: { quantidade: 2 },
    aviso: 'Quantidade não informada: um estabelecimento',
    artigo: 'art. 93',
  },
  {
    regra: 'TAXA_MATADOURO',
    de: { valorTabela: 80, cabecas: 5 },
    avisa: {},
    cala: { distancia: 0 },
    aviso: 'Distância não informada: taxa inteira',
    artigo: 'art. 121',
  },
  {
    regra: 'MATRICULA_CAES',
    de: { quantidade: 1 },
    avisa: {},
    cala: { vacina: true },
    aviso: 'A matrícula exige o certificado de vacina',
    artigo: 'art. 64, § 1º',
    quando: 1964,
  },
  {
    regra: 'DIFERENCA_TRIBUTO',
    de: { principal: 500, intimacao: '1961-05-02' },
    avisa: {},
    cala: { pagamento: '1961-05-12' },
    aviso: 'Sem pagamento informado: não recolhida no prazo',
    artigo: 'art. 5º',
  },
  {
    regra: 'INCIDENCIA',
    de: { hipotese: 'SUINO' },
    avisa: {},
    cala: { compradorParticular: false },
    aviso: 'Comprador não qualificado: comerciante, que é a regra geral',
    artigo: 'art. 60',
  },
  {
    regra: 'IMPOSTO_TERRITORIAL',
    de: { area: 10 },
    avisa: {},
    cala: { zona: 'URBANA' },
    aviso: 'Zona não informada: urbana, que é a regra geral',
    artigo: 'art. 25',
  },
  {
    regra: 'SELO',
    avisa: {},
    cala: { item: 'REQUERIMENTO' },
    aviso: 'Papel não informado: requerimento',
    artigo: 'art. 83',
  },
  {
    regra: 'TAXA_CEMITERIO',
    de: { tipo: 'CARNEIRO' },
    avisa: {},
    cala: { item: 'INUMACAO' },
    aviso: 'Ato não informado: inumação',
    artigo: 'art. 123',
  },
  {
    regra: 'TAXA_CEMITERIO',
    avisa: { item: 'INUMACAO' },
    cala: { item: 'INUMACAO', tipo: 'SEPULTURA_RASA' },
    aviso: 'Espécie da sepultura não informada: sepultura rasa',
    artigo: 'art. 125',
  },
  {
    regra: 'TAXA_CEMITERIO',
    avisa: { item: 'CONCESSAO' },
    cala: { item: 'EXUMACAO' }, // the exhumation is one row, whatever the grave
    aviso: 'Espécie da sepultura não informada: sepultura rasa',
    artigo: 'art. 125',
  },
];

test.each(naoInformados)('$regra: $aviso', confereAviso);

test('a tarifa dada dispensa de dizer a zona, o lote ou o uso do prédio', () => {
  const zona = 'Zona não informada: urbana, que é a regra geral (Lei nº 132/1959, art. 25)';
  for (const dado of [{ valorTabela: 1 }, { lote: 'Lote 7' }])
    expect(avisosEmAlfredoChaves('IMPOSTO_TERRITORIAL', { area: 10, ...dado })).not.toContain(zona);
  const uso = 'Uso do prédio não informado: residencial (Lei nº 181/1963, art. 109 do Código, nova redação)';
  expect(avisosEmAlfredoChaves('TAXA_AGUA', {}, 1964)).toContain(uso);
  for (const dado of [{ valorTabela: 720 }, { atividade: 'RESIDENCIAL' }])
    expect(avisosEmAlfredoChaves('TAXA_AGUA', dado, 1964)).not.toContain(uso);
});
