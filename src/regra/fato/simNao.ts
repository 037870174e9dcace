import { FatoInvalido } from '../falha';
import { chaveDeTexto } from '../texto';
import type { Fato } from './fato';
import { fatoSimples } from './fatoSimples';
import { mostra } from './mostra';

const SIM = new Set(['SIM', 'S', 'VERDADEIRO', 'TRUE', 'V', '1', 'X']);
const NAO = new Set(['NAO', 'N', 'FALSO', 'FALSE', 'F', '0']);
const ACEITA = 'SIM ou NÃO (S/N, VERDADEIRO/FALSO, 1/0)';

/** Yes or no; blank is "not stated". */
export function simNao(titulo: string): Fato<boolean> {
  return fatoSimples<boolean>({
    tipo: 'simNao',
    // A blank cell reaches a function as 0 on the desktop: in a cell, 0 has to mean "not stated".
    zeroEhAusente: true,
    titulo,
    aceita: ACEITA,
    le(bruto, nome) {
      if (typeof bruto === 'boolean') return bruto;
      const chave =
        typeof bruto === 'number' ? String(bruto) : typeof bruto === 'string' ? chaveDeTexto(bruto) : '';
      if (SIM.has(chave)) return true;
      if (NAO.has(chave)) return false;
      throw new FatoInvalido(nome, `veio ${mostra(bruto)}; aceita-se ${ACEITA}`);
    },
  });
}
