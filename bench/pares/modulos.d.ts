// What the benchmark uses of each peer, so that types are checked without the peers at hand.

declare module '@gorules/zen-engine' {
  export function evaluateExpressionSync(expression: string, context: object): unknown;
}

declare module 'feelin' {
  export function evaluate(
    expression: string,
    context: Readonly<Record<string, unknown>>,
  ): { readonly value: unknown; readonly warnings: readonly { readonly message: string }[] };
}

declare module 'json-rules-engine' {
  export interface Event {
    readonly type: string;
    readonly params?: Readonly<Record<string, unknown>>;
  }
  export interface RuleProperties {
    readonly conditions: {
      readonly all: readonly { readonly fact: string; readonly operator: string; readonly value: unknown }[];
    };
    readonly event: Event;
  }
  export class Engine {
    constructor(rules: readonly RuleProperties[]);
    run(facts: Readonly<Record<string, unknown>>): Promise<{ readonly events: readonly Event[] }>;
  }
}

declare module 'publicodes' {
  export default class Engine {
    constructor(rules: Readonly<Record<string, unknown>>, options: object);
    setSituation(situation: Readonly<Record<string, unknown>>): this;
    evaluate(rule: string): { readonly nodeValue: unknown };
  }
}

declare module 'hyperformula' {
  export type RawCellContent = number | string | boolean | null | undefined;
  export class HyperFormula {
    static buildFromSheets(
      sheets: Readonly<Record<string, readonly (readonly RawCellContent[])[]>>,
      options: object,
    ): HyperFormula;
    getSheetValues(sheet: number): unknown[][];
    destroy(): void;
  }
}
