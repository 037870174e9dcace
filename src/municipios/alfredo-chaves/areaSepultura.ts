import { exige, fato, lei, regra } from '../../regra';
import { art, lei132 } from './norma';

/** Size of graves: art. 129. */
export const areaSepultura = regra({
  id: 'AREA_SEPULTURA',
  titulo: 'Área das sepulturas',
  norma: lei132,
  fundamento: [art('129')],
  resumo:
    'Sepultura rasa de 2,10 m por 1 m; urna e nicho de um metro quadrado; carneiro e jazigo individual de dois; jazigo de família de nove.',
  fatos: {
    tipo: fato.enumerado('Espécie da sepultura', {
      SEPULTURA_RASA: ['Sepultura rasa', 'rasa'],
      URNA: 'Urna',
      NICHO: 'Nicho',
      CARNEIRO: ['Carneiro', 'carneira'],
      JAZIGO_INDIVIDUAL: 'Jazigo individual',
      JAZIGO_FAMILIA: ['Jazigo coletivo de família', 'jazigo de família'],
    }),
  },
  parametros: {
    comprimentoDaRasa: lei.metros('2.10', art('129'), 'sepulturas rasas serão de 2,10 metros'),
    larguraDaRasa: lei.metros('1', art('129'), '2,10 metros por um metro'),
    areas: lei.tabela(
      art('129'),
      {
        URNA: lei.linha('Urna', '1', 'as urnas e nichos de um metro quadrado'),
        NICHO: lei.linha('Nicho', '1', 'as urnas e nichos de um metro quadrado'),
        CARNEIRO: lei.linha('Carneiro', '2', 'os carneiros e jazigos individuais de dois metros quadrados'),
        JAZIGO_INDIVIDUAL: lei.linha(
          'Jazigo individual',
          '2',
          'jazigos individuais de dois metros quadrados',
        ),
        JAZIGO_FAMILIA: lei.linha('Jazigo de família', '9', 'jazigos coletivos de família de nove metros'),
      },
      'metrosQuadrados',
    ),
  },
  catalogo: ['CEMITERIO_AREA'],
  calcular(f, p, conta) {
    const tipo = exige(f, 'tipo');
    return {
      area:
        tipo === 'SEPULTURA_RASA'
          ? conta.area('Área', p.comprimentoDaRasa, p.larguraDaRasa)
          : conta.linha('Área', p.areas, tipo),
    };
  },
});
