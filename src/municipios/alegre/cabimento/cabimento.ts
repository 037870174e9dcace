import { regra } from '../../../regra';
import { art, lei118 } from '../norma';
import { fatosDoCabimento } from './fatosDoCabimento';
import { figurasDoCabimento } from './figurasDoCabimento';
import { respostaDoCabimento } from './respostaDoCabimento';

const ARTIGOS = {
  CANCELAMENTO_DIVIDA_ATIVA: art('186'),
  EFEITO_SUSPENSIVO: art('11'),
  RECLAMACAO: art('10', '§ 1º'),
  CANCELAMENTO_GERAL: art('185'),
  CERTIDAO_NEGATIVA: art('188'),
  ALVARA: art('61'),
  LOCACAO_PROPRIOS: art('156'),
  ISENCAO_LEI_ESPECIAL: art('201'),
  TRANSFERENCIA_AFORAMENTO: art('165'),
  ALIENACAO_IMOVEL: art('179'),
  OMISSAO: art('199'),
};

/** What may be asked, granted or refused: arts. 10, 11, 61, 156, 165, 179, 185, 186, 188, 199 and 201. */
export const cabimento = regra({
  id: 'CABIMENTO',
  titulo: 'Se cabe o pedido, o favor ou o efeito',
  norma: lei118,
  fundamento: [art('10'), art('11'), art('61'), art('156'), art('185 e 186'), art('188'), art('201')],
  resumo:
    'Diz se a lei admite a reclamação, o cancelamento da dívida, a certidão, o alvará, a locação ou a isenção por lei especial. O cancelamento é faculdade do Prefeito.',
  fatos: fatosDoCabimento,
  parametros: figurasDoCabimento,
  catalogo: [
    'DIVIDA_ATIVA_CANCELAMENTO_*',
    'RECURSO_EFEITO_SUSPENSIVO',
    'RECLAMACAO_CABIVEL',
    'CERTIDAO_NEGATIVA',
    'LICENCA_VEDADA_A_DEVEDOR',
    'LOCACAO_PROPRIOS_PRAZO',
    'ISENCOES_LEIS_ESPECIAIS',
    'LAUDEMIO_FORMALIDADES',
    'ALIENACAO_BENS',
    'OMISSOES',
  ],
  calcular: (f, p, conta) => ({ ...respostaDoCabimento(f, p, conta), fundamento: [ARTIGOS[f.ato]] }),
});
