import { CellValueType, type ICellData, type Injector, type Nullable } from '@univerjs/presets';
import {
  AFTER_CELL_EDIT,
  BEFORE_CELL_EDIT,
  LexerTreeBuilder,
  SheetInterceptorService,
} from '@univerjs/preset-sheets-core';
import { formulaParaMotor, formulaParaTela, marcasParaMotor } from './digitacao/formulaBrasileira';
import { valorDigitado } from './digitacao/valorDigitado';

// Before the grid's own reading of numbers, which is American.
const PRIMEIRO = 1000;

function comFormato(celula: ICellData, pattern: string): ICellData {
  // A style kept by name, or with a format of its own, is the person's choice.
  if (typeof celula.s === 'string' || celula.s?.n) return celula;
  return { ...celula, s: { ...celula.s, n: { pattern } } };
}

/** The cell as the engine wants it; undefined when the grid's own reading will do. */
function aoConfirmar(celula: Nullable<ICellData>): ICellData | undefined {
  if (celula?.f) return { ...celula, f: formulaParaMotor(celula.f) };
  if (typeof celula?.v !== 'string' || celula.p || celula.t === CellValueType.FORCE_STRING) return undefined;
  const lido = valorDigitado(celula.v);
  if (!lido) return undefined;
  if (typeof lido.valor === 'boolean') return { ...celula, v: lido.valor ? 1 : 0, t: CellValueType.BOOLEAN };
  const numero = { ...celula, v: lido.valor, t: CellValueType.NUMBER };
  return lido.formato ? comFormato(numero, lido.formato) : numero;
}

/** The cell as the editor shows it. */
function aoEditar(celula: ICellData): ICellData {
  if (celula.f) return { ...celula, f: formulaParaTela(String(celula.f)) };
  const decimal =
    typeof celula.v === 'number' || (typeof celula.v === 'string' && /^-?\d+\.\d+%$/.test(celula.v));
  return decimal ? { ...celula, v: String(celula.v).replace('.', ',') } : celula;
}

/**
 * The grid knows only `,` between arguments and `10.5`. Here what a Brazilian types is translated when the cell
 * is confirmed, shown back in the editor, and understood by the help that follows the typing.
 */
export function digitaEmPortugues(injector: Injector): void {
  const { writeCellInterceptor } = injector.get(SheetInterceptorService);
  writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: PRIMEIRO,
    handler: (celula, _lugar, segue) => aoConfirmar(celula) ?? segue(celula),
  });
  // The grid's own interceptor ends the chain at every formula: what the editor shows can only be changed after it.
  const cadeia = writeCellInterceptor.fetchThroughInterceptors.bind(writeCellInterceptor);
  writeCellInterceptor.fetchThroughInterceptors = (ponto, filtro) => {
    const intercepta = cadeia(ponto, filtro);
    if ((ponto as unknown) !== BEFORE_CELL_EDIT) return intercepta;
    return ((celula, lugar) => {
      const mostrada = intercepta(celula, lugar);
      return mostrada && aoEditar(mostrada as ICellData);
    }) as typeof intercepta;
  };
  const leitor = injector.get(LexerTreeBuilder);
  const sequencia = leitor.sequenceNodesBuilder.bind(leitor);
  const argumento = leitor.getFunctionAndParameter.bind(leitor);
  leitor.sequenceNodesBuilder = (formula) => sequencia(marcasParaMotor(formula));
  leitor.getFunctionAndParameter = (formula, ...resto) => argumento(marcasParaMotor(formula), ...resto);
}
