import fc from 'fast-check';
import { falhou, lancar } from '../../src';
import { rodadas } from './apoio/semente';

/** Amount of a taxpayer, in whole centavos. */
function centavos(
  municipio: string,
  exercicio: number,
  regra: string,
  fatos: Readonly<Record<string, unknown>>,
): number {
  const resultado = lancar({ municipio, exercicio, regra, fatos });
  if (falhou(resultado)) throw new Error(resultado.motivo);
  return Math.round(Number(resultado.valor) * 100);
}

const dinheiro = fc.integer({ min: 1, max: 500_000_000 }).map((valor) => valor / 100);
const frente = fc.integer({ min: 400, max: 50_000 }).map((valor) => valor / 100);
const confere = <T>(gerador: fc.Arbitrary<T>, propriedade: (valor: T) => void, vezes = 300): void => {
  fc.assert(fc.property(gerador, propriedade), rodadas(vezes));
};

describe('contribuintes vizinhos em Alegre', () => {
  const predial = (fatos: object) =>
    centavos('ALEGRE', 1955, 'IMPOSTO_PREDIAL', fatos as Record<string, unknown>);
  const territorial = (fatos: object) =>
    centavos('ALEGRE', 1955, 'IMPOSTO_TERRITORIAL', fatos as Record<string, unknown>);
  const industrias = (movimento: number) =>
    centavos('ALEGRE', 1955, 'INDUSTRIAS_PROFISSOES', { item: 'MOVIMENTO', movimento });

  test('o prédio alugado nunca paga menos que o do dono, e paga 10/8 dele, salvo o centavo (art. 23)', () => {
    confere(dinheiro, (valorLocativo) => {
      const [dono, alugado] = ['PROPRIETARIO', 'ALUGADO'].map((ocupacao) =>
        predial({ valorLocativo, ocupacao }),
      );
      expect(alugado).toBeGreaterThanOrEqual(dono as number);
      // Each is rounded by half a centavo at most: 8 × alugado and 10 × dono are within 8/2 + 10/2.
      expect(Math.abs(8 * (alugado as number) - 10 * (dono as number))).toBeLessThanOrEqual(9);
    });
  });

  test('sem ocupação paga-se como alugado: a regra geral, nunca o favor (art. 23)', () => {
    confere(dinheiro, (valorLocativo) => {
      expect(predial({ valorLocativo })).toBe(predial({ valorLocativo, ocupacao: 'ALUGADO' }));
    });
  });

  test('doze aluguéis mensais são o valor locativo do ano (art. 27)', () => {
    confere(dinheiro, (aluguelMensal) => {
      const valorLocativo = Math.round(aluguelMensal * 1200) / 100;
      expect(predial({ aluguelMensal, ocupacao: 'ALUGADO' })).toBe(
        predial({ valorLocativo, ocupacao: 'ALUGADO' }),
      );
    });
  });

  test('o terreno aberto paga o dobro do cercado de ferro, e o urbano cinco vezes o suburbano (Tabela 1)', () => {
    confere(frente, (metros) => {
      const terreno = (zona: string, fecho: string) =>
        territorial({ frente: metros, zona, fecho, local: 'SEDE' });
      // Both tariffs are even numbers of cruzeiros, so no rounding stands between them.
      expect(terreno('URBANA', 'ABERTO')).toBe(2 * terreno('URBANA', 'MURO_OU_GRADIL_FERRO'));
      expect(terreno('URBANA', 'ABERTO')).toBe(5 * terreno('SUBURBANA', 'ABERTO'));
    });
  });

  test('na vila paga-se sete décimos do que se paga na sede (art. 19)', () => {
    confere(frente, (metros) => {
      const terreno = (local: string) =>
        territorial({ frente: metros, zona: 'URBANA', fecho: 'ABERTO', local });
      expect(Math.abs(10 * terreno('VILA') - 7 * terreno('SEDE'))).toBeLessThanOrEqual(5);
    });
  });

  test('duas frentes pagam a soma, e de esquina só a maior (art. 17)', () => {
    confere(fc.tuple(frente, frente), ([uma, outra]) => {
      const terreno = (fatos: object) =>
        territorial({ zona: 'URBANA', fecho: 'ABERTO', local: 'SEDE', ...fatos });
      expect(terreno({ frentes: [uma, outra] })).toBe(terreno({ frentes: [outra, uma] }));
      expect(terreno({ frentes: [uma, outra] })).toBe(terreno({ frente: uma }) + terreno({ frente: outra }));
      expect(terreno({ frentes: [uma, outra], esquina: true })).toBe(
        terreno({ frente: Math.max(uma, outra) }),
      );
    });
  });

  test('dividir o negócio em dois nunca diminui o imposto, e um movimento a mais nunca paga mais que 1% dele (Tabela 1)', () => {
    confere(fc.tuple(dinheiro, dinheiro), ([um, outro]) => {
      const juntos = industrias(Math.round((um + outro) * 100) / 100);
      expect(industrias(um) + industrias(outro)).toBeGreaterThanOrEqual(juntos);
      expect(juntos - industrias(um)).toBeLessThanOrEqual(Math.ceil(outro) + 1);
    });
  });
});

describe('contribuintes vizinhos em Garça, Jambeiro e Alfredo Chaves', () => {
  test('em Garça o mínimo pelo valor venal nunca é vencido por baixo (art. 15, parágrafo único)', () => {
    confere(fc.tuple(dinheiro, dinheiro), ([valorLocativo, valorVenal]) => {
      const pago = centavos('GARCA', 1955, 'IMPOSTO_PREDIAL', { valorLocativo, valorVenal });
      expect(1000 * pago).toBeGreaterThanOrEqual(2 * Math.round(valorVenal * 100) - 500);
      expect(100 * pago).toBeGreaterThanOrEqual(8 * Math.round(valorLocativo * 100) - 50);
    });
  });

  test('em Garça o prédio sonegado paga um quinto a mais (art. 23)', () => {
    confere(fc.tuple(dinheiro, dinheiro), ([valorLocativo, valorVenal]) => {
      const predio = (sonegado: boolean) =>
        centavos('GARCA', 1955, 'IMPOSTO_PREDIAL', { valorLocativo, valorVenal, sonegado });
      expect(Math.abs(5 * predio(true) - 6 * predio(false))).toBeLessThanOrEqual(5);
    });
  });

  test('em Jambeiro a mobília nunca tira mais que um quinto do aluguel (art. 28, § 2º)', () => {
    confere(fc.tuple(dinheiro, dinheiro), ([aluguel, moveis]) => {
      const predio = (fatos: object) => centavos('JAMBEIRO', 1960, 'IMPOSTO_PREDIAL', { aluguel, ...fatos });
      const [sem, com] = [predio({}), predio({ mobiliado: true, moveis })];
      expect(com).toBeLessThanOrEqual(sem);
      expect(5 * com).toBeGreaterThanOrEqual(4 * sem - 5);
    });
  });

  test('em Jambeiro a taxa de assistência é um décimo do imposto, e o colégio paga metade da parte variável (arts. 40 e 58)', () => {
    confere(dinheiro, (valorLocativo) => {
      const total = (atividade: string) =>
        centavos('JAMBEIRO', 1960, 'INDUSTRIAS_PROFISSOES', {
          item: 'TOTAL',
          atividade,
          valorLocativo,
          parteFixa: 0.01,
        });
      expect(total('COLEGIO')).toBeLessThanOrEqual(total('COMERCIO'));
    });
  });

  test('em Alfredo Chaves morar no que é seu paga três quartos, em qualquer zona (art. 17)', () => {
    confere(fc.tuple(dinheiro, fc.constantFrom('URBANA', 'SUBURBANA')), ([valorLocativo, zona]) => {
      const predio = (ocupacao: string) =>
        centavos('ALFREDO_CHAVES', 1962, 'IMPOSTO_PREDIAL', { valorLocativo, zona, ocupacao });
      expect(Math.abs(4 * predio('PROPRIETARIO') - 3 * predio('ALUGADO'))).toBeLessThanOrEqual(4);
    });
  });

  test('em Alfredo Chaves menos serviços nunca é mais imposto (art. 15)', () => {
    confere(dinheiro, (valorLocativo) => {
      const com = (servicos: readonly string[] | undefined) =>
        centavos('ALFREDO_CHAVES', 1962, 'IMPOSTO_PREDIAL', {
          valorLocativo,
          zona: 'SUBURBANA',
          ...(servicos ? { servicos } : {}),
        });
      const [todos, dois, um, nenhum, calado] = [
        ['LIMPEZA', 'AGUA', 'ESGOTO'],
        ['AGUA', 'LIMPEZA'],
        ['ESGOTO'],
        [],
        undefined,
      ].map(com) as [number, number, number, number, number];
      expect(calado).toBe(todos);
      expect(dois).toBe(um);
      expect([todos >= dois, um >= nenhum]).toStrictEqual([true, true]);
    });
  });
});

describe('infratores vizinhos em Limeira do Oeste', () => {
  test('reincidir dobra a multa, e obra maior nunca paga menos (arts. 130 a 132)', () => {
    const area = fc.integer({ min: 1, max: 50_000 }).map((valor) => valor / 100);
    confere(fc.tuple(area, area), ([uma, outra]) => {
      const multa = (fatos: object) =>
        centavos('LIMEIRA_DO_OESTE', 1999, 'MULTA_OBRA', {
          infracao: 'OBRA_SEM_LICENCA',
          valorUfir: 1,
          ...fatos,
        });
      expect(multa({ area: uma, reincidente: true })).toBe(2 * multa({ area: uma }));
      expect(multa({ area: Math.max(uma, outra) })).toBeGreaterThanOrEqual(
        multa({ area: Math.min(uma, outra) }),
      );
    });
  });
});
