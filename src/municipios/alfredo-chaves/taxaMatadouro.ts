import { fato, lei, regra } from '../../regra';
import { L40, L53 } from './leituras';
import { art, lei132, novaTabela } from './norma';
import { fatosDoAbate, ITENS_DE_GADO, porCabeca, totalDeCabecas } from './porCabeca';

/** Slaughterhouse: art. 121 and Tabela nº 12, which the source lacks in both wordings. */
export const taxaMatadouro = regra({
  id: 'TAXA_MATADOURO',
  titulo: 'Taxa de matadouro',
  norma: lei132,
  fundamento: [art('121')],
  resumo:
    'Por cabeça abatida, conforme a Tabela nº 12, que a fonte não traz e o lançador informa. A mais de três quilômetros do perímetro urbano, metade.',
  fatos: {
    item: fato.enumerado('Serviço', { MATANCA: ['Matança', 'abate'] }),
    ...fatosDoAbate,
    valorTabela: fato.dinheiro('Tarifa da Tabela nº 12, por cabeça'),
    distancia: fato.metros('Distância do perímetro urbano (m)', { zeroEhValor: true }),
  },
  parametros: {
    tabela12: lei.versoes(
      lei.tabelaAusente(
        'Tabela nº 12',
        art('121'),
        'mediante o pagamento das taxas da tabela nº 12',
        'Cr$ por cabeça',
        ITENS_DE_GADO,
      ),
      lei.tabelaAusente(
        'Tabela nº 12 (Lei nº 181/1963)',
        novaTabela('121'),
        'MATADOURO E MERCADO',
        'Cr$ por cabeça',
        ITENS_DE_GADO,
      ),
    ),
    raio: lei.metros('3000', art('121'), 'até três quilômetros de perímetro urbano', L40),
    abatimento: lei.percentual('50', art('121', 'parágrafo único'), 'com 50% de abatimento'),
  },
  catalogo: ['MATADOURO', 'MATADOURO_DISTANCIA'],
  calcular(f, p, conta) {
    if (!f.valorTabela) conta.usaAlternativa(L53);
    const taxa = f.valorTabela
      ? conta.vezes('Taxa', f.valorTabela, totalDeCabecas(f, conta))
      : porCabeca(f, p.tabela12, conta);
    if (!f.distancia) conta.nota('Distância não informada: taxa inteira', art('121'));
    if (!f.distancia || conta.ate(f.distancia, p.raio)) return { valor: taxa };
    const abatimento = conta.parte('Abatimento', p.abatimento, taxa);
    return { valor: conta.menos('Taxa fora da área', taxa, abatimento) };
  },
});
