import { exige, fato, lei, regra } from '../../regra';
import { L55 } from './leituras';
import { art, lei118 } from './norma';

/** Licença para funcionar fora do horário: arts. 83 and 84. */
export const licencaForaHorario = regra({
  id: 'LICENCA_FORA_HORARIO',
  titulo: 'Licença para funcionar fora do horário',
  norma: lei118,
  fundamento: [art('83', '§ único')],
  resumo:
    'Trinta por cento do imposto anual de indústrias e profissões, de uma só vez, até 31 de março. Só os ramos do art. 83 podem abrir fora do horário; a farmácia não precisa desta licença.',
  fatos: {
    atividade: fato.enumeradoAberto('Ramo', {
      BAR: 'Bar',
      CAFE: 'Café',
      BILHAR: 'Bilhar',
      SORVETERIA: 'Sorveteria',
      CALDO_DE_CANA: ['Casa de caldo de cana', 'caldo de cana'],
      BALAS_BOMBONS: ['Balas, bombons e semelhantes', 'balas', 'bombons'],
      FRUTAS: 'Frutas',
      GELO: 'Gelo',
      LEITERIA: 'Leiteria',
      POSTO_GASOLINA: ['Posto de gasolina', 'posto'],
      ARMAZEM: 'Armazém',
      FARMACIA: 'Farmácia',
    }),
    impostoIndustrias: fato.dinheiro('Imposto anual de indústrias e profissões'),
  },
  parametros: {
    aliquota: lei.percentual('30', art('83', '§ único'), 'a taxa de 30% (trinta por cento)'),
    ramos: lei.relacao(art('83'), {
      BAR: 'Os bares',
      CAFE: 'cafés',
      BILHAR: 'bilhares',
      SORVETERIA: 'sorveterias',
      CALDO_DE_CANA: 'casas de caldo de cana',
      BALAS_BOMBONS: 'balas, bombons e semelhantes',
      FRUTAS: 'frutas',
      GELO: 'gelo',
      LEITERIA: 'leiterias',
      POSTO_GASOLINA: 'posto de gasolina',
    }),
    livres: lei.relacao(art('84'), { FARMACIA: 'salvo tratando-se de Farmácias' }),
    umaSoVez: lei.prestacoes(
      ['31/03'],
      art('83', '§ único'),
      [
        'de uma só vez, no prazo determinado neste Código',
        'até o dia 31 de março de cada ano, quando lançado',
      ],
      L55,
    ),
  },
  pagamento: 'umaSoVez',
  catalogo: ['FORA_DE_HORAS', 'FORA_DE_HORAS_ELEGIVEL', 'FORA_DE_HORAS_VENCIMENTO'],
  calcular(f, p, conta) {
    const atividade = exige(f, 'atividade');
    if (p.livres.tem(atividade)) {
      conta.nota('A farmácia não está sujeita ao fechamento: não há licença a pagar', art('84'));
      return { incide: false, permitido: true, valor: conta.nada };
    }
    if (!p.ramos.tem(atividade)) {
      conta.nota('O ramo não está entre os que podem abrir fora do horário', art('83'));
      return { permitido: false };
    }
    const valor = conta.parte('Licença', p.aliquota, exige(f, 'impostoIndustrias'));
    return { valor, parcelas: conta.parcelas(valor, p.umaSoVez) };
  },
});
