import { exige, fato, lei, regra } from '../../regra';
import { L53 } from './leituras';
import { art, lei132, novaTabela } from './norma';

const ITENS = { EMPACHAMENTO: 'Ocupação de logradouro público' };

/** Use of public places: art. 69 and Tabela nº 7, which the source lacks in both wordings. */
export const licencaLogradouro = regra({
  id: 'LICENCA_LOGRADOURO',
  titulo: 'Empachamento de logradouro',
  norma: lei132,
  fundamento: [art('69')],
  resumo:
    'Pela ocupação, continuada ou passageira, de espaço em logradouro público, conforme a Tabela nº 7, que a fonte não traz e o lançador informa por metro quadrado.',
  fatos: {
    item: fato.enumerado('Espécie', { EMPACHAMENTO: ['Empachamento', 'ocupação de logradouro'] }),
    area: fato.metrosQuadrados('Área ocupada (m²)'),
  },
  parametros: {
    tabela7: lei.versoes(
      lei.tabelaAusente('Tabela nº 7', art('69'), 'será cobrado pela tabela nº 7', 'Cr$ por m²', ITENS),
      lei.tabelaAusente(
        'Tabela nº 7 (Lei nº 181/1963)',
        novaTabela('69'),
        'TABELA Nº 7 (ART. 69)',
        'Cr$ por m²',
        ITENS,
      ),
    ),
  },
  catalogo: ['EMPACHAMENTO'],
  calcular(f, p, conta) {
    conta.usaAlternativa(L53);
    const tarifa = conta.linha('Tarifa por m²', p.tabela7, f.item ?? 'EMPACHAMENTO');
    return { valor: conta.vezes('Imposto', tarifa, exige(f, 'area')) };
  },
});
