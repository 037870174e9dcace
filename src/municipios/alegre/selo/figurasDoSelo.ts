import { lei } from '../../../regra';
import { L65, L66, L69 } from '../leiturasDasTaxas';
import { art, parte } from '../norma';

const tabela = parte('Tabela nº 1 do Selo');
const semValor = 'a tabela não traz o valor desta linha: perdeu-se na fonte';

/** Figures of the stamp: Tabela nº 1 of its Title and arts. 119 and 124, a. */
export const figurasDoSelo = {
  taxa: lei.tabela(tabela, {
    ALVARA: lei.linha('Alvarás para qualquer natureza', '20', 'Alvarás para qualquer natureza 20,00'),
    ATESTADO: lei.linha('Atestados, para qualquer fim', '20', 'Atestados, para qualquer fim 20,00'),
    CONTRATO: lei.linha('Contratos de qualquer natureza', '20', 'Contratos de qualquer natureza 20,00'),
    CERTIDAO_PROCESSO_LIVRO: lei.linha(
      'Certidão de processo ou livro, por folha',
      '10',
      'no arquivo municipal, por folha 10,00',
    ),
    CERTIDAO_DESISTENCIA: lei.linha(
      'Certidão de desistência de contrato',
      '20',
      'b) de desistência de contrato 20,00',
    ),
    CERTIDAO_NEGATIVA: lei.linha(
      'Certidão negativa, um interessado',
      '20',
      'requerida em nome de um só interessado 20,00',
    ),
    CERTIDAO_NEGATIVA_CONDOMINOS: lei.linha(
      'Certidão negativa, condôminos',
      '30',
      'vários interessados que sejam condôminos 30,00',
    ),
    CERTIDAO_NAO_ESPECIFICADA: lei.linha(
      'Certidões e cópias não especificadas',
      '20',
      'd) certidões e cópias não especificadas 20,00',
    ),
    PORTARIA_LICENCA_PARTICULAR: lei.linhaDupla(
      'Portaria de licença para interesses particulares',
      [null],
      'Portarias: de licenças concedidas a funcionário municipal, para tratar de interesses particulares.',
      L65,
      semValor,
    ),
    PRIVILEGIO_ATE_10: lei.linha(
      'Privilégio até 10 anos, por ano ou fração',
      '100',
      'a) até dez (10) anos, por ano ou fração 100,00',
    ),
    PRIVILEGIO_MAIS_10: lei.linha(
      'Privilégio de mais de 10 anos',
      '500',
      'b) de mais de dez (10) anos 500,00',
      L66,
    ),
    REQUERIMENTO_GERAL: lei.linha(
      'Requerimento à administração municipal',
      '5',
      'a) requerimentos dirigidos à administração municipal Cr$ 5,00',
    ),
    REQUERIMENTO_CONCORRENCIA: lei.linha(
      'Habilitação em concorrência pública',
      '25',
      'b) de habilitação em concorrência pública Cr$ 25,00',
      L69,
    ),
    REQUERIMENTO_ISENCAO: lei.linha(
      'Pedido de isenção de impostos e taxas',
      '10',
      'c) solicitando isenção de impostos e taxas Cr$ 10,00',
      L69,
    ),
    REQUERIMENTO_VISTORIA: lei.linha(
      'Pedido de vistoria',
      '50',
      'd) solicitando realização de vistorias Cr$ 50,00',
      L69,
    ),
    REQUERIMENTO_EDITAL: lei.linha(
      'Publicação de editais',
      '25',
      'e) para publicação de ditais Cr$ 25,00',
      L69,
    ),
    REQUERIMENTO_NAO_ESPECIFICADO: lei.linha(
      'Requerimentos não especificados',
      '5',
      'f) requerimentos não especificados Cr$ 5,00',
    ),
  }),
  porInteressado: lei.dinheiro('10', tabela, 'acrescentando-se por pessoa, além da 1ª 10,00'),
  anosDePrivilegio: lei.numero('10', tabela, 'b) de mais de dez (10) anos'),
  recebimento: lei.faixas<'dinheiro', 'dinheiro'>(tabela, 'dinheiro', 'dinheiro', [
    { ate: '100', valor: '0.50', trecho: 'de Cr$ 20,00 até Cr$ 100,00 0,50' },
    { ate: '200', valor: '1', trecho: 'de mais de Cr$ 100,00 até Cr$ 200,00 1,00' },
    { ate: '300', valor: '2', trecho: 'de mais de Cr$ 200,00 até Cr$ 300,00 2,00' },
    { ate: '500', valor: '3', trecho: 'de mais de Cr$ 300,00 até Cr$ 500,00 3,00' },
    { ate: '1000', valor: '4', trecho: 'de mais de Cr$ 500,00 até Cr$ 1.000,00 ou fração 4,00' },
  ]),
  milhar: lei.dinheiro('1000', tabela, 'até Cr$ 1.000,00 ou fração'),
  reciboIsento: lei.dinheiro(
    '20',
    art('124', 'a'),
    'recibos de quantias inferiores a vinte cruzeiros (Cr$ 20,00)',
  ),
  rogoOuProcuracao: lei.dinheiro('5', tabela, 'ficam sujeitos à taxa adicional de Cr$ 5,00'),
  folhaAnexa: lei.dinheiro('2', tabela, 'exibidos a repartição municipal, por folha Cr$ 2,00'),
  limiteDaEstampilha: lei.dinheiro(
    '100',
    art('119', '2º'),
    'cujo selo devido exceder de cem cruzeiros (Cr$ 100,00)',
  ),
};
