import { fato, lei, regra, SemResposta } from '../../regra';
import { MESES_DO_ANO, mesesDevidos, proporcional, servicosPrestados } from './deducoesDoPredial';
import { isencoesDoPredial } from './isencoesDoPredial';
import { L01, L04, L10, L55 } from './leituras';
import { art, lei132 } from './norma';
import { pagaNoAno, parametrosDoPagamento } from './pagamentoDoAno';
import { candidatosAValorLocativo, valorLocativoAnual } from './valorLocativo';

/** Imposto Predial: arts. 12 to 24. */
export const impostoPredial = regra({
  id: 'IMPOSTO_PREDIAL',
  titulo: 'Imposto Predial',
  norma: lei132,
  fundamento: [art('12'), art('19')],
  resumo:
    'Dez por cento do valor locativo anual na zona urbana e oito na suburbana, com dedução na suburbana por falta de serviços e de um quarto para a moradia do dono. Em duas prestações, até 15 de março e 15 de julho, ou de uma vez em fevereiro com 5% de desconto.',
  fatos: {
    zona: fato.enumerado('Zona', {
      URBANA: ['Urbana', 'cidade', 'perímetro urbano'],
      SUBURBANA: ['Suburbana', 'subúrbio'],
      RURAL: ['Rural', 'zona rural', 'interior'],
    }),
    valorLocativo: fato.dinheiro('Valor locativo anual'),
    aluguel: fato.dinheiro('Aluguel anual'),
    sublocacao: fato.dinheiro('Renda anual da sublocação'),
    declarou: fato.simNao('Declarou o valor locativo'),
    valorLocativoArbitrado: fato.dinheiro('Valor locativo anual arbitrado'),
    servicos: fato.lista(
      'Serviços que a Prefeitura presta na zona suburbana',
      fato.enumerado('Serviço', {
        LIMPEZA: ['Limpeza', 'limpeza pública', 'lixo'],
        AGUA: ['Água', 'água encanada'],
        ESGOTO: ['Esgoto', 'rede de esgoto'],
        // A blank cell is "not stated", so a column needs a word for none.
        NENHUM: ['Nenhum', 'nenhum serviço', 'sem serviços'],
      }),
    ),
    ocupacao: fato.enumerado('Ocupação', {
      PROPRIETARIO: ['Habitado pelo proprietário', 'próprio', 'dono', 'o próprio', 'moradia do dono'],
      ALUGADO: ['Alugado', 'locado', 'inquilino', 'aluguel'],
      GRATUITO: ['Ocupado gratuitamente', 'cedido', 'de graça'],
      DESOCUPADO: ['Desocupado', 'vago', 'vazio'],
    }),
    provaGratuidade: fato.simNao('Há prova da ocupação gratuita'),
    moradaExclusiva: fato.simNao('Serve só de morada ao dono e família'),
    predioProprio: fato.simNao('A entidade é dona do prédio'),
    cessaoGratuita: fato.simNao('Cedido de graça ao serviço municipal'),
    mesesDesocupado: fato.inteiro('Meses desocupado no exercício', { minimo: 0, maximo: 12 }),
    requereu: fato.simNao('Requereu a isenção do tempo desocupado'),
    demolicaoVerificada: fato.data('Verificação da demolição, incêndio ou ruína'),
    pagamento: fato.data('Data do pagamento'),
    integral: fato.simNao('Paga o ano inteiro de uma vez'),
    bairro: fato.enumerado('Bairro', { MACRINA: ['Macrina', 'bairro Macrina'] }),
  },
  parametros: {
    ...parametrosDoPagamento,
    aliquotaUrbana: lei.percentual('10', art('12', '§ 2º'), 'dez por cento (10%) para os prédios'),
    aliquotaSuburbana: lei.percentual('8', art('12', '§ 2º'), 'oito por cento (8%) nas suburbanas'),
    reducaoPorFalta: lei.percentual('50', art('12', '§ 1º'), 'deduzindo-se em 50% o imposto', L01),
    servicosExigidos: lei.numero('3', art('12', '§ 1º'), 'com limpezas, água, ou esgoto'),
    tercosDeduzidos: lei.numero('2', art('12', '§ 1º'), 'em 2/3 a falta de assistência', L01),
    tercos: lei.numero('3', art('12', '§ 1º'), 'em 2/3 a falta de assistência', L01),
    reducaoDaMoradia: lei.percentual('25', art('12', '§ 4º'), 'será deduzido de 25% quando habitado', L04),
    limiteDoPequeno: lei.dinheiro('600', art('21', 'i'), 'igual ou inferior a Cr$ 600,00 anuais'),
  },
  isencoes: [
    ...isencoesDoPredial,
    {
      codigo: 'DESOCUPADO',
      titulo: 'Desocupado o ano inteiro',
      citacao: art('21', 'j'),
      trecho: 'os prédios desocupados, pelo tempo que o estiverem',
      leitura: L10,
      condicao: 'desocupado nos doze meses, com requerimento do dono',
      automatica: true,
      quando: (f, _p, conta) =>
        incide(f.zona) && f.requereu === true && conta.igual(f.mesesDesocupado ?? conta.nada, MESES_DO_ANO),
    },
    {
      codigo: 'PEQUENO_VALOR',
      titulo: 'Morada do dono, de pequeno valor locativo',
      citacao: art('21', 'i'),
      trecho: 'sirvam de morada aos respectivos proprietários e suas famílias, exclusivamente',
      condicao: 'habitado só pelo dono e família, valor locativo de até Cr$ 600,00 por ano',
      automatica: true,
      quando: (f, p, conta) =>
        incide(f.zona) &&
        f.ocupacao === 'PROPRIETARIO' &&
        f.moradaExclusiva === true &&
        candidatosAValorLocativo(f).every((valor) => conta.ate(valor, p.limiteDoPequeno)),
    },
  ],
  pagamento: 'prestacoes',
  catalogo: [
    'PREDIAL_INCIDENCIA',
    'PREDIAL_VALOR_LOCATIVO',
    'PREDIAL_BASE_ARBITRADA',
    'PREDIAL_ALIQUOTA',
    'PREDIAL_DEDUCAO_*',
    'PREDIAL_ANUAL',
    'PREDIAL_PRESTACOES',
    'PREDIAL_DESCONTO_FEVEREIRO',
    'PREDIAL_EXONERACAO',
    'PREDIAL_ISENCAO_A_H',
    'PREDIAL_ISENCAO_PEQUENO',
    'PREDIAL_ISENCAO_DESOCUPADO',
    'PREDIAL_ISENCAO_MACRINA',
  ],
  calcular(f, p, conta, contexto) {
    if (!incide(f.zona)) {
      conta.nota('Zona rural: o imposto é só das zonas urbanas e suburbanas', art('12'));
      return { incide: false, valor: conta.nada, fundamento: [art('12')] };
    }
    if (f.isencao === 'LEI_123') {
      conta.usaAlternativa(L55);
      throw new SemResposta(
        'art. 12: a isenção do bairro Macrina é da Lei nº 123, de 15-06-1959, que não está na fonte',
      );
    }
    const suburbana = f.zona === 'SUBURBANA';
    if (!f.zona) conta.nota('Zona não informada: urbana, que é a regra geral', art('12'));
    const base = valorLocativoAnual(f, conta);
    const servicos = suburbana ? servicosPrestados(f.servicos, conta) : undefined;
    const bruto = conta.parte('Imposto', suburbana ? p.aliquotaSuburbana : p.aliquotaUrbana, base);
    const comServicos =
      servicos === undefined || servicos === 0 || conta.aoMenos(conta.numero(servicos), p.servicosExigidos)
        ? bruto
        : conta.menos('Imposto na falta de serviço', bruto, conta.parte('Dedução', p.reducaoPorFalta, bruto));
    const moradia =
      f.ocupacao === 'PROPRIETARIO' || (f.ocupacao === 'GRATUITO' && f.provaGratuidade === true);
    const reduzido = moradia
      ? conta.menos(
          'Imposto da moradia',
          comServicos,
          conta.parte('Dedução da moradia', p.reducaoDaMoradia, comServicos),
        )
      : comServicos;
    const imposto = proporcional(
      reduzido,
      servicos === 0 ? [conta.menos('Terços a pagar', p.tercos, p.tercosDeduzidos), p.tercos] : undefined,
      mesesDevidos(f, conta, contexto),
      conta,
    );
    const emPrestacoes = f.demolicaoVerificada === undefined;
    return { ...pagaNoAno(imposto, f, p, conta, contexto, emPrestacoes), base };
  },
});

const incide = (zona: string | undefined): boolean => zona !== 'RURAL';
