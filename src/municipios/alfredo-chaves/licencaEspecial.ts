import { exige, fato, lei, regra } from '../../regra';
import { art, lei132 } from './norma';

/** Coffee leaving the municipality: art. 51, g (the second one), and Tabela nº 15, which the source lacks. */
export const licencaEspecial = regra({
  id: 'LICENCA_ESPECIAL',
  titulo: 'Licença especial para a saída de café em grão',
  norma: lei132,
  fundamento: [art('51', 'g (repetida)')],
  resumo:
    'Tanto por saca de café em grão que o produtor retira do Município, pela Tabela nº 15, que a fonte não traz e o lançador informa.',
  fatos: {
    item: fato.enumerado('Produto', { CAFE_EM_GRAO: ['Café em grão', 'café'] }),
    sacas: fato.numero('Sacas de café'),
  },
  parametros: {
    tabela15: lei.tabelaAusente(
      'Tabela nº 15',
      art('51', 'g (repetida)'),
      'pagamento estabelecido na tabela nº 15',
      'Cr$ por saca',
      { CAFE_EM_GRAO: 'Saca de café em grão' },
    ),
  },
  catalogo: ['CAFE_SAIDA'],
  calcular(f, p, conta) {
    const tarifa = conta.linha('Tarifa por saca', p.tabela15, f.item ?? 'CAFE_EM_GRAO');
    return { valor: conta.vezes('Licença', tarifa, exige(f, 'sacas')) };
  },
});
