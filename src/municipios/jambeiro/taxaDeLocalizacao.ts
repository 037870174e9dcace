import { fato, lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { art, lei104, parte } from './norma';

/** Income of the market: art. 118, with a table that the source lacks. */
export const taxaDeLocalizacao = regra({
  id: 'TAXA_LOCALIZACAO',
  titulo: 'Rendas do mercado',
  norma: lei104,
  fundamento: [art('118'), parte('Tabela do mercado')],
  resumo:
    'Cobra-se pela tabela do mercado, que a fonte não traz. O pequeno produtor que vende o que produz é isento, com alvará de isenção.',
  fatos: {
    item: fato.enumerado('O que se ocupa', {
      MERCADO: ['Mercado', 'banca'],
      COMODO_DO_MERCADO: ['Cômodo do mercado', 'locação de cômodo'],
    }),
    produtoProprio: fato.simNao('Vende produto próprio'),
    alvaraIsencao: fato.simNao('Tem alvará de isenção'),
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Tabela do mercado',
      art('118', '2º'),
      'as rendas do Mercado, cobradas de',
      'Cr$ como está na tabela',
      { MERCADO: 'Mercado', COMODO_DO_MERCADO: 'Cômodo do mercado' },
    ),
  },
  isencoes: [
    {
      codigo: 'PEQUENO_PRODUTOR',
      titulo: 'Pequeno produtor que vende os seus produtos',
      citacao: art('118', '§§ 1º e 2º'),
      trecho: 'pequenos produtores pela venda dos seus produtos',
      condicao: 'produto próprio, com alvará de isenção',
      quando: (f) => f.produtoProprio === true && f.alvaraIsencao === true,
    },
    ...imunidades,
  ],
  catalogo: ['RENDA_MERCADO', 'RENDA_MERCADO_ISENCAO'],
  calcular(f, p, conta) {
    const renda = conta.linha('Renda', p.tabela, f.item ?? 'MERCADO');
    return { valor: conta.soma('Renda do mercado', renda) };
  },
});
