import { type Conta, exige, fato, lei, regra } from '../../regra';
import type { Dinheiro, Numero } from '../../valor/grandeza';
import { L62 } from './leituras';
import { art, lei118 } from './norma';

/** Imposto sobre jogos e diversões: arts. 100 to 105. */
export const impostoDiversoes = regra({
  id: 'IMPOSTO_DIVERSOES',
  titulo: 'Imposto sobre jogos e diversões',
  norma: lei118,
  fundamento: [art('104')],
  resumo:
    'Dez por cento do valor dos ingressos vendidos, ou da renda da sessão, pago logo depois da contagem. O adicional de estatística do art. 106 é à parte.',
  fatos: {
    item: fato.enumerado('Modalidade', { INGRESSO: ['Ingresso ou renda', 'ingresso', 'renda'] }),
    precoIngresso: fato.dinheiro('Preço do ingresso'),
    ingressos: fato.inteiro('Ingressos vendidos', { zeroEhValor: true }),
    renda: fato.dinheiro('Renda da sessão'),
  },
  parametros: {
    aliquota: lei.percentual('10', art('104'), 'na base de dez por cento (10%), logo que seja apurada', L62),
  },
  isencoes: [
    {
      codigo: 'BENEFICENCIA',
      titulo: 'Diversão com o fim especial de beneficência',
      citacao: art('105', 'a'),
      trecho: 'o fim especial de beneficência',
    },
    {
      codigo: 'ENTIDADE_DESPORTIVA',
      titulo: 'Exibição de entidade filiada ao Conselho Nacional de Desporto',
      citacao: art('105', 'b'),
      trecho: 'entidades desportivas filiadas',
    },
  ],
  catalogo: ['DIVERSOES', 'DIVERSOES_ISENCAO_*'],
  calcular(f, p, conta) {
    const base = renda(f, conta);
    return { valor: conta.parte('Imposto', p.aliquota, base), base };
  },
});

function renda(
  f: {
    readonly renda: Dinheiro | undefined;
    readonly precoIngresso: Dinheiro | undefined;
    readonly ingressos: Numero | undefined;
  },
  conta: Conta,
): Dinheiro {
  if (f.renda) return f.renda;
  if (!f.precoIngresso && !f.ingressos) return exige(f, 'renda');
  return conta.vezes('Renda dos ingressos', exige(f, 'precoIngresso'), exige(f, 'ingressos'));
}
