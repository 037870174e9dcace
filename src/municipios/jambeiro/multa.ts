import { exige, fato, fatosDaGraduacao, lei, regra } from '../../regra';
import { multaDaFaixa, multaFixa } from './multaGraduada';
import { J63 } from './leituras';
import { art, lei104 } from './norma';

/** Fines of the Code, save those of works; only arts. 71, 107 and 136 double for who does it again. */
export const multa = regra({
  id: 'MULTA',
  titulo: 'Multa por infração',
  norma: lei104,
  fundamento: [art('31'), art('66'), art('70 e 71'), art('73'), art('86'), art('92'), art('107'), art('136')],
  resumo:
    'Multas fixas, ou em faixa que a autoridade gradua. Só dobram na reincidência a do ambulante que se fixa, a de diversões e a de sonegação ou geral; o estabelecimento danoso que reincide perde a licença e fecha.',
  fatos: {
    infracao: fato
      .enumerado('Infração', {
        NAO_COMUNICAR_AUMENTO_ALUGUEL: 'Não comunicar o aumento do aluguel',
        FUNCIONAR_SEM_LICENCA: ['Funcionar sem licença de abertura', 'sem licença'],
        ESTABELECIMENTO_DANOSO: ['Estabelecimento danoso à saúde, ao sossego ou aos bons costumes', 'danoso'],
        AMBULANTE_FIXO: ['Ambulante que se fixa na via pública', 'ambulante parado'],
        AMBULANTE_SEM_LICENCA: 'Ambulante sem licença',
        PUBLICIDADE_SEM_LICENCA: 'Anúncio sobre a via pública sem licença',
        PUBLICIDADE_PROIBIDA: 'Publicidade proibida',
        DIVERSOES: ['Infração do imposto de diversões', 'diversões'],
        SONEGACAO: ['Sonegação, falsificação ou fraude', 'sonegação'],
        GERAL: ['Infração sem pena própria', 'geral'],
        AMBULANTE_FORA_HORARIO: 'Ambulante fora do horário',
        FUNCIONARIO_OMISSO: ['Funcionário que contraria o Código ou se omite', 'funcionário'],
      })
      .obrigatoria(),
    reincidente: fato.simNao('Reincidente'),
    comunicou: fato.simNao('Comunicou o aumento à Prefeitura'),
    impostoDevido: fato.dinheiro('Imposto devido além da multa'),
    mercadoria: fato.enumeradoAberto('Mercadoria do ambulante', {
      LEITE: 'Leite',
      HORTALICAS: ['Hortaliças', 'verduras'],
      FRUTAS: 'Frutas',
      FLORES: 'Flores',
      REFRESCOS: 'Refrescos',
      SORVETES: 'Sorvetes',
      DOCES: 'Doces',
      BISCOITOS: 'Biscoitos',
      EMPADAS: ['Empadas', 'outros que tais'],
    }),
    ...fatosDaGraduacao,
  },
  parametros: {
    aumentoDeAluguel: lei.dinheiro('100', art('31'), 'pena de multa de Cr$ 100,00'),
    semLicenca: lei.faixaDaAutoridade(
      '200',
      '1000',
      art('66'),
      ['multa de Cr$ 200,00 (duzentos/ cruzeiros)', 'Cr$1800,00 (mil cruzeiros)'],
      J63,
    ),
    ambulanteFixo: lei.dinheiro('200', art('71'), 'serem multados em Cr$ 200,00'),
    dobroDoAmbulante: lei.numero('2', art('71'), 'pelo ddbro nas reincidénciase'),
    ambulanteSemLicenca: lei.dinheiro('200', art('73'), 'ta de Cr$ 200,00 (duzentos cruzeiros)'),
    anuncioSemLicenca: lei.faixaDaAutoridade(
      '500',
      '1000',
      art('86', '§ 1º'),
      'multa de 500,00 a & 1.000,00',
    ),
    anuncioProibido: lei.faixaDaAutoridade(
      '200',
      '500',
      art('92', 'parágrafo único'),
      '@ 200,00 a & 500,00, além',
    ),
    diversoes: lei.faixaDaAutoridade('500', '1000', art('107'), 'na multa de @ 500,00 a @ 1.000,00'),
    dobroDasDiversoes: lei.numero('2', art('107'), 'o debro da reincidéncia'),
    sonegacao: lei.faixaDaAutoridade('500', '1000', art('136'), 'multa de Cr$ 500,00 a Cr$ 1,000,00'),
    dobroDaSonegacao: lei.numero('2', art('136'), 'ao ddbro da reincidéncia'),
    foraDoHorario: lei.relacao(art('70'), {
      LEITE: 'artigoss lei te',
      HORTALICAS: 'hortaligas, frutas',
      FRUTAS: 'frutas, flores',
      FLORES: 'flores, refrescos',
      REFRESCOS: 'refrescos, sorvetes',
      SORVETES: 'sorvetes, doces',
      DOCES: 'doces, blscoi',
      BISCOITOS: 'blscoi tos',
      EMPADAS: 'empadas e outros que tdis',
    }),
  },
  catalogo: [
    'IPU_MULTA_NAO_COMUNICAR_AUMENTO',
    'MULTA_FUNCIONAR_SEM_LICENCA',
    'MULTA_ESTABELECIMENTO_DANOSO',
    'MULTA_AMBULANTE_FIXO',
    'AMBULANTE_HORARIO',
    'AMBULANTE_SEM_LICENCA_RESGATE',
    'MULTA_PUBLICIDADE_SEM_LICENCA',
    'MULTA_PUBLICIDADE_PROIBIDA',
    'MULTA_DIVERSOES',
    'MULTA_SONEGACAO',
    'MULTA_GERAL',
    'MULTA_FUNCIONARIO',
  ],
  calcular(f, p, conta) {
    switch (f.infracao) {
      case 'NAO_COMUNICAR_AUMENTO_ALUGUEL':
        return f.comunicou === true ? { valor: conta.nada } : multaFixa(f, p.aumentoDeAluguel, conta);
      case 'FUNCIONAR_SEM_LICENCA':
        return multaDaFaixa(f, p.semLicenca, conta);
      case 'ESTABELECIMENTO_DANOSO': {
        const reincide = f.reincidente === true;
        return { ...multaDaFaixa(f, p.semLicenca, conta), cassacao: reincide, fechamento: reincide };
      }
      case 'AMBULANTE_FIXO':
        return multaFixa(f, p.ambulanteFixo, conta, p.dobroDoAmbulante);
      case 'AMBULANTE_SEM_LICENCA':
        return { ...multaFixa(f, p.ambulanteSemLicenca, conta), apreensao: true };
      case 'PUBLICIDADE_SEM_LICENCA':
        return multaDaFaixa(f, p.anuncioSemLicenca, conta);
      case 'PUBLICIDADE_PROIBIDA':
        return { ...multaDaFaixa(f, p.anuncioProibido, conta), apreensao: true };
      case 'DIVERSOES':
        return multaDaFaixa(f, p.diversoes, conta, p.dobroDasDiversoes);
      case 'SONEGACAO':
      case 'GERAL':
        return multaDaFaixa(f, p.sonegacao, conta, p.dobroDaSonegacao);
      case 'AMBULANTE_FORA_HORARIO': {
        const livre = f.mercadoria !== undefined && p.foraDoHorario.tem(f.mercadoria);
        conta.nota(
          livre ? 'Este artigo pode vender-se fora do horário' : 'Sem multa: a pena é a cassação',
          art('70'),
        );
        return { valor: conta.nada, cassacao: !livre };
      }
      case 'FUNCIONARIO_OMISSO': {
        conta.nota('O funcionário responde pela multa ou importância devida', art('140 e 142'));
        const responde = f.valorAplicado ?? exige(f, 'impostoDevido');
        return { valor: conta.soma('Por que responde', responde) };
      }
    }
  },
});
