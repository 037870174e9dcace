import { municipios } from '../../../src';
import { sorteio } from '../apoio/semente';

/** Draws arguments as Excel hands them over, and as no Excel should. */
export interface Sorteador {
  argumentos(nomes: readonly string[]): unknown[];
  /** One cell for that argument. */
  celula(nome: string): unknown;
}

const erroDe = (codigo: string): unknown => new CustomFunctions.Error(codigo as CustomFunctions.ErrorCode);
const CODIGOS_DE_ERRO = ['#VALUE!', '#N/A', '#DIV/0!', '#NUM!', '#NULL!', '#NAME?', '#REF!'];

const VAZIAS: readonly unknown[] = [0, null, undefined, '', '   ', '\u00a0'];
const NUMEROS: readonly unknown[] = [
  1,
  2,
  3.5,
  10,
  12,
  60,
  100.01,
  600.005,
  1952,
  1958.5,
  1965,
  18629,
  21367.75,
  36526,
  60,
  59,
  61,
  1e6,
  1e15,
  1e21,
  1e308,
  5e-324,
  -0,
  -1,
  -0.01,
  2958465,
  2958466,
  Number.NaN,
  Infinity,
  -Infinity,
  Number.MAX_SAFE_INTEGER,
];
const TEXTOS: readonly unknown[] = [
  '1.234,56',
  '1,234.56',
  '1.234',
  '1,234',
  '10,5',
  'Cr$ 1.000,00',
  'R$ 10',
  '8%',
  '-5',
  '1e3',
  '0x10',
  '31/03/1952',
  '1952-03-31',
  '29/02/1900',
  '30/02/1952',
  '01/12/1949',
  '1959-05-01T10:30',
  '1952',
  '03/1952',
  'SIM',
  'não',
  'VERDADEIRO',
  'x',
  'ALEGRE',
  'Limeira do Oeste',
  'texto qualquer',
  '=1+1',
  '+CMD|x',
  '@SUM(A1)',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '#N/D',
  '#VALOR!',
  'á'.repeat(5000),
  '\ud83d\ude00',
  '\ud800',
  '\u0000',
  ';;;',
  '1;2;3',
  'A+B',
  'nan',
  'Infinity',
  'INFRACAO',
];

const ENTIDADES: readonly (() => unknown)[] = [
  () => ({ type: 'Double', basicType: 'Double', basicValue: 1234.56 }),
  () => ({ type: 'FormattedNumber', basicType: 'Double', basicValue: 9600, numberFormat: 'R$ #,##0.00' }),
  () => ({ type: 'String', basicType: 'String', basicValue: 'URBANA' }),
  () => ({ type: 'Boolean', basicType: 'Boolean', basicValue: true }),
  () => ({ type: 'Empty', basicType: 'Empty', basicValue: '' }),
  () => ({ type: 'Error', basicType: 'Error', basicValue: '#N/A', errorType: 'NotAvailable' }),
  () => ({ type: 'Entity', text: 'Prédio', basicType: 'Error', basicValue: '#VALUE!', properties: {} }),
  () => ({ type: 'LinkedEntity', text: 'Alegre', properties: {} }),
  () => ({ type: 'WebImage', address: 'https://exemplo.invalid/a.png' }),
  () => ({ type: 'Array', elements: [[1]], basicValue: '#VALUE!' }),
  () => ({}),
  () => Object.create(null) as unknown,
  () => [1, 2],
  () => new Date(0),
  () => Symbol('estranho'),
  () => 10n,
  () => () => 1,
];

const CODIGOS: readonly string[] = [
  ...new Set(
    municipios.flatMap(({ regras }) =>
      regras.flatMap(({ id, titulo, fatos }) => [
        id,
        titulo,
        ...Object.entries(fatos).flatMap(([nome, fato]) => [
          nome,
          ...(fato.codigos ?? []).map(({ codigo }) => codigo),
        ]),
      ]),
    ),
  ),
];

const MUNICIPIOS: readonly unknown[] = [
  ...municipios.map(({ codigo }) => codigo),
  'Alegre-ES',
  'garça',
  'São Paulo',
  7,
];
const EXERCICIOS: readonly unknown[] = [
  1952,
  1955,
  1962,
  1964,
  1965.5,
  1966,
  1967,
  1999,
  '1960',
  '31/12/1960',
  22000,
  1800,
  -3,
  2201,
  'ano',
  3e9,
];

export function criaSorteador(semente: number): Sorteador {
  const acaso = sorteio(semente);
  const um = <T>(lista: readonly T[]): T => lista[Math.floor(acaso() * lista.length)] as T;
  const ate = (n: number): number => Math.floor(acaso() * n);

  /** Codes that this argument takes somewhere, so that the deeper branches are reached. */
  function celula(nome: string): unknown {
    const sorte = acaso();
    if (sorte < 0.35 && nome === 'municipio') return um(MUNICIPIOS);
    if (sorte < 0.35 && nome === 'exercicio') return um(EXERCICIOS);
    const codigos = codigosDoArgumento(nome);
    if (sorte < 0.45 && codigos.length > 0) return um(codigos);
    if (sorte < 0.55) return um(VAZIAS);
    if (sorte < 0.75) return um(NUMEROS);
    if (sorte < 0.85) return um(TEXTOS);
    if (sorte < 0.9) return um(CODIGOS);
    if (sorte < 0.94) return acaso() < 0.5;
    return sorte < 0.97 ? erroDe(um(CODIGOS_DE_ERRO)) : um(ENTIDADES)();
  }

  function argumento(nome: string, altura: number): unknown {
    const sorte = acaso();
    if (sorte < 0.2) return null;
    if (sorte < 0.23) return undefined;
    const linhas = (n: number, largura: number): unknown[][] =>
      Array.from({ length: n }, () => Array.from({ length: largura }, () => celula(nome)));
    if (sorte < 0.6) return linhas(1, 1);
    if (sorte < 0.85) return linhas(altura, 1);
    if (sorte < 0.9) return linhas(1, 1 + ate(6));
    if (sorte < 0.96) return linhas(1 + ate(4), 1 + ate(4));
    const escalar = celula(nome);
    return um([[], [[]], Array.isArray(escalar) ? 1 : escalar, [[null], [], [3]]] as const);
  }

  return {
    celula,
    argumentos(nomes) {
      const altura = acaso() < 0.9 ? 1 + ate(5) : 16 + ate(20);
      const lista = nomes.map((nome) => argumento(nome, altura));
      // Excel may stop before the last arguments, and puts the invocation after all of them.
      return acaso() < 0.05
        ? lista.slice(0, ate(nomes.length))
        : [...lista, { functionName: 'TRIB', address: 'A1' }];
    },
  };
}

const porArgumento = new Map<string, readonly string[]>();

function codigosDoArgumento(nome: string): readonly string[] {
  let codigos = porArgumento.get(nome);
  if (!codigos) {
    codigos =
      nome === 'tributo' || nome === 'tabela'
        ? [...new Set(municipios.flatMap(({ regras }) => regras.map(({ id }) => id)))]
        : nome === 'cabecalho' || nome === 'linha' || nome === 'linhas'
          ? CODIGOS
          : [
              ...new Set(
                municipios.flatMap(({ regras }) =>
                  regras.flatMap(({ fatos, argumentos }) =>
                    (fatos[argumentos[nome] ?? nome]?.codigos ?? []).map(({ codigo }) => codigo),
                  ),
                ),
              ),
            ];
    porArgumento.set(nome, codigos);
  }
  return codigos;
}
