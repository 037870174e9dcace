import { lei } from '../../regra';
import { L11, L100 } from './leiturasDasTaxas';
import { art } from './norma';

/** Art. 13: the one fine of whoever pays late; art. 13, § 1º, puts the same fine into the dívida ativa. */
export const multaDeMora = lei.percentual(
  '10',
  art('13'),
  'multa de dez por cento (10%), durante o exercício',
  L11,
);

/** Art. 192: days to pay a fine, where the chapter gives no other. */
export const diasDaMulta = lei.numero('10', art('192'), 'multa por infração será de dez (10) dias', L100);

/** Art. 131, § 1º (and § 3º, for the fines of the stamp). */
export const diasDoSelo = lei.numero('30', art('131', '§ 1º'), 'marcando o prazo de trinta (30) dias');

/** Art. 200, c: the fine of every infraction that has none of its own. */
export const multaDosDemaisCasos = lei.faixaDaAutoridade(
  '100',
  '1000',
  art('200', 'c'),
  'de cem cruzeiros (Cr$ 100,00) a mil cruzeiros (Cr$ 1.000,00) para os demais casos',
);
