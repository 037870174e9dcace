import { type Conta, exige, fato, lei } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Metros } from '../../valor/grandeza';
import { J19 } from './leituras';
import { art } from './norma';

/** Shapes of land whose frontage the law counts in metres. */
export const TIPOS_POR_TESTADA = {
  UMA_FRENTE: ['Uma frente', 'frente', 'meio de quadra'],
  ESQUINA: ['Esquina', 'terreno de esquina'],
  FRENTE_E_FUNDOS: ['Frente e fundos', 'frente e fundos para via pública'],
} as const;

type TipoPorTestada = keyof typeof TIPOS_POR_TESTADA;

export const fatosDaTestada = {
  frente: fato.metros('Frente do terreno (m)'),
  fundos: fato.metros('Face dos fundos para via pública (m)'),
  lateral1: fato.metros('Lateral que confina com via pública (m)'),
  lateral2: fato.metros('Outra lateral que confina com via pública (m)'),
  ladoA: fato.metros('Um lado da esquina (m)'),
  ladoB: fato.metros('Outro lado da esquina (m)'),
};

export const parametrosDaTestada = {
  limiteDaEsquina: lei.metros('10', art('17', 'parágrafo único'), 'não exceder de 4 dez metros'),
  limiteDaLateral: lei.metros('20', art('18', '§ 1º'), 'no que exceder de 20 (vinte) metros'),
};

/** Arts. 16 to 18: the metres of frontage that pay. */
export function metrosTributaveis(
  tipo: TipoPorTestada | undefined,
  f: FatosLidos<typeof fatosDaTestada>,
  p: ParametrosEntregues<typeof parametrosDaTestada>,
  conta: Conta,
): Metros {
  switch (tipo) {
    case undefined:
      conta.nota('Configuração não informada: uma só frente, que é a regra geral', art('16'));
      return exige(f, 'frente');
    case 'UMA_FRENTE':
      return exige(f, 'frente');
    case 'ESQUINA':
      return metrosDaEsquina(exige(f, 'ladoA'), exige(f, 'ladoB'), p.limiteDaEsquina, conta);
    case 'FRENTE_E_FUNDOS': {
      const faces = [exige(f, 'frente'), exige(f, 'fundos')];
      for (const lateral of [f.lateral1, f.lateral2])
        if (lateral) faces.push(conta.excesso('Lateral que excede', lateral, p.limiteDaLateral));
      return conta.soma('Metros tributáveis', ...faces);
    }
  }
}

/** Caput and parágrafo único of art. 17 come to the same sum: the smaller side, and the larger beyond ten. */
function metrosDaEsquina(ladoA: Metros, ladoB: Metros, limite: Metros, conta: Conta): Metros {
  const maior = conta.maior('Lado maior', ladoA, ladoB);
  const menor = conta.menor('Lado menor', ladoA, ladoB);
  if (conta.ate(maior, limite) && conta.usaAlternativa(J19))
    return conta.soma('Metros tributáveis', ladoA, ladoB);
  return conta.soma('Metros tributáveis', menor, conta.excesso('Lado maior que excede', maior, limite));
}
