import { exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { L61 } from './leituras';
import { art, lei118 } from './norma';

const tabela = lei.tabela(art('99'), {
  ALCOOL_VAREJO: lei.linha(
    'Álcool a varejo',
    '50',
    'a) álcool a varejo, por ano ............................................................Cr$ 50,00',
  ),
  ALCOOL_ATACADO: lei.linha(
    'Álcool por atacado',
    '200',
    'Idem, por atacado, idem ................................................................Cr$ 200,00',
  ),
  ALCOOL_FABRICANTE: lei.linha(
    'Álcool, fabricante',
    '500',
    'Idem, fabricante, idem ...................................................................Cr$ 500,00',
  ),
  BEBIDAS_VAREJO: lei.linha(
    'Bebidas alcoólicas a varejo',
    '300',
    'b) bebidas alcoólicas, a varejo, por ano ............................................Cr$ 300,00',
  ),
  BEBIDAS_ATACADO: lei.linha(
    'Bebidas alcoólicas por atacado',
    '400',
    'Idem, por atacado, por ano .............................................................Cr$ 400,00',
  ),
  BEBIDAS_FABRICANTE: lei.linha(
    'Bebidas alcoólicas, fabricante',
    '800',
    'Idem, fabricante, por ano ...............................................................Cr$ 800,00',
  ),
  FUMOS_VAREJO: lei.linha(
    'Fumos a varejo',
    '100',
    'c) fumos, venda a varejo, por ano ...................................................Cr$ 100,00',
  ),
  FUMOS_ATACADO: lei.linha(
    'Fumos por atacado',
    '200',
    'Idem, por atacado, por ano .............................................................Cr$200,00',
  ),
  FUMOS_FABRICANTE: lei.linhaIlegivel(
    'Fumos, fabricante',
    'c) fumos, venda a varejo, por ano',
    'a tabela não tem linha de fabricante de fumos',
  ),
  ARMAS_INFLAMAVEIS_VAREJO: lei.linha(
    'Armas, munições e inflamáveis a varejo',
    '200',
    'inflamáveis a varejo e por ano .........................Cr$ 200,00',
  ),
  ARMAS_INFLAMAVEIS_ATACADO: lei.linha(
    'Armas, munições e inflamáveis por atacado',
    '400',
    'Idem, idem, idem, por atacado e por ano .........................................Cr$ 400,00',
  ),
  ARMAS_INFLAMAVEIS_FABRICANTE: lei.linha(
    'Armas, munições e inflamáveis, fabricante',
    '600',
    'Idem, idem, idem, fabricante, por ano .............................................Cr$ 600,00',
  ),
});

/** Licença especial: arts. 98 and 99. */
export const licencaEspecial = regra({
  id: 'LICENCA_ESPECIAL',
  titulo: 'Licença especial',
  norma: lei118,
  fundamento: [art('98 e 99')],
  resumo:
    'Quem vende ou fabrica álcool, bebidas alcoólicas, fumos, armas, munições e inflamáveis paga, além do imposto de indústrias e profissões, uma quantia por espécie e modo de venda, nas mesmas duas prestações.',
  fatos: {
    itens: fato.lista('Espécies e modo de venda', fato.enumerado('Espécie', lei.codigosDe(tabela))),
  },
  parametros: {
    tabela,
    prestacoes: lei.prestacoes(
      ['31/03', '31/07'],
      art('99'),
      ['pago em duas prestações conjuntamente', 'vencíveis em 31 de março e 31 julho'],
      L61,
    ),
  },
  pagamento: 'prestacoes',
  argumentos: { item: 'itens' },
  catalogo: ['LICENCA_ESPECIAL_*', 'IP_ESPECIES_LICENCA_ESPECIAL'],
  calcular(f, p, conta) {
    const itens = exige(f, 'itens');
    if (itens.length === 0) throw new FatoInvalido('itens', 'é preciso informar ao menos uma espécie');
    const linhas = itens.map((item) => conta.linha('Licença da espécie', p.tabela, item));
    const valor = conta.soma('Licença especial', ...linhas);
    return { valor, parcelas: conta.parcelas(valor, p.prestacoes) };
  },
});
