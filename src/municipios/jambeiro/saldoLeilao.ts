import { exige, fato, regra } from '../../regra';
import { dividasDoApreendido, fatosDoDeposito, parametrosDoDeposito } from './depositoMunicipal';
import { art, lei104 } from './norma';

/** What of the auction goes back to the owner: art. 130, § 2º. */
export const saldoLeilao = regra({
  id: 'SALDO_LEILAO',
  titulo: 'Saldo do leilão',
  norma: lei104,
  fundamento: [art('130', '§ 2º'), art('131')],
  resumo: 'Do produto da venda tiram-se a multa, os impostos e as despesas; o que sobra volta ao infrator.',
  fatos: {
    produtoVenda: fato.dinheiro('Produto da venda em leilão', { zeroEhValor: true }),
    ...fatosDoDeposito,
  },
  parametros: parametrosDoDeposito,
  catalogo: ['SALDO_LEILAO'],
  calcular(f, p, conta) {
    const produto = exige(f, 'produtoVenda');
    return { valor: conta.excesso('Saldo a devolver', produto, dividasDoApreendido(f, p, conta)) };
  },
});
