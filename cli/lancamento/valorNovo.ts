import { type DataCivil, lerDataIso } from '../../src/calendario';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';

/** A value that the command writes in a cell; undefined leaves it blank. */
export type ValorNovo =
  | { readonly tipo: 'texto'; readonly texto: string }
  | { readonly tipo: 'dinheiro' | 'numero'; readonly numero: number }
  | { readonly tipo: 'data'; readonly data: DataCivil }
  | { readonly tipo: 'logico'; readonly logico: boolean }
  | undefined;

export function textoNovo(texto: string): ValorNovo {
  return texto === '' ? undefined : { tipo: 'texto', texto };
}

export function dinheiroNovo(numero: number): ValorNovo {
  return { tipo: 'dinheiro', numero };
}

/** A date as the library gives it (`AAAA-MM-DD`); whatever else stays text. */
export function dataNova(iso: string): ValorNovo {
  const data = lerDataIso(iso);
  return data ? { tipo: 'data', data } : textoNovo(iso);
}

/** A result of a rule, by what its name stands for. */
export function valorDaSaida(nome: NomeDeSaida, valor: number | string | boolean): ValorNovo {
  if (typeof valor === 'boolean') return { tipo: 'logico', logico: valor };
  if (typeof valor === 'string') return dataNova(valor);
  return { tipo: SAIDAS[nome][0] === 'dinheiro' ? 'dinheiro' : 'numero', numero: valor };
}
