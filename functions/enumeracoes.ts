import type { Enumeracao } from './tipos';

// Read at build time by webpack/ajustaMetadata.js. Provisional, until the rules say it.
export const enumeracoes: readonly Enumeracao[] = [
  {
    id: 'OCUPACAO',
    valores: [
      { valor: 'PROPRIETARIO', descricao: 'O proprietário ocupa o prédio' },
      { valor: 'ALUGADO', descricao: 'Prédio alugado' },
      { valor: 'GRATUITO', descricao: 'Cedido de graça' },
      { valor: 'DESOCUPADO', descricao: 'Prédio vazio' },
    ],
    parametros: ['IMPOSTO_PREDIAL.ocupacao'],
  },
  {
    id: 'MUNICIPIO',
    valores: [
      { valor: 'ALEGRE', descricao: 'Alegre (ES)' },
      { valor: 'LIMEIRA_DO_OESTE', descricao: 'Limeira do Oeste (MG)' },
    ],
    parametros: ['*.municipio'],
  },
];
