import { dataCivil } from '../../../src/calendario';
import { type Falha, fato, regra } from '../../../src/regra';
import { criaLancaColunas, type RegraEmColunas } from '../../../src/regra/colunas/lancaColunas';
import { Programas } from '../../../src/regra/colunas/programas';
import { art, contexto, leiDeTeste } from '../leiDeTeste';

const dia = dataCivil(1952, 1, 1);
const zona = fato.enumeradoAberto('Zona', { URBANA: 'Urbana', RURAL: 'Rural' });

/** The whole base in the city, half of it elsewhere, in two instalments. */
function criaRegra(lidos: unknown[] = []) {
  return regra({
    id: 'TAXA_DE_TESTE',
    titulo: 'Taxa de teste',
    norma: leiDeTeste,
    fundamento: [art('2')],
    resumo: 'Toda a base na cidade, e metade fora dela.',
    fatos: {
      zona: {
        ...zona,
        le: (bruto: unknown, nome: string, entrega: Parameters<typeof zona.le>[2]) => {
          lidos.push(bruto);
          return zona.le(bruto, nome, entrega);
        },
      },
      base: fato.dinheiro('Base'),
      cabecas: fato.numero('Cabeças', { zeroEhValor: true }),
    },
    parametros: {},
    catalogo: [],
    calcular({ zona: onde, base: dada }, _p, conta) {
      const base = dada ?? conta.nada;
      const valor = onde === 'URBANA' ? base : conta.fracao('Metade', base, 1, 2);
      return { valor, base, parcelas: conta.parcelas(valor, [dia, dia]), ...(dada && { principal: dada }) };
    },
  });
}

/** Columns of that rule; a row computed by itself leaves the facts that it was given. */
function prepara(fora?: string) {
  const lidos: unknown[] = [];
  const dados: Readonly<Record<string, unknown>>[] = [];
  const origem: RegraEmColunas = {
    regra: criaRegra(lidos),
    contexto: contexto(),
    redacao: dia,
    fora,
    lanca: (fatos) => ({ falha: 'ND', motivo: String(dados.push(fatos)) }),
  };
  return { lanca: criaLancaColunas(origem, new Programas(origem)), lidos, dados };
}

const { NaN: SOZINHA } = Number;

describe('a regra em colunas', () => {
  test('dá de cada linha o resultado que se pede, e as parcelas só se pedidas', () => {
    const { lanca } = prepara();
    const colunas = {
      zona: { valores: ['URBANA', 'RURAL', 'RURAL'] },
      base: { valores: [10.01, 10.02, null] },
    };
    expect(lanca(colunas, { linhas: 3, saidas: ['valor'] })).toMatchObject({
      valores: new Float64Array([10.01, 5.01, 0]),
      parcelas: [],
      linhas: new Map(),
    });
    expect([...lanca(colunas, { linhas: 3, saidas: ['base'] }).valores]).toStrictEqual([10.01, 10.02, 0]);
    // 10,01 = 5,01 + 5,00 and 5,01 = 2,51 + 2,50: the odd centavo goes to the first.
    const { parcelas } = lanca(colunas, { linhas: 3, saidas: ['valor'], parcelas: true });
    expect(parcelas.map((parcela) => [...parcela])).toStrictEqual([
      [5.01, 2.51, 0],
      [5, 2.5, 0],
    ]);
  });

  test('a coluna que a regra não tem não se olha', () => {
    const { lanca, dados } = prepara();
    const colunas = { cor: { valores: ['AZUL', 7] }, base: { valores: [4, 'x'] } };
    const { valores } = lanca(colunas, { linhas: 2, saidas: ['base'] });
    expect([...valores]).toStrictEqual([4, SOZINHA]);
    expect(dados).toStrictEqual([{ base: 'x' }]);
  });

  test('a linha que não é número simples calcula-se por si, ou se deixa a quem pediu', () => {
    const { lanca, dados } = prepara();
    const colunas = { base: { valores: [4, 'x', 6, '7'] } };
    const { valores, linhas } = lanca(colunas, { linhas: 4, saidas: ['base'] });
    expect([...valores]).toStrictEqual([4, SOZINHA, 6, SOZINHA]);
    expect([...linhas]).toStrictEqual([
      [1, { falha: 'ND', motivo: '1' }],
      [3, { falha: 'ND', motivo: '2' }],
    ]);
    dados.length = 0;
    const semLinhas = lanca(colunas, { linhas: 4, saidas: ['base'], semLinhas: true });
    expect([...semLinhas.valores]).toStrictEqual([4, SOZINHA, 6, SOZINHA]);
    expect([semLinhas.linhas.size, dados]).toStrictEqual([0, []]);
  });
});

describe('os fatos da linha que se calcula por si', () => {
  const colunas = {
    zona: { valores: ['URBANA'], repetida: true },
    base: { valores: [0, null, undefined, '', 5, ' '] },
    cabecas: { valores: [0, null, undefined, '', 5, ' '] },
  };
  const dados = (celulas: boolean) => {
    const preparada = prepara('a lei ainda não vigora');
    const { linhas } = preparada.lanca(colunas, { linhas: 6, saidas: ['valor'], celulas });
    return colunas.base.valores.map((_, i) => {
      const { motivo } = linhas.get(i) as Falha;
      return preparada.dados[Number(motivo) - 1];
    });
  };

  test('de célula: o zero e o vazio são o mesmo, que falta ou é zero conforme o fato', () => {
    const vazia = { zona: 'URBANA', cabecas: 0 };
    expect(dados(true)).toStrictEqual([
      vazia,
      vazia,
      vazia,
      vazia,
      { zona: 'URBANA', base: 5, cabecas: 5 },
      { zona: 'URBANA', base: ' ', cabecas: ' ' },
    ]);
  });

  test('de outro lugar: o zero é zero, e o vazio falta', () => {
    const vazia = { zona: 'URBANA' };
    expect(dados(false)).toStrictEqual([
      { zona: 'URBANA', base: 0, cabecas: 0 },
      vazia,
      vazia,
      vazia,
      { zona: 'URBANA', base: 5, cabecas: 5 },
      { zona: 'URBANA', base: ' ', cabecas: ' ' },
    ]);
  });
});

describe('de uma chamada para outra', () => {
  const deZonas = (...valores: unknown[]) => ({ zona: { valores } });

  test('os textos já lidos não se leem outra vez', () => {
    const { lanca, lidos } = prepara();
    lanca(deZonas('URBANA', 'RURAL'), { linhas: 2, saidas: ['valor'] });
    lanca(deZonas('RURAL', 'URBANA', 'urbana'), { linhas: 3, saidas: ['valor'] });
    expect(lidos).toStrictEqual(['URBANA', 'RURAL', 'urbana']);
  });

  test('outras colunas, ou as mesmas vindas de células, começam de novo', () => {
    const { lanca, lidos } = prepara();
    const pedido = { linhas: 2, saidas: ['base'] } as const;
    const base = { valores: [3, 4] };
    const zonas = { valores: ['URBANA', 'RURAL'] };
    const respostas = [
      lanca({ zona: zonas, base }, pedido),
      lanca({ base, zona: zonas }, pedido),
      lanca({ base }, pedido),
      lanca({ zona: zonas, base }, { ...pedido, celulas: true }),
    ];
    for (const { valores } of respostas) expect([...valores]).toStrictEqual([3, 4]);
    expect(lidos).toStrictEqual(['URBANA', 'RURAL', 'URBANA', 'RURAL', 'URBANA', 'RURAL']);
    lanca({ zona: zonas, base }, { ...pedido, celulas: true });
    expect(lidos).toHaveLength(6);
  });

  test('o zero que vale fora das células falta dentro delas', () => {
    const { lanca } = prepara();
    const pedido = { linhas: 2, saidas: ['principal'], semLinhas: true } as const;
    const principal = (celulas: boolean) => [
      ...lanca({ base: { valores: [0, 8] } }, { ...pedido, celulas }).valores,
    ];
    expect([principal(false), principal(true)]).toStrictEqual([
      [0, 8],
      [SOZINHA, 8],
    ]);
  });

  test('cheio o dicionário, começa-se outro na chamada seguinte', () => {
    const { lanca, lidos } = prepara();
    const muitas = Array.from({ length: 254 }, (_, i) => `ZONA ${i + 1}`);
    lanca(deZonas(...muitas), { linhas: 254, saidas: ['valor'] });
    lidos.length = 0;
    lanca(deZonas('ZONA 1'), { linhas: 1, saidas: ['valor'] });
    lanca(deZonas('ZONA 1'), { linhas: 1, saidas: ['valor'] });
    expect(lidos).toStrictEqual(['ZONA 1']);
  });
});
