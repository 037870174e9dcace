import { type DataCivil, mesmaData } from '../../calendario/dataCivil';
import type { DataHora } from '../../calendario/dataHora';
import { type Conta, exige, fato, FatoInvalido, lei, regra, SemResposta } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { Numero } from '../../valor/grandeza';
import { J45, J89, J97 } from './leituras';
import { art, lei104 } from './norma';

/** Deadlines: those in days end on a business day, those in hours run on the clock. */
export const prazo = regra({
  id: 'PRAZO',
  titulo: 'Prazo',
  norma: lei104,
  fundamento: [art('4º–9º'), art('22 e 33'), art('43–53'), art('108'), art('116'), art('124–130')],
  resumo:
    'Último dia para praticar um ato. Exclui-se o dia do começo e conta-se o do fim; se este não for dia útil, passa ao seguinte. Os prazos em horas não se deslocam.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        RECLAMACAO: ['Reclamar do lançamento', 'reclamação'],
        PAGAMENTO_APOS_DECISAO: 'Pagar depois da decisão',
        CONVITE_AMIGAVEL: ['Atender ao convite amigável', 'cobrança amigável'],
        AJUIZAMENTO: ['Ajuizar ou devolver a certidão', 'ajuizamento'],
        PRORROGACAO_FORCA_MAIOR: ['Pagar com prorrogação por força maior', 'força maior'],
        INSCRICAO: 'Inscrever-se como contribuinte',
        ALTERACAO_INSCRICAO: 'Comunicar alteração da inscrição',
        RENOVACAO_INSCRICAO: 'Renovar a inscrição',
        BAIXA_INSCRICAO: ['Comunicar a cessação', 'baixa'],
        DEPOSITO_MULTA_DIVERSOES: 'Depositar a multa de diversões',
        RECURSO_AUTO: ['Recorrer do auto de infração', 'recurso'],
        RECURSO_APREENSAO: 'Recorrer da apreensão',
        RETIRADA_APREENDIDOS: 'Retirar o apreendido antes do leilão',
        DECISAO_APREENSAO: 'Decidir o recurso da apreensão',
        REGULARIZAR_ANUNCIO: 'Requerer a licença do anúncio encontrado sem ela',
        REVISAO_LANCAMENTO: 'Rever o lançamento provisório',
      })
      .obrigatoria(),
    inicio: fato.dataOuHora('Dia (e hora, nos prazos em horas) de que se conta'),
    dias: fato.inteiro('Dias concedidos', { zeroEhValor: true }),
    tributo: fato.enumerado('Tributo', {
      IMPOSTO_TERRITORIAL: 'Imposto territorial',
      IMPOSTO_PREDIAL: 'Imposto predial',
      INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
      TAXA_ESTRADAS: 'Taxa de estradas',
    }),
    epocaPassada: fato.simNao('A decisão veio depois da época de pagamento'),
    presente: fato.simNao('Auto lavrado na presença do infrator'),
  },
  parametros: {
    reclamacao: lei.numero('15', art('4º', '§ 1º'), 'dentro de 15 (quinze) dias, contg'),
    reclamacaoTerritorial: lei.numero('15', art('22', '§ 1º'), 'dentro de 15 (quinge) dias, contados'),
    reclamacaoPredial: lei.numero('15', art('33'), 'dentro de 15 (quinze) dias, con - tados'),
    reclamacaoIndustrias: lei.numero('15', art('53'), 'dentro de 15 (yuinze) dias, contados da entre'),
    reclamacaoEstradas: lei.numero('15', art('116'), 'prazo de 15 (quinze) dias apés o recebimento'),
    aposDecisao: lei.numero('10', art('4º', '§ 5º'), 'prazo de 10 (dez) dias para o pagamento'),
    forcaMaior: lei.numero('30', art('7º'), 'até o méximo de 30 (trintg)'),
    convite: lei.numero('15', art('8º'), 'de 15 (quinze) dias improrrogiveis'),
    ajuizamento: lei.numero('30', art('9º', '§ 1º'), 'ajuizadas dentro de 30 (trinta) diam'),
    inscricao: lei.numero('15', art('43', '§ 1º'), 'dentro de/ 15 (quinze) dias a partir do inicio'),
    alteracao: lei.numero('15', art('45', 'parágrafo único'), 'dentro de 15 (quinze) dias da ocorr@ncia'),
    renovacao: lei.prestacoes(['30/01'], art('46'), 'até 30 de janeiro de cada exercicio', J45),
    baixa: lei.numero('15', art('47'), 'dentro do prazo de 15 (quinze) dias a fim'),
    revisao: lei.numero('6', art('49', '§ 3º'), 'de seis meses da inscrigio'),
    regularizacao: lei.numero('24', art('86', '§ 2º'), 'dentro de 24 (vinte e quatro) horas'),
    deposito: lei.numero('10', art('108'), 'dentro de 10 (des) dias'),
    recurso: lei.numero('5', art('124'), 'no prazo de cinco dias a contar'),
    recursoApreensao: lei.numero('24', art('127', '§ 2º'), 'serd de 24 (vinte e quatro) horas'),
    decisaoApreensao: lei.numero('24', art('127', '§ 2º'), 'de pleno e igudd tempo', J89),
    retirada: lei.numero('48', art('130'), 'no prazo de 48 (quarenta e oito) horas'),
  },
  catalogo: [
    'PRAZO_*',
    'IIP_PRAZO_INSCRICAO',
    'IIP_PRAZO_ALTERACAO',
    'IIP_PRAZO_RENOVACAO',
    'IIP_PRAZO_BAIXA',
    'IIP_REVISAO_PROVISORIA',
  ],
  calcular(f, p, conta) {
    const emDias = (dias: Numero): Saida => diasDesde(exige(f, 'inicio'), dias, conta);
    const emHoras = (horas: Numero): Saida => horasDesde(exige(f, 'inicio'), horas, conta);
    switch (f.ato) {
      case 'RECLAMACAO': {
        const dias = {
          IMPOSTO_TERRITORIAL: p.reclamacaoTerritorial,
          IMPOSTO_PREDIAL: p.reclamacaoPredial,
          INDUSTRIAS_PROFISSOES: p.reclamacaoIndustrias,
          TAXA_ESTRADAS: p.reclamacaoEstradas,
        };
        return emDias(f.tributo ? dias[f.tributo] : p.reclamacao);
      }
      case 'PAGAMENTO_APOS_DECISAO': {
        const saida = emDias(p.aposDecisao);
        if (f.epocaPassada !== true)
          throw new SemResposta(
            `${art('4º', '§ 5º').texto}: os dez dias só se concedem se a decisão vier depois da época de pagamento; antes, vale o vencimento do tributo`,
          );
        return saida;
      }
      case 'CONVITE_AMIGAVEL':
        return emDias(p.convite);
      case 'AJUIZAMENTO':
        return emDias(p.ajuizamento);
      case 'PRORROGACAO_FORCA_MAIOR': {
        const dias = exige(f, 'dias');
        if (conta.maisDe(dias, p.forcaMaior))
          throw new FatoInvalido(
            'dias',
            `veio ${conta.inteiro(dias)}; aceita-se até ${conta.inteiro(p.forcaMaior)} (${art('7º').texto})`,
          );
        return emDias(dias);
      }
      case 'INSCRICAO':
        return emDias(p.inscricao);
      case 'ALTERACAO_INSCRICAO':
        return emDias(p.alteracao);
      case 'RENOVACAO_INSCRICAO': {
        const [nominal] = conta.vencimentos(p.renovacao) as [DataCivil];
        return noDiaUtil(nominal, conta);
      }
      case 'BAIXA_INSCRICAO':
        return emDias(p.baixa);
      case 'DEPOSITO_MULTA_DIVERSOES':
        return emDias(p.deposito);
      case 'RECURSO_AUTO':
        conta.nota(
          f.presente === true ? 'Conta-se da imposição da multa' : 'Conta-se da intimação',
          art('124'),
        );
        return emDias(p.recurso);
      case 'REVISAO_LANCAMENTO':
        return noDiaUtil(conta.emMeses('Prazo', diaDe(exige(f, 'inicio')), p.revisao), conta);
      case 'RECURSO_APREENSAO':
        return emHoras(p.recursoApreensao);
      case 'DECISAO_APREENSAO':
        return emHoras(p.decisaoApreensao);
      case 'RETIRADA_APREENDIDOS':
        return emHoras(p.retirada);
      case 'REGULARIZAR_ANUNCIO':
        return emHoras(p.regularizacao);
    }
  },
});

function diasDesde(inicio: DataCivil | DataHora, dias: Numero, conta: Conta): Saida {
  conta.usaAlternativa(J97);
  return conta.prazo('Prazo', diaDe(inicio), dias);
}

function horasDesde(inicio: DataCivil | DataHora, horas: Numero, conta: Conta): Saida {
  if (!('hora' in inicio))
    throw new FatoInvalido(
      'inicio',
      'este prazo corre em horas; aceita-se data e hora, como 1959-05-10T09:30',
    );
  return { prazo: conta.prazoEmHoras('Prazo', inicio, horas) };
}

function noDiaUtil(nominal: DataCivil, conta: Conta): Saida {
  const util = conta.diaUtil(nominal);
  return mesmaData(util, nominal) ? { prazo: util } : { prazo: util, prazoNominal: nominal };
}

const diaDe = (inicio: DataCivil | DataHora): DataCivil => ('hora' in inicio ? inicio.data : inicio);
