import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateCustomFunctionsMetadata } from 'custom-functions-metadata';
import { enumeracoesPara } from '../../../functions/enumeracoes';

const PASTA = resolve(__dirname, '../../../functions/formulas');

export interface Valor {
  readonly valor: string;
  readonly descricao: string;
}

export interface Argumento {
  readonly nome: string;
  readonly descricao: string;
  readonly opcional: boolean;
  /** Codes that Excel completes; empty when the argument is not a closed list. */
  readonly valores: readonly Valor[];
}

/** A formula as its JSDoc declares it, with the lists that the rules give. */
export interface FormulaDeclarada {
  readonly id: string;
  readonly descricao: string;
  /** What the JSDoc says after `@returns`. */
  readonly devolve: string;
  readonly argumentos: readonly Argumento[];
  /** Name of its file in functions/formulas, without extension. */
  readonly grupo: string;
  readonly funcao: string;
}

interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly description: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly description: string;
      readonly optional?: boolean;
    }[];
  }[];
}

/** Every formula of functions/formulas, read from the source: the same declarations that make functions.json. */
export async function formulasDeclaradas(): Promise<readonly FormulaDeclarada[]> {
  const arquivos = readdirSync(PASTA).filter((nome) => nome.endsWith('.ts'));
  const caminhos = arquivos.map((nome) => join(PASTA, nome));
  const { metadataJson, associate, errors } = await generateCustomFunctionsMetadata(caminhos);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { functions } = JSON.parse(metadataJson) as Metadata;
  const valores = valoresAceitos(functions);
  const devolve = new Map(caminhos.flatMap((caminho) => retornos(readFileSync(caminho, 'utf8'))));
  return functions.map(({ id, description, parameters }) => {
    const origem = associate.find((uma) => uma.id === id);
    return {
      id,
      descricao: description,
      devolve: devolve.get(id) ?? '',
      argumentos: parameters.map(({ name, description: descricao, optional }) => ({
        nome: name,
        descricao,
        opcional: optional === true,
        valores: valores.get(`${id}.${name}`) ?? [],
      })),
      grupo: (origem?.sourceFileName ?? '').replace(/^.*[\\/]|\.ts$/g, ''),
      funcao: origem?.functionName ?? '',
    };
  });
}

function valoresAceitos(functions: Metadata['functions']): ReadonlyMap<string, readonly Valor[]> {
  const nomes = functions.map(({ id, parameters }) => ({
    id,
    parametros: parameters.map(({ name }) => name),
  }));
  return new Map(
    enumeracoesPara(nomes).flatMap(({ valores, parametros }) =>
      parametros.map((parametro) => [parametro, valores] as const),
    ),
  );
}

/** The metadata leave out what a formula returns; the JSDoc says it. */
function retornos(fonte: string): readonly (readonly [string, string])[] {
  return fonte.split('/**').flatMap((bloco) => {
    const [, id] = /@customfunction (\w+)/.exec(bloco) ?? [];
    const [, texto] = /@returns (.+)/.exec(bloco) ?? [];
    return id && texto ? [[id, texto.trim()] as const] : [];
  });
}
