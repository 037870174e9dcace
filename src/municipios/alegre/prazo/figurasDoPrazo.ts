import { lei } from '../../../regra';
import { diasDaMulta, diasDoSelo } from '../figurasComuns';
import { L07, L44, L105 } from '../leiturasDasTaxas';
import { art } from '../norma';

/** The figure of each deadline, under the name of its act: days, or what the act counts in. */
export const figurasDoPrazo = {
  DIFERENCA_TRIBUTO: lei.numero('10', art('6º'), 'no prazo de dez (10) dias, contados da intimação'),
  RECLAMACAO_NOTIFICACAO_PESSOAL: lei.numero(
    '15',
    art('3º', '§ 2º'),
    'quinze (15) dias para a reclamação dos notificados pessoalmente',
    { leitura: L07, alternativa: '20' },
  ),
  RECLAMACAO_EDITAL: lei.numero('20', art('10'), 'no prazo de vinte (20) dias, contados da publicação'),
  RECURSO_CAMARA: lei.numero('30', art('10'), 'no prazo de trinta (30) dias, contados da ciência'),
  COMUNICACAO_PREDIAL: lei.numero('15', art('32'), 'dentro de quinze (15) dias, quaisquer variações'),
  TRANSFERENCIA_ESTABELECIMENTO: lei.numero('15', art('47'), 'no prazo de 15 (quinze) dias, a inclusão', L44),
  DECLARACAO_INICIANTE: lei.numero('60', art('45', '§ 2º'), 'Decorridos os primeiros sessenta (60) dias'),
  TRANSFERENCIA_VEICULO: lei.numero('10', art('74'), 'dentro de dez (10) dias, contados da data da posse'),
  EDITAL_AFORAMENTO: lei.numero('20', art('163'), 'prazo de vinte (20) dias da data de sua publicação'),
  PAGAMENTO_MULTA: diasDaMulta,
  REVALIDACAO_SELO: diasDoSelo,
  LICENCIAMENTO_VEICULO: lei.numero(
    '10',
    art('71'),
    'obrigados a licenciá-los no prazo de dez (10) dias',
    L105,
  ),
  permanencia: lei.numero('60', art('71', '§ 1º'), 'por mais de sessenta (60) dias', L105),
  APROVEITAMENTO_AFORAMENTO: lei.numero('1', art('160'), 'convenientemente, dentro de um ano'),
  PAGAMENTO_AGUA: lei.numero('5', art('170'), 'até o quinto dia útil do mês subsequente ao vencido'),
  RENOVACAO_LICENCA: lei.numero('1', art('55', '§ único'), 'até o último dia útil do mês de janeiro'),
};
