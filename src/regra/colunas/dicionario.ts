import { SEM_NUMEROS } from '../fato/entregaDeFato';
import type { QualquerFato } from '../fato/fato';
import { Atalho } from './atalho';
import { AUSENTE, BASE_DE_CODIGOS, LINHA_A_LINHA } from './codificador';

const MAXIMO_DE_BRUTOS = 4096;
const VAGAS = 512;

/** Small numbers for the distinct contents of a column that is no number. */
export class Dicionario {
  readonly atalho = new Atalho(VAGAS);
  private readonly lidos: unknown[] = [undefined];
  private readonly codigos = new Map<unknown, number>();

  constructor(
    private readonly nome: string,
    private readonly fato: QualquerFato,
    private readonly zeroAusente: boolean,
  ) {}

  codigo(bruto: unknown): number {
    const pronto = this.codigos.get(bruto);
    if (pronto !== undefined) return pronto;
    const novo = this.le(bruto);
    // Texts of an open list may all differ: what did not fit is not kept.
    if (this.codigos.size < MAXIMO_DE_BRUTOS) this.codigos.set(bruto, novo);
    if (typeof bruto === 'string') this.atalho.guarda(bruto, novo);
    return novo;
  }

  /** No room for other texts: those that come go alone. */
  get cheio(): boolean {
    return this.lidos.length >= BASE_DE_CODIGOS || this.codigos.size >= MAXIMO_DE_BRUTOS;
  }

  valor(codigo: number): unknown {
    return this.lidos[codigo];
  }

  private le(bruto: unknown): number {
    if (bruto === null || bruto === undefined || (typeof bruto === 'string' && bruto.trim() === ''))
      return AUSENTE;
    if (bruto === 0 && this.zeroAusente) return AUSENTE;
    if (this.fato.tipo !== 'enumerado' && this.fato.tipo !== 'simNao') return LINHA_A_LINHA;
    try {
      const lido = this.fato.le(bruto, this.nome, SEM_NUMEROS) as unknown;
      const antes = this.lidos.indexOf(lido, 1);
      if (antes !== -1) return antes;
      return this.lidos.length < BASE_DE_CODIGOS ? this.lidos.push(lido) - 1 : LINHA_A_LINHA;
    } catch {
      return LINHA_A_LINHA; // its own message comes when the row is computed
    }
  }
}
