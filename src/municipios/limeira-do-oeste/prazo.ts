import { exige, fato, lei, regra } from '../../regra';
import { L52 } from './leituras';
import { art, lei104 } from './norma';

const dias = {
  ANALISE_PROJETO: lei.numero('15', art('12'), 'prazo máximo de 15 (quinze) dias, a contar'),
  HABITE_SE: lei.numero('15', art('32'), 'no prazo de 15 (quinze) dias a partir'),
  NOTIFICACAO: lei.numero('15', art('121', '§ 1º'), 'terá o prazo de 15 (quinze) dias para ser cumprida'),
  LEGALIZAR_OBRA: lei.numero('30', art('131'), 'terá prazo de 30 (trinta) dias', L52),
};

/** Deadlines of the City and of the owner: arts. 12, 32, 121 and 131. */
export const prazo = regra({
  id: 'PRAZO',
  titulo: 'Prazo legal',
  norma: lei104,
  fundamento: [art('12'), art('32'), art('121', '§ 1º'), art('131')],
  resumo:
    'Quinze dias para a Prefeitura examinar o projeto, expedir o habite-se e para cumprir notificação; trinta para legalizar a obra. Exclui-se o dia do começo; terminando em sábado, domingo ou feriado nacional, passa ao dia útil seguinte.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        ANALISE_PROJETO: ['Exame do projeto pela Prefeitura', 'análise do projeto', 'aprovação do projeto'],
        HABITE_SE: ['Expedição do habite-se', 'habite-se'],
        NOTIFICACAO: ['Cumprimento de notificação', 'notificação'],
        LEGALIZAR_OBRA: ['Legalização da obra', 'legalizar a obra', 'regularização'],
      })
      .obrigatoria(),
    inicio: fato.data('Dia de que se conta'),
    feriados: fato.lista('Feriados locais', fato.data('Feriado')),
  },
  parametros: dias,
  catalogo: ['PRAZO_ANALISE_PROJETO', 'PRAZO_HABITE_SE', 'PRAZO_NOTIFICACAO', 'PRAZO_LEGALIZAR_OBRA'],
  calcular(f, p, conta) {
    const ultimo = conta.prazo('Último dia', exige(f, 'inicio'), p[f.ato], f.feriados);
    return { ...ultimo, fundamento: [dias[f.ato].versoes[0].citacao] };
  },
});
