import { exige, fato, lei, regra } from '../../regra';
import { L63, L64 } from './leituras';
import { art, lei118 } from './norma';

/** Adicional de estatística sobre as entradas de diversões: art. 106. */
export const adicional = regra({
  id: 'ADICIONAL',
  titulo: 'Adicional de estatística',
  norma: lei118,
  fundamento: [art('106')],
  resumo:
    'Dez centavos por cruzeiro, ou fração de cruzeiro, do preço de cada entrada, além do imposto de diversões. Arrecada-o o IBGE, pelo Selo de Estatística.',
  fatos: {
    tipo: fato.enumerado('Adicional', { ESTATISTICA: ['Estatística', 'selo de estatística'] }),
    precoIngresso: fato.dinheiro('Preço do ingresso'),
    ingressos: fato.inteiro('Ingressos vendidos', { zeroEhValor: true }),
  },
  parametros: {
    aliquota: lei.percentual(
      '10',
      art('106'),
      'na base de dez por cento (10%) por cruzeiro ou fração de cruzeiro',
      L63,
    ),
  },
  isencoes: [
    {
      codigo: 'CINE_SAO_JOSE',
      titulo: 'Cine São José',
      citacao: art('106', '§ 3º'),
      trecho: 'isenção do Selo de Estatística, concedida ao Cine São José',
    },
    // Art. 105 exempts from the tax; whether from the additional too is L-64.
    {
      codigo: 'BENEFICENCIA',
      titulo: 'Diversão com o fim especial de beneficência',
      citacao: art('105', 'a'),
      trecho: 'o fim especial de beneficência',
      condicao: 'só na leitura alternativa L-64',
      quando: (_f, _p, conta) => conta.usaAlternativa(L64),
    },
    {
      codigo: 'ENTIDADE_DESPORTIVA',
      titulo: 'Exibição de entidade filiada ao Conselho Nacional de Desporto',
      citacao: art('105', 'b'),
      trecho: 'entidades desportivas filiadas',
      condicao: 'só na leitura alternativa L-64',
      quando: (_f, _p, conta) => conta.usaAlternativa(L64),
    },
  ],
  catalogo: ['ADICIONAL_ESTATISTICA', 'ADICIONAL_ESTATISTICA_ISENCAO'],
  calcular(f, p, conta) {
    const cruzeiros = conta.inteiroAcima('Preço, cada fração por um cruzeiro', exige(f, 'precoIngresso'));
    const porIngresso = conta.parte('Adicional de um ingresso', p.aliquota, cruzeiros);
    return {
      valor: conta.vezes('Adicional', porIngresso, exige(f, 'ingressos')),
      valorPorIngresso: porIngresso,
    };
  },
});
