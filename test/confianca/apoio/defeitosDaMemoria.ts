import { falhou, type Memoria } from '../../../src';

const RUIM = /undefined|NaN|\[object|null| {2}|^\s|\s$|\( ?\)|^[;,.:]|[;,:]$/;
/** An article without its number, or a comma with no paragraph after it. */
const CITACAO_RUIM = /arts?\.(?! \d)|,\s*(?:[;·,)]|$)/;

/** Whether a text can be shown: something is written, and nothing is missing in it. */
export const escrito = (texto: string): boolean =>
  texto !== '' && !RUIM.test(texto) && !CITACAO_RUIM.test(texto);

/** What no memória may have: it is shown to the taxpayer, so every step says what it is, how it was made and what it gave. */
export function defeitosDaMemoria({ passos, avisos, fundamentos, resultado }: Memoria): string[] {
  const achados = passos.flatMap(({ rotulo, conta, valor, fundamento }) => [
    ...(escrito(rotulo) && /^[\p{Lu}\d]/u.test(rotulo) ? [] : [`rótulo: "${rotulo}"`]),
    ...(escrito(conta) ? [] : [`conta de ${rotulo}: "${conta}"`]),
    ...(escrito(valor) ? [] : [`valor de ${rotulo}: "${valor}"`]),
    ...(fundamento === '' || escrito(fundamento) ? [] : [`fundamento de ${rotulo}: "${fundamento}"`]),
  ]);
  for (const aviso of avisos) if (!escrito(aviso)) achados.push(`aviso: "${aviso}"`);
  if (!falhou(resultado) && fundamentos.length === 0) achados.push('sem fundamento');
  for (const fundamento of fundamentos) if (!escrito(fundamento)) achados.push(`fundamento: "${fundamento}"`);
  return achados;
}
