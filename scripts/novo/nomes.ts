/** `TAXA_DE_LIXO` → `taxaDeLixo`: the name of the rule's constant and of its file. */
export function nomeDeConstante(codigo: string): string {
  return codigo.toLowerCase().replace(/_([a-z0-9])/g, (_, letra: string) => letra.toUpperCase());
}

/** A text as a literal of the house: single quotes. */
export function literal(texto: string): string {
  return `'${texto.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
}

/** `Lei nº 12/1955` → `lei12`: the constant of the law. */
export function constanteDaLei(lei: string): string {
  const [, numero] = /n[ºo°.]*\s*([\d.]+)/.exec(lei) ?? [];
  return numero === undefined ? 'leiMunicipal' : `lei${numero.replaceAll('.', '')}`;
}
