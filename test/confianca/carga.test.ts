import { carregaFormulas, leMetadata } from '../plataforma/construido';

const ids = leMetadata().functions.map(({ id }) => id);
const quebra = (): never => {
  throw new Error('quebrado de propósito');
};

/** Hosts in which something of Office fails as the bundle loads, or later. */
const HOSPEDEIROS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'sem Office': {},
  'com um Office vazio': { Office: {} },
  'com um Office que quebra': { Office: { onReady: quebra } },
  'com um Office que nunca fica pronto': { Office: { onReady: () => new Promise(() => undefined) } },
  'com um Office que recusa': { Office: { onReady: () => Promise.reject(new Error('recusado')) } },
};

describe('as fórmulas registram-se antes de tudo', () => {
  test.each(Object.entries(HOSPEDEIROS))('%s, todas se registram e calculam', (_nome, hospedeiro) => {
    const registradas: string[] = [];
    let funcoes: ReadonlyMap<string, (...argumentos: readonly unknown[]) => unknown> = new Map();
    try {
      ({ funcoesAssociadas: funcoes } = carregaFormulas(hospedeiro));
    } catch (erro) {
      registradas.push(String(erro));
    }
    expect(registradas).toStrictEqual([]);
    expect([...funcoes.keys()].sort()).toStrictEqual([...ids].sort());
    const predial = funcoes.get('IMPOSTO_PREDIAL');
    // Art. 23: 8 % of 9.600,00.
    expect(
      predial?.([[9600]], null, [['PROPRIETARIO']], null, null, null, [['ALEGRE']], [[1952]], {}),
    ).toStrictEqual([[768]]);
  });
});
