import type { RegraResolvida } from '../../src';
import { Leitor } from '../calculo/leitor';
import type { Recursos } from '../calculo/preparaChamada';
import type { Contexto } from '../contexto';
import { faltam, iguais, type Mapa, mapaDosTitulos } from './mapa';
import type { TabelaLida } from './leTabela';
import { type Formulas, montaFormulas } from './montaFormulas';
import { textos } from '../textos';

export interface ModoDeInserir {
  readonly derramada: boolean;
  readonly detalhada: boolean;
  readonly fixar: boolean;
}

/** What the assessor has chosen so far: a tribute, a table, and the column of each fact. */
export class Lancamento {
  private corrigido: Mapa | undefined;

  constructor(
    readonly contexto: Contexto,
    readonly resolvida: RegraResolvida,
    readonly tabela: TabelaLida,
    private readonly funcoes: Recursos['funcoes'],
  ) {}

  get mapa(): Mapa {
    if (this.corrigido) return this.corrigido;
    // A column of results is no fact, whatever its heading says.
    const { titulos, resultados } = this.tabela;
    const uteis = titulos.map((titulo, i) => (resultados.has(i) ? '' : titulo));
    return mapaDosTitulos(uteis, this.resolvida.regra);
  }

  corrige(mapa: Mapa): void {
    this.corrigido = iguais(mapa, this.mapa) ? this.corrigido : mapa;
  }

  /** Why it cannot be assessed yet. */
  get impedimento(): string | undefined {
    const { regra } = this.resolvida;
    const ausentes = faltam(regra, this.mapa);
    if (ausentes.length > 0) return textos.lancar.faltaObrigatorio(ausentes.join(', '));
    return Object.keys(this.mapa).length === 0 ? textos.lancar.nenhumaColuna : undefined;
  }

  formulas({ derramada, detalhada, fixar }: ModoDeInserir): Formulas {
    const { municipio, exercicio } = this.contexto.ponte.ajustes();
    return montaFormulas({
      regra: this.resolvida.regra,
      funcoes: this.funcoes,
      mapa: this.mapa,
      regiao: this.tabela.regiao,
      titulos: this.tabela.titulos,
      linhas: this.tabela.linhas,
      derramada,
      detalhada,
      ...(fixar && municipio !== undefined && exercicio !== undefined
        ? { fixo: { municipio, exercicio } }
        : {}),
    });
  }

  recursos(planilha: ConstructorParameters<typeof Leitor>[0]): Recursos {
    return { leitor: new Leitor(planilha), resolvedor: this.contexto.resolvedor, funcoes: this.funcoes };
  }
}
