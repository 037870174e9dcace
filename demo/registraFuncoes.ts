import type { FUniver } from '@univerjs/presets';
import { chamaFuncao, type ValorDaGrade } from './chamaFuncao';
import type { ExcelFalso } from './customFunctions';
import type { Mensagens } from './mensagens';
import type { FuncaoDeclarada, Lista, Metadata } from './metadata';

export const NAMESPACE = 'TRIB';
const FUNCAO_DO_USUARIO = 15;

/** The grid's executor of a function: it is `this` of the call, and knows which cell is being calculated. */
interface Executor {
  readonly _subUnitId?: string;
  readonly _row?: number;
  readonly _column?: number;
}

const letraDaColuna = (coluna: number): string =>
  (coluna >= 26 ? letraDaColuna(Math.floor(coluna / 26) - 1) : '') + String.fromCharCode(65 + (coluna % 26));

export const enderecoDaCelula = (linha: number, coluna: number): string =>
  `${letraDaColuna(coluna)}${linha + 1}`;

function ajudaDoParametro(descricao: string, lista: Lista | undefined): string {
  if (!lista) return descricao;
  const valores = lista.values.map(({ name }) => name);
  const mostrados = valores.slice(0, 12).join(', ');
  return `${descricao}. Valores: ${mostrados}${valores.length > 12 ? '…' : ''}`;
}

function descricao(funcao: FuncaoDeclarada, listas: ReadonlyMap<string, Lista>) {
  return {
    functionName: `${NAMESPACE}.${funcao.name}`,
    functionType: FUNCAO_DO_USUARIO,
    description: funcao.description ?? '',
    abstract: funcao.description ?? '',
    functionParameter: funcao.parameters.map((parametro) => ({
      name: parametro.name,
      detail: ajudaDoParametro(parametro.description ?? '', listas.get(parametro.customEnumId ?? '')),
      example: '',
      require: parametro.optional ? (0 as const) : (1 as const),
      repeat: parametro.repeating ? (1 as const) : (0 as const),
    })),
  };
}

/** Registers in the grid every function of functions.json, run in the realm where functions.js was loaded. */
export function registraFuncoes(
  api: FUniver,
  metadata: Metadata,
  excel: ExcelFalso,
  mensagens: Mensagens,
): void {
  const formulas = api.getFormula();
  const listas = new Map(metadata.enums.map((lista) => [lista.id, lista]));
  for (const declarada of metadata.functions) {
    const calcula = function (this: Executor, ...recebidos: ValorDaGrade[]) {
      const { _subUnitId: planilha = '', _row: linha = 0, _column: coluna = 0 } = this;
      const endereco = enderecoDaCelula(linha, coluna);
      const { valores, mensagens: novas } = chamaFuncao(
        declarada,
        excel.funcoesAssociadas.get(declarada.id),
        recebidos,
        excel,
        endereco,
      );
      mensagens.guarda(planilha, linha, coluna, novas);
      return valores.length === 1 && valores[0]?.length === 1 ? (valores[0][0] ?? '') : valores;
    };
    formulas.registerFunction(`${NAMESPACE}.${declarada.name}`, calcula as never, {
      description: descricao(declarada, listas),
    });
  }
}
