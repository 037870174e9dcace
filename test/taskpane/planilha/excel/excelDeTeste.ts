import { OfficeMockObject } from 'office-addin-mock';

/** Values and formulas of a range as Office.js has them. */
export interface RangeDeTeste {
  readonly linha: number;
  readonly coluna: number;
  readonly values?: unknown[][];
  readonly valueTypes?: string[][];
  readonly formulas?: unknown[][];
}

let objetos: OfficeMockObject[] = [];

/** An object of Office.js: its properties answer only after being loaded and synchronised. `livres` always do. */
export function objeto(dados: object, livres: object = {}): object {
  const criado = new OfficeMockObject(dados);
  objetos.push(criado);
  return Object.assign(criado, livres);
}

export function range(
  { linha, coluna, values = [['']], valueTypes, formulas }: RangeDeTeste,
  livres: object = {},
): object {
  return objeto(
    {
      rowIndex: linha,
      columnIndex: coluna,
      rowCount: values.length,
      columnCount: values[0]?.length ?? 1,
      values,
      valueTypes: valueTypes ?? values.map((daLinha) => daLinha.map((v) => (v === '' ? 'Empty' : 'String'))),
      formulas: formulas ?? values,
      worksheet: { name: 'Cadastro' },
    },
    // Office.js tells it by itself, without being asked.
    { isNullObject: false, ...livres },
  );
}

export const nulo = (): object => range({ linha: 0, coluna: 0 }, { isNullObject: true });

/** A collection: the library has no way to load what its items have, so they are given loaded. */
export const colecao = (items: readonly object[]): object => ({ items, load: () => undefined });

/** Puts in the place of Excel a workbook made of these objects. */
export function instalaExcel(workbook: object): void {
  const contexto = {
    workbook,
    async sync() {
      for (const um of objetos) await um.sync();
    },
  };
  Object.assign(globalThis, {
    Excel: {
      PageOrientation: { landscape: 'Landscape', portrait: 'Portrait' },
      PaperType: { a4: 'A4' },
      run: (faz: (contexto: unknown) => Promise<unknown>) => faz(contexto),
    },
  });
}

beforeEach(() => {
  objetos = [];
});
