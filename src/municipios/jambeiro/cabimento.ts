import { antes, depois } from '../../calendario/dataCivil';
import { type Conta, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { Saida } from '../../regra/saida';
import type { Numero } from '../../valor/grandeza';
import { art, lei104 } from './norma';

const fatos = {
  ato: fato
    .enumerado('Ato', {
      SUBSTITUICAO_PREDIAL_POR_TERRITORIAL: ['Trocar o predial pelo territorial', 'prédio inabitável'],
      LANCAMENTO_DEFINITIVO: ['Ter o lançamento por definitivo', 'lançamento legal'],
      ARBITRAMENTO_PREDIAL: 'Arbitrar o valor locativo do prédio',
      ARBITRAMENTO_INDUSTRIAS: 'Arbitrar o valor locativo do estabelecimento',
    })
    .obrigatoria(),
  inicio: fato.data('Começo (da ocorrência, ou dia do aviso)'),
  fim: fato.data('Dia em que o prédio volta a servir'),
  causa: fato.enumerado('Causa', {
    INUNDACAO: 'Inundação',
    INCENDIO: 'Incêndio',
    OUTRA: ['Outro fato extraordinário', 'outra'],
  }),
  reclamou: fato.simNao('Reclamou no prazo'),
  dataReferencia: fato.data('Dia em que se faz a pergunta'),
  motivo: fato.enumerado('Motivo do arbitramento', {
    OCUPACAO: 'Ocupado pelo dono, desocupado ou cedido de graça',
    SEM_RECIBO: 'Sem recibo ou contrato, ou de valor que não é o real',
    BENFEITORIAS: 'Valorizado por benfeitorias feitas na locação',
    OUTROS_BENS: 'Aluguel que compreende outros bens e obrigações',
    PREDIO_ISENTO: 'Prédio isento do imposto',
    PARTE_DO_IMOVEL: 'O contribuinte só ocupa parte do imóvel',
    OUTRA_RAZAO: 'Valor lançado por outra razão, que não equivale',
  }),
};

const parametros = {
  mesesInabitavel: lei.numero('6', art('32', '§ 1º'), 'per mais de seis / mases'),
  diasDaReclamacao: lei.numero('15', art('4º', '§ 1º'), 'dentro de 15 (quinze) dias, contg'),
  noPredial: lei.relacao(art('26', 'parágrafo único'), {
    OCUPACAO: 'o prédio estiver ocupado pelo propri',
    SEM_RECIBO: 'exibir recibo de aluguel é contrto',
    BENFEITORIAS: 'o valor do prédio houver aumentado',
    OUTROS_BENS: 'o aluguel estipulado compreender',
  }),
  nasIndustrias: lei.relacao(art('41', 'parágrafo único'), {
    PREDIO_ISENTO: 'o prédio estiver isento do impôstos',
    PARTE_DO_IMOVEL: 'o contribuinte ocupar apenas parte',
    OUTRA_RAZAO: 'o valor lovativo, lançado por outra razão',
    SEM_RECIBO: 'não for exigido recibsé de aluguel',
  }),
};

/** Whether a request, a favour or an effect is due: arts. 4º, § 3º, 26, 32, § 1º, and 41. */
export const cabimento = regra({
  id: 'CABIMENTO',
  titulo: 'Cabimento',
  norma: lei104,
  fundamento: [
    art('4º', '§ 3º'),
    art('26', 'parágrafo único'),
    art('32', '§ 1º'),
    art('41', 'parágrafo único'),
  ],
  resumo:
    'Quando o prédio fica de todo inabitável por mais de seis meses, cabe trocar o predial pelo territorial pelo tempo da ocorrência. Passado o prazo sem reclamação, o lançamento é definitivo. O valor locativo só se arbitra nas hipóteses da lei.',
  fatos,
  parametros,
  catalogo: [
    'IPU_SUBSTITUICAO_POR_ITU',
    'LANCAMENTO_DEFINITIVO',
    'IPU_HIPOTESES_ARBITRAMENTO',
    'IIP_VALOR_LOCATIVO',
  ],
  calcular(f, p, conta, contexto) {
    switch (f.ato) {
      case 'SUBSTITUICAO_PREDIAL_POR_TERRITORIAL':
        return substituicao(f, p.mesesInabitavel, conta);
      case 'LANCAMENTO_DEFINITIVO': {
        const { prazo } = conta.prazo('Prazo da reclamação', exige(f, 'inicio'), p.diasDaReclamacao);
        if (!f.dataReferencia) conta.nota('Dia não informado: o do lançamento');
        const passou = depois(f.dataReferencia ?? contexto.dia, prazo);
        return { cabe: passou && f.reclamou !== true, limite: prazo };
      }
      case 'ARBITRAMENTO_PREDIAL':
        return { cabe: p.noPredial.tem(exige(f, 'motivo')) };
      case 'ARBITRAMENTO_INDUSTRIAS':
        return { cabe: p.nasIndustrias.tem(exige(f, 'motivo')) };
    }
  },
});

/** Exactly six months are not "more than six months". */
function substituicao(f: FatosLidos<typeof fatos>, meses: Numero, conta: Conta): Saida {
  const [inicio, fim] = [exige(f, 'inicio'), exige(f, 'fim')];
  if (antes(fim, inicio)) throw new FatoInvalido('fim', 'vem antes do início; aceita-se uma data posterior');
  if (f.causa === 'OUTRA') conta.nota('Outra causa só serve se for fato extraordinário', art('32', '§ 1º'));
  const limite = conta.emMeses('Seis meses', inicio, meses);
  return { cabe: depois(fim, limite), limite };
}
