import { fato, lei } from '../../../regra';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VII: dwellings.

export const unidadeResidencial = requisito({
  codigo: 'UNIDADE_RESIDENCIAL',
  nomes: ['Compartimentos da unidade residencial', 'unidade residencial', 'moradia'],
  fundamento: [art('95')],
  fatos: { compartimentos: fato.inteiro('Compartimentos') },
  parametros: { minimo: lei.numero('3', art('95'), 'pelo menos três compartimentos') },
  exigencias: { compartimentosMinimo: minimo('compartimentos') },
  catalogo: ['UNIDADE_RESIDENCIAL_COMPARTIMENTOS'],
  demanda: (_f, p) => ({ compartimentosMinimo: p.minimo }),
});

export const portaria = requisito({
  codigo: 'PORTARIA_MULTIFAMILIAR',
  nomes: ['Portaria e local para lixo', 'portaria', 'coleta de lixo'],
  fundamento: [art('97')],
  fatos: { multifamiliar: fato.simNao('Edificação residencial multifamiliar').obrigatoria() },
  parametros: {
    portaria: lei.relacao(art('97'), { PORTARIA: 'residenciais multifamiliares deverão dispor de portaria' }),
  },
  exigencias: {},
  catalogo: ['PORTARIA_MULTIFAMILIAR'],
  demanda(f, p, conta) {
    if (f.multifamiliar) conta.nota('Portaria no acesso e local para a coleta do lixo', p.portaria.citacao);
    return { obrigatorio: f.multifamiliar };
  },
});
