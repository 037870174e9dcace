import { exige, fato, lei, regra } from '../../regra';
import { G12, G124 } from './leituras';
import { art, lei147 } from './norma';

/** Whether something may be had: arts. 6º, 9º, 18, 104, 151 and 152. */
export const cabimento = regra({
  id: 'CABIMENTO',
  titulo: 'Cabimento de um pedido ou efeito',
  norma: lei147,
  fundamento: [art('6º e 9º'), art('18 e 104'), art('151 e 152')],
  resumo:
    'A ficha de feira vale até dez dias. Reclamação e recurso não suspendem a cobrança; a alteração do lançamento pede processo e autorização do Prefeito; a isenção não dispensa a inscrição do prédio; a coleção de pesos tem dez ou mais; e a viúva ou o filho podem suceder na banca.',
  fatos: {
    ato: fato
      .enumerado('Pergunta', {
        FICHA_FEIRA: ['Validade da ficha de feira', 'ficha de feira'],
        EFEITO_SUSPENSIVO: ['Efeito suspensivo da reclamação ou do recurso', 'efeito suspensivo'],
        ALTERACAO_LANCAMENTO: ['Alteração do lançamento', 'alterar lançamento'],
        DISPENSA_INSCRICAO_PREDIAL: [
          'Dispensa da inscrição por isenção ou imunidade',
          'dispensa da inscrição',
        ],
        COLECAO_DE_PESOS: ['Coleção de pesos admitida à aferição', 'coleção de pesos'],
        SUCESSAO_VIUVA: ['Sucessão da viúva na banca do mercado', 'viúva'],
        SUCESSAO_FILHO: ['Sucessão do filho na banca do mercado', 'filho'],
      })
      .obrigatoria(),
    dias: fato.inteiro('Dias de validade'),
    atoPrefeito: fato.simNao('Há processo e autorização do Prefeito'),
    quantidade: fato.inteiro('Pesos da coleção'),
    semOutrosMeios: fato.simNao('Prova não ter outros meios de subsistência'),
    idade: fato.inteiro('Idade do filho mais velho (anos)'),
  },
  parametros: {
    diasDaFicha: lei.numero('10', art('151', '§ 2º'), 'munca superior a 10 (dez) dias'),
    pesosDaColecao: lei.numero('10', art('104'), 'no mínimo, 10 (dez) pesos'),
    idadeDoPrimogenito: lei.numero('21', art('152', '§ 2º'), 'atinjs n idado de 21 anos', G124),
    semEfeitoSuspensivo: lei.relacao(art('9º'), { EFEITO_SUSPENSIVO: 'n5c terão efeitos suspensivo' }),
    comAutorizacao: lei.relacao(art('6º'), { ALTERACAO_LANCAMENTO: 'sem autorizacac do' }, G12),
    semDispensa: lei.relacao(art('18', 'parágrafo único'), {
      DISPENSA_INSCRICAO_PREDIAL: 'beneficiados por imimidadet ou fsenção tributárias',
    }),
    daViuva: lei.relacao(art('152', '§ 1º'), { SUCESSAO_VIUVA: 'viuva proseguir na explorsção' }, G124),
  },
  catalogo: [
    'FICHA_FEIRA_VALIDADE',
    'RECLAMACAO_SUSPENDE',
    'ALTERACAO_LANCAMENTO',
    'PREDIAL_INSCRICAO_OBRIGATORIA',
    'AFERICAO_COLECAO_MINIMA',
    'BANCA_SUCESSAO',
  ],
  calcular(f, p, conta) {
    switch (f.ato) {
      case 'FICHA_FEIRA':
        return { cabe: conta.ate(exige(f, 'dias'), p.diasDaFicha), fundamento: [art('151', '§ 2º')] };
      case 'EFEITO_SUSPENSIVO':
        return { cabe: false, fundamento: [p.semEfeitoSuspensivo.citacao] };
      case 'ALTERACAO_LANCAMENTO':
        conta.usaAlternativa(G12);
        return { cabe: f.atoPrefeito === true, fundamento: [p.comAutorizacao.citacao] };
      case 'DISPENSA_INSCRICAO_PREDIAL':
        return { cabe: false, fundamento: [p.semDispensa.citacao] };
      case 'COLECAO_DE_PESOS':
        return { cabe: conta.aoMenos(exige(f, 'quantidade'), p.pesosDaColecao), fundamento: [art('104')] };
      case 'SUCESSAO_VIUVA':
        conta.usaAlternativa(G124);
        return { cabe: f.semOutrosMeios === true, fundamento: [p.daViuva.citacao] };
      case 'SUCESSAO_FILHO':
        conta.usaAlternativa(G124);
        return {
          cabe: conta.menosDe(exige(f, 'idade'), p.idadeDoPrimogenito),
          fundamento: [art('152', '§ 2º')],
        };
    }
  },
});
