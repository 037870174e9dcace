import type { Opcoes } from '../../src';
import { Recusa } from '../recusa';
import type { Alvo } from './alvo';
import { leQuando } from './quando';
import { exigeMunicipio, exigeTributo } from './resolveAlvo';

/** Options that say which law, as they are typed. */
export interface OpcoesDeLugar {
  readonly municipio?: string;
  readonly exercicio?: string;
  readonly leiAntiga?: boolean;
  readonly leitura?: readonly string[];
}

export interface OpcoesDeTributo extends OpcoesDeLugar {
  readonly tributo?: string;
}

/** What a workbook says of itself, where the command line does not. */
export interface Padrao {
  readonly municipio?: string | undefined;
  readonly exercicio?: string | undefined;
  readonly opcoes?: Opcoes | undefined;
}

export function leOpcoesDaLei({ leiAntiga, leitura = [] }: OpcoesDeLugar, padrao: Opcoes = {}): Opcoes {
  return {
    ...padrao,
    ...(leiAntiga ? { leiAntigaDepoisDe1966: true } : {}),
    ...(leitura.length > 0 ? { alternativas: leitura } : {}),
  };
}

export function leAlvo(opcoes: OpcoesDeTributo, padrao: Padrao = {}): Alvo {
  const municipio = exigeMunicipio(exige('municipio', opcoes.municipio ?? padrao.municipio));
  return {
    municipio: municipio.codigo,
    regra: exigeTributo(municipio, exige('tributo', opcoes.tributo)),
    quando: leQuando(exige('exercicio', opcoes.exercicio ?? padrao.exercicio)),
    opcoes: leOpcoesDaLei(opcoes, padrao.opcoes),
  };
}

export function exige(nome: string, valor: string | undefined): string {
  if (valor === undefined || valor.trim() === '') throw new Recusa(`falta --${nome}`);
  return valor;
}
