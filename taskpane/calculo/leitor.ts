import { emFatias } from '../emFatias';
import type { Intervalo, Planilha, Progresso, TabelaDaPasta, ValorDeCelula } from '../planilha/planilha';
import { interseccao } from '../planilha/referencia';
import { leEnderecoOuTabela } from './leEnderecoOuTabela';

/** Rows asked of the host at a time: a workbook of many rows comes in pieces. */
const BLOCO = 1000;
/** A reference this high is to whole columns. */
const COLUNA_INTEIRA = 100_000;

/** Reads cells for the formulas of one piece of work, each block once. */
export class Leitor {
  private readonly folhas = new Map<string, { intervalo: Intervalo; valores: ValorDeCelula[][] }>();
  private readonly lidos = new Map<string, Promise<ValorDeCelula[][]>>();
  private tabelasDaPasta: Promise<readonly TabelaDaPasta[]> | undefined;

  constructor(private readonly planilha: Planilha) {}

  /** Brings a block into memory, so that its cells cost nothing more. */
  async carrega(intervalo: Intervalo, progresso?: Progresso): Promise<ValorDeCelula[][]> {
    const blocos: Intervalo[] = [];
    for (let i = 0; i < intervalo.linhas; i += BLOCO)
      blocos.push({
        ...intervalo,
        linha: intervalo.linha + i,
        linhas: Math.min(BLOCO, intervalo.linhas - i),
      });
    const valores: ValorDeCelula[][] = [];
    await emFatias(
      blocos,
      async (bloco) => {
        for (const linha of await this.planilha.le(bloco)) valores.push(linha);
      },
      progresso
        ? { progresso: (feitos) => progresso(Math.min(feitos * BLOCO, intervalo.linhas), intervalo.linhas) }
        : {},
    );
    this.folhas.set(intervalo.planilha, { intervalo, valores });
    return valores;
  }

  /** The values of an interval; of whole columns, as far as there is data. */
  async le(intervalo: Intervalo): Promise<ValorDeCelula[][]> {
    const folha = this.folhas.get(intervalo.planilha);
    if (folha) {
      const fim = folha.intervalo.linha + folha.intervalo.linhas;
      const linhas = Math.max(1, Math.min(intervalo.linhas, fim - intervalo.linha));
      const pedido = intervalo.linhas >= COLUNA_INTEIRA ? { ...intervalo, linhas } : intervalo;
      if (cabe(pedido, folha.intervalo)) return recorta(pedido, folha);
    }
    const chave = JSON.stringify(intervalo);
    const lido = this.lidos.get(chave) ?? this.busca(intervalo);
    this.lidos.set(chave, lido);
    return lido;
  }

  tabelas(): Promise<readonly TabelaDaPasta[]> {
    return (this.tabelasDaPasta ??= this.planilha.tabelas());
  }

  /** The interval that a reference of a formula names. */
  referencia(texto: string, celula: Intervalo): Promise<Intervalo | undefined> {
    return leEnderecoOuTabela(texto, celula, this);
  }

  private async busca(intervalo: Intervalo): Promise<ValorDeCelula[][]> {
    if (intervalo.linhas < COLUNA_INTEIRA) return this.planilha.le(intervalo);
    const usado = await this.planilha.usado();
    const util = usado?.planilha === intervalo.planilha ? interseccao(intervalo, usado) : undefined;
    return this.planilha.le({
      ...intervalo,
      linhas: util ? util.linha + util.linhas - intervalo.linha : 1,
    });
  }
}

function cabe(dentro: Intervalo, fora: Intervalo): boolean {
  return (
    dentro.linha >= fora.linha &&
    dentro.coluna >= fora.coluna &&
    dentro.linha + dentro.linhas <= fora.linha + fora.linhas &&
    dentro.coluna + dentro.colunas <= fora.coluna + fora.colunas
  );
}

function recorta(
  { linha, coluna, linhas, colunas }: Intervalo,
  folha: { intervalo: Intervalo; valores: ValorDeCelula[][] },
): ValorDeCelula[][] {
  const [l, c] = [linha - folha.intervalo.linha, coluna - folha.intervalo.coluna];
  return folha.valores.slice(l, l + linhas).map((valores) => valores.slice(c, c + colunas));
}
