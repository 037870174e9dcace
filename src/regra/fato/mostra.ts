/** What came, as a message shows it: short, and text between quotation marks. */
export function mostra(bruto: unknown): string {
  if (bruto === null || bruto === undefined || bruto === '') return 'vazio';
  if (typeof bruto === 'string') return `"${bruto.length > 40 ? `${bruto.slice(0, 39)}…` : bruto}"`;
  if (typeof bruto === 'number') return String(bruto).replace('.', ',');
  if (typeof bruto === 'boolean') return bruto ? 'VERDADEIRO' : 'FALSO';
  return Array.isArray(bruto) ? 'uma lista' : 'um objeto';
}
