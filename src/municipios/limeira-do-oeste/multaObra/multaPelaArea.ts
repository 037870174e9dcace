import { type Conta, lei } from '../../../regra';
import type { MetrosQuadrados, Numero, Ufir } from '../../../valor/grandeza';
import { L48, L49, L50 } from '../leituras';
import { art } from '../norma';

/** One fine, and what it may be between when the area falls in a gap of the law. */
export interface MultaEmUfir {
  readonly multa: Ufir;
  readonly minima: Ufir;
  readonly maxima: Ufir;
  readonly lacuna: boolean;
}

export const obraSemLicenca = art('130', 'I');
const a = art('130', 'I', 'a');
const b = art('130', 'I', 'b');
const c = art('130', 'I', 'c');
const d = art('130', 'I', 'd');

/** Art. 130, I: brackets by area, with two gaps between them. */
export const parametrosDaArea = {
  ateA: lei.metrosQuadrados('60', a, 'Edificações com área até 60,00m2 (sessenta'),
  deB: lei.metrosQuadrados('61', b, 'com área entre 61,00m2 (sessenta e um'),
  ateB: lei.metrosQuadrados('75', b, 'e 75,00m2 (setenta e cinco metros quadrados) – 100'),
  deC: lei.metrosQuadrados('76', c, 'acima de 100,00m2 (setenta e seis metros', L49),
  ateC: lei.metrosQuadrados('100', c, 'e 100,00m2 (cem metros quadrados) – 150'),
  multaA: lei.ufir('50', a, '60,00m2 (sessenta metros quadrados) – 50 (cinqüenta) UFIR'),
  multaB: lei.ufir('100', b, '75,00m2 (setenta e cinco metros quadrados) – 100 cem) UFIR'),
  multaC: lei.ufir('150', c, '100,00m2 (cem metros quadrados) – 150 (cento e cinqüenta) UFIR', L49),
  multaD: lei.ufir('200', d, 'área acima de 100,00m2 (cem metros quadrados) – 200 (duzentos) UFIR', L50),
};

type Area = Readonly<
  Record<'ateA' | 'deB' | 'ateB' | 'deC' | 'ateC', MetrosQuadrados> &
    Record<'multaA' | 'multaB' | 'multaC' | 'multaD', Ufir>
>;

/** The fine for building without a licence. In a gap, the milder bracket (L48). */
export function multaPelaArea(area: MetrosQuadrados, p: Area, conta: Conta): MultaEmUfir {
  if (conta.ate(area, p.ateA)) return exata(p.multaA);
  if (conta.menosDe(area, p.deB)) return naLacuna(p.multaA, p.multaB, conta);
  if (conta.ate(area, p.ateB)) return exata(p.multaB);
  if (conta.menosDe(area, p.deC)) return naLacuna(p.multaB, p.multaC, conta);
  return exata(conta.ate(area, p.ateC) ? p.multaC : p.multaD);
}

export function exata(multa: Ufir): MultaEmUfir {
  return { multa, minima: multa, maxima: multa, lacuna: false };
}

function naLacuna(minima: Ufir, maxima: Ufir, conta: Conta): MultaEmUfir {
  return conta.usaAlternativa(L48) ? exata(maxima) : { multa: minima, minima, maxima, lacuna: true };
}

/** The sum of the fines of one notice, doubled if need be. */
export function somaDasMultas(
  multas: readonly MultaEmUfir[],
  dobro: Numero | undefined,
  conta: Conta,
): MultaEmUfir {
  const total = (rotulo: string, qual: 'multa' | 'minima' | 'maxima'): Ufir => {
    const soma = conta.soma(rotulo, ...multas.map((multa) => multa[qual]));
    return dobro ? conta.vezes(`${rotulo}, em dobro`, soma, dobro) : soma;
  };
  const multa = total('Multa em UFIR', 'multa');
  if (!multas.some(({ lacuna }) => lacuna)) return exata(multa);
  return {
    multa,
    minima: total('Multa mínima em UFIR', 'minima'),
    maxima: total('Multa máxima em UFIR', 'maxima'),
    lacuna: true,
  };
}
