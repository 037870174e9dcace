/** Reads what is typed as exercise: a year (1900–2200) or a date `dd/mm/aaaa`, given back as `AAAA-MM-DD`. */
export function leExercicio(texto: string): number | string | undefined {
  const limpo = texto.trim();
  if (/^\d{4}$/.test(limpo)) {
    const ano = Number(limpo);
    return ano >= 1900 && ano <= 2200 ? ano : undefined;
  }
  const [, dia, mes, ano] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(limpo) ?? [];
  if (!dia || !mes || !ano) return undefined;
  const iso = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  // Months of a fixed UTC calendar only tell whether the day exists.
  const instante = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(iso) ? iso : undefined;
}

/** The way back: `1952-07-01` is shown as `01/07/1952`. */
export function mostraExercicio(exercicio: number | string | undefined): string {
  if (typeof exercicio !== 'string') return exercicio === undefined ? '' : String(exercicio);
  return exercicio.split('-').reverse().join('/');
}
