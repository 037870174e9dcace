import { fato, fatosDaGraduacao, lei, multaNaFaixa, regra } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { G16, G17, G19, G83, G84, G95, G96 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147 } from './norma';

/** Fines of the Código, other than those of works: arts. 44, 45, 81, 89, 95, 110, 111, 168 and 169. */
export const multa = regra({
  id: 'MULTA',
  titulo: 'Multa por infração',
  norma: lei147,
  fundamento: [art('44 e 81'), art('95, 110, 111 e 169')],
  resumo:
    'Faixa que a autoridade gradua, além do imposto. A da licença dobra na reincidência, e mais de uma cassa a licença. As outras quantias não se leem na fonte.',
  fatos: {
    infracao: fato
      .enumerado('Infração', {
        LICENCA_ESTABELECIMENTO: ['Infração à licença de estabelecimento', 'licença'],
        PUBLICIDADE_SEM_LICENCA: ['Publicidade sem licença', 'publicidade'],
        AFERICAO_USO_SEM_AFERICAO: ['Uso de instrumento não aferido', 'sem aferição'],
        AFERICAO_FALSIFICACAO: ['Instrumento alterado ou falsificado', 'falsificação'],
        DIVERSOES: ['Infração às diversões públicas', 'diversões'],
        GERAL: ['Sem outra multa determinada', 'geral'],
        FUNCIONAMENTO_SEM_LICENCA: ['Estabelecimento sem licença ou cassado', 'sem licença'],
        BILHETERIA_FECHADA: ['Bilheteria fechada', 'bilheteria'],
        CONTRATO: ['Infração de contrato', 'contrato'],
      })
      .obrigatoria(),
    reincidencias: fato.inteiro('Reincidências', { zeroEhValor: true }),
    impostoDevido: fato.dinheiro('Imposto devido além da multa'),
    ...fatosDaGraduacao,
  },
  parametros: {
    daLicenca: lei.faixaDaAutoridade('50', '2000', art('44'), 'Crebusoo 50,00 à Cr .$ 2.000,00', G17),
    vezesNaReincidencia: lei.numero('2', art('44'), 'é o dobro na reincidência'),
    reincidenciasSemCassar: lei.numero(
      '1',
      art('44', 'parágrafo único'),
      'Reicindindo o infrator por meis do uma vez',
    ),
    daPublicidade: lei.faixaDaAutoridade('100', '500', art('81'), 'Crej 100,00 à Cref 500,00', G19),
    AFERICAO_USO_SEM_AFERICAO: lei.semFigura<Dinheiro>(
      art('110'),
      naoSeLe(G95),
      'no multa Js Cr,* 0,00 a” 500,00',
    ),
    AFERICAO_FALSIFICACAO: lei.semFigura<Dinheiro>(art('111'), naoSeLe(G96), 'ficam sujeitos 3 nulto de. -'),
    DIVERSOES: lei.semFigura<Dinheiro>(art('95'), naoSeLe(G83), 'uults de cr.S SC 00'),
    GERAL: lei.semFigura<Dinheiro>(art('169'), naoSeLe(G16), 'multas que por - ss'),
    FUNCIONAMENTO_SEM_LICENCA: lei.semFigura<Dinheiro>(
      art('45'),
      `não traz quantia, e remete à multa geral (art. 169), que ${naoSeLe(G16)}`,
      'Fica sujeito a multa e fechamento',
    ),
    BILHETERIA_FECHADA: lei.semFigura<Dinheiro>(art('89'), naoSeLe(G84), 'sob pena de multa'),
    CONTRATO: lei.semFigura<Dinheiro>(
      art('168'),
      'o valor é o do instrumento do contrato, que não está na fonte',
      'consignado nos respectivos instrumentos',
    ),
  },
  catalogo: [
    'MULTA_LICENCA',
    'MULTA_PUBLICIDADE',
    'MULTA_AFERICAO_*',
    'MULTA_DIVERSOES',
    'MULTA_GERAL',
    'MULTA_CONTRATO',
    'FECHAMENTO_SEM_LICENCA',
    'BILHETERIA_ABERTA',
  ],
  calcular(f, p, conta) {
    const comImposto = (valor: Dinheiro) =>
      f.impostoDevido
        ? { totalDevido: conta.soma('Multa e imposto', conta.quantia('Multa', valor), f.impostoDevido) }
        : {};
    switch (f.infracao) {
      case 'LICENCA_ESTABELECIMENTO': {
        const reincidencias = f.reincidencias ?? conta.numero(0);
        const emDobro = (valor: Dinheiro) =>
          conta.vezes('Dobro na reincidência', valor, p.vezesNaReincidencia);
        const { minima, maxima } = p.daLicenca;
        const faixa = conta.zero(reincidencias)
          ? { minima, maxima }
          : { minima: emDobro(minima), maxima: emDobro(maxima) };
        const graduada = multaNaFaixa(f, faixa, conta);
        return {
          ...graduada,
          ...comImposto(graduada.valor),
          cassacao: conta.maisDe(reincidencias, p.reincidenciasSemCassar),
          fundamento: [art('44')],
        };
      }
      case 'PUBLICIDADE_SEM_LICENCA': {
        const graduada = multaNaFaixa(f, p.daPublicidade, conta);
        if (!f.impostoDevido) conta.nota('Além da multa, deve-se o imposto', art('81'));
        return { ...graduada, ...comImposto(graduada.valor), fundamento: [art('81')] };
      }
      default:
        return { valor: p[f.infracao] };
    }
  },
});
