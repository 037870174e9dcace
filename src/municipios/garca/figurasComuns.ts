import { lei } from '../../regra';
import { G03, G10 } from './leituras';
import { art } from './norma';

/** Art. 10: the one fine of whoever pays late, whatever the tribute. */
export const multaDeMora = lei.percentual('10', art('10'), 'de 107 shbya 3 inportência', G03);

/** Art. 182: due dates of the tributes that several rules look at. */
export const vencimentoDeJaneiro = lei.prestacoes(['31/01'], art('182', '1'), 'Vencimep- to até dia 3:', G10);

export const vencimentoDeFevereiro = lei.prestacoes(
  ['15/02'],
  art('182', '2'),
  'Vancimento. 15 de fovereiro',
);

export const vencimentoDoLixo = lei.prestacoes(['15/06'], art('182', '5, a'), 'venci. a 1515 de junhoy');

export const vencimentoDasGuias = lei.prestacoes(['30/06'], art('182', '5, b'), 'mento em 30 ce jumit');

export const vencimentoDoTerritorial = lei.prestacoes(
  ['15/07'],
  art('182', '6'),
  'vencimento em 15 - de julho!',
);

export const vencimentosDasEstradas = lei.prestacoes(['15/08', '15/11'], art('182', '7 e 8'), [
  'vencimento em 15- de agósto',
  'Vencimento em 15 de Novembro',
]);
