import type { QualquerFato } from '../fato/fato';
import { type Codificador, type ColunaDeFato, VARIOS } from './codificador';
import { Dicionario } from './dicionario';

export function codificadorDeTextos(
  nome: string,
  fato: QualquerFato,
  { valores, repetida }: ColunaDeFato,
  zeroAusente: boolean,
): Codificador {
  const dicionario = new Dicionario(nome, fato, zeroAusente);
  const unico = repetida === true;
  return {
    nome,
    numerico: false,
    codifica: (inicio, n, codigos) =>
      unico ? dicionario.codigo(valores[0]) : codificaTextos(valores, inicio, n, codigos, dicionario),
    valorDoCodigo: (codigo) => dicionario.valor(codigo),
    copia: () => undefined,
  };
}

function codificaTextos(
  valores: ArrayLike<unknown>,
  inicio: number,
  n: number,
  codigos: Uint8Array,
  dicionario: Dicionario,
): number {
  let ultimo = valores[inicio];
  let codigo = dicionario.codigo(ultimo);
  const primeiro = codigo;
  let iguais = true;
  for (let i = 0; i < n; i += 1) {
    const valor = valores[inicio + i];
    if (valor !== ultimo) {
      codigo = dicionario.codigo(valor);
      ultimo = valor;
      if (codigo !== primeiro) iguais = false;
    }
    codigos[i] = codigo;
  }
  return iguais ? primeiro : VARIOS;
}
