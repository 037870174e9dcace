import type { Combinacao } from './combinacoes';
import { compila, type Executavel } from './executavel';
import { gravaPrograma } from './gravaPrograma';
import type { RegraEmColunas } from './lancaColunas';

/** The programs of a rule that were already recorded, kept as long as the rule stays resolved. */
export class Programas {
  private readonly feitos = new Map<string, Executavel>();

  constructor(private readonly origem: RegraEmColunas) {}

  executavel({ conhecidos, numericos }: Combinacao): Executavel {
    const nome = JSON.stringify([conhecidos, numericos]);
    const feito = this.feitos.get(nome);
    if (feito) return feito;
    const { regra, contexto, redacao, fora } = this.origem;
    const novo = compila(
      fora === undefined
        ? gravaPrograma(regra, contexto, redacao, conhecidos, numericos)
        : { tipo: 'linhaALinha' },
    );
    this.feitos.set(nome, novo);
    return novo;
  }
}
