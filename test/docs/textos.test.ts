import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ponte } from '../../functions/ponte';
import { type Avalia, criaAvaliador } from '../../scripts/docs/exemplos/avalia';
import { linhasDoResultado } from '../../scripts/docs/exemplos/esperado';
import { exemplosDoTexto, formulasNoTexto } from '../../scripts/docs/exemplos/exemplosDoTexto';
import { mostraValor } from '../../scripts/docs/exemplos/mostra';
import { formulasDeclaradas } from '../../scripts/docs/formulas/declaradas';
import { dataBrasileira } from '../../src/calendario';
import { leData } from '../../src/regra/fato/datas';

const RAIZ = resolve(__dirname, '../..');
const paginas = [
  'README.md',
  ...readdirSync(join(RAIZ, 'docs'))
    .filter((nome) => /^manual.*\.md$/.test(nome))
    .map((nome) => join('docs', nome)),
];
let avalia: Avalia;

beforeAll(async () => {
  avalia = await criaAvaliador(await formulasDeclaradas());
  // What the manual says was chosen in the panel.
  await ponte.mudaAjustes({ municipio: 'ALEGRE', exercicio: 1952 });
});

/** A cell as the page writes it; where the page has a date, the number of the day is a date. */
function naPagina(valor: number | string | boolean, escrito: string): string {
  const dia = /^\d{2}\/\d{2}\/\d{4}$/.test(escrito) && typeof valor === 'number' ? leData(valor) : undefined;
  return dia ? dataBrasileira(dia) : mostraValor(valor);
}

describe.each(paginas)('os exemplos de %s', (pagina) => {
  const texto = readFileSync(join(RAIZ, pagina), 'utf8');
  const exemplos = exemplosDoTexto(texto);

  test('toda fórmula escrita na página é um exemplo com o seu valor', () => {
    expect(exemplos.length).toBeGreaterThan(0);
    expect(exemplos).toHaveLength(formulasNoTexto(texto));
  });

  test.each(exemplos.map(({ formula, da }) => [formula, da] as const))('%s dá %s', (formula, da) => {
    const linhas = linhasDoResultado(avalia(formula));
    const celulas = (linha: string): string[] => (linhas[0]?.length === 1 ? [linha] : linha.split('; '));
    const escritas = (linhas.length === 1 ? [da] : da.split(' / ')).map(celulas);
    expect(
      linhas.map((linha, i) => linha.map((valor, j) => naPagina(valor, escritas[i]?.[j] ?? ''))),
    ).toStrictEqual(escritas);
  });
});
