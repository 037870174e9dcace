import { availableParallelism } from 'node:os';
import { leCodificacao } from '../csv/codificacao';
import { leSeparador } from '../csv/separador';
import type { Decimal } from '../lancamento/plano';
import type { Nucleos } from '../paralelo/emOrdem';
import { Recusa } from '../recusa';
import type { EscolhasDeLeitura } from '../tabela/abreFonte';

/** Options of the commands that read a table, as they are typed. */
export interface OpcoesDeTabela {
  readonly coluna: readonly string[];
  readonly fato: readonly string[];
  readonly planilha?: string;
  readonly cabecalho?: string;
  readonly codificacao?: string;
  readonly separador?: string;
  readonly decimal?: string;
  readonly nucleos?: string;
  readonly relatorio?: string;
}

export function leEscolhas({ planilha, codificacao, separador }: OpcoesDeTabela): EscolhasDeLeitura {
  return {
    planilha,
    codificacao: codificacao === undefined ? undefined : leCodificacao(codificacao),
    separador: separador === undefined ? undefined : leSeparador(separador),
  };
}

export function leDecimal(nome: string, texto: string | undefined): Decimal | undefined {
  const sinal = { ',': ',', virgula: ',', vírgula: ',', '.': '.', ponto: '.' } as const;
  if (texto === undefined) return undefined;
  const chave = texto.toLowerCase();
  if (!Object.hasOwn(sinal, chave))
    throw new Recusa(`--${nome}: veio "${texto}"; aceita-se virgula ou ponto`);
  return sinal[chave as keyof typeof sinal];
}

export function leInteiro(nome: string, texto: string | undefined): number | undefined {
  if (texto === undefined) return undefined;
  const valor = Number(texto);
  if (!/^\d{1,7}$/.test(texto) || valor < 1)
    throw new Recusa(`--${nome}: veio "${texto}"; aceita-se um inteiro de 1 para cima`);
  return valor;
}

export function leNucleos(texto: string | undefined, programa: string): Nucleos {
  return { quantos: Math.min(leInteiro('nucleos', texto) ?? availableParallelism(), 64), programa };
}
