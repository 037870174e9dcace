import { impostoPredial } from '../../functions/formulas/impostos';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const ALTURA = 3000;

/** Every kind of cell that a column may bring, over and over. */
const CELULAS: readonly unknown[] = [
  6000,
  0.07,
  1234.565,
  0.1 + 0.2,
  1e12,
  12.345678901,
  null,
  0,
  '',
  '1.234,56',
  '1.234',
  'abc',
  -5,
  true,
  { basicValue: 50, type: 'Double' },
  9007199254740991,
];
const OCUPACOES: readonly unknown[] = ['PROPRIETARIO', 'alugado', null, 'Próprio', 'invadido', 0, ''];

const coluna = (celulas: readonly unknown[]): unknown[][] =>
  Array.from({ length: ALTURA }, (_, i) => [celulas[i % celulas.length]]);

describe('uma coluna inteira', () => {
  test('dá linha por linha o mesmo que cada linha sozinha, com os mesmos erros', () => {
    const [valores, ocupacoes] = [coluna(CELULAS), coluna(OCUPACOES)];
    valores[77] = [new CustomFunctions.Error(CustomFunctions.ErrorCode.divisionByZero)];
    const predial = (valor: unknown[][], ocupacao: unknown[][]): unknown[][] =>
      lidas(
        impostoPredial(valor, undefined, ocupacao, undefined, undefined, undefined, [['ALEGRE']], [[1952]]),
      );
    const juntas = predial(valores, ocupacoes);
    const sozinhas = valores.map((valor, i) => predial([valor], [ocupacoes[i] as unknown[]])[0]);
    // The column stops at its last row with something in it.
    expect(juntas).toStrictEqual(sozinhas.slice(0, juntas.length));
    expect(sozinhas.slice(juntas.length).flat().join('')).toBe('');
  });
});
