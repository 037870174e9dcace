import { falhou, type RegraResolvida } from '../../src';
import { dataIso, lerDataIso, type DataCivil } from '../../src/calendario';
import { planoDoTributo } from '../../src/consulta';
import { SemResposta, FatoInvalido } from '../../src/regra';
import type { Resolvedor } from '../calculo/resolvedor';

export interface ParcelaDoTributo {
  readonly numero: number;
  readonly vencimento: DataCivil;
  /** The business day it moves to, when that differs. */
  readonly util?: DataCivil;
  readonly valor: number;
}

/** The instalments of an amount, as TRIB.PARCELAS gives them; none where the law fixes no due date. */
export function parcelasDoTributo(
  resolvida: RegraResolvida,
  valor: number,
  resolvedor: Resolvedor,
  municipio: string,
  exercicio: unknown,
): readonly ParcelaDoTributo[] {
  const propria = resolvedor.regra('PARCELAS', municipio, exercicio);
  if (!('falha' in propria)) {
    const resultado = propria.lanca({ tributo: resolvida.regra.id, principal: valor });
    const datadas = falhou(resultado) ? undefined : resultado.parcelas;
    if (datadas?.every(({ vencimento }) => vencimento !== undefined))
      return datadas.flatMap(({ vencimento = '', vencimentoUtil, valor: quantia }, i) => {
        const dia = lerDataIso(vencimento);
        const util = vencimentoUtil === undefined ? undefined : lerDataIso(vencimentoUtil);
        return dia
          ? [
              {
                numero: i + 1,
                vencimento: dia,
                valor: quantia,
                ...(util && vencimentoUtil !== vencimento ? { util } : {}),
              },
            ]
          : [];
      });
  }
  try {
    return planoDoTributo(resolvida, valor).map(({ numero, vencimento, vencimentoUtil, valor: quantia }) => ({
      numero,
      vencimento,
      valor: quantia,
      ...(vencimentoUtil && dataIso(vencimentoUtil) !== dataIso(vencimento) ? { util: vencimentoUtil } : {}),
    }));
  } catch (erro) {
    if (erro instanceof SemResposta || erro instanceof FatoInvalido) return [];
    throw erro;
  }
}
