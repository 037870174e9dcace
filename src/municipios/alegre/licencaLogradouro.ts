import { exige, fato, lei, regra } from '../../regra';
import type { Numero } from '../../valor/grandeza';
import { L58 } from './leituras';
import { art, lei118, parte } from './norma';

const TABELA = parte('Tabela nº 1 da Utilização de Logradouros');

const tabela = lei.tabela(TABELA, {
  ANDAIME: lei.linha(
    'Andaime, por mês e metro linear',
    '2',
    'a) andaimes, por mês e por metro linear.............................................................Cr$ 2,00',
  ),
  BOMBA_GASOLINA: lei.linha(
    'Bomba de gasolina, taxa fixa',
    '250',
    'b) bomba da gasolina, taxa fixa ....... ............................................................ .Cr$ 250,00',
    L58,
  ),
  CIRCO_PARQUE: lei.linha(
    'Circo ou parque de diversões, por função',
    '50',
    'de diversões, por função ........................................................Cr$ 50,00',
  ),
  DEPOSITO_MATERIAIS: lei.linha(
    'Depósito de materiais de construção, por mês e m²',
    '2',
    'de construção, por mês e por metro quadrado.................Cr$ 2,00',
    L58,
  ),
  DEPOSITO_TORAS: lei.linha(
    'Depósito de madeira em toras, por mês e m²',
    '4',
    'em toras, por mês e por metro quadrado.........................Cr$ 4,00',
    L58,
  ),
});

/** Licença para utilizar logradouros: arts. 90 and 91. */
export const licencaLogradouro = regra({
  id: 'LICENCA_LOGRADOURO',
  titulo: 'Licença para utilizar logradouros',
  norma: lei118,
  fundamento: [art('90'), TABELA],
  resumo:
    'Paga-se pelo espaço e pelo tempo de ocupação, contando-se por inteiro o mês começado; a bomba de gasolina tem taxa fixa, e o circo ou parque paga por função. Paga-se logo após ocupar; o circo, antes da função.',
  fatos: {
    item: fato.enumerado('Ocupação', lei.codigosDe(tabela)),
    extensao: fato.metros('Extensão do andaime (m)', { positivo: true }),
    area: fato.metrosQuadrados('Área do depósito (m²)', { positivo: true }),
    meses: fato.numero('Meses de ocupação', { positivo: true }),
    quantidade: fato.inteiro('Bombas ou funções', { minimo: 1 }),
  },
  parametros: { tabela },
  catalogo: [
    'LOGRADOURO_ANDAIME',
    'LOGRADOURO_BOMBA_GASOLINA',
    'LOGRADOURO_CIRCO_PARQUE',
    'LOGRADOURO_DEPOSITO_*',
  ],
  calcular(f, p, conta) {
    const item = exige(f, 'item');
    const tarifa = conta.linha('Tarifa', p.tabela, item);
    const meses = (): Numero =>
      conta.inteiroAcima('Meses, o começado por inteiro (art. 91)', exige(f, 'meses'));
    const umaBomba = (): Numero => {
      conta.nota('Quantidade não informada: uma bomba');
      return conta.numero(1);
    };
    const unidades = {
      ANDAIME: () => [exige(f, 'extensao'), meses()],
      BOMBA_GASOLINA: () => [f.quantidade ?? umaBomba()],
      CIRCO_PARQUE: () => [exige(f, 'quantidade')],
      DEPOSITO_MATERIAIS: () => [exige(f, 'area'), meses()],
      DEPOSITO_TORAS: () => [exige(f, 'area'), meses()],
    }[item]();
    return { valor: unidades.reduce((imposto, unidade) => conta.vezes('Licença', imposto, unidade), tarifa) };
  },
});
