import FormulaParser, { type ReferenciaDeCelula, type ReferenciaDeIntervalo } from 'fast-formula-parser';
import { MAXIMO_DE_LINHAS } from '../tabela/celula';
import { type Avaliacao, DEMAIS_EM_CADEIA, emAvaliacao, motivoDe, paraOParser, primeira } from './avaliacao';
import { funcoesDoParser } from './funcoesDoParser';
import type { CelulaDaFolha, CelulasDaFolha, Folha, LivroNaMemoria } from './livroNaMemoria';
import { ehDoLancador, traduzFormula } from './traduzFormula';

const { FormulaError } = FormulaParser;

const MAXIMO_DE_CELULAS = 5_000_000;
const MAXIMO_DA_FORMULA = 32_767;
const MAXIMO_EM_CADEIA = 60;

interface Resultado {
  readonly bruto: unknown;
  /** It comes from one of our formulas, directly or not. */
  readonly nosso: boolean;
}

/** Evaluates our formulas, and the others only where they lie between two of ours. */
export class Avaliador {
  private readonly prontos = new Map<CelulaDaFolha, Resultado>();
  private readonly falhas = new Map<CelulaDaFolha, string>();
  private readonly abertas = new Set<CelulaDaFolha>();
  private readonly parsers: FormulaParser[] = [];
  /** For each formula being evaluated, whether it has touched one of ours. */
  private readonly tocou: boolean[] = [];
  private ultimaLinha: number | undefined;
  private deCimaParaBaixo = false;

  constructor(private readonly livro: LivroNaMemoria) {}

  avalia(folha: Folha, linha: number, coluna: number): Avaliacao {
    const celula = folha.celulas().em(linha, coluna);
    if (!celula?.formula) return { naoAvaliada: 'não é fórmula' };
    try {
      return emAvaliacao(this.calcula(folha, linha, coluna, celula).bruto);
    } catch (erro) {
      const naoAvaliada = motivoDe(erro);
      if (naoAvaliada !== DEMAIS_EM_CADEIA || this.deCimaParaBaixo) return { naoAvaliada };
      this.calculaDeCimaParaBaixo();
      return this.avalia(folha, linha, coluna);
    }
  }

  /** A running balance hangs from the row above it, down to the first: from the top each has only one to ask. */
  private calculaDeCimaParaBaixo(): void {
    this.deCimaParaBaixo = true;
    this.falhas.clear();
    for (const folha of this.livro.folhas.values()) {
      for (const { linha, coluna, celula } of folha.celulas().comFormula()) {
        try {
          this.calcula(folha, linha, coluna, celula);
        } catch (erro) {
          // What fails is told to whoever asks for it; what was too far may be near by then.
          if (motivoDe(erro) === DEMAIS_EM_CADEIA) this.falhas.clear();
        }
      }
    }
  }

  private calcula(folha: Folha, linha: number, coluna: number, celula: CelulaDaFolha): Resultado {
    const pronto = this.prontos.get(celula);
    if (pronto) return this.toca(pronto);
    const falha = this.falhas.get(celula) ?? (this.abertas.has(celula) ? 'referência circular' : undefined);
    if (falha !== undefined) {
      this.toca({ nosso: true });
      throw new Error(falha);
    }
    this.abertas.add(celula);
    try {
      const resultado = this.calculaDeNovo(folha, linha, coluna, celula);
      this.prontos.set(celula, resultado);
      return this.toca(resultado);
    } catch (erro) {
      this.falhas.set(celula, motivoDe(erro));
      throw erro;
    } finally {
      this.abertas.delete(celula);
    }
  }

  private calculaDeNovo(folha: Folha, linha: number, coluna: number, celula: CelulaDaFolha): Resultado {
    const { formula, valor } = celula;
    if (!formula) return { bruto: paraOParser(valor), nosso: false };
    if (formula.texto.length > MAXIMO_DA_FORMULA) throw new Error('a fórmula é grande demais');
    if (this.tocou.length >= MAXIMO_EM_CADEIA) {
      this.toca({ nosso: true });
      throw new Error(DEMAIS_EM_CADEIA);
    }
    const nosso = ehDoLancador(formula.texto);
    const nivel = this.tocou.push(nosso) - 1;
    let falha: unknown;
    let bruto: unknown;
    try {
      const texto = traduzFormula(formula, { livro: this.livro, planilha: folha.nome, linha });
      bruto = this.parserDo(nivel).parse(texto, { sheet: folha.nome, row: linha, col: coluna }, true) ?? 0;
    } catch (erro) {
      falha = erro;
    }
    const depende = this.tocou.pop() === true;
    if (falha !== undefined && depende) {
      this.toca({ nosso: true });
      throw falha;
    }
    // Excel knows its own functions better: what does not depend on ours stays as Excel stored it.
    return depende ? { bruto, nosso: true } : { bruto: paraOParser(valor), nosso: false };
  }

  /** Whoever asked for a result of ours depends on us too. */
  private toca<T extends Pick<Resultado, 'nosso'>>(resultado: T): T {
    if (resultado.nosso && this.tocou.length > 0) this.tocou[this.tocou.length - 1] = true;
    return resultado;
  }

  /** A parser is busy while it waits for the cells that it asked for: each depth has its own. */
  private parserDo(nivel: number): FormulaParser {
    return (this.parsers[nivel] ??= new FormulaParser({
      functions: funcoesDoParser,
      onCell: (referencia: ReferenciaDeCelula) =>
        this.celula(referencia.sheet, referencia.row, referencia.col),
      onRange: (referencia: ReferenciaDeIntervalo) => this.intervalo(referencia),
      onVariable: () => null,
    }));
  }

  private celula(planilha: string, linha: number, coluna: number): unknown {
    const folha = this.livro.folhas.get(planilha.toLowerCase());
    if (!folha) return new FormulaError('#REF!');
    const celula = folha.celulas().em(linha, coluna);
    if (!celula) return null;
    if (!celula.formula) return paraOParser(celula.valor);
    const { bruto } = this.calcula(folha, linha, coluna, celula);
    return Array.isArray(bruto) ? primeira(bruto) : bruto;
  }

  private intervalo({ sheet, from, to }: ReferenciaDeIntervalo): unknown[][] {
    const folha = this.livro.folhas.get(sheet.toLowerCase());
    if (!folha) return [[new FormulaError('#REF!')]];
    const celulas = folha.celulas();
    const ate = to.row === null || to.row >= MAXIMO_DE_LINHAS ? this.ultimaDoLivro() : to.row;
    const larga = to.col ?? celulas.ultimaColuna;
    if ((ate - (from.row ?? 1) + 1) * (larga - (from.col ?? 1) + 1) > MAXIMO_DE_CELULAS)
      throw new Error('intervalo grande demais');
    const linhas: unknown[][] = [];
    for (let linha = from.row ?? 1; linha <= ate; linha += 1) {
      const cheia: unknown[] = [];
      for (let coluna = from.col ?? 1; coluna <= larga; coluna += 1)
        cheia.push(this.celula(sheet, linha, coluna));
      linhas.push(cheia);
    }
    return linhas.length > 0 ? linhas : [[null]];
  }

  /** Whole columns are cut at the same row in all sheets, so that they keep one height. */
  private ultimaDoLivro(): number {
    const folhas: readonly CelulasDaFolha[] = [...this.livro.folhas.values()].map((folha) => folha.celulas());
    return (this.ultimaLinha ??= Math.max(1, ...folhas.map(({ ultimaLinha }) => ultimaLinha)));
  }
}
