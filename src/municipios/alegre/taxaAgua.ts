import { exige, fato, lei, regra } from '../../regra';
import { L91, L94 } from './leiturasDasTaxas';
import { art, lei118, parte } from './norma';

const tabela = parte('Tabela nº 1 da Água');

/** Taxa de Água: arts. 169 to 171 and Tabela nº 1. */
export const taxaAgua = regra({
  id: 'TAXA_AGUA',
  titulo: 'Taxa de Água',
  norma: lei118,
  fundamento: [art('170'), tabela],
  resumo:
    'Pena d’água por mês, pela faixa do valor locativo mensal; hotéis, bares e indústrias que consomem água pagam mais doze cruzeiros. Pode-se pagar o ano inteiro, sem desconto.',
  fatos: {
    item: fato.enumerado('Modalidade', {
      PENA: ['Pena d’água', 'pena', 'água'],
      CONSTRUCAO: ['Pena d’água para construção', 'obra'],
      LIGACAO: ['Taxa de ligação', 'ligar'],
      CONCESSAO: 'Concessão do serviço de água',
    }),
    valorLocativoMensal: fato.dinheiro('Valor locativo de um mês'),
    periodo: fato.enumerado('Período', { MES: ['Mês', 'mensal'], ANO: ['Exercício completo', 'anual'] }),
    atividade: fato.enumerado('Consumidor', {
      HOTEL: ['Hotel', 'pensão'],
      BAR: ['Bar', 'botequim'],
      INDUSTRIA: ['Indústria que consome água', 'fábrica'],
    }),
    pavimentos: fato.inteiro('Pavimentos da obra', { minimo: 1 }),
  },
  parametros: {
    pena: lei.faixas<'dinheiro', 'dinheiro'>(
      tabela,
      'dinheiro',
      'dinheiro',
      [
        { ate: '40', valor: '4', trecho: 'Cr$ 40,00 Cr$ 4,00' },
        { ate: '60', valor: '5', trecho: 'Cr$ 60,00 Cr$ 5,00' },
        { ate: '100', valor: '6', trecho: 'Cr$ 100,00 Cr$ 6,00' },
        { ate: '150', valor: '7', trecho: 'Cr$ 150,00 Cr$ 7,00' },
        { ate: '200', valor: '8', trecho: 'Cr$ 200,00 Cr$ 8,00' },
        { ate: '300', valor: '9', trecho: 'Cr$ 300,00 Cr$ 9,00' },
        { ate: '400', valor: '12', trecho: 'Cr$ 400,00 Cr$ 12,00' },
        {
          valor: '15',
          trecho: 'De mais de Cr$ 400,00 , em diante........................................... Cr$ 15,00',
        },
      ],
      L91,
    ),
    penaDosQueConsomem: lei.dinheiro('12', tabela, 'pagarão uma pena de Cr$ 12,00 (doze cruzeiros)'),
    porPavimento: lei.dinheiro(
      '15',
      tabela,
      [
        'Pena d’água para construção de um pavimento........................... Cr$ 15,00',
        'por pavimento Cr$ 15,00',
      ],
      L94,
    ),
    ligacao: lei.dinheiro(
      '5',
      tabela,
      'Taxa de ligação....................................................................... Cr$ 5,00',
    ),
    concessao: lei.semFigura<never>(
      art('171'),
      'remete ao Decreto nº 306/1945 do Município, que não está na fonte',
      'reguladas pelo Decreto número 306',
    ),
  },
  catalogo: [
    'AGUA_ATE_40',
    'AGUA_40_60',
    'AGUA_60_100',
    'AGUA_100_150',
    'AGUA_150_200',
    'AGUA_200_300',
    'AGUA_300_400',
    'AGUA_ACIMA_400',
    'AGUA_CONSTRUCAO_*',
    'AGUA_LIGACAO',
    'AGUA_HOTEL_BAR_INDUSTRIA',
    'AGUA_EXERCICIO_COMPLETO',
    'AGUA_CONCESSOES',
  ],
  calcular(f, p, conta) {
    if (f.item === 'CONCESSAO') return p.concessao;
    if (f.item === 'LIGACAO') return { valor: conta.soma('Taxa de ligação', p.ligacao) };
    if (f.item === 'CONSTRUCAO')
      return { valor: conta.vezes('Pena d’água da obra', p.porPavimento, exige(f, 'pavimentos')) };
    if (!f.item) conta.nota('Modalidade não informada: pena d’água', art('170'));
    if (!f.periodo) conta.nota('Período não informado: um mês, que é a regra geral', art('170'));
    const daFaixa = conta.faixa('Pena da faixa', p.pena, exige(f, 'valorLocativoMensal'));
    const mensal = f.atividade ? conta.soma('Pena do mês', daFaixa, p.penaDosQueConsomem) : daFaixa;
    return { valor: f.periodo === 'ANO' ? conta.vezes('Pena do exercício', mensal, 12) : mensal };
  },
});
