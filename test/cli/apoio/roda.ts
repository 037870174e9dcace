import { executa } from '../../../cli/programa';

export interface Rodada {
  readonly codigo: number;
  readonly saida: string;
  readonly erro: string;
}

/** Runs the command line in this process, with what it prints. */
export async function roda(...argumentos: readonly string[]): Promise<Rodada> {
  let saida = '';
  let erro = '';
  const naSaida = jest.spyOn(process.stdout, 'write').mockImplementation((texto) => {
    saida += String(texto);
    return true;
  });
  const noErro = jest.spyOn(process.stderr, 'write').mockImplementation((texto) => {
    erro += String(texto);
    return true;
  });
  try {
    const codigo = await executa(argumentos, 'não há trabalhadores neste teste');
    return { codigo, saida, erro };
  } finally {
    naSaida.mockRestore();
    noErro.mockRestore();
  }
}

/** The options that say which law, in most tests. */
export const PREDIAL = ['-t', 'IMPOSTO_PREDIAL', '-m', 'ALEGRE', '-e', '1952'] as const;
export const TERRITORIAL = ['-t', 'IMPOSTO_TERRITORIAL', '-m', 'ALEGRE', '-e', '1952'] as const;
