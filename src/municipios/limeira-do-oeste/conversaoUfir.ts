import { exige, fato, lei, regra, SemResposta } from '../../regra';
import { L47 } from './leituras';
import { art, lei104 } from './norma';
import { emDinheiro, semValorDaUfir, valorDaUfir } from './ufirDoDia';

/** So many UFIR in money: art. 130, with the federal table or the value informed. */
export const conversaoUfir = regra({
  id: 'CONVERSAO_UFIR',
  titulo: 'Conversão de UFIR em reais',
  norma: lei104,
  fundamento: [art('130')],
  resumo:
    'As multas são fixadas em UFIR. Converte-se pela UFIR do dia 1º de janeiro do exercício, ou da data dada, desprezando a fração de centavo; depois de 26/10/2000 é preciso informar o valor.',
  fatos: {
    quantidade: fato.numero('Quantidade de UFIR'),
    valorUfir: fato.dinheiro('Valor de uma UFIR (R$)', { positivo: true }),
  },
  parametros: {
    unidade: lei.relacao(art('130'), { UFIR: 'alíquotas sobre a UFIR' }, L47),
  },
  leituras: [L47],
  catalogo: ['MULTA_OBRA_EM_REAIS'],
  calcular(f, _p, conta, contexto) {
    const quantidade = exige(f, 'quantidade');
    const ufir = valorDaUfir(f.valorUfir, conta, contexto);
    if (!ufir) throw new SemResposta(semValorDaUfir(contexto));
    return { valor: emDinheiro(ufir, quantidade, conta) };
  },
});
