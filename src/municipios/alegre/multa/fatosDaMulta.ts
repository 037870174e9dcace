import { fato, fatosDaGraduacao } from '../../../regra';

/** Facts of the fines: the infraction, and what each is measured by. */
export const fatosDaMulta = {
  infracao: fato
    .enumerado('Infração', {
      DECLARACAO_INEXATA: ['Declaração inexata do movimento', 'declaração inexata'],
      VEICULO_FALSO_DOMICILIO: ['Falsa declaração de domicílio do veículo', 'falso domicílio'],
      AMBULANTE_SEM_LICENCA: ['Ambulante em contravenção', 'ambulante'],
      FORA_DE_HORAS: ['Comércio fora de horas', 'fora do horário'],
      SELO_EMISSAO: ['Papel firmado ou emitido sem selo', 'falta de selo'],
      SELO_CURSO: ['Papel sem selo posto em curso ou conservado', 'curso a papel sem selo'],
      SELO_FALSIFICACAO: ['Falsificação ou lavagem de estampilhas', 'estampilha falsa'],
      AFERICAO_FALTA_MEDIDAS: ['Falta de pesos ou medidas', 'falta de medidas'],
      AFERICAO_FALSIFICACAO: ['Falsificação de pesos ou medidas', 'peso falso'],
      AFERICAO_LIMPEZA: ['Balanças, pesos ou medidas sujos', 'falta de limpeza'],
      AFERICAO_RECUSA: ['Recusa ou obstáculo à aferição', 'recusa'],
      NAO_APROVEITAMENTO_AFORAMENTO: ['Terreno aforado sem aproveitamento', 'não aproveitamento'],
      LAUDEMIO: 'Infração do laudêmio',
      GERAL: ['Infração sem pena própria', 'demais infrações'],
      AFERICAO_JOGO_PESOS: ['Mais de um jogo de pesos por balança', 'jogo de pesos'],
    })
    .obrigatoria(),
  reincidente: fato.simNao('Reincidente'),
  impostoDevido: fato.dinheiro('Tributo, diferença ou licença que se deve'),
  notificacao: fato.data('Dia da notificação'),
  ...fatosDaGraduacao,
  pagaNoAto: fato.simNao('Paga no ato'),
  valorEstampilhas: fato.dinheiro('Valor das estampilhas falsificadas'),
  foroAnual: fato.dinheiro('Foro de um ano'),
  anoAtraso: fato.inteiro('Ano de atraso, depois do prazo', { minimo: 1 }),
  materia: fato.enumerado('Matéria', {
    INDUSTRIAS_PROFISSOES: ['Indústrias e profissões', 'indústria'],
    VEICULOS: ['Licença de veículos', 'veículo'],
    DEMAIS: ['Demais casos', 'outra'],
  }),
  impostoIndustrias: fato.dinheiro('Imposto de indústrias e profissões do ano'),
  dias: fato.inteiro('Dias em que conservou o papel sem selo'),
  revalidacaoPaga: fato.simNao('Revalidação do selo já paga'),
  jogosPorBalanca: fato.inteiro('Jogos de pesos por balança'),
};
