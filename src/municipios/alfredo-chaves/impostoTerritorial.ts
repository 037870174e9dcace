import { fato, lei, regra } from '../../regra';
import {
  areaTributavelMostrada,
  comReducaoDoEdificado,
  fatosDoTerreno,
  medidasDoTerreno,
  parametrosDaArea,
} from './areaTributavel';
import {
  fatosDaIsencaoTerritorial,
  isencoesDoTerritorial,
  parametrosDoCultivo,
} from './isencoesDoTerritorial';
import { L14 } from './leituras';
import { art, lei132 } from './norma';
import { pagaNoAno, parametrosDoPagamento } from './pagamentoDoAno';

/** Imposto Territorial Urbano: arts. 25 to 30 and Tabela nº 1, which the source lacks. */
export const impostoTerritorial = regra({
  id: 'IMPOSTO_TERRITORIAL',
  titulo: 'Imposto Territorial Urbano',
  norma: lei132,
  fundamento: [art('27 e 28'), art('29')],
  resumo:
    'Tanto por metro quadrado, conforme a Tabela nº 1, que a fonte não traz e o lançador informa. No terreno edificado, a parte do prédio e do quintal paga metade. Em 15 de março e 15 de julho, ou em fevereiro com 5% de desconto.',
  fatos: {
    ...fatosDoTerreno,
    valorTabela: fato.dinheiro('Tarifa da Tabela nº 1, em Cr$ por m²'),
    pagamento: fato.data('Data do pagamento'),
    integral: fato.simNao('Paga o ano inteiro de uma vez'),
    lote: fato.texto('Lote, como está na Tabela nº 1 do lançador'),
    ...fatosDaIsencaoTerritorial,
  },
  parametros: {
    ...parametrosDaArea,
    ...parametrosDoPagamento,
    ...parametrosDoCultivo,
    tabela1: lei.tabelaAusente(
      'Tabela nº 1',
      art('27'),
      'tabela anexa, à presente lei (Tabela nº 1)',
      'Cr$ por m²',
      {
        URBANA: 'Terreno em zona urbana',
        SUBURBANA: 'Terreno em zona suburbana',
      },
    ),
  },
  isencoes: isencoesDoTerritorial,
  pagamento: 'prestacoes',
  argumentos: { medida: 'area' },
  catalogo: [
    'TERRITORIAL_TARIFA',
    'TERRITORIAL_AREA_EQUIVALENTE',
    'TERRITORIAL_VALOR',
    'TERRITORIAL_PRESTACOES',
    'TERRITORIAL_ISENCAO_*',
  ],
  calcular(f, p, conta, contexto) {
    const { area, predio } = medidasDoTerreno(f, conta);
    if (!f.valorTabela && !f.lote && !f.zona)
      conta.nota('Zona não informada: urbana, que é a regra geral', art('25'));
    const tarifa = f.valorTabela ?? conta.linha('Tarifa por m²', p.tabela1, f.lote ?? f.zona ?? 'URBANA');
    conta.usaAlternativa(L14);
    const doLote = conta.vezes('Imposto do lote inteiro', tarifa, area);
    // The reduction is taken on the tax and not on the area: the thirds are then divided only once, at the end.
    const imposto = predio
      ? comReducaoDoEdificado(
          'Imposto',
          doLote,
          conta.vezes('Imposto da área do prédio', tarifa, predio),
          p,
          conta,
        )
      : doLote;
    return {
      ...pagaNoAno(imposto, f, p, conta, contexto),
      areaTributavel: areaTributavelMostrada(area, predio, p, conta),
    };
  },
});
