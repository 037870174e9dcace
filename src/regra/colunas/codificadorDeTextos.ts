import { vagaDe } from './atalho';
import { AUSENTE, type Codificador, type ColunaDeFato, VARIOS } from './codificador';
import type { Dicionario } from './dicionario';

export function codificadorDeTextos(
  dicionario: Dicionario,
  { valores, repetida }: ColunaDeFato,
): Codificador {
  return {
    codifica: (inicio, n, codigos) =>
      repetida === true
        ? dicionario.codigo(valores[0])
        : codificaTextos(valores, inicio, n, codigos, dicionario),
  };
}

function codificaTextos(
  valores: ArrayLike<unknown>,
  inicio: number,
  n: number,
  codigos: Uint8Array,
  dicionario: Dicionario,
): number {
  let { letras, textos, codigos: conhecidos } = dicionario.atalho;
  let diferencas = 0;
  let primeiro = AUSENTE;
  for (let i = 0; i < n; i += 1) {
    const valor = valores[inicio + i];
    let codigo: number;
    if (typeof valor === 'string') {
      const vaga = vagaDe(valor, letras, textos.length);
      if (textos[vaga] === valor) codigo = conhecidos[vaga] as number;
      else {
        codigo = dicionario.codigo(valor);
        // It may have looked at one letter more.
        ({ letras, textos, codigos: conhecidos } = dicionario.atalho);
      }
    } else codigo = valor === null || valor === undefined ? AUSENTE : dicionario.codigo(valor);
    codigos[i] = codigo;
    if (i === 0) primeiro = codigo;
    diferencas |= codigo ^ primeiro;
  }
  return diferencas === 0 ? primeiro : VARIOS;
}
