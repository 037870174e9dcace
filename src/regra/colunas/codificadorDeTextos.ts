import type { QualquerFato } from '../fato/fato';
import { type Atalho, vagaDe } from './atalho';
import { AUSENTE, type Codificador, type ColunaDeFato, VARIOS } from './codificador';
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
      unico ? dicionario.codigo(valores[0]) : codificaTextos(valores, inicio, n, codigos, dicionario, dicionario.atalho),
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
  { textos, codigos: conhecidos }: Atalho,
): number {
  let diferencas = 0;
  let primeiro = AUSENTE;
  for (let i = 0; i < n; i += 1) {
    const valor = valores[inicio + i];
    let codigo: number;
    if (typeof valor === 'string') {
      const vaga = vagaDe(valor);
      codigo = textos[vaga] === valor ? (conhecidos[vaga] as number) : dicionario.codigo(valor);
    } else codigo = valor === null || valor === undefined ? AUSENTE : dicionario.codigo(valor);
    codigos[i] = codigo;
    if (i === 0) primeiro = codigo;
    diferencas |= codigo ^ primeiro;
  }
  return diferencas === 0 ? primeiro : VARIOS;
}
