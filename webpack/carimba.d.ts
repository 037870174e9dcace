export function carimbo(nome: string): string;
