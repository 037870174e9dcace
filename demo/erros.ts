import { ErrorCode } from './customFunctions';

const NA_TELA: Readonly<Record<string, string>> = {
  [ErrorCode.invalidValue]: '#VALOR!',
  [ErrorCode.notAvailable]: '#N/D',
  [ErrorCode.divisionByZero]: '#DIV/0!',
  [ErrorCode.invalidNumber]: '#NÚM!',
  [ErrorCode.nullReference]: '#NULO!',
  [ErrorCode.invalidName]: '#NOME?',
  [ErrorCode.invalidReference]: '#REF!',
  '#SPILL!': '#DESPEJAR!',
};

const SEM_MENSAGEM: Readonly<Record<string, string>> = {
  [ErrorCode.invalidName]: 'Não há fórmula com esse nome.',
  [ErrorCode.divisionByZero]: 'Divisão por zero.',
  [ErrorCode.invalidReference]: 'A fórmula aponta para uma célula que não existe.',
  '#SPILL!': 'Não há espaço livre para o resultado, que ocupa várias células.',
};

/** The error as a Brazilian Excel writes it; undefined for what is no error. */
export const erroNaTela = (valor: unknown): string | undefined =>
  typeof valor === 'string' ? NA_TELA[valor] : undefined;

export const mensagemGeral = (valor: string): string => SEM_MENSAGEM[valor] ?? '';
