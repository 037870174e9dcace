import { fato, lei, regra } from '../../regra';
import { L87 } from './leiturasDasTaxas';
import { art, lei118, parte } from './norma';

/** Foro anual: arts. 157 to 159 and Tabela nº 1. */
export const foro = regra({
  id: 'FORO',
  titulo: 'Foro anual',
  norma: lei118,
  fundamento: [art('157 a 159'), parte('Tabela nº 1 do Aforamento')],
  resumo: 'Dez centavos por metro quadrado de terreno aforado, de uma só vez, até o último dia de fevereiro.',
  fatos: { area: fato.metrosQuadrados('Área aforada (m²)').obrigatoria() },
  parametros: {
    tarifa: lei.dinheiro(
      '0.10',
      parte('Tabela nº 1 do Aforamento'),
      'por metro quadrado..........................................Cr$ 0,10',
    ),
    vencimento: lei.prestacoes(
      ['ultimo/02'],
      art('158'),
      'integralmente, no mês de fevereiro de cada ano',
      L87,
    ),
  },
  pagamento: 'vencimento',
  argumentos: { medida: 'area' },
  catalogo: ['FORO', 'FORO_VENCIMENTO'],
  calcular(f, p, conta) {
    const valor = conta.vezes('Foro do ano', p.tarifa, f.area);
    return { valor, parcelas: conta.parcelas(valor, p.vencimento) };
  },
});
