import { antes, type DataCivil } from '../../calendario/dataCivil';
import { type Conta, type Contexto, exige, fato, lei, regra } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Saida } from '../../regra/saida';
import { cabeCancelar, fatosDoCancelamento, parametrosDoCancelamento } from './cancelamentoDaDivida';
import { L22, L43, L47, L49 } from './leituras';
import { art, lei132 } from './norma';
import { prestacoesDeIndustrias, vencimentosDeIndustrias } from './vencimentosDeIndustrias';

const fatos = {
  ato: fato
    .enumerado('Ato', {
      RECLAMACAO: ['Reclamar do lançamento', 'reclamação'],
      PAGAR_EXERCICIO_CORRENTE: ['Pagar o exercício em curso', 'pagar exercício corrente'],
      ISENCAO_EDIFICACAO: ['Isenção de edificação nova', 'isenção de edificação'],
      DISPENSA_SEGUNDA_PRESTACAO: ['Dispensa da segunda prestação', 'fechamento de estabelecimento'],
      LOCACAO_PROPRIOS: ['Locação de próprio municipal', 'locação'],
      CANCELAMENTO_DIVIDA_ATIVA: ['Cancelamento da dívida ativa', 'cancelamento'],
      CERTIDAO_NEGATIVA: 'Certidão negativa',
      RELEVACAO_MULTA: ['Relevação da multa', 'relevação'],
      RECURSO_CAMARA: ['Recorrer à Câmara', 'recurso'],
      TRANSACAO: ['Transacionar com a Prefeitura', 'transação'],
      DESPACHO: ['Obter despacho', 'despacho'],
      LICENCA: ['Obter ou renovar licença', 'licença'],
      ISENCAO_INTERESSE_PUBLICO: ['Isenção por interesse público ou social', 'interesse público'],
      JOGO_DE_PESOS: ['Jogos de pesos por balança', 'jogo de pesos'],
      PERPETUIDADE: ['Sepultura perpétua', 'perpetuidade'],
      REVISAO_TABELAS: ['Revisão das tabelas pelo Executivo', 'revisão das tabelas'],
    })
    .obrigatoria(),
  motivo: fato.enumerado('Fundamento da reclamação', {
    CLASSIFICACAO_INDEVIDA: 'Classificação indevida',
    GRADUACAO_INJUSTA: 'Graduação injusta',
    ERRO_LANCAMENTO: 'Erro de lançamento',
    ISENCAO: 'Isenção',
    INCAPACIDADE_FINANCEIRA: 'Incapacidade financeira',
  }),
  emAtraso: fato.simNao('Contribuinte em mora'),
  anos: fato.inteiro('Anos', { zeroEhValor: true }),
  leiEspecial: fato.simNao('Há lei especial'),
  requerimento: fato.data('Data do requerimento'),
  quite: fato.simNao('Quite com a Fazenda'),
  semestre: fato.inteiro('Semestre do fechamento', { minimo: 1, maximo: 2 }),
  meses: fato.inteiro('Meses de locação'),
  ...fatosDoCancelamento,
  dividaExigivel: fato.simNao('Há dívida fiscal exigível'),
  exercicioMulta: fato.ano('Exercício da multa'),
  pagamentoIntegral: fato.simNao('Paga tudo de uma vez'),
  fundamentado: fato.simNao('O recurso está fundamentado'),
  comprovantes: fato.simNao('O recurso traz comprovantes'),
  interessePublico: fato.simNao('Utilização de interesse público ou social'),
  quantidade: fato.inteiro('Jogos de pesos da balança', { zeroEhValor: true }),
  tipo: fato.enumerado('Espécie da sepultura', {
    SEPULTURA_RASA: ['Sepultura rasa', 'rasa'],
    CARNEIRO: ['Carneiro', 'carneira'],
    JAZIGO: 'Jazigo',
    URNA: 'Urna',
    NICHO: 'Nicho',
  }),
};

const parametros = {
  motivos: lei.relacao(art('9º', '§ 1º'), {
    CLASSIFICACAO_INDEVIDA: 'exclusivamente em classificação indevida',
    GRADUACAO_INJUSTA: 'graduação injusta',
    ERRO_LANCAMENTO: 'erro de lançamento',
    ISENCAO: 'erro de lançamento ou isenção',
  }),
  anosDeIsencao: lei.numero('5', art('23'), 'isenção de imposto predial até cinco anos'),
  prestacoes: prestacoesDeIndustrias,
  anosDeLocacao: lei.numero('1', art('106'), 'por tempo nunca superior a um ano'),
  ...parametrosDoCancelamento,
  jogosPorBalanca: lei.numero('1', art('89'), 'não poderá ter mais de um jogo de pesos'),
  perpetuas: lei.relacao(
    art('126'),
    {
      JAZIGO: 'A concessão, de jazigos',
      URNA: 'jazigos, urnas',
      NICHO: 'nichos para cinzas ou ossuários será sempre perpétua',
    },
    L43,
  ),
  anosEntreRevisoes: lei.numero('2', art('147'), 'O Executivo poderá de dois em dois anos'),
};

const MESES_DO_ANO = 12;

/** Whether a request, a favour or an effect is admissible: arts. 9º, 11, 22, 23, 46, 89, 106, 125 to 127, 137 to 142, 147. */
export const cabimento = regra({
  id: 'CABIMENTO',
  titulo: 'Cabimento',
  norma: lei132,
  fundamento: [art('9º, 11, 22, 23, 46, 106, 138, 140 e 142')],
  resumo: 'Diz se cabe o pedido, o favor ou o efeito; quando cabe, mas depende da autoridade, di-lo também.',
  fatos,
  parametros,
  catalogo: [
    'RECLAMACAO_CABIMENTO',
    'RECURSO_REQUISITOS',
    'MORA_IMPEDIMENTO',
    'PREDIAL_ISENCAO_CAMARA',
    'PREDIAL_ISENCAO_NOVAS',
    'IP_FECHAMENTO',
    'LOCACAO_PROPRIOS',
    'DIVIDA_ATIVA_CANCELAMENTO',
    'CERTIDAO_NEGATIVA',
    'MULTA_RELEVACAO',
    'AFERICAO_JOGO_PESOS',
    'CEMITERIO_PERPETUIDADE',
    'TABELAS_REVISAO',
  ],
  calcular(f, p, conta, contexto) {
    switch (f.ato) {
      case 'RECLAMACAO':
        conta.usaAlternativa(L47);
        return { cabe: p.motivos.tem(exige(f, 'motivo')), fundamento: [art('9º', '§ 1º')] };
      case 'RECURSO_CAMARA':
        return {
          cabe: f.fundamentado === true && f.comprovantes === true,
          fundamento: [art('9º', '§ 2º')],
        };
      case 'TRANSACAO':
        return { cabe: f.emAtraso !== true, fundamento: [art('11', 'a')] };
      case 'DESPACHO':
        return { cabe: f.emAtraso !== true, fundamento: [art('11', 'b')] };
      case 'LICENCA':
        return { cabe: f.emAtraso !== true, fundamento: [art('11', 'c')] };
      case 'PAGAR_EXERCICIO_CORRENTE':
        conta.usaAlternativa(L49);
        return { cabe: f.emAtraso !== true, fundamento: [art('11', 'd')] };
      case 'ISENCAO_INTERESSE_PUBLICO':
        return { ...faculdade(f.interessePublico === true), fundamento: [art('22')] };
      case 'ISENCAO_EDIFICACAO':
        return {
          cabe: f.leiEspecial === true && conta.ate(exige(f, 'anos'), p.anosDeIsencao),
          anosMaximo: p.anosDeIsencao,
          fundamento: [art('23')],
        };
      case 'DISPENSA_SEGUNDA_PRESTACAO':
        return dispensaDaSegunda(f, p, conta);
      case 'JOGO_DE_PESOS':
        return { cabe: conta.ate(exige(f, 'quantidade'), p.jogosPorBalanca), fundamento: [art('89')] };
      case 'LOCACAO_PROPRIOS': {
        const mesesMaximo = conta.vezes('Máximo de meses', p.anosDeLocacao, MESES_DO_ANO);
        conta.nota('Prorrogável, e sempre com fiança', art('106'));
        return { cabe: conta.ate(exige(f, 'meses'), mesesMaximo), mesesMaximo, fundamento: [art('106')] };
      }
      case 'PERPETUIDADE':
        return { cabe: p.perpetuas.tem(exige(f, 'tipo')), fundamento: [art('126'), art('127')] };
      case 'CANCELAMENTO_DIVIDA_ATIVA':
        return cabeCancelar(f, p, conta);
      case 'CERTIDAO_NEGATIVA':
        return { cabe: f.dividaExigivel !== true, fundamento: [art('140')] };
      case 'RELEVACAO_MULTA':
        return relevacao(f, contexto);
      case 'REVISAO_TABELAS':
        return {
          ...faculdade(f.leiEspecial === true && conta.aoMenos(exige(f, 'anos'), p.anosEntreRevisoes)),
          fundamento: [art('147')],
        };
    }
  },
});

/** It is admissible, but left to the authority. */
const faculdade = (cabe: boolean): Saida => (cabe ? { cabe, discricionario: true } : { cabe });

type F = FatosLidos<typeof fatos>;

/** Art. 46: asked for before the second instalment falls due, by who owes nothing. */
function dispensaDaSegunda(f: F, p: ParametrosEntregues<typeof parametros>, conta: Conta): Saida {
  conta.usaAlternativa(L22);
  const limite = vencimentosDeIndustrias(p.prestacoes, conta).at(-1) as DataCivil;
  return {
    cabe: f.quite === true && antes(exige(f, 'requerimento'), limite),
    limite,
    fundamento: [art('46')],
  };
}

/** Art. 142, parágrafo único: a fine of the current exercise, everything paid at once. */
function relevacao(f: F, { exercicio }: Contexto): Saida {
  const cabe = f.pagamentoIntegral === true && exige(f, 'exercicioMulta') === exercicio;
  return { ...faculdade(cabe), fundamento: [art('142', 'parágrafo único')] };
}
