import { fato, lei, regra } from '../../regra';
import { art, lei132 } from './norma';

/** Imposto de selo, or of expediente: arts. 83 to 85 and Tabela nº 10, which the source lacks. */
export const selo = regra({
  id: 'SELO',
  titulo: 'Imposto de selo',
  norma: lei132,
  fundamento: [art('83')],
  resumo:
    'Nos papéis sujeitos a despacho municipal, conforme a Tabela nº 10, que a fonte não traz e o lançador informa. Serviço militar, servidores, associações e atos do poder público são isentos.',
  fatos: {
    item: fato.enumerado('Papel', { REQUERIMENTO: 'Requerimento', CERTIDAO: 'Certidão' }),
  },
  parametros: {
    tabela10: lei.tabelaAusente(
      'Tabela nº 10',
      art('83'),
      'será cobrado pela tabela nº 10',
      'Cr$ por papel',
      {
        REQUERIMENTO: 'Requerimento',
        CERTIDAO: 'Certidão',
      },
    ),
  },
  isencoes: [
    {
      codigo: 'MILITAR',
      titulo: 'Serviço militar',
      citacao: art('85', 'b'),
      trecho: 'relativos ao serviço militar',
    },
    {
      codigo: 'SERVIDOR',
      titulo: 'Servidor público municipal',
      citacao: art('85', 'a'),
      trecho: 'requeridos por servidores públicos municipais',
    },
    {
      codigo: 'TRABALHO_PESSOAL',
      titulo: 'Contrato de trabalho pessoal, intelectual, profissional ou técnico',
      citacao: art('85', 'c'),
      trecho: 'forneça exclusivamente seu trabalho pessoal',
    },
    {
      codigo: 'ASSOCIACAO',
      titulo: 'Associação de beneficência, instrução, desporto ou cultura física',
      citacao: art('85', 'd'),
      trecho: 'os requerimentos de associações de beneficências',
    },
    {
      codigo: 'UNIAO_ESTADO',
      titulo: 'Interesse da União, do Estado ou do Município',
      citacao: art('85', 'e'),
      trecho: 'os atos de interesse da União, do Estado ou do Município',
    },
  ],
  catalogo: ['SELO_*'],
  calcular(f, p, conta) {
    if (!f.item) conta.nota('Papel não informado: requerimento', art('83'));
    return { valor: conta.linha('Selo', p.tabela10, f.item ?? 'REQUERIMENTO') };
  },
});
