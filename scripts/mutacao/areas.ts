import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One part of src/ that is mutated by itself, with the tests that are there to notice. */
export interface Area {
  readonly nome: string;
  readonly muta: readonly string[];
  /** Folders or files of test/. */
  readonly testes: readonly string[];
}

const DE_TODAS_AS_REGRAS = ['casos.test.ts', 'confianca/propriedades.test.ts'];

const TESTES_DE_COLUNAS = readdirSync(join(__dirname, '../../test/regra/colunas'));
const pastasDosMunicipios = readdirSync(join(__dirname, '../../src/municipios'), { withFileTypes: true })
  .filter((entrada) => entrada.isDirectory())
  .map(({ name }) => name);

const municipio = (nome: string): Area => ({
  nome,
  muta: [`src/municipios/${nome}/**/*.ts`],
  testes: [`municipios/${nome}`, ...DE_TODAS_AS_REGRAS],
});

/** A part of the computing by columns, with the tests of its own modules: those of whole rules would take hours. */
const colunas = (nome: string, arquivos: readonly string[]): Area => ({
  nome: `colunas-${nome}`,
  muta: arquivos.map((arquivo) => `src/regra/colunas/${arquivo}.ts`),
  testes: TESTES_DE_COLUNAS.filter((teste) => arquivos.some((arquivo) => teste.startsWith(arquivo))).map(
    (teste) => `regra/colunas/${teste}`,
  ),
});

/** Together they are the whole of src/. */
export const areas: readonly Area[] = [
  { nome: 'valor', muta: ['src/valor/*.ts'], testes: ['confianca/unidades'] },
  { nome: 'calendario', muta: ['src/calendario/*.ts'], testes: ['calendario', 'confianca/unidades'] },
  { nome: 'moeda', muta: ['src/moeda/*.ts'], testes: ['moeda'] },
  { nome: 'fatos', muta: ['src/regra/fato/*.ts', 'src/regra/texto.ts'], testes: ['confianca/unidades'] },
  {
    nome: 'parametros',
    muta: ['src/regra/parametro/*.ts'],
    testes: ['regra/parametro', 'regra/conta', 'municipios', ...DE_TODAS_AS_REGRAS],
  },
  {
    nome: 'conta',
    muta: ['src/regra/conta/*.ts'],
    testes: ['regra/conta', 'municipios', ...DE_TODAS_AS_REGRAS],
  },
  {
    nome: 'regra',
    muta: ['src/regra/*.ts', '!src/regra/texto.ts', 'src/norma/*.ts'],
    testes: [
      'norma',
      'regra/regraResolvida.test.ts',
      'regra/tabelaComplementar.test.ts',
      'regra/semCentavos.test.ts',
      'municipios',
      ...DE_TODAS_AS_REGRAS,
    ],
  },
  colunas('maquinas', [
    'aritmeticas',
    'escalas',
    'espalhaValores',
    'lacosComMargem',
    'lacosInteiros',
    'maquina',
    'maquinaComMargem',
    'maquinaDepoisDoCentavo',
    'maquinaInteira',
    'montaInteiros',
    'naoNegativo',
  ]),
  colunas('gravacao', [
    'calculaLinha',
    'contaDeUmaLinha',
    'contaGravadora',
    'executavel',
    'gravaPrograma',
    'no',
    'preparaLinha',
    'programas',
  ]),
  colunas('blocos', [
    'atalho',
    'campo',
    'codificador',
    'codificadorDeNumeros',
    'codificadorDeTextos',
    'combinacoes',
    'dicionario',
    'grupos',
    'lancaColunas',
  ]),
  {
    nome: 'consulta',
    muta: ['src/*.ts', 'src/cabecalho/*.ts', 'src/consulta/*.ts'],
    testes: [
      'cabecalho',
      'consulta',
      'lancar.test.ts',
      'catalogo.test.ts',
      'confianca/unidades',
      'functions/consulta.test.ts',
      'taskpane/lancar',
      ...DE_TODAS_AS_REGRAS,
    ],
  },
  ...pastasDosMunicipios.map(municipio),
];
