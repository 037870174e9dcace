import { fato, lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { linhaDaTabela } from './linhaDaTabela';
import { art, lei104, parte } from './norma';

/** Taxa de Expediente: arts. 110, f, 120 and 121, with a table that the source lacks. */
export const taxaDeExpediente = regra({
  id: 'TAXA_EXPEDIENTE',
  titulo: 'Taxa de expediente',
  norma: lei104,
  fundamento: [art('110', '§ 3º'), art('120 e 121'), parte('Tabela de expediente')],
  resumo:
    'Petições, alvarás, certidões, vistorias e outros atos pagam emolumentos adiantados, pela tabela de expediente, que a fonte não traz.',
  fatos: {
    item: fato.enumerado('Ato', {
      CERTIDAO: 'Certidão',
      PETICAO: ['Petição ou papel', 'requerimento'],
      ALVARA: ['Alvará, concessão, contrato, transferência, nomeação ou licença', 'alvará'],
      VISTORIA: ['Vistoria, exame, diligência, alinhamento ou nivelamento', 'vistoria', 'alinhamento'],
      OUTRO: ['Outro ato', 'outros'],
    }),
    quantidade: fato.inteiro('Quantidade'),
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Tabela de expediente',
      art('121'),
      'com a tabela anexa, coreespondente',
      'Cr$ por ato',
      {
        CERTIDAO: 'Certidão',
        PETICAO: 'Petição ou papel',
        ALVARA: 'Alvará, concessão, contrato, transferência, nomeação ou licença',
        VISTORIA: 'Vistoria, exame, diligência, alinhamento ou nivelamento',
        OUTRO: 'Outro ato',
      },
    ),
  },
  isencoes: imunidades,
  catalogo: ['TAXA_EXPEDIENTE'],
  calcular(f, p, conta) {
    const porAto = linhaDaTabela(p.tabela, f.item, 'o ato', conta);
    return { valor: conta.vezes('Emolumento', porAto, f.quantidade ?? 1) };
  },
});
