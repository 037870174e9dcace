import { exige, fato, lei, regra } from '../../regra';
import { L24, L53 } from './leituras';
import { art, lei132, novaTabela } from './norma';
import { fatosDoAbate, ITENS_DE_GADO, porCabeca } from './porCabeca';

/** Butchers: arts. 56 to 63; by the head, Tabela nº 6, which the source lacks in both wordings. */
export const licencaTalho = regra({
  id: 'LICENCA_TALHO',
  titulo: 'Talho de carne verde',
  norma: lei132,
  fundamento: [art('61'), art('62')],
  resumo:
    'Quatro por cento das vendas mercantis. Quem não tem registro de vendas paga por cabeça, pela Tabela nº 6, que a fonte não traz e o lançador informa. A distribuição gratuita é isenta.',
  fatos: {
    vendas: fato.dinheiro('Vendas mercantis'),
    semRegistro: fato.simNao('Não tem registro de vendas'),
    ...fatosDoAbate,
  },
  parametros: {
    aliquota: lei.percentual('4', art('61'), 'na base de 4% sobre o movimento', L24),
    tabela6: lei.versoes(
      lei.tabelaAusente(
        'Tabela nº 6',
        art('62'),
        'na forma da tabela anexa nº 6',
        'Cr$ por cabeça',
        ITENS_DE_GADO,
      ),
      lei.tabelaAusente(
        'Tabela nº 6 (Lei nº 181/1963)',
        novaTabela('62'),
        'TALHO DA CARNE VERDE',
        'Cr$ por cabeça',
        ITENS_DE_GADO,
      ),
    ),
  },
  isencoes: [
    {
      codigo: 'DISTRIBUICAO_GRATUITA',
      titulo: 'Abate para distribuição gratuita',
      citacao: art('63'),
      trecho: 'abaterem animais para distribuição gratuita',
    },
  ],
  catalogo: ['TALHO_*'],
  calcular(f, p, conta) {
    if (f.semRegistro !== true)
      return { valor: conta.parte('Imposto', p.aliquota, exige(f, 'vendas')), fundamento: [art('61')] };
    conta.usaAlternativa(L53);
    return { valor: porCabeca(f, p.tabela6, conta), fundamento: [art('62')] };
  },
});
