import { fato, lei, regra } from '../../regra';
import { L31 } from './leituras';
import { art, lei132 } from './norma';

/** Checking of scales, weights and measures: arts. 86 to 94. */
export const taxaAfericao = regra({
  id: 'TAXA_AFERICAO',
  titulo: 'Taxa de aferição',
  norma: lei132,
  fundamento: [art('93')],
  resumo:
    'Cr$ 100,00 por estabelecimento e por ano, com o imposto de indústrias e profissões. Quem é isento desse imposto é isento da taxa.',
  fatos: { quantidade: fato.inteiro('Estabelecimentos') },
  parametros: { taxa: lei.dinheiro('100', art('93'), 'A taxa de aferição é de Cr$ 100,00', L31) },
  isencoes: [
    {
      codigo: 'ISENTO_INDUSTRIAS',
      titulo: 'Isento de indústrias e profissões',
      citacao: art('94'),
      trecho: 'isentos da taxa de aferição os que o forem',
    },
  ],
  catalogo: ['AFERICAO', 'AFERICAO_ISENCAO'],
  calcular(f, p, conta) {
    if (!f.quantidade) conta.nota('Quantidade não informada: um estabelecimento', art('93'));
    return { valor: conta.vezes('Taxa', p.taxa, f.quantidade ?? 1) };
  },
});
