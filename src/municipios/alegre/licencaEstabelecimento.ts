import { fato, lei, regra } from '../../regra';
import { L48 } from './leituras';
import { art, lei118, parte } from './norma';

const TABELA = parte('Tabela nº 1 das Licenças sobre Localização');

/** Licença de localização: arts. 55 to 69. */
export const licencaEstabelecimento = regra({
  id: 'LICENCA_ESTABELECIMENTO',
  titulo: 'Licença de localização',
  norma: lei118,
  fundamento: [art('65 e 67'), TABELA],
  resumo:
    'Quantia fixa por se localizar ou iniciar profissão, e outra igual por transferir o estabelecimento; o ramo não licenciado paga em dobro. Não se reduz pela época do ano. Paga-se em dez dias da concessão.',
  fatos: {
    item: fato.enumerado('Ato', {
      LOCALIZACAO: ['Localização ou início de profissão', 'localização', 'início de profissão'],
      TRANSFERENCIA: ['Transferência de estabelecimento ou denominação', 'transferência'],
      RAMO_NAO_LICENCIADO: ['Ramo não licenciado', 'outro ramo'],
    }),
    concessao: fato.data('Data da concessão da licença ou do lançamento'),
    inicioAtividade: fato.data('Início da atividade'),
  },
  parametros: {
    tabela: lei.tabela(TABELA, {
      LOCALIZACAO: lei.linha(
        'Localização ou início de profissão',
        '100',
        'Localização ou início de profissão.......................................................Cr$ 100,00',
      ),
      TRANSFERENCIA: lei.linha(
        'Transferência de estabelecimento',
        '100',
        'Transferência de estabelecimentos .................................................. Cr$ 100,00',
      ),
    }),
    vezesDoRamoNaoLicenciado: lei.numero('2', art('66'), 'sob pena de pagar em dobro', L48),
    diasParaPagar: lei.numero('10', art('68'), 'no prazo de dez (10) dias após a concessão da licença'),
  },
  catalogo: [
    'LICENCA_LOCALIZACAO',
    'LICENCA_TRANSFERENCIA',
    'LICENCA_LOCALIZACAO_PRAZO',
    'LICENCA_RAMO_NAO_LICENCIADO',
    'LICENCA_INDIVISIVEL',
  ],
  calcular(f, p, conta) {
    if (!f.item) conta.nota('Ato não informado: localização, que é a regra geral', art('65'));
    const item = f.item ?? 'LOCALIZACAO';
    if (f.inicioAtividade) conta.nota('A licença é indivisível: a época do início não a reduz', art('62'));
    const linha = conta.linha('Licença', p.tabela, item === 'RAMO_NAO_LICENCIADO' ? 'LOCALIZACAO' : item);
    const valor =
      item === 'RAMO_NAO_LICENCIADO'
        ? conta.vezes('Licença em dobro', linha, p.vezesDoRamoNaoLicenciado)
        : linha;
    if (!f.concessao) return { valor };
    const { prazo, prazoNominal } = conta.prazo('Vencimento', f.concessao, p.diasParaPagar);
    return { valor, parcelas: conta.parcelas(valor, [prazoNominal ?? prazo]) };
  },
});
