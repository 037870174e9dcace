import { lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Area of a grave: art. 153, § 2º. */
export const areaSepultura = regra({
  id: 'AREA_SEPULTURA',
  titulo: 'Área das sepulturas',
  norma: lei147,
  fundamento: [art('153', '§ 2º')],
  resumo: 'Dois metros e trinta por um metro e dez; a área que passar disso paga a taxa da tabela.',
  fatos: {},
  parametros: {
    comprimento: lei.metros('2.30', art('153', '§ 2º'), 'dois metros e trinta centímetros'),
    largura: lei.metros('1.10', art('153', '§ 2º'), 'mm - metro e dez centímetros'),
  },
  catalogo: ['AREA_SEPULTURA'],
  calcular: (_f, p, conta) => ({ area: conta.area('Área da sepultura', p.largura, p.comprimento) }),
});
