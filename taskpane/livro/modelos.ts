/** Where a column of a book comes from. `mao` is left blank, to be written when it happens. */
export type Origem =
  | { readonly de: 'cadastro'; readonly titulo: RegExp }
  | { readonly de: 'fato'; readonly fatos: readonly string[] }
  | { readonly de: 'valor' | 'fundamento' | 'situacao' | 'tributo' | 'exercicio' | 'nome' | 'avisos' | 'mao' }
  | { readonly de: 'parcela'; readonly numero: number };

export interface ColunaDoLivro {
  readonly titulo: string;
  readonly origem: Origem;
  readonly dinheiro?: boolean;
}

/** A book, or an edital, with the columns that a law prescribes for it. */
export interface Modelo {
  readonly municipio: string;
  /** Rules that it serves; absent, all of the municipality. */
  readonly regras?: readonly string[];
  /** The provision that prescribes the columns. */
  readonly artigo: string;
  readonly colunas: readonly ColunaDoLivro[];
  /** The law wants the names in alphabetical order. */
  readonly alfabetica?: boolean;
}

/** Headings that say where the thing taxed is. */
export const LOCAL = /local|endere|logradouro|rua|im[óo]vel|pr[ée]dio|terreno|situa[çc]/i;

const coluna = (titulo: string, origem: Origem, dinheiro = false): ColunaDoLivro => ({
  titulo,
  origem,
  ...(dinheiro ? { dinheiro } : {}),
});
const nome = (titulo: string) => coluna(titulo, { de: 'nome' });
const local = (titulo: string) => coluna(titulo, { de: 'cadastro', titulo: LOCAL });
const valor = (titulo: string) => coluna(titulo, { de: 'valor' }, true);
const mao = (titulo: string, dinheiro = false) => coluna(titulo, { de: 'mao' }, dinheiro);
const observacoes = coluna('Observações', { de: 'avisos' });

/** Books of lançamento, by the law that rules them. */
export const LIVROS: readonly Modelo[] = [
  {
    municipio: 'JAMBEIRO',
    regras: ['IMPOSTO_TERRITORIAL'],
    artigo: 'Lei nº 104/1958, art. 21',
    colunas: [
      nome('Nome do proprietário'),
      local('Localização do terreno'),
      coluna('Extensão tributada', { de: 'fato', fatos: ['frente', 'frentes', 'area'] }),
      valor('Importância do imposto'),
      mao('Importância da multa', true),
      mao('Data dos pagamentos'),
      observacoes,
    ],
  },
  {
    municipio: 'JAMBEIRO',
    regras: ['IMPOSTO_PREDIAL'],
    // The typescript skips the first instalment, which the second one implies (reading J28).
    artigo: 'Lei nº 104/1958, art. 30',
    colunas: [
      nome('Nome do proprietário'),
      coluna('Natureza do prédio', { de: 'cadastro', titulo: /natureza|tipo|uso|ocupa/i }),
      local('Localização do prédio'),
      coluna('Valor locativo anual', { de: 'fato', fatos: ['valorLocativo', 'aluguel'] }, true),
      coluna('Importância da 1ª prestação', { de: 'parcela', numero: 1 }, true),
      mao('Importância da multa (1ª)', true),
      coluna('Importância da 2ª prestação', { de: 'parcela', numero: 2 }, true),
      mao('Importância da multa (2ª)', true),
      valor('Total'),
      mao('Data dos pagamentos'),
      observacoes,
    ],
  },
  {
    municipio: 'JAMBEIRO',
    regras: ['LICENCA_PUBLICIDADE'],
    artigo: 'Lei nº 104/1958, art. 88',
    colunas: [
      nome('Nome do responsável'),
      coluna('Natureza do anúncio ou do ato de publicidade', { de: 'fato', fatos: ['item', 'tipo'] }),
      local('Local onde é afixado ou feito'),
      valor('Importância do imposto'),
      mao('Importância da multa', true),
      mao('Época dos pagamentos'),
      observacoes,
    ],
  },
  {
    municipio: 'JAMBEIRO',
    regras: [
      'LICENCA_ESTABELECIMENTO',
      'LICENCA_REABERTURA',
      'LICENCA_AMBULANTE',
      'LICENCA_VEICULO',
      'LICENCA_OBRA',
    ],
    artigo: 'Lei nº 104/1958, art. 67',
    alfabetica: true,
    colunas: [
      nome('Nome do contribuinte'),
      local('Endereço'),
      valor('Importância do imposto'),
      coluna('Classificação', { de: 'fato', fatos: ['item', 'tipo', 'atividade', 'classe'] }),
      mao('Multas', true),
      mao('Total', true),
      mao('Data do pagamento'),
      observacoes,
    ],
  },
  {
    municipio: 'JAMBEIRO',
    regras: ['TAXA_ESTRADAS'],
    artigo: 'Lei nº 104/1958, art. 115',
    colunas: [
      nome('Nome do proprietário'),
      local('Localização do terreno'),
      valor('Importância da taxa'),
      mao('Importância da multa', true),
      mao('Data do pagamento'),
      observacoes,
    ],
  },
  {
    municipio: 'GARCA',
    regras: ['TAXA_GUIAS'],
    artigo: 'Lei nº 147/1950, art. 139, parágrafo único',
    colunas: [
      nome('Nome do contribuinte'),
      local('Local'),
      valor('Taxa anual'),
      mao('Pagamentos efetuados no ano', true),
      observacoes,
    ],
  },
];

const EDITAL_DA_NATUREZA: readonly ColunaDoLivro[] = [
  nome('Nome do contribuinte'),
  coluna('Natureza do tributo', { de: 'tributo' }),
  coluna('Período', { de: 'exercicio' }),
  valor('Importância devida'),
];

/** What each law wants in the edital. */
export const EDITAIS: readonly Modelo[] = [
  {
    municipio: 'JAMBEIRO',
    artigo: 'Lei nº 104/1958, art. 52',
    colunas: [nome('Nome do contribuinte'), valor('Importância coletada')],
  },
  {
    municipio: 'GARCA',
    artigo: 'Lei nº 147/1950, art. 4º',
    colunas: [nome('Nome do contribuinte'), valor('Importância coletada')],
  },
  { municipio: 'ALEGRE', artigo: 'Lei nº 118/1951, art. 3º, § 1º', colunas: EDITAL_DA_NATUREZA },
  { municipio: 'ALFREDO_CHAVES', artigo: 'Lei nº 132/1959, art. 2º, § 1º', colunas: EDITAL_DA_NATUREZA },
];

/** Where the law prescribes no columns. */
export const LIVRO_COMUM: readonly ColunaDoLivro[] = [
  nome('Contribuinte'),
  coluna('Inscrição', { de: 'cadastro', titulo: /inscri|matr[íi]cula|^auto$|n[ºo°]/i }),
  local('Local'),
  valor('Valor'),
  coluna('Situação', { de: 'situacao' }),
  coluna('Fundamento', { de: 'fundamento' }),
  observacoes,
];

/** Those of the common book that the cadastre can fill: with no law behind them, an empty one says nothing. */
export function colunasComuns(titulos: readonly string[]): readonly ColunaDoLivro[] {
  return LIVRO_COMUM.filter(
    ({ origem }) => origem.de !== 'cadastro' || titulos.some((titulo) => origem.titulo.test(titulo)),
  );
}

export function modeloDe(modelos: readonly Modelo[], municipio: string, regra: string): Modelo | undefined {
  return modelos.find(
    (modelo) =>
      modelo.municipio === municipio && (modelo.regras === undefined || modelo.regras.includes(regra)),
  );
}
