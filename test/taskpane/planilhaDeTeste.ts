import type {
  Conteudo,
  Escrita,
  FormulaDaCelula,
  Intervalo,
  NovaPlanilha,
  Planilha,
  Regiao,
  ValorDeCelula,
} from '../../taskpane/planilha/planilha';
import { umaCelula } from '../../taskpane/planilha/referencia';

type Entrada = Conteudo | { readonly erro: string };

const ehFormula = (entrada: Entrada): entrada is { readonly formula: string } =>
  typeof entrada === 'object' && entrada !== null && 'formula' in entrada;

/** A workbook of one sheet in memory. It calculates nothing: the pane is what is under test. */
export class PlanilhaDeTeste implements Planilha {
  readonly nome = 'teste';
  readonly escritas: Escrita[] = [];
  readonly criadas: NovaPlanilha[] = [];
  readonly visitas: Intervalo[] = [];
  celula = umaCelula('F', 0, 0);

  constructor(
    private readonly celulas: readonly (readonly Entrada[])[],
    private readonly tabela?: string,
  ) {}

  get tudo(): Intervalo {
    const colunas = Math.max(...this.celulas.map(({ length }) => length));
    return { planilha: 'F', linha: 0, coluna: 0, linhas: this.celulas.length, colunas };
  }

  async selecao(): Promise<Intervalo> {
    return this.celula;
  }

  async regiao(): Promise<Regiao> {
    return this.tabela === undefined
      ? { intervalo: this.tudo }
      : { intervalo: this.tudo, tabela: this.tabela };
  }

  async usado(): Promise<Intervalo> {
    return this.tudo;
  }

  async planilhas(): Promise<string[]> {
    return ['F'];
  }

  async tabelas(): Promise<{ nome: string; intervalo: Intervalo }[]> {
    return this.tabela === undefined ? [] : [{ nome: this.tabela, intervalo: this.tudo }];
  }

  async le({ linha, coluna, linhas, colunas }: Intervalo): Promise<ValorDeCelula[][]> {
    return this.recorta(linha, coluna, linhas, colunas, (entrada) => (ehFormula(entrada) ? null : entrada));
  }

  async formulas({ linha, coluna, linhas, colunas }: Intervalo): Promise<string[][]> {
    return this.recorta(linha, coluna, linhas, colunas, (entrada) =>
      ehFormula(entrada) ? entrada.formula : '',
    );
  }

  async formulaDe(celula: Intervalo): Promise<FormulaDaCelula | undefined> {
    const [[formula = ''] = []] = await this.formulas(celula);
    return formula === '' ? undefined : { formula, ancora: celula };
  }

  async escreve(escrita: Escrita): Promise<void> {
    this.escritas.push(escrita);
  }

  async criaPlanilha(nova: NovaPlanilha): Promise<string> {
    this.criadas.push(nova);
    return nova.nome;
  }

  async vaiPara(intervalo: Intervalo): Promise<void> {
    this.visitas.push(intervalo);
  }

  aoMudarSelecao(): () => void {
    return () => undefined;
  }

  private recorta<T>(
    linha: number,
    coluna: number,
    linhas: number,
    colunas: number,
    le: (entrada: Entrada) => T,
  ): T[][] {
    return Array.from({ length: linhas }, (_, i) =>
      Array.from({ length: colunas }, (__, j) => le(this.celulas[linha + i]?.[coluna + j] ?? null)),
    );
  }
}
