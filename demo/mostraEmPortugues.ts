import {
  CellValueType,
  InterceptorEffectEnum,
  type ICellData,
  type Injector,
  type Nullable,
} from '@univerjs/presets';
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import { erroNaTela } from './erros';

// After the grid's number formats, before the end of its chain (-1).
const ULTIMO = -0.5;
/** As many digits as Excel shows in a cell without format. */
const DIGITOS = 11;

function naTela({ v, t }: ICellData): string | undefined {
  if (t === CellValueType.BOOLEAN) return v ? 'VERDADEIRO' : 'FALSO';
  if (typeof v === 'number' && !Number.isInteger(v))
    return String(Number(v.toPrecision(DIGITOS))).replace('.', ',');
  return erroNaTela(v);
}

/** Draws `#N/D`, `10,5` and `VERDADEIRO` where the engine holds `#N/A`, `10.5` and true: only what is drawn changes. */
export function mostraEmPortugues(injector: Injector): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: ULTIMO,
    effect: InterceptorEffectEnum.Value,
    handler: (celula, _lugar, segue) => {
      const texto = celula && naTela(celula);
      return segue(texto === undefined ? celula : { ...celula, v: texto, ...semTipoLogico(celula) });
    },
  });
}

/** A cell of logical type is drawn as TRUE or FALSE whatever its text. */
function semTipoLogico(celula: Nullable<ICellData>): ICellData {
  return celula?.t === CellValueType.BOOLEAN ? { t: CellValueType.STRING } : {};
}
