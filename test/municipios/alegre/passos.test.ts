import { memoriaEmAlegre } from './emAlegre';

type Fatos = Readonly<Record<string, unknown>>;

test.each<[string, Fatos, string, string, string, string[]?]>([
  // art. 156: um ano, em meses
  ['CABIMENTO', { ato: 'LOCACAO_PROPRIOS', meses: 6 }, 'Máximo de meses', '1 × 12', '12'],
  // Tabela nº 1 do Selo: 10,00 por folha
  ['SELO', { item: 'CERTIDAO_PROCESSO_LIVRO', folhas: 3 }, 'Selo das folhas', 'Cr$ 10,00 × 3', 'Cr$ 30,00'],
  // art. 46: fechando no 2º semestre, o imposto do ano inteiro
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'ENCERRAMENTO', impostoAnual: 1250, fechamento: '1952-09-01' },
    'As duas prestações',
    'Cr$ 1.250,00',
    'Cr$ 1.250,00',
  ],
  // Localizar-se e transferir pagam o mesmo, cada um por sua linha; o ramo não licenciado, pela da localização (L-48).
  [
    'LICENCA_ESTABELECIMENTO',
    { item: 'TRANSFERENCIA' },
    'Licença',
    'Cr$ 100,00 (Transferência de estabelecimento)',
    'Cr$ 100,00',
  ],
  [
    'LICENCA_ESTABELECIMENTO',
    { item: 'RAMO_NAO_LICENCIADO' },
    'Licença',
    'Cr$ 100,00 (Localização ou início de profissão)',
    'Cr$ 100,00',
  ],
  [
    'LICENCA_VEICULO',
    { tipo: 'TRACAO_ANIMAL_PASSAGEIROS', rodas: 2 },
    'Licença',
    'Cr$ 50,00 (Passageiros, duas rodas)',
    'Cr$ 50,00',
  ],
  // 11 animais: 50,00 × 11 ÷ 10
  [
    'LICENCA_VEICULO',
    { tipo: 'TROPA', quantidade: 11 },
    'Licença em proporção',
    'Cr$ 50,00 × 11 ÷ 10',
    'Cr$ 55,00',
    ['L-51'],
  ],
  [
    'TAXA_CEMITERIO',
    { item: 'CARNEIRA_MENOR_5', idade: 7 },
    'Taxa',
    'Cr$ 400,00 (Carneira de adulto, 5 anos)',
    'Cr$ 400,00',
    ['L-97'],
  ],
  [
    'TAXA_CEMITERIO',
    { item: 'CARNEIRA_MENOR_RENOVACAO', idade: 7 },
    'Taxa',
    'Cr$ 200,00 (Carneira de adulto, renovação)',
    'Cr$ 200,00',
    ['L-97'],
  ],
])(
  'a memória de %s %j tem o passo "%s: %s = %s"',
  (regra, fatos, rotulo, conta, valor, alternativas = []) => {
    const { passos } = memoriaEmAlegre(regra, fatos, 1952, { alternativas });
    expect(passos).toContainEqual(expect.objectContaining({ rotulo, conta, valor }));
  },
);
