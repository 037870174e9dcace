import { type Aritmeticas, aritmeticas, emCadaAritmetica } from '../../../src/regra/colunas/aritmeticas';
import type { ColunaDeNumeros } from '../../../src/regra/colunas/codificador';
import type { Maquina } from '../../../src/regra/colunas/maquina';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const x = nos.fato('x');
const quinze = nos.binario('vezes', x, nos.constante(new Decimal('0.15')));
const imposto = nos.arredonda(quinze, 2, 'meioParaCima');

describe('as máquinas de uma conta', () => {
  test('são duas, feitas uma vez e do tamanho pedido', () => {
    const maquinas = aritmeticas([imposto], 'valor', 3);
    expect(maquinas).toHaveLength(2);
    for (const pega of maquinas) {
      expect(pega()?.falhas).toHaveLength(3);
      expect(pega()).toBe(pega());
    }
    for (const pega of aritmeticas([imposto], 'valor')) expect(pega()?.falhas).toHaveLength(1024);
  });

  test('a primeira é a de inteiros, e a segunda a de margem', () => {
    const numeros = aritmeticas([imposto], 'valor', 1).map((pega) => {
      const maquina = pega();
      // Three decimals: only the second answers 0,15 × 1,001 = 0,15015.
      maquina?.entradas.get('x')?.fill(1.001);
      return maquina?.executa(1) ? undefined : maquina?.valores(imposto)[0];
    });
    expect(numeros).toStrictEqual([undefined, 0.15]);
  });

  test('falta a que não tem escala, sem ser tentada de novo', () => {
    const semInteiros = nos.arredonda(nos.divide(x, new Decimal('0.3')), 2, 'meioParaCima');
    expect(aritmeticas([semInteiros], 'valor').map((pega) => pega() !== undefined)).toStrictEqual([
      false,
      true,
    ]);
    expect(aritmeticas([quinze], 'valor').map((pega) => pega() !== undefined)).toStrictEqual([true, false]);
    expect(aritmeticas([quinze], 'sinal').map((pega) => pega() !== undefined)).toStrictEqual([true, true]);
    let vezes = 0;
    const conta: No = {
      ...semInteiros,
      get tipo(): never {
        vezes += 1;
        return 'divide' as never;
      },
    } as never;
    const [inteira] = aritmeticas([conta], 'valor');
    inteira?.();
    const depois = vezes;
    expect([inteira?.(), inteira?.(), vezes]).toStrictEqual([undefined, undefined, depois]);
  });

  test('um erro que não é falta de escala passa adiante', () => {
    const [inteira] = aritmeticas([undefined as never], 'valor');
    expect(inteira).toThrow(TypeError);
  });
});

describe('as linhas passam de máquina em máquina', () => {
  /** A machine that fails the numbers from `falhaDe` on, with dirt after the rows of the run. */
  function deBrinquedo(nome: string, falhaDe: number, diario: string[]): Maquina {
    const entrada = new Float64Array(8);
    const falhas = new Uint8Array(8);
    return {
      entradas: new Map([['x', entrada]]),
      falhas,
      executa(n) {
        diario.push(`${nome} ${entrada.subarray(0, n).join()}`);
        falhas.fill(1);
        for (let i = 0; i < n; i += 1) falhas[i] = Number((entrada[i] as number) >= falhaDe);
        return falhas.subarray(0, n).includes(1);
      },
      valores: () => entrada,
      espalha: () => undefined,
    };
  }
  const coluna = (nome: string, ...numeros: readonly number[]): ColunaDeNumeros => ({
    nome,
    codifica: () => 1,
    copia(linhas, n, destino) {
      for (let i = 0; i < n; i += 1) destino[i] = numeros[linhas[i] as number] as number;
    },
  });
  function roda(maquinas: (diario: string[]) => Aritmeticas, n = 4): readonly string[] {
    const diario: string[] = [];
    emCadaAritmetica(
      maquinas(diario),
      Int32Array.of(3, 0, 2, 1, 4),
      n,
      [coluna('x', 10, 20, 30, 40, 50), coluna('outra', 1, 1, 1, 1, 1)],
      (linha) => diario.push(`linha ${String(linha)}`),
      (_maquina, linhas, quantas) => diario.push(`colhe ${linhas.subarray(0, quantas).join()}`),
    );
    return diario;
  }

  test('cada uma recebe as que falharam na anterior, e o resto vai uma a uma', () => {
    const primeira = (diario: string[]) => () => deBrinquedo('inteira', 20, diario);
    const segunda = (diario: string[]) => () => deBrinquedo('margem', 30, diario);
    expect(roda((diario) => [primeira(diario), segunda(diario)])).toStrictEqual([
      'inteira 40,10,30,20',
      'colhe 3,0,2,1',
      'margem 40,30,20',
      'colhe 3,2,1',
      'linha 3',
      'linha 2',
    ]);
  });

  test('sem falhas, a segunda nem se faz', () => {
    const primeira = (diario: string[]) => () => deBrinquedo('inteira', 99, diario);
    const segunda = (): Maquina => {
      throw new Error('não era para ser feita');
    };
    expect(roda((diario) => [primeira(diario), segunda])).toStrictEqual([
      'inteira 40,10,30,20',
      'colhe 3,0,2,1',
    ]);
  });

  test('a que falta se pula, e sem nenhuma vão todas uma a uma', () => {
    const segunda = (diario: string[]) => () => deBrinquedo('margem', 99, diario);
    expect(roda((diario) => [() => undefined, segunda(diario)])).toStrictEqual([
      'margem 40,10,30,20',
      'colhe 3,0,2,1',
    ]);
    expect(roda(() => [() => undefined], 2)).toStrictEqual(['linha 3', 'linha 0']);
  });
});
