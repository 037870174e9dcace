export const PADRAO: string;
export const endereco: string;
