import { fato, lei, regra, SemResposta } from '../../regra';
import { L38, L39 } from './leituras';
import { art, lei132 } from './norma';

/** Sewers: arts. 116 to 120. */
export const taxaEsgoto = regra({
  id: 'TAXA_ESGOTO',
  titulo: 'Taxa de esgoto',
  norma: lei132,
  fundamento: [art('118 e 119')],
  resumo:
    "Metade da pena d'água; o triplo para a indústria que lança resíduos anormais. União, Estado e dispensados do predial são isentos.",
  fatos: {
    penaAgua: fato.dinheiro("Pena d'água anual"),
    residuosAnormais: fato.simNao('Indústria que lança resíduos anormais'),
  },
  parametros: {
    parteDaPena: lei.percentual('50', art('119'), 'na base de 50% da taxa de pena de água'),
    triplo: lei.numero('3', art('118'), 'ficam sujeitos ao triplo da taxa', L39),
  },
  isencoes: [
    {
      codigo: 'UNIAO_ESTADO',
      titulo: 'Prédio do Estado ou da União',
      citacao: art('120'),
      trecho: 'exceto os prédios de Estado ou União',
    },
    {
      codigo: 'ISENTO_PREDIAL',
      titulo: 'Prédio dispensado do imposto predial',
      citacao: art('120'),
      trecho: 'ou os dispensados de imposto predial',
      leitura: L38,
    },
  ],
  catalogo: ['ESGOTO', 'ESGOTO_*'],
  calcular(f, p, conta) {
    if (!f.penaAgua)
      throw new SemResposta(
        "art. 119: a taxa é metade da pena d'água da Tabela nº 11, que não está na fonte; informe penaAgua",
      );
    const taxa = conta.parte('Taxa de esgoto', p.parteDaPena, f.penaAgua);
    return { valor: f.residuosAnormais === true ? conta.vezes('Triplo da taxa', taxa, p.triplo) : taxa };
  },
});
