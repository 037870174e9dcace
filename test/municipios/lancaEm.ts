import { explicar, lancar, type Memoria, type Opcoes, type Pedido, type Resultado } from '../../src';

export type Fatos = Readonly<Record<string, unknown>>;

/** Ways of asking one municipality, in its usual exercise unless another year or a day is given. */
export function criaLancaEm(municipio: Pedido['municipio'], usual: number) {
  const pedido = (regra: string, fatos: Fatos, quando: number | string, opcoes: Opcoes): Pedido => {
    const dia = typeof quando === 'string' ? { data: quando } : { exercicio: quando };
    return { municipio, regra, fatos, opcoes, ...dia };
  };
  return {
    lanca: (regra: string, fatos: Fatos, quando: number | string = usual, opcoes: Opcoes = {}): Resultado =>
      lancar(pedido(regra, fatos, quando, opcoes)),
    /** Notices that the memória of the same assessment carries. */
    avisos(
      regra: string,
      fatos: Fatos,
      quando: number | string = usual,
      opcoes: Opcoes = {},
    ): readonly string[] {
      const memoria = explicar(pedido(regra, fatos, quando, opcoes));
      return 'falha' in memoria ? [] : memoria.avisos;
    },
    memoria(regra: string, fatos: Fatos, quando: number | string = usual): Memoria {
      const memoria = explicar(pedido(regra, fatos, quando, {}));
      if ('falha' in memoria) throw new Error(memoria.motivo);
      return memoria;
    },
  };
}
