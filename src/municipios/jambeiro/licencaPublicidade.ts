import { fato, lei, regra } from '../../regra';
import { fatoDoAto, imunidades, isencoesPorAto } from './isencoesGerais';
import { linhaDaTabela } from './linhaDaTabela';
import { art, lei104, parte } from './norma';

/** Art. 92: where and what no advertisement may be. */
const VEDACOES = {
  GRADIL_MONUMENTO_POSTE: ['Em gradil, monumento, estátua ou poste da via pública', 'poste', 'monumento'],
  ARVORE: 'Sobre árvore da via ou logradouro',
  CEMITERIO_TEMPLO: ['Em cemitério ou no interior de templo', 'cemitério'],
  OFENSIVO: ['Ofensivo à moral, a pessoas, instituições ou crenças', 'imoral'],
  LINGUAGEM_INCORRETA: 'Em linguagem incorreta',
} as const;

/** Licence of advertisements: arts. 84 to 93, with a table that the source lacks. */
export const licencaPublicidade = regra({
  id: 'LICENCA_PUBLICIDADE',
  titulo: 'Licença de publicidade',
  norma: lei104,
  fundamento: [art('84–93'), parte('Tabela de publicidade')],
  resumo:
    'Recai em todo meio de publicidade na cidade, povoações e estradas, pela tabela de publicidade, que a fonte não traz; o anúncio duradouro renova-se em março. Os isentos continuam sujeitos a autorização.',
  fatos: {
    item: fato.enumerado('Meio de publicidade', {
      PLACA_PERMANENTE: ['Placa permanente', 'placa', 'letreiro'],
      CARTAZ: ['Cartaz', 'aviso'],
      PAINEL_LUMINOSO: ['Painel ou luminoso', 'luminoso', 'painel'],
      VEICULO: 'Publicidade em veículo',
      PROJECAO: ['Projeção cinematográfica', 'projeção'],
      OUTRO: ['Outro meio', 'outros'],
    }),
    quantidade: fato.inteiro('Quantidade'),
    hipotese: fato.enumerado('Lugar ou teor vedado', VEDACOES),
    interno: fato.simNao('Colocado na parte interna do prédio'),
    lugaresGratuitos: fato.simNao('A escola tem lugares gratuitos'),
    ...fatoDoAto,
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Tabela de publicidade',
      art('91'),
      'tabela anexa correspondente',
      'Cr$ por unidade e por ano',
      {
        PLACA_PERMANENTE: 'Placa permanente',
        CARTAZ: 'Cartaz',
        PAINEL_LUMINOSO: 'Painel ou luminoso',
        VEICULO: 'Publicidade em veículo',
        PROJECAO: 'Projeção cinematográfica',
        OUTRO: 'Outro meio',
      },
    ),
    vedacoes: lei.relacao(art('92'), {
      GRADIL_MONUMENTO_POSTE: 'em gradis de parques ou jardins',
      ARVORE: 'sôbre arvores das vias',
      CEMITERIO_TEMPLO: 'em qualquer parte dos cemitérios',
      OFENSIVO: 'referéncias ofensivas a moral',
      LINGUAGEM_INCORRETA: 'quando em linguagem incorreta',
    }),
  },
  isencoes: [
    {
      codigo: 'FIM_PUBLICO_POLITICO_ESPORTIVO',
      titulo: 'Fim público, propaganda política, esporte, exposição ou conferência',
      citacao: art('93', 'I'),
      trecho: 'os cartazes ou letreiros destinados',
    },
    {
      codigo: 'BENEFICENCIA',
      titulo: 'Festa beneficente',
      citacao: art('93', 'I'),
      trecho: 'festas beneficientes',
      condicao: 'a juízo do Prefeito',
      quando: (f) => f.atoPrefeito === true,
    },
    {
      codigo: 'SITIO_GRANJA_FAZENDA',
      titulo: 'Tabuleta de sítio, granja ou fazenda, só com o nome ou o negócio do local',
      citacao: art('93', 'II'),
      trecho: 'letreiros em sitios, granjas e fazendas',
    },
    {
      codigo: 'MOSTRUARIO_INTERNO',
      titulo: 'Mostruário na parte interna do prédio',
      citacao: art('93', 'III'),
      trecho: 'na parte interna dos',
      condicao: 'colocado na parte interna do prédio',
      quando: (f) => f.interno === true,
    },
    {
      codigo: 'HOSPITAL',
      titulo: 'Hospital, casa de caridade ou assistência pública gratuita',
      citacao: art('93', 'IV'),
      trecho: 'os amincios ou reclamos de qualquer naturesa',
    },
    {
      codigo: 'DISTICO_RELIGIOSO',
      titulo: 'Dístico religioso de templo',
      citacao: art('93', 'V'),
      trecho: 'os dfsticos religiosos dos templos',
    },
    {
      codigo: 'ENSINO',
      titulo: 'Escola ou estabelecimento de ensino com lugares gratuitos',
      citacao: art('93', 'VI'),
      trecho: 'letreiros de escolas ou estabelecimen',
      condicao: 'com lugares gratuitos, a juízo do Prefeito',
      quando: (f) => f.lugaresGratuitos === true && f.atoPrefeito === true,
    },
    ...imunidades,
    ...isencoesPorAto,
  ],
  catalogo: ['LICENCA_PUBLICIDADE', 'PUBLICIDADE_PROIBIDA', 'LICENCA_PUBLICIDADE_ISENCAO'],
  calcular(f, p, conta) {
    if (f.hipotese) {
      conta.nota('Publicidade vedada: multa e apreensão do anúncio', p.vedacoes.citacao);
      return { permitido: false };
    }
    const tarifa = linhaDaTabela(p.tabela, f.item, 'o meio de publicidade', conta);
    return { valor: conta.vezes('Imposto do ano', tarifa, f.quantidade ?? 1) };
  },
});
