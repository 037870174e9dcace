import { parseArgs } from 'node:util';

export const AJUDA = `Uso:
  npm run novo -- --municipio CODIGO --tributo ID [opções]

  --municipio CODIGO   código em maiúsculas (SANTA_TERESA); se já existe, só o tributo é criado
  --tributo ID         id da regra em maiúsculas (IMPOSTO_PREDIAL)
  --titulo TEXTO       título do tributo, como a lei o chama
  --artigo TEXTO       artigo que o dá: 25, ou "27, parágrafo único"

Só para um município novo:
  --nome TEXTO         nome com a sigla do Estado ("Santa Teresa-ES")
  --lei TEXTO          a lei como se cita ("Lei nº 12/1955")
  --inicio DATA        primeiro dia em que vale (AAAA-MM-DD)
  --fonte ARQUIVO      nome do arquivo com o texto da lei, na pasta das leis
`;

/** What `npm run novo` was asked to create. */
export interface PedidoDeNovo {
  readonly codigo: string;
  /** Folder of the municipality: `santa-teresa`. */
  readonly pasta: string;
  readonly tributo: string;
  readonly titulo: string;
  readonly artigo: readonly [string, ...string[]];
  readonly lei?: LeiNova;
}

export interface LeiNova {
  readonly nome: string;
  readonly lei: string;
  readonly inicio: string;
  readonly fonte: string;
}

export class PedidoErrado extends Error {}

const MAIUSCULAS = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/**
 * Reads the arguments of the command.
 * @throws {PedidoErrado} saying what is wrong, in Portuguese
 */
export function lePedido(argumentos: readonly string[], existe: (codigo: string) => boolean): PedidoDeNovo {
  const { values } = parseArgs({
    args: [...argumentos],
    options: {
      municipio: { type: 'string' },
      tributo: { type: 'string' },
      titulo: { type: 'string' },
      artigo: { type: 'string' },
      nome: { type: 'string' },
      lei: { type: 'string' },
      inicio: { type: 'string' },
      fonte: { type: 'string' },
    },
  });
  const codigo = exige(values.municipio, 'municipio', MAIUSCULAS);
  const tributo = exige(values.tributo, 'tributo', MAIUSCULAS);
  const [artigo = '', ...resto] = (values.artigo ?? '1º').split(',').map((parte) => parte.trim());
  const comum = {
    codigo,
    pasta: codigo.toLowerCase().replaceAll('_', '-'),
    tributo,
    titulo: values.titulo ?? tributo,
    artigo: [artigo, ...resto] as const,
  };
  if (existe(codigo)) return comum;
  return {
    ...comum,
    lei: {
      nome: exige(values.nome, 'nome', /^.+-[A-Z]{2}$/),
      lei: exige(values.lei, 'lei', /\S/),
      inicio: exige(values.inicio, 'inicio', /^\d{4}-\d{2}-\d{2}$/),
      fonte: exige(values.fonte, 'fonte', /^[\w.-]+\.txt$/),
    },
  };
}

function exige(valor: string | undefined, nome: string, forma: RegExp): string {
  if (valor === undefined) throw new PedidoErrado(`falta --${nome}`);
  if (!forma.test(valor)) throw new PedidoErrado(`--${nome}: "${valor}" não tem a forma esperada`);
  return valor;
}
