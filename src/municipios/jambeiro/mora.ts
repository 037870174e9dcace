import type { DataCivil } from '../../calendario/dataCivil';
import { exige, lei, regra } from '../../regra';
import { fatosDaMora } from './fatosDaMora';
import { moraDasIndustrias, parametrosDasJanelas } from './moraDasIndustrias';
import { moraDoPredial } from './moraDoPredial';
import { atrasou, atrasouEmGeral, comMulta, vencimentoDa } from './moraSimples';
import { art, lei104 } from './norma';
import {
  prestacoesDasEstradas,
  prestacoesDoPredial,
  vencimentoDaContinuacao,
  vencimentoDoTerritorial,
} from './vencimentos';

/** Payment out of time, or in time: arts. 5º, 23, 34, 57, 64 and 114. */
export const mora = regra({
  id: 'MORA',
  titulo: 'Multa de mora',
  norma: lei104,
  fundamento: [art('5º'), art('23'), art('34', 'parágrafo único'), art('57'), art('64'), art('114')],
  resumo:
    'Quem paga fora do prazo paga mais 20%, uma vez, sem juros. No predial, a 1ª prestação vencida faz vencer a 2ª. Em indústrias e profissões há desconto de 20% até o vencimento, o valor simples por mais 30 dias, e depois a multa.',
  fatos: fatosDaMora,
  parametros: {
    multa: lei.percentual('20', art('5º'), 'téria de 20% (vinte por cento), sôbre'),
    multaDoTerritorial: lei.percentual(
      '20',
      art('23', 'parágrafo único'),
      'multa moratdria de 20% (vinte por cento), será',
    ),
    multaDoPredial: lei.percentual(
      '20',
      art('34', 'parágrafo único'),
      'e da multa moratdria de 20% (vinte por / cento)',
    ),
    territorial: vencimentoDoTerritorial,
    predial: prestacoesDoPredial,
    licenca: vencimentoDaContinuacao,
    estradas: prestacoesDasEstradas,
    ...parametrosDasJanelas,
  },
  catalogo: [
    'MULTA_MORATORIA',
    'ITU_PAGAMENTO',
    'IMPOSTO_PREDIAL_MORA',
    'IIP_PAGAMENTO',
    'LICENCA_ESTABELECIMENTO_PAGAMENTO',
    'TAXA_CONSERVACAO_ESTRADAS_MORA',
  ],
  calcular(f, p, conta) {
    const unico = (quando: lei.Prestacoes): DataCivil =>
      f.vencimento ?? vencimentoDa(1, conta.vencimentos(quando));
    switch (f.tributo) {
      case 'IMPOSTO_PREDIAL':
        return moraDoPredial(f, p, conta);
      case 'INDUSTRIAS_PROFISSOES':
        return moraDasIndustrias(f, p, conta);
      case 'IMPOSTO_TERRITORIAL': {
        const principal = exige(f, 'principal');
        return comMulta(principal, atrasou(unico(p.territorial), f, conta), p.multaDoTerritorial, conta);
      }
      case 'LICENCA_ESTABELECIMENTO': {
        const principal = exige(f, 'principal');
        if (!f.natureza) conta.nota('Natureza não informada: continuação do funcionamento', art('64'));
        const vencimento = f.natureza === 'ABERTURA' ? exige(f, 'vencimento') : unico(p.licenca);
        return comMulta(principal, atrasou(vencimento, f, conta), p.multa, conta);
      }
      case 'TAXA_ESTRADAS': {
        const principal = exige(f, 'principal');
        const vencimento =
          f.prestacao && !f.vencimento
            ? vencimentoDa(conta.inteiro(f.prestacao), conta.vencimentos(p.estradas))
            : exige(f, 'vencimento');
        return comMulta(principal, atrasou(vencimento, f, conta), p.multa, conta);
      }
      case undefined:
        return comMulta(exige(f, 'principal'), atrasouEmGeral(f, conta), p.multa, conta);
    }
  },
});
