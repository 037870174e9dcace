import { fato, lei } from '../../../regra';
import { art } from '../norma';
import { requisito } from './requisito';

// Chapter VI, section VIII: the class of a room by its use, and the rooms that need no opening.

const usos = fato.enumerado('Uso do compartimento', {
  INDUSTRIA: ['Indústria', 'oficina'],
  LOJA: ['Loja', 'comércio'],
  ESCRITORIO: 'Escritório',
  CONSULTORIO: 'Consultório',
  DORMITORIO: ['Dormitório', 'quarto'],
  SALA: [
    'Sala de estar, de jantar, de visitas, de jogos, de costura ou de estudos',
    'sala de estar',
    'sala de jantar',
  ],
  COZINHA: 'Cozinha',
  COPA: 'Copa',
  VESTIBULO: ['Vestíbulo', 'hall'],
  CORREDOR: ['Corredor', 'passagem'],
  CAIXA_DE_ESCADA: ['Caixa de escada', 'escada'],
  BANHEIRO: ['Banheiro ou sanitário', 'sanitário'],
  VESTIARIO: 'Vestiário',
  DESPENSA: 'Despensa',
  DEPOSITO: 'Depósito',
  OUTRO: 'Outro uso',
});

export const classeDeCompartimento = requisito({
  codigo: 'COMPARTIMENTO_CLASSE',
  nomes: ['Classe do compartimento', 'classificação do compartimento'],
  fundamento: [art('72'), art('73'), art('74'), art('75')],
  fatos: { compartimento: usos.obrigatoria() },
  parametros: {
    PROLONGADA: lei.relacao(art('73'), {
      INDUSTRIA: 'tais como: indústrias, lojas',
      LOJA: 'lojas, escritórios',
      ESCRITORIO: 'escritórios, consultórios',
      CONSULTORIO: 'consultórios, dormitórios',
      DORMITORIO: 'dormitórios, sala de estar',
      SALA: 'sala de estar, de jantar, de visitas, de jogos, de costura, de estudos',
      COZINHA: 'de estudos, cozinhas',
      COPA: 'copas e outros similares',
    }),
    TRANSITORIA: lei.relacao(art('74'), {
      VESTIBULO: 'tais como: vestíbulos',
      CORREDOR: 'corredores, passagens, halls',
      CAIXA_DE_ESCADA: 'caixas de escadas',
      BANHEIRO: 'banheiros, sanitários',
      VESTIARIO: 'sanitários, vestiários',
      DESPENSA: 'vestiários, despesas',
      DEPOSITO: 'depósitos e outros similares',
    }),
  },
  exigencias: {},
  catalogo: ['COMPARTIMENTO_CLASSE'],
  demanda(f, p, conta) {
    if (p.PROLONGADA.tem(f.compartimento)) return { classe: 'PROLONGADA' };
    if (p.TRANSITORIA.tem(f.compartimento)) return { classe: 'TRANSITORIA' };
    conta.nota('Uso fora das duas relações: especial, salvo se similar ao que elas trazem', art('75'));
    return { classe: 'ESPECIAL' };
  },
});

export const dispensaDeAbertura = requisito({
  codigo: 'DISPENSA_ABERTURA',
  nomes: ['Dispensa de abertura para o exterior', 'dispensa de abertura', 'dispensa de janela'],
  fundamento: [art('71', 'parágrafo único')],
  fatos: { compartimento: usos.obrigatoria() },
  parametros: {
    dispensados: lei.relacao(art('71', 'parágrafo único'), {
      CORREDOR: 'não se aplica a corredores',
      CAIXA_DE_ESCADA: 'corredores e caixas de escada',
    }),
  },
  exigencias: {},
  catalogo: ['DISPENSA_ABERTURA'],
  demanda: (f, p) => ({ dispensado: p.dispensados.tem(f.compartimento) }),
});
