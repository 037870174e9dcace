/** One part of src/ that is mutated by itself, with the tests that are there to notice. */
export interface Area {
  readonly nome: string;
  readonly muta: readonly string[];
  /** Folders or files of test/. */
  readonly testes: readonly string[];
}

const municipio = (nome: string): Area => ({
  nome,
  muta: [`src/municipios/${nome}/**/*.ts`],
  testes: [`municipios/${nome}`, 'casos.test.ts'],
});

export const areas: readonly Area[] = [
  { nome: 'valor', muta: ['src/valor/*.ts'], testes: ['confianca/unidades'] },
  { nome: 'calendario', muta: ['src/calendario/*.ts'], testes: ['calendario', 'confianca/unidades'] },
  { nome: 'moeda', muta: ['src/moeda/*.ts'], testes: ['moeda'] },
  { nome: 'fatos', muta: ['src/regra/fato/*.ts', 'src/regra/texto.ts'], testes: ['confianca/unidades'] },
  { nome: 'parametros', muta: ['src/regra/parametro/*.ts'], testes: ['confianca/unidades', 'casos.test.ts'] },
  { nome: 'conta', muta: ['src/regra/conta/*.ts'], testes: ['confianca/unidades', 'casos.test.ts'] },
  {
    nome: 'regra',
    muta: ['src/regra/*.ts', 'src/lancar.ts', 'src/catalogo.ts', 'src/norma/*.ts'],
    testes: ['confianca/unidades', 'casos.test.ts', 'municipios/alegre'],
  },
  { nome: 'colunas', muta: ['src/regra/colunas/*.ts'], testes: ['regra'] },
  ...['jambeiro', 'alegre', 'garca', 'alfredo-chaves', 'limeira-do-oeste'].map(municipio),
];
