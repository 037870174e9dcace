import { fato, lei, regra } from '../../regra';
import { fatoDoAto, imunidades, isencoesPorAto } from './isencoesGerais';
import { art, lei104 } from './norma';
import { parcelasIguais } from './parcelasIguais';
import { fatosDoValorLocativo, parametrosDoValorLocativo, valorLocativoAnual } from './valorLocativo';
import { prestacoesDoPredial } from './vencimentos';

/** Imposto Predial Urbano: arts. 24 to 35. */
export const impostoPredial = regra({
  id: 'IMPOSTO_PREDIAL',
  titulo: 'Imposto Predial Urbano',
  norma: lei104,
  fundamento: [art('25'), art('26–28'), art('34')],
  resumo:
    'Oito por cento do valor locativo anual: o aluguel com o que o inquilino assume em proveito do dono, ou o valor arbitrado, nunca menos de 1% do valor venal. Em duas prestações iguais, até 31 de janeiro e 30 de junho.',
  fatos: {
    ...fatosDoValorLocativo,
    unicoBemUnicoRecurso: fato.simNao('É o único bem e o único recurso do dono'),
    invalidoSemArrimo: fato.simNao('O dono é inválido e sem arrimo'),
    ...fatoDoAto,
    moradaExclusiva: fato.simNao('Serve só de morada do dono'),
    pobre: fato.simNao('Dono extremamente pobre, que não pode pagar'),
  },
  parametros: {
    aliquota: lei.percentual('8', art('25'), 'O impôsto serd de 8% (oito por cento)'),
    ...parametrosDoValorLocativo,
    limiteDaIsencao: lei.dinheiro('200', art('35', 'a'), 'Cr$ 200,00 (duzentos cruzeiros), quando forem'),
    prestacoes: prestacoesDoPredial,
  },
  isencoes: [
    {
      codigo: 'INVALIDO_SEM_ARRIMO',
      titulo: 'Prédio de pequeno valor de inválido sem arrimo',
      citacao: art('35', 'a'),
      trecho: 'pessoas invdlidas e sem arrimog',
      condicao: 'valor locativo anual até Cr$ 200,00, único bem e único recurso de inválido sem arrimo',
      automatica: true,
      quando: (f, p, conta) => {
        if (f.unicoBemUnicoRecurso !== true || f.invalidoSemArrimo !== true) return false;
        const { base } = valorLocativoAnual(f, p, conta);
        // Nothing to charge is nothing to exempt.
        return !conta.zero(base) && conta.ate(base, p.limiteDaIsencao);
      },
    },
    {
      codigo: 'TEMPLO',
      titulo: 'Templo ou casa paroquial',
      citacao: art('35', 'd'),
      trecho: 'os templos de qualquer religiRio',
    },
    {
      codigo: 'SOCIEDADE_SEM_FIM_LUCRATIVO',
      titulo: 'Sociedade esportiva, cultural ou recreativa sem fim lucrativo',
      citacao: art('35', 'c'),
      trecho: 'sociedades esportivas,/ culturais e recreativas',
      condicao: 'a juízo do Prefeito',
      quando: (f) => f.atoPrefeito === true,
    },
    {
      codigo: 'ASSISTENCIA_PUBLICA',
      titulo: 'Instituição só de assistência pública gratuita (sede e patrimônio)',
      citacao: art('35', 'b'),
      trecho: 'destinadas exclusivamente a prestar',
    },
    {
      codigo: 'POBRE',
      titulo: 'Residência própria de pessoa extremamente pobre',
      citacao: art('35', 'e'),
      trecho: 'se o proprietirio for pessoa ex',
      condicao: 'o dono mora nele, só para residência, e não pode pagar',
      quando: (f) => f.moradaExclusiva === true && f.pobre === true,
    },
    ...imunidades.filter(({ codigo }) => codigo !== 'TEMPLO'),
    ...isencoesPorAto,
  ],
  pagamento: 'prestacoes',
  catalogo: [
    'IMPOSTO_PREDIAL',
    'IPU_VALOR_LOCATIVO',
    'IPU_DEDUCAO_MOVEIS',
    'IPU_VALOR_LOCATIVO_ARBITRADO_MINIMO',
    'IPU_PRESTACOES',
    'IPU_ISENCAO_*',
    'IMUNIDADE_PODER_PUBLICO',
    'ISENCAO_TEMPLOS',
    'ISENCAO_JUIZO_PREFEITO',
  ],
  calcular(f, p, conta) {
    const { base, deducaoMoveis } = valorLocativoAnual(f, p, conta);
    if (f.valorVenal && !f.valorLocativoArbitrado)
      conta.nota('O mínimo pelo valor venal só vale no arbitramento', art('27', 'parágrafo único'));
    const valor = conta.parte('Imposto do ano', p.aliquota, base);
    return { valor, base, deducaoMoveis, parcelas: parcelasIguais(conta, valor, p.prestacoes) };
  },
});
