import { exige, fato, regra } from '../../../regra';
import { isencoesDoSelo } from './isencoesDoSelo';
import { L66, L67 } from '../leiturasDasTaxas';
import { art, lei118, parte } from '../norma';
import { figurasDoSelo } from './figurasDoSelo';

/** Imposto do Selo Municipal: arts. 107 to 124, 137 and Tabela nº 1. */
export const selo = regra({
  id: 'SELO',
  titulo: 'Imposto do Selo Municipal',
  norma: lei118,
  fundamento: [art('107 e 137'), parte('Tabela nº 1 do Selo')],
  resumo:
    'Taxa fixa por papel que anda na Prefeitura; recibos pela quantia, certidões por folha ou por interessado. Acima de cem cruzeiros o selo se paga por verba.',
  fatos: {
    item: fato
      .enumerado('Papel', {
        ALVARA: 'Alvará',
        ATESTADO: 'Atestado',
        CONTRATO: 'Contrato',
        CERTIDAO_PROCESSO_LIVRO: ['Certidão ou cópia de processo ou livro', 'certidão de processo'],
        CERTIDAO_DESISTENCIA: 'Certidão de desistência de contrato',
        CERTIDAO_NEGATIVA: 'Certidão negativa',
        CERTIDAO_NAO_ESPECIFICADA: ['Certidão não especificada', 'certidão', 'cópia'],
        PORTARIA_LICENCA_PARTICULAR: 'Portaria de licença para interesses particulares',
        PORTARIA_LICENCA_SAUDE: 'Portaria de licença para tratamento de saúde',
        PRIVILEGIO: 'Privilégio',
        RECEBIMENTO: ['Recebimento', 'recibo'],
        REQUERIMENTO_GERAL: ['Requerimento à administração', 'requerimento'],
        REQUERIMENTO_CONCORRENCIA: ['Requerimento de habilitação em concorrência', 'concorrência'],
        REQUERIMENTO_ISENCAO: ['Requerimento de isenção', 'pedido de isenção'],
        REQUERIMENTO_VISTORIA: ['Requerimento de vistoria', 'vistoria'],
        REQUERIMENTO_EDITAL: ['Requerimento de publicação de editais', 'edital'],
        REQUERIMENTO_NAO_ESPECIFICADO: 'Requerimento não especificado',
        FORMA_PAGAMENTO: ['Forma de pagamento', 'verba ou estampilha'],
        DOCUMENTO_ANEXO: ['Documentos e papéis anexos', 'anexo'],
      })
      .obrigatoria(),
    folhas: fato.inteiro('Folhas da certidão', { minimo: 1 }),
    interessados: fato.inteiro('Interessados', { minimo: 1 }),
    condominos: fato.simNao('Interessados são condôminos'),
    anos: fato.numero('Anos do privilégio', { positivo: true }),
    quantia: fato.dinheiro('Quantia do recibo'),
    procuracao: fato.simNao('Assinado a rogo ou por procuração'),
    folhasAnexas: fato.inteiro('Folhas de documentos anexos', { zeroEhValor: true }),
    principal: fato.dinheiro('Selo devido'),
    signatarioNaoIsento: fato.simNao('Há signatário sem isenção'),
    selosEmitidos: fato.simNao('Selos municipais já emitidos'),
  },
  parametros: figurasDoSelo,
  isencoes: isencoesDoSelo,
  catalogo: [
    'SELO_ALVARA',
    'SELO_ATESTADO',
    'SELO_ATESTADO_ISENCAO',
    'SELO_CONTRATO',
    'SELO_CERTIDAO_*',
    'SELO_NEGATIVA_*',
    'SELO_PORTARIA_*',
    'SELO_PRIVILEGIO_*',
    'SELO_RECEBIMENTO_*',
    'SELO_REQUERIMENTO_*',
    'SELO_DOCUMENTO_ANEXO',
    'SELO_PAGAMENTO_VERBA',
    'SELO_ISENCAO_*',
    'SELO_COSSIGNATARIO_ISENTO',
  ],
  calcular(f, p, conta) {
    const taxa = (codigo: keyof typeof p.taxa.linhas) => conta.linha('Selo', p.taxa, codigo);
    switch (f.item) {
      case 'FORMA_PAGAMENTO': {
        const acimaDoLimite = conta.maisDe(exige(f, 'principal'), p.limiteDaEstampilha);
        if (f.selosEmitidos === false) {
          conta.nota('Sem selos emitidos, tudo se paga por verba', art('135'));
          return { forma: 'VERBA', fundamento: [art('135')] };
        }
        if (!acimaDoLimite) conta.nota('Faltando estampilha, pode pagar-se por verba', art('120'));
        return { forma: acimaDoLimite ? 'VERBA' : 'ESTAMPILHA', fundamento: [art('119', '2º')] };
      }
      case 'CERTIDAO_PROCESSO_LIVRO':
        return { valor: conta.vezes('Selo das folhas', taxa(f.item), exige(f, 'folhas')) };
      case 'CERTIDAO_NEGATIVA': {
        if (f.condominos) return { valor: taxa('CERTIDAO_NEGATIVA_CONDOMINOS') };
        if (!f.interessados) conta.nota('Interessados não informados: um só');
        const alem = conta.excesso('Além do primeiro', f.interessados ?? conta.numero(1), conta.numero(1));
        const acrescimo = conta.vezes('Acréscimo por pessoa', p.porInteressado, alem);
        return { valor: conta.soma('Selo da certidão', taxa(f.item), acrescimo) };
      }
      case 'PRIVILEGIO': {
        const anos = exige(f, 'anos');
        const ateDez = conta.ate(anos, p.anosDePrivilegio);
        const linha = taxa(ateDez ? 'PRIVILEGIO_ATE_10' : 'PRIVILEGIO_MAIS_10');
        if (!ateDez && !conta.usaAlternativa(L66)) return { valor: linha };
        return { valor: conta.vezes('Selo do privilégio', linha, conta.inteiroAcima('Anos', anos)) };
      }
      case 'RECEBIMENTO': {
        const quantia = exige(f, 'quantia');
        if (conta.ate(quantia, p.milhar)) return { valor: conta.faixa('Selo', p.recebimento, quantia) };
        const doMilhar = conta.faixa('Selo do milhar', p.recebimento, p.milhar);
        if (conta.usaAlternativa(L67)) return { valor: doMilhar };
        const milhares = conta.unidadesComecadas('Milhares ou fração', quantia, p.milhar);
        return { valor: conta.vezes('Selo do recibo', doMilhar, milhares) };
      }
      case 'DOCUMENTO_ANEXO':
        return { valor: conta.vezes('Selo dos anexos', p.folhaAnexa, exige(f, 'folhasAnexas')) };
      case 'REQUERIMENTO_GERAL':
      case 'REQUERIMENTO_CONCORRENCIA':
      case 'REQUERIMENTO_ISENCAO':
      case 'REQUERIMENTO_VISTORIA':
      case 'REQUERIMENTO_EDITAL':
      case 'REQUERIMENTO_NAO_ESPECIFICADO': {
        const partes = [taxa(f.item)];
        if (f.procuracao) partes.push(p.rogoOuProcuracao);
        if (f.folhasAnexas) partes.push(conta.vezes('Selo dos anexos', p.folhaAnexa, f.folhasAnexas));
        return { valor: conta.soma('Selo do requerimento', ...partes) };
      }
      default:
        // The portaria of sick leave, which has no row, never comes here: the table itself exempts it.
        return { valor: taxa(f.item as Exclude<typeof f.item, 'PORTARIA_LICENCA_SAUDE'>) };
    }
  },
});
