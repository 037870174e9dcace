import { gravaPrograma, type Programa, saidaPedida } from '../../../src/regra/colunas/gravaPrograma';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { dataCivil } from '../../../src/calendario';
import { type Conta, fato, FatoInvalido, regra, SemResposta } from '../../../src/regra';
import type { NomeDeSaida, Saida } from '../../../src/regra/saida';
import { Decimal } from '../../../src/valor/decimal';
import type { Dinheiro, Numero } from '../../../src/valor/grandeza';
import { art, contexto, leiDeTeste } from '../leiDeTeste';

const LINHA_A_LINHA: Programa = { tipo: 'linhaALinha' };
const nos = new Nos();
const [x, y] = [nos.fato('x'), nos.fato('y')];
const c = (quanto: number): No => nos.constante(new Decimal(quanto));

interface FatosDeTeste {
  readonly x: Dinheiro;
  readonly y?: Numero;
  readonly feira?: boolean;
}

const grava = (
  calcular: (fatos: FatosDeTeste, conta: Conta) => Saida,
  numericos: readonly string[] = ['x', 'y'],
  conhecidos: Readonly<Record<string, unknown>> = {},
): Programa => {
  const taxa = regra({
    id: 'TAXA_DE_TESTE',
    titulo: 'Taxa de teste',
    norma: leiDeTeste,
    fundamento: [art('2')],
    resumo: 'Para testar.',
    fatos: { x: fato.dinheiro('x').obrigatoria(), y: fato.numero('y'), feira: fato.simNao('Feira') },
    parametros: {},
    catalogo: [],
    calcular: (fatos, _p, conta) => calcular(fatos as FatosDeTeste, conta),
  });
  return gravaPrograma(taxa, contexto(), contexto().dia, conhecidos, numericos);
};

type Folha = Extract<Programa, { tipo: 'saida' }>;
const folha = (...partes: Parameters<typeof grava>): Folha => {
  const programa = grava(...partes);
  if (programa.tipo !== 'saida') throw new Error(programa.tipo);
  return programa;
};

describe('os resultados da fórmula', () => {
  test('o dinheiro arredonda-se como se cobra; a medida fica como está', () => {
    const { saidas } = folha(({ x: valor, y: medida }) => ({ valor, aliquota: medida as Numero, vias: 3 }));
    expect([...saidas]).toStrictEqual([
      ['valor', nos.arredonda(x, 2, 'meioParaCima')],
      ['aliquota', y],
      ['vias', c(3)],
    ]);
  });

  test('sem centavos, o cobrado perde a fração, e a base não', () => {
    const resultado = { valor: nos.arredonda(x, 0, 'paraBaixo'), base: nos.arredonda(x, 2, 'meioParaCima') };
    const dia = dataCivil(1965, 1, 1);
    const programa = gravaPrograma(
      regra({
        id: 'TAXA_DE_TESTE',
        titulo: 'Taxa de teste',
        norma: leiDeTeste,
        fundamento: [art('2')],
        resumo: 'Para testar.',
        fatos: { x: fato.dinheiro('x') },
        parametros: {},
        catalogo: [],
        calcular: (fatos) => ({ valor: fatos.x, base: fatos.x }),
      }),
      contexto({ exercicio: 1965, dia }),
      dia,
      {},
      ['x'],
    );
    expect('saidas' in programa && Object.fromEntries(programa.saidas)).toStrictEqual(resultado);
  });

  test('os que não são número apontam-se à parte, e os que não vieram não contam', () => {
    const { saidas, outras } = folha(() => ({ valor: undefined, isento: true, zona: undefined, acao: 'x' }));
    expect(saidas.size).toBe(0);
    expect([outras.has('isento'), outras.has('acao')]).toStrictEqual([true, true]);
    expect([outras.has('valor'), outras.has('zona')]).toStrictEqual([false, false]);
  });

  test('o número não se aponta entre os outros', () => {
    const { saidas, outras } = folha((fatos) => ({ valor: fatos.x, isento: false }));
    expect([...saidas.keys()]).toStrictEqual(['valor']);
    expect([...outras]).toStrictEqual(['isento']);
  });

  test('as parcelas, quando as há', () => {
    expect(folha((fatos) => ({ valor: fatos.x })).parcelas).toHaveLength(0);
    const { parcelas } = folha((fatos) => ({
      valor: fatos.x,
      parcelas: [
        { marco: 'no início', valor: fatos.x },
        { marco: 'no fim', valor: fatos.y as unknown as Dinheiro },
      ],
    }));
    expect(parcelas).toStrictEqual([x, y]);
  });

  test('o que já se sabe da linha entra como é', () => {
    const daFeira = (feira: boolean): Folha =>
      folha((fatos) => (fatos.feira ? { vias: 1 } : { vias: 2 }), ['x'], { feira });
    expect(daFeira(true).saidas.get('vias')).toStrictEqual(c(1));
    expect(daFeira(false).saidas.get('vias')).toStrictEqual(c(2));
  });
});

describe('o que vai linha a linha', () => {
  const valor = (fatos: FatosDeTeste): Saida => ({ valor: fatos.x });

  test('sem um fato obrigatório; o outro pode faltar, e o obrigatório pode já se saber', () => {
    expect(grava(() => ({ vias: 1 }), ['y'])).toStrictEqual(LINHA_A_LINHA);
    expect(grava(valor, ['x']).tipo).toBe('saida');
    expect(grava(() => ({ vias: 1 }), [], { x: 'conhecido' }).tipo).toBe('saida');
  });

  test('o fato errado, a lei sem resposta e a fórmula que precisa do número', () => {
    const lanca = (erro: Error) => () =>
      grava(() => {
        throw erro;
      });
    expect(lanca(new FatoInvalido('x', 'veio y'))()).toStrictEqual(LINHA_A_LINHA);
    expect(lanca(new SemResposta('não há'))()).toStrictEqual(LINHA_A_LINHA);
    expect(grava((fatos, conta) => ({ vias: conta.inteiro(fatos.y as Numero) }))).toStrictEqual(
      LINHA_A_LINHA,
    );
    expect(lanca(new RangeError('defeito'))).toThrow(RangeError);
  });
});

describe('as comparações dividem o programa', () => {
  test('em sim e não, cada um com o seu resultado', () => {
    const programa = grava((fatos, conta) => ({ vias: conta.ate(fatos.x, 100) ? 1 : 2 }));
    const saida = (vias: number): Programa => ({
      tipo: 'saida',
      saidas: new Map([['vias', c(vias)]]),
      outras: new Set(),
      parcelas: [],
    });
    expect(programa).toStrictEqual({
      tipo: 'condicao',
      condicao: { chave: 'ate(f:x,c:100)', compara: 'ate', diferenca: nos.binario('menos', x, c(100)) },
      sim: saida(1),
      nao: saida(2),
    });
  });

  test('o lado que não tem resposta vai linha a linha, e o outro não', () => {
    const programa = grava((fatos, conta) => {
      if (conta.maisDe(fatos.x, 100)) throw new SemResposta('acima da tabela');
      return { vias: 1 };
    });
    expect(programa).toMatchObject({ tipo: 'condicao', sim: { tipo: 'saida' }, nao: LINHA_A_LINHA });
  });

  const folhas = (programa: Programa, tipo: Programa['tipo']): number =>
    programa.tipo === 'condicao'
      ? folhas(programa.sim, tipo) + folhas(programa.nao, tipo)
      : Number(programa.tipo === tipo);
  const comComparacoes = (quantas: number): Programa =>
    grava((fatos, conta) => {
      for (let i = 1; i <= quantas; i += 1) conta.ate(fatos.x, i);
      return { vias: 1 };
    });

  test('oito comparações dão 2^8 = 256 resultados, que se gravam todos', () => {
    const programa = comComparacoes(8);
    expect([folhas(programa, 'saida'), folhas(programa, 'linhaALinha')]).toStrictEqual([256, 0]);
  });

  test('de nove, só se gravam as que já se tinham começado quando passaram de 256', () => {
    // The first half has 2^8 = 256 leaves. Past them, the ninth comparison that was already open gives its two; the
    // seven other sides still to be seen on the way back, one at each of the depths 8 to 2, go row by row.
    const programa = comComparacoes(9);
    expect([folhas(programa, 'saida'), folhas(programa, 'linhaALinha')]).toStrictEqual([258, 7]);
  });
});

describe('o resultado que se pede', () => {
  const programa = folha((fatos) => ({ valor: fatos.x, vias: 2, isento: false }));
  const pedido = (...saidas: readonly NomeDeSaida[]): NomeDeSaida | undefined =>
    saidaPedida(programa, saidas);

  test('é o primeiro dos que a regra dá', () => {
    expect(pedido('valor', 'vias')).toBe('valor');
    expect(pedido('base', 'vias', 'valor')).toBe('vias');
  });

  test('não há, quando o primeiro não é número ou a regra não dá nenhum', () => {
    expect(pedido('isento', 'valor')).toBeUndefined();
    expect(pedido('base')).toBeUndefined();
    expect(pedido()).toBeUndefined();
  });
});
