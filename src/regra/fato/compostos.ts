import { FatoInvalido } from '../falha';
import type { Fato, Fatos, FatosLidos } from './fato';
import { fatoSimples } from './fatoSimples';
import { leFatos } from './leFatos';
import { mostra } from './mostra';

/** Free text. */
export function texto(titulo: string): Fato<string> {
  return fatoSimples<string>({
    tipo: 'texto',
    titulo,
    aceita: 'um texto',
    zeroEhAusente: true,
    le(bruto, nome) {
      if (typeof bruto !== 'string' || bruto.trim() === '') {
        throw new FatoInvalido(nome, `veio ${mostra(bruto)}; aceita-se um texto`);
      }
      return bruto.trim();
    },
  });
}

/** Several values of one fact. In a cell, separated by `;` or `+`. */
export function lista<T>(titulo: string, item: Fato<T>): Fato<readonly T[]> {
  return fatoSimples<readonly T[]>({
    tipo: 'lista',
    titulo,
    aceita: `uma lista, separada por ponto e vírgula; cada um: ${item.aceita}`,
    ...(item.codigos ? { codigos: item.codigos } : {}),
    ...(item.partes ? { partes: item.partes } : {}),
    zeroEhAusente: true,
    le(bruto, nome, entrega) {
      const itens = Array.isArray(bruto) ? bruto : typeof bruto === 'string' ? separa(bruto) : [bruto];
      return itens.map((valor, posicao) =>
        item.le(valor, itens.length > 1 ? `${nome}[${posicao + 1}]` : nome, entrega),
      );
    },
  });
}

/** Several named values that go together (an instrument and its quantity). */
export function objeto<F extends Fatos>(titulo: string, fatos: F): Fato<FatosLidos<F>> {
  return fatoSimples<FatosLidos<F>>({
    tipo: 'objeto',
    titulo,
    aceita: `um objeto com ${Object.keys(fatos).join(', ')}`,
    partes: fatos,
    le(bruto, nome, entrega) {
      if (typeof bruto !== 'object' || bruto === null || Array.isArray(bruto)) {
        throw new FatoInvalido(
          nome,
          `veio ${mostra(bruto)}; aceita-se um objeto com ${Object.keys(fatos).join(', ')}`,
        );
      }
      return leFatos(fatos, bruto as Readonly<Record<string, unknown>>, entrega, `${nome}.`);
    },
  });
}

function separa(bruto: string): readonly string[] {
  return bruto
    .split(/[;+]/)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '');
}
