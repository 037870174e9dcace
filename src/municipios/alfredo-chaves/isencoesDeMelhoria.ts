import { art } from './norma';

/** Art. 104: for the contribution and for the ten per cent alike. */
export const isencoesDeMelhoria = [
  {
    codigo: 'UNIAO_ESTADO',
    titulo: 'Imóvel da União ou do Estado',
    citacao: art('104'),
    trecho: 'São isentos da taxa os imóveis da União ou do Estado',
  },
  {
    codigo: 'ISENTO_DE_IMPOSTO',
    titulo: 'Isento de imposto por força da lei',
    citacao: art('104'),
    trecho: 'os que por força da lei estejam isentos de impostos',
  },
] as const;
