import { fato, lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { J81 } from './leituras';
import { art, lei104 } from './norma';

/** Fee of gauging: art. 110, g and § 1º, which sends to legislation that the source lacks. */
export const taxaDeAfericao = regra({
  id: 'TAXA_AFERICAO',
  titulo: 'Taxa de aferição',
  norma: lei104,
  fundamento: [art('110', 'g e § 1º')],
  resumo: 'Balanças, pesos e medidas aferem-se pela legislação em vigor em 1958, que a fonte não traz.',
  fatos: { balancas: fato.inteiro('Balanças') },
  parametros: {
    tabela: lei.tabelaAusente(
      'Legislação da taxa de aferição',
      art('110', '§ 1º'),
      'de acdrdo com a legislagio em vigor',
      'Cr$ por balança',
      { BALANCA: 'Balança' },
    ),
  },
  isencoes: imunidades,
  argumentos: { quantidade: 'balancas' },
  leituras: [J81],
  catalogo: ['TAXA_AFERICAO'],
  calcular(f, p, conta) {
    const tarifa = conta.linha('Tarifa', p.tabela, 'BALANCA');
    return { valor: conta.vezes('Taxa', tarifa, f.balancas ?? 1) };
  },
});
