import { exige, fato, lei, regra } from '../../regra';
import { L30 } from './leituras';
import { art, lei132 } from './norma';

/** Trading outside the regular hours: arts. 81 and 82. */
export const licencaForaHorario = regra({
  id: 'LICENCA_FORA_HORARIO',
  titulo: 'Funcionamento fora das horas regulamentares',
  norma: lei132,
  fundamento: [art('81', 'parágrafo único'), art('82')],
  resumo:
    'Bares, cafés, bilhares, sorveterias, caldo de cana, balas, frutas, gelo e leiterias podem abrir fora de horas, pagando metade do imposto de indústrias e profissões do ramo. Os outros não abrem.',
  fatos: {
    atividade: fato
      .enumeradoAberto('Ramo', {
        BAR: ['Bar', 'bares'],
        CAFE: 'Café',
        BILHAR: ['Bilhar', 'bilhares'],
        SORVETERIA: 'Sorveteria',
        CALDO_DE_CANA: ['Caldo de cana', 'casa de caldo de cana'],
        BALAS_BOMBONS: ['Balas e bombons', 'balas', 'bombons', 'balas, bombons e semelhantes'],
        FRUTAS: ['Frutas', 'fruteira'],
        GELO: 'Gelo',
        LEITERIA: 'Leiteria',
        ARMAZEM: ['Armazém', 'armazéns'],
      })
      .obrigatoria(),
    impostoIndustrias: fato.dinheiro('Imposto de indústrias e profissões do ramo, no exercício'),
  },
  parametros: {
    ramos: lei.relacao(art('81'), {
      BAR: 'Os bares',
      CAFE: 'cafés, bilhares',
      BILHAR: 'bilhares, sorveterias',
      SORVETERIA: 'sorveterias, casas',
      CALDO_DE_CANA: 'casas de caldo de cana',
      BALAS_BOMBONS: 'venda de balas, bombons e semelhantes',
      FRUTAS: 'frutas, gelo',
      GELO: 'gelo e leiterias',
      LEITERIA: 'leiterias, poderão funcionar fora do horário',
    }),
    taxa: lei.percentual('50', art('81', 'parágrafo único'), 'cobrar-se-á a taxa de 50%', L30),
  },
  catalogo: ['FORA_DE_HORAS', 'FORA_DE_HORAS_VEDACAO'],
  calcular(f, p, conta) {
    if (!p.ramos.tem(f.atividade)) {
      conta.nota('Ramo fora da relação: não pode abrir fora do horário', art('82'));
      return { permitido: false, fundamento: [art('82')] };
    }
    return { valor: conta.parte('Licença fora de horas', p.taxa, exige(f, 'impostoIndustrias')) };
  },
});
