import fc from 'fast-check';
import { criaAjustes } from '../../functions/ajustes';
import { leAjustesGravados } from '../../functions/ajustesGravados';
import type { AjustesDoLivro } from '../../functions/tipos';
import { resolver } from '../../src';
import { instalaHospedeiro } from '../functions/hospedeiroDeTeste';
import { rodadas } from './apoio/semente';

instalaHospedeiro();

const linha = {
  municipio: 'ALFREDO_CHAVES',
  tabela: 'Tabela nº 1',
  item: 'URBANA',
  unidade: 'Cr$ por m²',
  valor: '2,50',
  desde: { ano: 1960, mes: 1, dia: 1 },
  fonte: 'cópia da Câmara',
};

function pasta(leAjustes: () => unknown) {
  const gravados: unknown[] = [];
  return {
    gravados,
    hospedeiro: {
      nome: 'teste',
      leAjustes: leAjustes as () => AjustesDoLivro,
      gravaAjustes: (ajustes: AjustesDoLivro) => void gravados.push(ajustes),
      recalcula: () => undefined,
    },
  };
}

describe('ajustes gravados que não se leem são deixados de lado e relatados', () => {
  test.each([['texto'], [7], [true], [[1, 2]]])('%p no lugar dos ajustes', (gravados) => {
    expect(leAjustesGravados(gravados)).toStrictEqual({
      ajustes: {},
      problemas: ['Os ajustes gravados nesta pasta não se leem; escolha-os de novo'],
    });
  });

  test('cada ajuste de forma errada sai, e os outros ficam', () => {
    const { ajustes, problemas } = leAjustesGravados({
      municipio: 'ALEGRE',
      exercicio: { ano: 1952 },
      leiAntiga: 'sim',
      alternativas: 'L-23',
    });
    expect(ajustes).toStrictEqual({ municipio: 'ALEGRE' });
    expect(problemas).toStrictEqual([
      'O ajuste exercicio desta pasta não se lê e foi deixado de lado',
      'O ajuste leiAntiga desta pasta não se lê e foi deixado de lado',
      'O ajuste alternativas desta pasta não se lê e foi deixado de lado',
    ]);
  });

  test.each([
    [null, 'não é uma linha de tabela'],
    [{ ...linha, municipio: 'ATLANTIDA' }, 'município desconhecido'],
    [{ ...linha, item: 3 }, 'sem tabela ou sem item'],
    [{ ...linha, valor: 'muito' }, 'o valor não é um número'],
    [{ ...linha, valor: '1.234' }, 'o valor tem duas leituras: 1234 ou 1,234'],
    [{ ...linha, valor: -1 }, 'o valor é negativo'],
    [{ ...linha, desde: { ano: 1961, mes: 2, dia: 29 } }, 'a data de início não existe'],
    [{ ...linha, desde: undefined }, 'a data de início não existe'],
  ])('linha %# das tabelas complementares', (estragada, defeito) => {
    expect(leAjustesGravados({ tabelas: [linha, estragada] })).toStrictEqual({
      ajustes: { tabelas: [linha] },
      problemas: [`Linha 2 das tabelas complementares deixada de lado: ${defeito}`],
    });
  });

  test('a pasta que nem deixa ler os ajustes fica sem eles, e diz por quê', async () => {
    for (const falha of [
      () => {
        throw new Error('sem permissão');
      },
      () => Promise.reject(new Error('sem permissão')),
    ]) {
      const ajustes = criaAjustes();
      await ajustes.conecta(pasta(falha).hospedeiro);
      expect(ajustes.ajustes()).toStrictEqual({});
      expect(ajustes.problemas()).toStrictEqual([
        'Não foi possível ler os ajustes desta pasta: sem permissão',
      ]);
    }
  });
});

describe('pasta gravada por uma versão mais nova', () => {
  test('o que esta versão não conhece fica como está, e volta a ser gravado', async () => {
    const nova = { versao: 9, municipio: 'GARCA', modos: { arredonda: 'outro' }, exercicio: 1955 };
    const { gravados, hospedeiro } = pasta(() => nova);
    const ajustes = criaAjustes();
    await ajustes.conecta(hospedeiro);
    expect(ajustes.problemas()).toStrictEqual([]);
    await ajustes.mudaAjustes({ exercicio: 1960 });
    expect(gravados).toStrictEqual([{ ...nova, exercicio: 1960 }]);
  });
});

test('venha o que vier gravado, as regras respondem, e nada estranho entra na conta', () => {
  const quaseAjustes = fc.record(
    {
      municipio: fc.anything(),
      exercicio: fc.anything(),
      leiAntiga: fc.anything(),
      alternativas: fc.oneof(fc.anything(), fc.array(fc.anything())),
      tabelas: fc.array(
        fc.oneof(
          fc.anything(),
          fc.record({ ...camposDaLinha(), valor: fc.anything(), desde: fc.anything() }),
          fc.record(camposDaLinha()),
        ),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        quaseAjustes,
        fc.json().map((json) => JSON.parse(json) as unknown),
      ),
      (gravados) => {
        const { ajustes, problemas } = leAjustesGravados(gravados);
        for (const problema of problemas) expect(problema).toMatch(/^(Os ajustes|O ajuste|Linha)/);
        const { leiAntiga, alternativas = [], tabelas = [] } = ajustes;
        const resolvida = resolver({
          municipio: 'ALFREDO_CHAVES',
          exercicio: 1962,
          regra: 'IMPOSTO_TERRITORIAL',
          opcoes: { alternativas, tabelas, leiAntigaDepoisDe1966: leiAntiga === true },
        });
        if ('falha' in resolvida) throw new Error(resolvida.motivo);
        const { falha, valor } = resolvida.lanca({ zona: 'URBANA', area: 100 }) as {
          falha?: string;
          valor?: number;
        };
        expect(falha === 'ND' || (typeof valor === 'number' && valor >= 0)).toBe(true);
      },
    ),
    rodadas(2000),
  );
});

function camposDaLinha() {
  return {
    municipio: fc.constantFrom('ALFREDO_CHAVES', 'ALEGRE', 'X'),
    tabela: fc.constantFrom('Tabela nº 1', 'TABELA 1', ''),
    item: fc.constantFrom('URBANA', 'urbana', 'RURAL'),
    unidade: fc.constant('Cr$ por m²'),
    valor: fc.oneof(fc.double(), fc.constantFrom('2,50', '1.234', 'x', '-3')),
    desde: fc.record({
      ano: fc.integer({ min: 1950, max: 1970 }),
      mes: fc.integer({ min: 0, max: 13 }),
      dia: fc.constant(1),
    }),
    fonte: fc.string(),
  };
}
