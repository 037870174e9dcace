import type { Funcao } from '../../demo/customFunctions';
import type { FuncaoDeclarada } from '../../demo/metadata';
import { carregaFormulas, leConstruido, leMetadata } from './construido';

const metadata = leMetadata();
const { CustomFunctions, funcoesAssociadas, global, Lancador } = carregaFormulas();
const { Error: Erro, ErrorCode } = CustomFunctions;
const ids = metadata.functions.map(({ id }) => id);

describe('functions.js construído', () => {
  test('carrega onde só há CustomFunctions, e só acrescenta Lancador', () => {
    expect(Object.keys(global)).toStrictEqual(['CustomFunctions', 'Lancador']);
    expect(Lancador.versao).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('não procura CustomFunctions.Error ao carregar: no Excel ele chega depois', () => {
    expect(() => carregaFormulas({ CustomFunctions: { associate: () => undefined } })).not.toThrow();
  });

  test('não usa eval nem new Function, que a política da página proíbe', () => {
    for (const nome of ['functions.js', 'taskpane.js']) {
      expect(leConstruido(nome)).not.toMatch(/\beval\(|new Function\(/);
    }
  });

  test('associa todas as fórmulas declaradas, e nenhuma outra', () => {
    expect([...funcoesAssociadas.keys()].sort()).toStrictEqual([...ids].sort());
  });
});

describe('functions.json construído', () => {
  test('tem cada id uma vez, só com letras maiúsculas, algarismos e sublinhado', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Z][A-Z0-9_]*$/);
  });

  test('aceita erros e tipos de dado nas células', () => {
    expect(metadata.allowErrorForDataTypeAny).toBe(true);
    expect(metadata.allowCustomDataForDataTypeAny).toBe(true);
  });

  test.each(metadata.functions.map((funcao) => [funcao.id, funcao] as const))(
    '%s está descrita, com ajuda, e recebe cada argumento como matriz de qualquer tipo',
    (_id, { description, helpUrl, parameters }) => {
      expect(description).toMatch(/\S/);
      expect(helpUrl).toMatch(/^https:\/\/.*#[A-Z0-9_]+$/);
      for (const parametro of parameters) {
        expect(parametro).toMatchObject({ type: 'any', dimensionality: 'matrix' });
        expect(parametro.description).toMatch(/\S/);
      }
      const obrigatorios = parameters.map(({ optional }) => optional !== true);
      expect(obrigatorios.lastIndexOf(true)).toBe(obrigatorios.filter(Boolean).length - 1);
    },
  );

  test('onde há município e exercício, são opcionais e seguidos', () => {
    for (const { parameters } of metadata.functions) {
      const nomes = parameters.map(({ name }) => name);
      const onde = nomes.indexOf('municipio');
      if (onde === -1) continue;
      expect(nomes[onde + 1]).toBe('exercicio');
      expect(parameters.slice(onde).every(({ optional }) => optional)).toBe(true);
    }
  });

  test('cada enumeração citada existe, tem valores e não os repete', () => {
    const listas = new Map(metadata.enums.map((lista) => [lista.id, lista]));
    expect(listas.size).toBe(metadata.enums.length);
    for (const { id, parameters } of metadata.functions) {
      for (const { name, customEnumId } of parameters) {
        if (customEnumId)
          expect([`${id}.${name}`, listas.has(customEnumId)]).toStrictEqual([`${id}.${name}`, true]);
      }
    }
    for (const { type, values } of listas.values()) {
      expect(type).toBe('string');
      expect(values.length).toBeGreaterThan(0);
      expect(new Set(values.map(({ stringValue }) => stringValue)).size).toBe(values.length);
    }
  });

  test('a página do manual explica cada fórmula no endereço da sua ajuda', () => {
    const pagina = leConstruido('manual.html');
    for (const id of ids) expect(pagina).toContain(`<section id="${id}">`);
  });
});

/** What may come in a cell: Excel gives a blank as 0 on the desktop and as null on the web. */
const CELULAS = [
  10,
  0,
  -1,
  1.005,
  null,
  '',
  'texto',
  '1.234,56',
  true,
  false,
  new Erro(ErrorCode.notAvailable),
  { type: 'Double', basicValue: 5 },
];

function descreveSaida(valor: unknown): string {
  if (valor instanceof Erro) return 'erro';
  if (typeof valor === 'number') return Number.isFinite(valor) ? 'número' : 'número impossível';
  if (typeof valor === 'object' && valor !== null && 'basicValue' in valor)
    return descreveSaida(valor.basicValue);
  return typeof valor;
}

function chama(funcao: Funcao, argumentos: readonly unknown[]): Set<string> {
  try {
    const resultado = funcao(...argumentos, { functionName: 'teste', address: 'A1' });
    const celulas = Array.isArray(resultado) ? (resultado as unknown[][]).flat() : [resultado];
    return new Set(celulas.map(descreveSaida));
  } catch (erro) {
    return new Set([erro instanceof Erro ? 'erro' : `exceção: ${String(erro)}`]);
  }
}

describe('as fórmulas construídas, chamadas como Excel chama', () => {
  const PERMITIDAS = new Set(['erro', 'número', 'string', 'boolean']);
  const casos = metadata.functions.map((funcao) => [funcao.id, funcao] as const);

  test.each(casos)(
    '%s só devolve valores que cabem numa célula, venha o que vier',
    (id, { parameters }: FuncaoDeclarada) => {
      const funcao = funcoesAssociadas.get(id) as Funcao;
      const todas = parameters.length;
      const tentativas: unknown[][] = [
        Array<null>(todas).fill(null),
        ...CELULAS.map((celula) => Array.from({ length: todas }, () => [[celula]])),
        // One column in the first argument, the others left out.
        [CELULAS.map((celula) => [celula]), ...Array<null>(todas - 1).fill(null)],
        // Ranges of different heights.
        Array.from({ length: todas }, (_, i) => Array.from({ length: i + 1 }, () => [10])),
      ];
      for (const argumentos of tentativas) {
        const estranhas = [...chama(funcao, argumentos)].filter((saida) => !PERMITIDAS.has(saida));
        expect([argumentos, estranhas]).toStrictEqual([argumentos, []]);
      }
    },
  );

  test('o imposto predial de Alegre em 1952 sai certo da fórmula construída', () => {
    const predial = funcoesAssociadas.get('IMPOSTO_PREDIAL') as Funcao;
    const resultado = predial(
      [[9600], [9600]],
      null,
      [['PROPRIETARIO'], ['ALUGADO']],
      null,
      null,
      null,
      [['ALEGRE']],
      [[1952]],
      {},
    );
    // Art. 23: 8% × 9.600,00 = 768,00 occupied by the owner; 10% × 9.600,00 = 960,00 let.
    expect(resultado).toStrictEqual([[768], [960]]);
  });

  test('sem município nem exercício diz onde escolhê-los, e com eles no painel calcula', async () => {
    const outra = carregaFormulas();
    const predial = outra.funcoesAssociadas.get('IMPOSTO_PREDIAL') as Funcao;
    const chamaPredial = () => predial([[9600]], null, [['PROPRIETARIO']], null, null, null, null, null, {});
    const [[erro]] = chamaPredial() as [[{ code: string; message: string }]];
    expect(erro.code).toBe('#N/A');
    expect(erro.message).toMatch(/painel/);
    await outra.Lancador.mudaAjustes({ municipio: 'ALEGRE', exercicio: 1952 });
    expect(chamaPredial()).toStrictEqual([[768]]);
  });
});
