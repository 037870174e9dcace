/** functions.json, as far as a host reads it. */
export interface Parametro {
  readonly name: string;
  readonly description?: string;
  readonly type?: 'any' | 'string' | 'number' | 'boolean';
  readonly dimensionality?: 'scalar' | 'matrix';
  readonly optional?: boolean;
  readonly repeating?: boolean;
  readonly customEnumId?: string;
}

export interface FuncaoDeclarada {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly helpUrl?: string;
  readonly parameters: readonly Parametro[];
  readonly result?: { readonly type?: string; readonly dimensionality?: string };
  readonly options?: { readonly requiresAddress?: boolean };
}

export interface Lista {
  readonly id: string;
  readonly type: 'string' | 'number';
  readonly values: readonly {
    readonly name: string;
    readonly stringValue?: string;
    readonly tooltip?: string;
  }[];
}

export interface Metadata {
  readonly allowCustomDataForDataTypeAny: boolean;
  readonly allowErrorForDataTypeAny: boolean;
  readonly functions: readonly FuncaoDeclarada[];
  readonly enums: readonly Lista[];
}
