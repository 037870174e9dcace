import type { DataCivil } from '../../calendario/dataCivil';
import type { DataHora } from '../../calendario/dataHora';
import { exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { G01, G02, G04 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147 } from './norma';

/** Article of each deadline. */
const ARTIGOS = {
  RECLAMACAO: art('7º'),
  RECURSO_CAMARA: art('8º'),
  CONVITE_AMIGAVEL: art('12'),
  AJUIZAMENTO: art('13', '§ 1º'),
  FICHA_INSCRICAO: art('28', 'a'),
  REGULARIZAR_DEPOSITO: art('68', 'parágrafo único'),
  RECLAMACAO_GUIAS: art('139'),
  PRIMEIRA_PRESTACAO_GUIAS: art('140'),
  SEGUNDA_METADE_EMOLUMENTOS: art('159', 'a'),
  RECURSO_AUTO: art('167'),
  RETIRADA_APREENDIDOS: art('174'),
  RECOLHIMENTO_VOLUNTARIO: art('167', '§ 2º'),
} as const;

/** Deadlines: the days of each article, from the day that follows the beginning. */
export const prazo = regra({
  id: 'PRAZO',
  titulo: 'Data-limite de um ato',
  norma: lei147,
  fundamento: [art('7º, 8º, 12 e 13'), art('28, 68, 139 e 140'), art('159, 167 e 174')],
  resumo:
    'Último dia para praticar um ato. Exclui-se o dia do começo e conta-se o do fim; se este não for dia útil, passa ao seguinte. O recolhimento voluntário da multa se conta em horas.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        RECLAMACAO: ['Reclamar do lançamento', 'reclamação'],
        RECURSO_CAMARA: ['Recorrer à Câmara', 'recurso à Câmara'],
        CONVITE_AMIGAVEL: ['Atender ao convite amigável', 'cobrança amigável'],
        AJUIZAMENTO: ['Ajuizar a certidão', 'ajuizamento'],
        FICHA_INSCRICAO: ['Devolver a ficha de inscrição', 'ficha de inscrição'],
        REGULARIZAR_DEPOSITO: ['Regularizar o depósito de materiais', 'depósito de materiais'],
        RECLAMACAO_GUIAS: ['Reclamar das contas de guias e sarjetas', 'reclamação de guias'],
        PRIMEIRA_PRESTACAO_GUIAS: ['Pagar a primeira prestação das guias', 'primeira prestação das guias'],
        SEGUNDA_METADE_EMOLUMENTOS: ['Pagar a segunda metade dos emolumentos', 'segunda metade'],
        RECURSO_AUTO: ['Recorrer do auto de infração', 'recurso do auto', 'recurso'],
        RETIRADA_APREENDIDOS: ['Retirar o apreendido antes do leilão', 'retirar apreendidos'],
        RECOLHIMENTO_VOLUNTARIO: ['Recolher a multa antes do auto', 'recolhimento voluntário'],
        REVISAO_CODIGO: ['Rever e publicar o Código', 'revisão do Código'],
      })
      .obrigatoria(),
    inicio: fato.dataOuHora('Dia (e hora, no prazo em horas) de que se conta'),
    feriados: fato.lista('Feriados locais', fato.data('Feriado')),
  },
  parametros: {
    RECLAMACAO: lei.numero('15', ARTIGOS.RECLAMACAO, 'c contribuinte « vazo de 15 dias'),
    RECURSO_CAMARA: lei.numero('10', ARTIGOS.RECURSO_CAMARA, 'dontre de 1€ 1449 contados', G02),
    CONVITE_AMIGAVEL: lei.numero('10', ARTIGOS.CONVITE_AMIGAVEL, 'LO dins improrrog-vols', G04),
    AJUIZAMENTO: lei.numero('30', ARTIGOS.AJUIZAMENTO, 'de 30 dias n contor d: entrega'),
    FICHA_INSCRICAO: lei.numero('10', ARTIGOS.FICHA_INSCRICAO, "'2 10 (dez) 34ns 3 contar do racebimento"),
    REGULARIZAR_DEPOSITO: lei.numero('8', ARTIGOS.REGULARIZAR_DEPOSITO, 'prazo de 8 (oito) diss'),
    RECLAMACAO_GUIAS: lei.numero('15', ARTIGOS.RECLAMACAO_GUIAS, 'dentro de 15 (quinze) dias exami'),
    PRIMEIRA_PRESTACAO_GUIAS: lei.numero(
      '60',
      ARTIGOS.PRIMEIRA_PRESTACAO_GUIAS,
      '60 (sessenta) dias após & nxecução',
    ),
    SEGUNDA_METADE_EMOLUMENTOS: lei.numero(
      '15',
      ARTIGOS.SEGUNDA_METADE_EMOLUMENTOS,
      'dentro do prazo de 15 dias contados da earunicação',
    ),
    RECURSO_AUTO: lei.numero('10', ARTIGOS.RECURSO_AUTO, 'prazo de 10 (dez) dias, a contar da imposição'),
    RETIRADA_APREENDIDOS: lei.numero('10', ARTIGOS.RETIRADA_APREENDIDOS, 'prezo de 10 (Cez) dias, corão'),
    RECOLHIMENTO_VOLUNTARIO: lei.numero(
      '24',
      ARTIGOS.RECOLHIMENTO_VOLUNTARIO,
      'no prazc de 2); (vinte e quatro) horas',
    ),
    REVISAO_CODIGO: lei.semFigura<never>(art('2º'), naoSeLe(G01), 'ty em 1 enos'),
  },
  catalogo: ['PRAZO_*', 'MULTA_VOLUNTARIA', 'REVISAO_CODIGO'],
  calcular(f, p, conta) {
    if (f.ato === 'REVISAO_CODIGO') return { prazo: p.REVISAO_CODIGO };
    const inicio = exige(f, 'inicio');
    const fundamento = [ARTIGOS[f.ato]] as const;
    if (f.ato === 'RECOLHIMENTO_VOLUNTARIO') {
      return { prazo: conta.prazoEmHoras('Prazo', comHora(inicio), p.RECOLHIMENTO_VOLUNTARIO), fundamento };
    }
    const dia = 'hora' in inicio ? inicio.data : inicio;
    return { ...conta.prazo('Prazo', dia, p[f.ato], f.feriados), fundamento };
  },
});

function comHora(inicio: DataCivil | DataHora): DataHora {
  if ('hora' in inicio) return inicio;
  throw new FatoInvalido('inicio', 'o prazo é em horas; aceita-se data e hora, como 1952-05-01T10:30');
}
