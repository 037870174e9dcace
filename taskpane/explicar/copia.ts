/** Copies text. In a frame of Excel the clipboard may be refused: then the old way, through a selection. */
export async function copia(texto: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto);
  } catch {
    const area = document.createElement('textarea');
    area.value = texto;
    area.setAttribute('aria-hidden', 'true');
    area.className = 'oculto';
    const foco = document.activeElement;
    document.body.append(area);
    area.select();
    // Deprecated, and the only way left where the clipboard is refused.
    const copiou = document.execCommand('copy');
    area.remove();
    if (foco instanceof HTMLElement) foco.focus();
    if (!copiou) throw new Error('o navegador não deixou copiar');
  }
}
