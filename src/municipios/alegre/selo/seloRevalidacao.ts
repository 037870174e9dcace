import { exige, fato, lei, regra } from '../../../regra';
import { L74 } from '../leiturasDasTaxas';
import { art, lei118 } from '../norma';

/** Revalidation of the stamp: arts. 126 to 128. */
export const seloRevalidacao = regra({
  id: 'SELO_REVALIDACAO',
  titulo: 'Revalidação do selo',
  norma: lei118,
  fundamento: [art('126')],
  resumo:
    'Novo selo nos vícios leves e o dobro nos outros, só sobre a parte viciada ou não paga. Quem apresenta o papel até oito dias da assinatura paga o que falta com mais metade.',
  fatos: {
    hipotese: fato
      .enumerado('Hipótese', {
        PESSOA_INCOMPETENTE: 'Inutilização por pessoa incompetente',
        SOBREPOSICAO: 'Sobreposição de estampilha',
        ESTAMPILHA_IMPROPRIA: ['Estampilha imprópria ou fora de circulação', 'estampilha de outro tributo'],
        RASURA: ['Rasura ou emenda', 'emenda'],
        FALTA_INUTILIZACAO: ['Falta de inutilização', 'inutilização incompleta'],
        FORA_DO_FECHO: 'Estampilha fora do fecho',
        APRESENTACAO_ESPONTANEA: ['Apresentação espontânea com falta de selo', 'espontânea'],
        PAPEL_DA_TABELA: 'Papel dos arts. 114 e 115 da tabela',
      })
      .obrigatoria(),
    valorViciado: fato.dinheiro('Valor das estampilhas viciadas'),
    seloDevido: fato.dinheiro('Selo devido'),
    seloPago: fato.dinheiro('Selo já pago', { zeroEhValor: true }),
    diasDaAssinatura: fato.inteiro('Dias entre a assinatura e a apresentação'),
  },
  parametros: {
    casosSimples: lei.relacao(art('126', 'a'), {
      PESSOA_INCOMPETENTE: '1 – inutilização da estampilha por pessoa incompetente',
      SOBREPOSICAO: '2 – sobreposição de estampilha',
      ESTAMPILHA_IMPROPRIA: '3 – uso de estampilha imprópria',
    }),
    dobro: lei.numero('2', art('126', 'b'), 'cobrando-se o selo em dobro', L74),
    diasDeGraca: lei.numero('8', art('126', '§ 2º'), 'dentro de oito dias contados de sua assinatura'),
    acrescimo: lei.percentual('50', art('126', '§ 2º'), 'apenas como acréscimo de 50%'),
    daTabela: lei.semFigura<never>(
      art('126', '§ 4º'),
      'remete aos arts. 114 e 115 da tabela do selo, que não tem artigos',
      'taxados nos artigos 114 e 115 da tabela anexa',
    ),
  },
  isencoes: [
    {
      codigo: 'PAGO_POR_VERBA',
      titulo: 'Selo pago por verba',
      citacao: art('127'),
      trecho: 'isentos de revalidação os impostos de selos que tenham sido pagos por verba',
    },
  ],
  catalogo: [
    'SELO_REVALIDACAO_SIMPLES',
    'SELO_REVALIDACAO_DOBRO',
    'SELO_REVALIDACAO_8_DIAS',
    'SELO_REVALIDACAO_ISENCAO_*',
  ],
  calcular(f, p, conta) {
    if (f.hipotese === 'PAPEL_DA_TABELA') return p.daTabela;
    if (f.hipotese !== 'APRESENTACAO_ESPONTANEA') {
      const viciado = exige(f, 'valorViciado');
      return p.casosSimples.tem(f.hipotese)
        ? { valor: conta.soma('Novo selo', viciado) }
        : { valor: conta.vezes('Selo em dobro', viciado, p.dobro) };
    }
    const falta = conta.excesso('Selo que falta', exige(f, 'seloDevido'), f.seloPago ?? conta.nada);
    if (!f.diasDaAssinatura) conta.nota('Dias da assinatura não informados: selo em dobro', art('126', 'b'));
    if (!f.diasDaAssinatura || conta.maisDe(f.diasDaAssinatura, p.diasDeGraca))
      return { valor: conta.vezes('Selo em dobro', falta, p.dobro) };
    return { valor: conta.soma('Selo com acréscimo', falta, conta.parte('Acréscimo', p.acrescimo, falta)) };
  },
});
