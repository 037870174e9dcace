import type { Citacao } from '../../norma/norma';
import { Decimal } from '../../valor/decimal';
import { formataGrandeza } from '../../valor/formata';
import type { Unidade } from '../../valor/grandeza';
import { deUmaRedacao } from './deUmaRedacao';
import { type FiguraComDuvida, figuraComDuvida } from './figura';
import { type Limite, limiteDescrito, type LimiteDeclarado, limites } from './limites';
import type { Duvida, Parametro } from './parametro';

/** A progressive scale: each rate falls only on the part of the base inside its bracket. */
export interface Progressiva<B extends Unidade = Unidade> {
  readonly citacao: Citacao;
  readonly unidadeDaBase: B;
  readonly faixas: readonly FaixaProgressiva[];
}

export interface FaixaProgressiva {
  /** The part of the base up to here belongs to earlier brackets. */
  readonly acimaDe: Decimal;
  /** Absent in the last bracket. */
  readonly limite?: Limite;
  readonly taxa: FiguraComDuvida<'percentual' | 'dinheiro'>;
}

export interface FaixaDeclarada extends LimiteDeclarado {
  readonly taxa: string;
  readonly trecho: string | readonly string[];
}

/** Percentages of a base in money. The last bracket has no limit. */
export const aliquotasProgressivas = (
  citacao: Citacao,
  faixas: readonly FaixaDeclarada[],
  duvida?: Duvida,
): Parametro<Progressiva<'dinheiro'>> => progressiva('dinheiro', 'percentual', citacao, faixas, duvida);

/** So much money a unit of a counted base (bags of coffee). `desde` is where the first bracket starts. */
export const tarifasProgressivas = (
  citacao: Citacao,
  faixas: readonly FaixaDeclarada[],
  duvida?: Duvida,
  desde = '0',
): Parametro<Progressiva<'numero'>> => progressiva('numero', 'dinheiro', citacao, faixas, duvida, desde);

function progressiva<B extends Unidade>(
  unidadeDaBase: B,
  unidadeDaTaxa: 'percentual' | 'dinheiro',
  citacao: Citacao,
  declaradas: readonly FaixaDeclarada[],
  duvida?: Duvida,
  desde = '0',
): Parametro<Progressiva<B>> {
  const conferidos = limites(citacao.texto, declaradas, desde);
  const faixas = declaradas.map(({ taxa }, i): FaixaProgressiva => {
    const limite = conferidos[i];
    return {
      acimaDe: conferidos[i - 1]?.valor ?? new Decimal(desde),
      ...(limite ? { limite } : {}),
      taxa: figuraComDuvida<'percentual' | 'dinheiro'>(unidadeDaTaxa, taxa, citacao, duvida),
    };
  });
  const entregue: Progressiva<B> = { citacao, unidadeDaBase, faixas };
  return deUmaRedacao(
    citacao,
    declaradas.flatMap(({ trecho }) => trecho),
    faixas.map(({ taxa }) => taxa.leitura),
    {
      descricao: `escala progressiva de ${faixas.length} faixas`,
      linhas: faixas.map(({ limite, taxa, acimaDe }, i) => ({
        codigo: String(i + 1),
        titulo: limiteDescrito(limite, acimaDe, unidadeDaBase),
        colunas: ['taxa'],
        valores: [formataGrandeza(taxa.lida.valor, unidadeDaTaxa)],
      })),
      entrega: () => entregue,
    },
  );
}
