import type { Dinheiro } from '../../valor/grandeza';
import { exige, fato, lei, regra } from '../../regra';
import { G120, G121, G122, G123 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const TABELA = parte('Tabela L');

/** Taxa de Localização em mercados, feiras e logradouros: arts. 151 and 156, and Table L. */
export const taxaLocalizacao = regra({
  id: 'TAXA_LOCALIZACAO',
  titulo: 'Taxa de Localização em mercado, feiras e logradouros',
  norma: lei147,
  fundamento: [art('151'), TABELA],
  resumo:
    'Nas feiras, por metro quadrado e por dia; nas ruas, por ano; circos e parques, por quinze dias; e a bomba de gasolina na via pública. A taxa do mercado não se lê na fonte.',
  fatos: {
    item: fato
      .enumerado('Lugar', {
        MERCADO: ['Mercado'],
        FEIRA_GERAL: ['Feira: fazendas, calçados, louças e semelhantes', 'feira'],
        FEIRA_AGROPECUARIA: ['Feira: produtos agropecuários', 'feira agropecuária'],
        RUA: ['Rua, praça ou outro lugar público', 'rua', 'praça'],
        CIRCO_PARQUE: ['Circo ou parque de diversões', 'circo', 'parque'],
        BOMBA_GASOLINA: ['Bomba de gasolina na via pública', 'bomba de gasolina', 'bomba'],
        PROPRIO_MUNICIPAL: ['Locação de próprio municipal', 'próprio municipal'],
      })
      .obrigatoria(),
    area: fato.metrosQuadrados('Área ocupada (m²)', { positivo: true }),
    dias: fato.inteiro('Dias'),
    anos: fato.inteiro('Anos'),
    periodos: fato.inteiro('Períodos de quinze dias'),
  },
  parametros: {
    tabela: lei.tabela(TABELA, {
      MERCADO: lei.linhaIlegivel('Mercado', 'por metro quadrado e por dia 1,60', naoSeLe(G120)),
      FEIRA_GERAL: lei.linha('Feira, por m² e por dia', '4', 'por metro qyadrado e por dia 400', G121),
      FEIRA_AGROPECUARIA: lei.linha(
        'Feira agropecuária, por m² e por dia',
        '1',
        'por metro quadra do e por dia - 1,00',
        G122,
      ),
      RUA: lei.linha('Rua, por ano', '200', '- por ano . 200,00', G122),
      CIRCO_PARQUE: lei.linha('Circo ou parque, por 15 dias', '200', 'por 15 dias 200,00', G122),
      BOMBA_GASOLINA: lei.linha('Bomba de gasolina', '200', 'na vía publica 200,00', G123),
    }),
    propriosMunicipais: lei.semFigura<Dinheiro>(
      art('156'),
      'a renda dos próprios depende do contrato ou da lei que o autoriza',
      'nº forma sucorincir e regulsde por lei',
    ),
  },
  catalogo: [
    'TAXA_MERCADO',
    'TAXA_FEIRA_*',
    'TAXA_LOCALIZACAO_RUA',
    'TAXA_CIRCO',
    'TAXA_BOMBA_VIA_PUBLICA',
    'RENDA_PROPRIOS',
  ],
  calcular(f, p, conta) {
    if (f.item === 'PROPRIO_MUNICIPAL') return { valor: p.propriosMunicipais };
    const feira = f.item === 'FEIRA_GERAL' || f.item === 'FEIRA_AGROPECUARIA';
    const area = feira ? exige(f, 'area') : undefined;
    const tarifa = conta.linha('Tarifa', p.tabela, f.item);
    if (area) {
      const doDia = conta.vezes('Taxa do dia', tarifa, area);
      return { valor: conta.vezes('Todos os dias', doDia, exige(f, 'dias')) };
    }
    if (f.item === 'RUA') return { valor: conta.vezes('Todos os anos', tarifa, exige(f, 'anos')) };
    if (f.item === 'CIRCO_PARQUE') {
      return { valor: conta.vezes('Todos os períodos', tarifa, exige(f, 'periodos')) };
    }
    return { valor: tarifa };
  },
});
