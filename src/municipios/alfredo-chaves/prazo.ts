import type { DataCivil } from '../../calendario/dataCivil';
import { mesmaData } from '../../calendario/dataCivil';
import { type Conta, exige, fato, lei, regra } from '../../regra';
import type { Citacao } from '../../norma/norma';
import type { Prestacoes } from '../../regra/parametro';
import type { Saida } from '../../regra/saida';
import type { Numero } from '../../valor/grandeza';
import { L29, L47, L48, L50 } from './leituras';
import { art, lei132 } from './norma';

/** Legal deadlines of the Código. */
export const prazo = regra({
  id: 'PRAZO',
  titulo: 'Prazos',
  norma: lei132,
  fundamento: [art('5º, 9º, 10, 15, 18, 39, 40, 47 e 75')],
  resumo:
    'Último dia de cada prazo do Código. Exclui o dia do começo e inclui o do fim; terminando em domingo ou feriado nacional, passa ao dia útil seguinte.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        DIFERENCA_TRIBUTO: ['Recolher diferença apurada', 'diferença'],
        RECLAMACAO: ['Reclamar do lançamento', 'reclamação'],
        RECURSO_CAMARA: ['Recorrer à Câmara', 'recurso'],
        COMUNICACAO_PREDIAL: ['Comunicar variação do valor locativo', 'comunicação do predial'],
        TRANSFERENCIA_ESTABELECIMENTO: ['Requerer a transferência do estabelecimento', 'transferência'],
        LICENCIAMENTO_VEICULO: ['Licenciar veículo vindo de fora', 'licenciamento de veículo'],
        RELACAO_VENDAS: ['Entregar a relação das vendas', 'relação de vendas'],
        PRORROGACAO_PREFEITO: ['Prorrogação pelo Prefeito', 'prorrogação'],
        LANCAMENTO_PREDIAL: ['Lançamento do predial e do territorial', 'lançamento do predial'],
        LANCAMENTO_INDUSTRIAS: ['Lançamento de indústrias e profissões', 'lançamento de indústrias'],
      })
      .obrigatoria(),
    inicio: fato.data('Dia de que se conta'),
  },
  parametros: {
    diferenca: lei.numero('10', art('5º'), 'no prazo de 10 dias, contados da intimação'),
    reclamacao: lei.numero('15', art('9º'), 'no prazo de 15 dias, contados da publicação', L47),
    recurso: lei.numero('10', art('9º'), 'no prazo de 10 dias, contados da ciência', L47),
    comunicacao: lei.numero('10', art('15'), 'dentro de 10 dias quaisquer variações'),
    transferencia: lei.numero('15', art('47'), 'no prazo de 15 dias, a inclusão de seu nome'),
    licenciamento: lei.numero('8', art('75'), 'no prazo de 8 dias', L29),
    prorrogacao: lei.numero('60', art('10', '§ 2º'), 'prorrogar, até 60 dias os prazos extintos', L48),
    relacao: lei.prestacoes(['31/01'], art('40'), 'até o dia 31 de janeiro de cada ano'),
    impressos: lei.prestacoes(['10/01'], art('40', '§ 1º'), 'até o dia 10 de janeiro de cada ano'),
    lancamentoDoPredial: lei.prestacoes(['15/12', '31/12'], art('18'), 'de 15 a 31 de dezembro de cada ano'),
    lancamentoProrrogado: lei.prestacoes(['15/01'], art('18', 'parágrafo único'), 'até 15 de janeiro'),
    lancamentoDeIndustrias: lei.prestacoes(
      ['1/01', 'ultimo/01'],
      art('39'),
      'durante o mês de janeiro de cada ano',
    ),
  },
  catalogo: [
    'DIFERENCA_PRAZO',
    'RECLAMACAO_PRAZO',
    'RECURSO_CAMARA_PRAZO',
    'PREDIAL_COMUNICAR_VARIACAO',
    'IP_TRANSFERENCIA_PRAZO',
    'VEICULO_LICENCIAR_PRAZO',
    'IP_RELACAO_PRAZO',
    'IP_IMPRESSOS_PRAZO',
    'PRORROGACAO_PREFEITO',
    'PREDIAL_LANCAMENTO',
    'TERRITORIAL_PRESTACOES',
    'IP_LANCAMENTO',
  ],
  calcular(f, p, conta, { exercicio }) {
    const emDias = (dias: Numero, artigo: Citacao): Saida => {
      const contado = conta.prazo('Prazo', exige(f, 'inicio'), dias);
      if (contado.prazoNominal) conta.usaAlternativa(L50);
      return { ...contado, fundamento: [artigo] };
    };
    switch (f.ato) {
      case 'DIFERENCA_TRIBUTO':
        return emDias(p.diferenca, art('5º'));
      case 'RECLAMACAO':
        return emDias(p.reclamacao, art('9º'));
      case 'RECURSO_CAMARA':
        return emDias(p.recurso, art('9º'));
      case 'COMUNICACAO_PREDIAL':
        return emDias(p.comunicacao, art('15'));
      case 'TRANSFERENCIA_ESTABELECIMENTO':
        return emDias(p.transferencia, art('47'));
      case 'LICENCIAMENTO_VEICULO':
        return emDias(p.licenciamento, art('75'));
      case 'PRORROGACAO_PREFEITO':
        return emDias(p.prorrogacao, art('10', '§ 2º'));
      case 'RELACAO_VENDAS': {
        const impressos = naData(p.impressos, exercicio, conta);
        return {
          prazo: naData(p.relacao, exercicio, conta).prazo,
          prazoNominal: naData(p.relacao, exercicio, conta).prazoNominal,
          impressosAte: impressos.prazo,
          impressosAteNominal: impressos.prazoNominal,
          fundamento: [art('40'), art('40', '§ 1º')],
        };
      }
      case 'LANCAMENTO_PREDIAL': {
        const [inicio] = conta.vencimentos(p.lancamentoDoPredial, exercicio - 1);
        const prorrogado = naData(p.lancamentoProrrogado, exercicio, conta);
        return {
          inicio,
          ...naData(p.lancamentoDoPredial, exercicio - 1, conta),
          prazoProrrogado: prorrogado.prazo,
          prazoProrrogadoNominal: prorrogado.prazoNominal,
          fundamento: [art('18')],
        };
      }
      case 'LANCAMENTO_INDUSTRIAS': {
        const [inicio] = conta.vencimentos(p.lancamentoDeIndustrias, exercicio);
        return { inicio, ...naData(p.lancamentoDeIndustrias, exercicio, conta), fundamento: [art('39')] };
      }
    }
  },
});

interface PrazoFixo {
  readonly prazo: DataCivil;
  readonly prazoNominal: DataCivil | undefined;
}

/** A fixed day of the year (the last of the plan), moved to a business day. */
function naData(dias: Prestacoes, exercicio: number, conta: Conta): PrazoFixo {
  const nominal = conta.vencimentos(dias, exercicio).at(-1) as DataCivil;
  const util = conta.diaUtil(nominal);
  if (mesmaData(util, nominal)) return { prazo: nominal, prazoNominal: undefined };
  conta.usaAlternativa(L50);
  return { prazo: util, prazoNominal: nominal };
}
