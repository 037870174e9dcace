import { fato, lei } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import { J40, J44, J45 } from './leituras';
import { art } from './norma';
import { parametrosDasPrestacoes } from './prestacoesDasIndustrias';

/** Activities that have a rule of their own; any other is accepted too. */
export const ATIVIDADES = {
  COMERCIO: ['Comércio', 'comercial', 'loja', 'armazém'],
  INDUSTRIA: ['Indústria', 'industrial', 'fábrica'],
  COLEGIO: ['Colégio', 'escola'],
  HOSPITAL: 'Hospital',
  CASA_DE_SAUDE: 'Casa de saúde',
  SANATORIO: 'Sanatório',
  HOTEL: 'Hotel',
  PENSAO_FAMILIAR: ['Pensão familiar', 'pensão'],
  CINEMA: 'Cinema',
  TEATRO: 'Teatro',
  ARMAZEM_GERAL: ['Armazém geral', 'depósito de armazém geral', 'armazéns gerais'],
  DEPOSITO_FECHADO: 'Depósito fechado',
  ESTABELECIMENTO_CREDITO: ['Estabelecimento de crédito', 'banco'],
  DESCONTO_TITULOS: ['Escritório de desconto de títulos', 'desconto de títulos'],
} as const;

export const fatosDasIndustrias = {
  atividade: fato.enumeradoAberto('Atividade', ATIVIDADES),
  valorLocativo: fato.dinheiro('Valor locativo anual do local'),
  aluguel: fato.dinheiro('Aluguel anual do local'),
  valorLocativoArbitrado: fato.dinheiro('Valor locativo anual arbitrado do local'),
  parteFixa: fato.dinheiro('Parte fixa (das tabelas anexas)'),
  partesFixas: fato.lista('Partes fixas de cada atividade', fato.dinheiro('Parte fixa')),
  mesmoLocal: fato.simNao('Mesmo estabelecimento ou local'),
  mesmaAdministracao: fato.simNao('Uma só administração'),
  escrituracaoComum: fato.simNao('Escrituração comum'),
  conexas: fato.simNao('Atividades conexas ou dependentes da principal'),
  impostoAnual: fato.dinheiro('Imposto do ano já calculado'),
  inicioAtividade: fato.data('Início da atividade'),
  cessacao: fato.data('Cessação da atividade'),
  inscricao: fato.data('Dia da inscrição'),
  renovou: fato.simNao('Renovou os dados da inscrição no prazo'),
  recusouLivros: fato.simNao('Recusou exibir documentos e livros fiscais'),
};

/** What the annexed tables would give and the variable part. */
export const parametrosDoImposto = {
  tabelas: lei.tabelaAusente(
    'Tabelas de indústrias e profissões',
    art('38'),
    'de acdrdo coa as tabelas anexa',
    'Cr$ por ano',
    Object.fromEntries(
      Object.entries(ATIVIDADES).map(([codigo, nomes]) => [
        codigo,
        typeof nomes === 'string' ? nomes : nomes[0],
      ]),
    ),
  ),
  semParteFixa: lei.relacao(art('38', '§ 3º'), {
    ARMAZEM_GERAL: 'zens gerais e depdsitos fechados',
    DEPOSITO_FECHADO: 'gerais e depdsitos fechados',
  }),
  aliquota: lei.percentual('10', art('40'), '10% (dez por cento) sdbre o valor locativo amal'),
  aliquotaReduzida: lei.percentual('5', art('40', '§ 1º'), 'razdo de 5% / einci por cento)'),
  ramosReduzidos: lei.relacao(
    art('40', '§ 1º'),
    {
      COLEGIO: 'Os colégios, hospitais',
      HOSPITAL: 'hospitais, casas de safide',
      CASA_DE_SAUDE: 'casas de safide',
      SANATORIO: 'sanatóri os',
      HOTEL: 'hotéls',
      PENSAO_FAMILIAR: 'pensSes familiares',
      CINEMA: 'cinemas, teatros',
      TEATRO: 'teatros e depSsitod',
      ARMAZEM_GERAL: 'mazens gerais, pagarão a parte varidvel',
    },
    J40,
  ),
  aliquotaNenhuma: lei.percentual('0', art('40', '§ 2º'), 'não estão sujeitos à parte varidvel'),
  semParteVariavel: lei.relacao(art('40', '§ 2º'), {
    ESTABELECIMENTO_CREDITO: 'Os estabelecimentos de crédito',
    DESCONTO_TITULOS: 'escritdrios de/ descontos de titulos',
  }),
};

export const parametrosDasIndustrias = {
  ...parametrosDoImposto,
  taxaDeAssistencia: lei.percentual('10', art('58'), 'acrescido de 10% (dez por cento) no seu total'),
  diasDaInscricao: lei.numero('15', art('43', '§ 1º'), 'dentro de/ 15 (quinze) dias a partir do inicio'),
  acrescimo: lei.percentual('20', art('44'), 'com o acréscimo de 20%', J44),
  renovacao: lei.prestacoes(['30/01'], art('46'), 'até 30 de janeiro de cada exercicio', J45),
  ...parametrosDasPrestacoes,
};

export type FatosDasIndustrias = FatosLidos<typeof fatosDasIndustrias>;
export type ParametrosDoImposto = ParametrosEntregues<typeof parametrosDoImposto>;
export type ParametrosDasIndustrias = ParametrosEntregues<typeof parametrosDasIndustrias>;
