import { mesmaData } from '../../calendario/dataCivil';
import { exige, fato, lei, regra } from '../../regra';
import { L50 } from './leituras';
import { TIPOS_DE_VEICULO } from './licencaVeiculo';
import { art, lei132 } from './norma';

/** Fixed due dates: arts. 64 and 77. */
export const vencimento = regra({
  id: 'VENCIMENTO',
  titulo: 'Vencimentos fixos',
  norma: lei132,
  fundamento: [art('64'), art('77')],
  resumo:
    'Cães em janeiro. Veículos: particulares em janeiro, de carga em fevereiro, de aluguel e ônibus em março.',
  fatos: {
    tributo: fato
      .enumerado('Tributo', {
        MATRICULA_CAES: ['Matrícula de cães', 'cães'],
        LICENCA_VEICULO: ['Licença de veículo', 'veículos'],
      })
      .obrigatoria(),
    tipo: fato.enumerado('Espécie do veículo', TIPOS_DE_VEICULO),
  },
  parametros: {
    caes: lei.prestacoes(['ultimo/01'], art('64'), 'na Prefeitura, durante o mês de janeiro'),
    particulares: lei.prestacoes(
      ['1/01', 'ultimo/01'],
      art('77', 'a'),
      'durante o mês de janeiro, dos veículos particulares',
    ),
    carga: lei.prestacoes(['1/02', 'ultimo/02'], art('77', 'b'), 'no mês de fevereiro, dos veículos'),
    aluguel: lei.prestacoes(
      ['1/03', 'ultimo/03'],
      art('77', 'c'),
      'no mês de março, dos veículos de aluguel',
    ),
  },
  catalogo: ['CAES_PRAZO', 'VEICULO_PRAZO'],
  calcular(f, p, conta) {
    const doVeiculo = {
      PARTICULAR_PESSOAS: 'particulares',
      CARGA: 'carga',
      ALUGUEL_PASSAGEIROS: 'aluguel',
    } as const;
    const deCaes = f.tributo === 'MATRICULA_CAES';
    const dias = conta.vencimentos(deCaes ? p.caes : p[doVeiculo[exige(f, 'tipo')]]);
    const inicio = deCaes ? undefined : dias[0];
    const nominal = dias[dias.length - 1] as (typeof dias)[number];
    const util = conta.diaUtil(nominal);
    const desloca = !mesmaData(util, nominal);
    if (desloca) conta.usaAlternativa(L50);
    return {
      inicio,
      vencimento: nominal,
      vencimentoUtil: desloca ? util : undefined,
      fundamento: [deCaes ? art('64') : art('77')],
    };
  },
});
