/** What would show wrong in Excel, or never show: empty when the answer of a formula is sound. */
export function defeitosDaSaida(saida: unknown, entradas: readonly unknown[]): string[] {
  if (saida === '' || ehCartao(saida) || saida instanceof CustomFunctions.Error)
    return defeitosDaCelula(saida, entradas);
  if (!Array.isArray(saida)) return [`não é matriz: ${descreve(saida)}`];
  const linhas = saida as unknown[];
  if (linhas.length === 0) return ['matriz sem linhas'];
  const largura = Array.isArray(linhas[0]) ? linhas[0].length : 0;
  if (largura === 0) return ['linha sem células'];
  return linhas.flatMap((linha) => {
    if (!Array.isArray(linha)) return [`linha que não é lista: ${descreve(linha)}`];
    if (linha.length !== largura) return [`linhas de ${largura} e de ${linha.length} células`];
    return (linha as unknown[]).flatMap((celula) => defeitosDaCelula(celula, entradas));
  });
}

function defeitosDaCelula(celula: unknown, entradas: readonly unknown[]): string[] {
  if (typeof celula === 'boolean') return [];
  if (typeof celula === 'number') return Number.isFinite(celula) ? [] : [`número impossível: ${celula}`];
  if (typeof celula === 'string')
    return /undefined|\[object |NaN\b/.test(celula) && !veio(entradas, celula)
      ? [`texto ruim: ${celula}`]
      : [];
  if (celula instanceof CustomFunctions.Error)
    return entradas.includes(celula) ? [] : defeitosDaMensagem(celula);
  return ehCartao(celula)
    ? defeitosDaCelula(celula.basicValue, entradas)
    : [`não cabe numa célula: ${descreve(celula)}`];
}

function defeitosDaMensagem({ code, message }: CustomFunctions.Error): string[] {
  // A data type in error, or a number that is none, is an error of the cell itself.
  if (message === 'a célula informada está em erro') return [];
  if (code !== '#VALUE!' && code !== '#N/A') return [`erro ${code} que não veio de uma célula`];
  if (!message || message.trim().length < 10) return [`erro sem mensagem: ${code}`];
  // A fault of the program, an exception in English, or a value that went astray into the text.
  if (/falha do programa|Cannot |is not |undefined|\[object |\bNaN\b|Symbol\(/.test(message))
    return [message];
  return [];
}

const veio = (entradas: readonly unknown[], texto: string): boolean => entradas.includes(texto);

function ehCartao(valor: unknown): valor is { readonly basicValue: unknown } {
  return typeof valor === 'object' && valor !== null && 'type' in valor && valor.type === 'Double';
}

function descreve(valor: unknown): string {
  if (valor instanceof Promise) return 'promessa';
  return typeof valor === 'object' ? JSON.stringify(valor) : `${typeof valor} ${String(valor)}`;
}
