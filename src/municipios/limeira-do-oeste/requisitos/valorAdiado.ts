import type { EntregaDeFato } from '../../../regra/fato/entregaDeFato';
import type { CodigoDeFato, Fato, LimitesDoNumero, QualquerFato } from '../../../regra/fato/fato';
import { fatoSimples } from '../../../regra/fato/fatoSimples';

/** A value that came, to be read only when the requirement asked for says what fact it is. */
export class ValorAdiado {
  constructor(
    private readonly bruto: unknown,
    private readonly nome: string,
    private readonly entrega: EntregaDeFato,
  ) {}

  /** @throws {FatoInvalido} it is no such fact */
  como(fato: QualquerFato): unknown {
    return fato.le(this.bruto, this.nome, this.entrega);
  }

  /** Zero, which is what a blank cell gives. */
  get zero(): boolean {
    return this.bruto === 0;
  }
}

/** The facts of one name in several requirements as one fact of the rule, for lists, headings and the manual. */
export function fatoAdiado(fatos: readonly [QualquerFato, ...QualquerFato[]]): Fato<ValorAdiado> {
  const [primeiro] = fatos;
  const codigos = fatos.flatMap((fato) => fato.codigos ?? []);
  return fatoSimples<ValorAdiado>({
    tipo: primeiro.tipo,
    titulo: tituloComum(fatos),
    aceita: [...new Set(fatos.map(({ aceita }) => aceita))].join('; ou '),
    ...(codigos.length > 0 ? { codigos: semRepetir(codigos) } : {}),
    ...(primeiro.limites ? { limites: fatos.reduce<LimitesDoNumero>(maisEstritos, {}) } : {}),
    zeroEhAusente: fatos.every(({ zeroEhAusente }) => zeroEhAusente),
    le: (bruto, nome, entrega) => new ValorAdiado(bruto, nome, entrega),
  });
}

/** Limits under which a number is good for every requirement; outside them each one reads it and says so. */
function maisEstritos(juntos: LimitesDoNumero, { limites = {} }: QualquerFato): LimitesDoNumero {
  return {
    minimo: Math.max(juntos.minimo ?? 0, limites.minimo ?? 0),
    maximo: Math.min(juntos.maximo ?? Number.MAX_VALUE, limites.maximo ?? Number.MAX_VALUE),
    positivo: juntos.positivo === true || limites.positivo === true,
    inteiro: juntos.inteiro === true || limites.inteiro === true,
  };
}

/** Each code once, with the synonyms of all. */
function semRepetir(codigos: readonly CodigoDeFato[]): readonly CodigoDeFato[] {
  const unicos = new Map<string, CodigoDeFato>();
  for (const { codigo, titulo, sinonimos } of codigos) {
    const anterior = unicos.get(codigo);
    const todos = new Set([...(anterior?.sinonimos ?? []), ...sinonimos]);
    unicos.set(codigo, { codigo, titulo: anterior?.titulo ?? titulo, sinonimos: [...todos] });
  }
  return [...unicos.values()];
}

/** The words that all titles begin with: `Área` for the area of the floor and of the shop; or else the first title. */
function tituloComum([{ titulo }, ...outros]: readonly [QualquerFato, ...QualquerFato[]]): string {
  const palavras = titulo.split(' ');
  const demais = outros.map((outro) => outro.titulo.split(' '));
  const fim = palavras.findIndex((palavra, i) => demais.some((outras) => outras[i] !== palavra));
  if (fim <= 0) return titulo;
  return palavras
    .slice(0, fim)
    .join(' ')
    .replace(/ d[aeo]s?$/, '');
}
