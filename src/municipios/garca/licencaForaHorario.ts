import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { G20, G21, G22 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

/** Licença extraordinária, outside the normal hours: arts. 35 to 37. */
export const licencaForaHorario = regra({
  id: 'LICENCA_FORA_HORARIO',
  titulo: 'Licença extraordinária, fora do horário',
  norma: lei147,
  fundamento: [art('35, 36 e 37')],
  resumo:
    'Percentual da licença ordinária para abrir antes, depois do horário ou em domingos e feriados, renovado todo ano; o percentual e as horas não se leem na fonte. Alguns ramos não precisam dela.',
  fatos: {
    licencaOrdinaria: fato.dinheiro('Licença ordinária do ano'),
    modalidade: fato.enumerado('Modalidade', {
      ANTECIPACAO: ['Antecipação do horário', 'antecipação'],
      PRORROGACAO: ['Prorrogação do horário', 'prorrogação'],
      DOMINGOS_FERIADOS: ['Domingos e feriados', 'domingos', 'feriados'],
    }),
    atividade: fato.enumerado('Ramo dispensado', {
      ESTACAO_FERROVIARIA: ['Negócio no interior de estação ferroviária', 'estação'],
      CASA_DIVERSOES: ['Negócio no interior de casa de diversões', 'cinema', 'teatro'],
      TELEGRAFO: ['Agência telegráfica', 'telégrafo'],
      DEPOSITO_CHAVE_FERROVIARIA: ['Depósito servido de chave ferroviária', 'chave ferroviária'],
      TRANSPORTE_PESSOAS: ['Agência ou empresa de transporte de pessoas', 'transporte'],
      HOTEL_PENSAO: ['Hotel, hospedaria ou pensão', 'hotel', 'pensão', 'hospedaria'],
      FARMACIA: ['Farmácia', 'drogaria'],
      HOSPITAL: ['Casa de saúde ou hospital', 'casa de saúde'],
    }),
  },
  parametros: {
    percentual: lei.semFigura<Dinheiro>(
      parte('tabela da licença extraordinária'),
      naoSeLe(G21),
      'O Imposto será do so” enta por cer co)',
    ),
    dispensados: lei.relacao(
      art('37', '§ 3º'),
      {
        ESTACAO_FERROVIARIA: 'no interior das ostações ro doviárias digo ferroviárias',
        CASA_DIVERSOES: 'e cusas de diversões, cujo horário',
        TELEGRAFO: '25 agências telograMeas',
        DEPOSITO_CHAVE_FERROVIARIA: 'servidos de chaves ferroviárias',
        TRANSPORTE_PESSOAS: 'de transportes pessoal',
        HOTEL_PENSAO: 'hotéis, hospedaries e cases de pensões',
        FARMACIA: 'farmácias que independerem de licença extraordina',
        HOSPITAL: 'cases ce saúdo e nospitais',
      },
      G22,
    ),
  },
  leituras: [G20],
  catalogo: ['LICENCA_EXTRAORDINARIA', 'LICENCA_EXTRAORDINARIA_*'],
  calcular(f, p, conta) {
    // The only trades that the fact admits are those of the list.
    if (f.atividade) {
      conta.usaAlternativa(G22);
      conta.nota('Ramo dispensado da licença extraordinária', p.dispensados.citacao);
      return { incide: false, valor: conta.nada };
    }
    return { valor: p.percentual };
  },
});
