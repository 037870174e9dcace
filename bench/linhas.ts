import { ISENCOES, OCUPACOES, TABELA_2 } from './lei';
import { sorteio } from './sorteio';
import type { Linhas } from './tipos';

const SEMENTE = 1952;
const PARTE_ISENTA = 0.1;
const MAIOR_VALOR_LOCATIVO = 200_000;
const MAIOR_MOVIMENTO = 5_000_000;

export interface ComoSortear {
  /** Decimal places of the amounts. */
  readonly casas?: number;
  readonly semente?: number;
}

/** The first `n` rows of the seeded roll. Small amounts are the commonest. */
export function sorteiaLinhas(n: number, { casas = 2, semente = SEMENTE }: ComoSortear = {}): Linhas {
  const sorteia = sorteio(semente);
  const atividades = Object.keys(TABELA_2);
  const escolhe = (lista: readonly string[]): string => lista[Math.floor(sorteia() * lista.length)] ?? '';
  const escala = 10 ** casas;
  const quantia = (maior: number): number => (1 + Math.floor(sorteia() ** 2 * maior * escala)) / escala;
  const valorLocativo = new Float64Array(n);
  const movimento = new Float64Array(n);
  const ocupacao: string[] = [];
  const isencao: (string | null)[] = [];
  const atividade: string[] = [];
  for (let i = 0; i < n; i += 1) {
    valorLocativo[i] = quantia(MAIOR_VALOR_LOCATIVO);
    ocupacao.push(escolhe(OCUPACOES));
    const isenta = escolhe(ISENCOES);
    isencao.push(sorteia() < PARTE_ISENTA ? isenta : null);
    movimento[i] = quantia(MAIOR_MOVIMENTO);
    atividade.push(escolhe(atividades));
  }
  return { n, valorLocativo, ocupacao, isencao, movimento, atividade };
}
