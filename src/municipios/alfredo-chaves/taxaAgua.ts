import { exige, fato, lei, regra } from '../../regra';
import type { Prestacoes, Tabela, TabelaAusente } from '../../regra/parametro';
import type { Dinheiro } from '../../valor/grandeza';
import { L37, L38, L53 } from './leituras';
import { art, lei132, lei181, novaRedacao, novaTabela } from './norma';
import { parcelasNoDiaUtil } from './pagamentoDoAno';

const SEM_REDACAO = 'redação anterior ausente: a fonte só traz a da Lei nº 181/1963, em vigor desde 1964';

const REVOGACAO = lei181.parte('art. 110 do Código, revogado');

/** Water: arts. 108 to 115 and Tabela nº 11. Most of it is known only in the wording of Lei nº 181/1963. */
export const taxaAgua = regra({
  id: 'TAXA_AGUA',
  titulo: "Taxa de pena d'água",
  norma: lei132,
  fundamento: [art('109'), art('110'), art('111 a 113')],
  resumo:
    "Desde 1964, a pena d'água é a da Tabela nº 11, que a fonte não traz e o lançador informa, em 15 de março e 15 de julho; ligação Cr$ 200,00, religação Cr$ 100,00, derivação de obra Cr$ 150,00 por mês. De 1960 a 1963 só se conhece o mínimo mensal das habitações coletivas e indústrias.",
  fatos: {
    item: fato.enumerado('Serviço', {
      PENA: ["Pena d'água", 'pena', 'água'],
      LIGACAO: 'Ligação',
      RELIGACAO: ['Restabelecimento da ligação', 'religação'],
      DERIVACAO_OBRA: ['Derivação para obra em construção', 'derivação'],
      MINIMO_MENSAL: ['Mínimo mensal', 'mínimo'],
    }),
    valorTabela: fato.dinheiro("Pena d'água anual da Tabela nº 11"),
    atividade: fato.enumerado('Uso do prédio', {
      RESIDENCIAL: ['Residencial', 'residência'],
      HABITACAO_COLETIVA: ['Habitação coletiva', 'cortiço', 'pensão'],
      INDUSTRIA: ['Estabelecimento industrial', 'indústria', 'fábrica'],
    }),
    meses: fato.inteiro('Meses da derivação', { minimo: 0 }),
  },
  parametros: {
    prestacoes: lei.versoes(
      lei.semFigura<Prestacoes>(art('109'), SEM_REDACAO, "A taxa de pena d'água será arrecadada"),
      lei.prestacoes(['15/03', '15/07'], novaRedacao('109'), [
        'a 1ª até 15 de março',
        'a 2ª até 15 de julho, juntamento com o imposto predial',
      ]),
    ),
    tabela11: lei.versoes(
      lei.semFigura<TabelaAusente>(art('109'), SEM_REDACAO, 'de acordo com a tabela nº 11'),
      lei.tabelaAusente(
        'Tabela nº 11 (Lei nº 181/1963)',
        novaTabela('109'),
        "TAXA DE PENA D'ÁGUA",
        'Cr$ por ano',
        {
          RESIDENCIAL: "Pena d'água de prédio residencial",
          HABITACAO_COLETIVA: "Pena d'água de habitação coletiva",
          INDUSTRIA: "Pena d'água de estabelecimento industrial",
        },
      ),
    ),
    ligacao: lei.versoes(
      lei.semFigura<Dinheiro>(art('112'), SEM_REDACAO, 'mediante o pagamento da taxa de ligação'),
      lei.dinheiro('200', novaRedacao('112'), 'taxa de ligação de Cr$ 200,00'),
    ),
    religacao: lei.versoes(
      lei.semFigura<Dinheiro>(art('113'), SEM_REDACAO, 'O restabelecimento de ligação fica sujeito'),
      lei.dinheiro('100', novaRedacao('113'), 'fica sujeito a taxa de Cr$ 100,00'),
    ),
    derivacao: lei.versoes(
      lei.semFigura<Dinheiro>(art('111'), SEM_REDACAO, 'As derivações destinadas a obras em construção'),
      lei.dinheiro('150', novaRedacao('111'), 'contribuição mensal fixa de Cr$ 150,00'),
    ),
    minimo: lei.versoes<Tabela<'HABITACAO_COLETIVA' | 'INDUSTRIA', 'valor', 'dinheiro'> | undefined>(
      lei.tabela(art('110'), {
        HABITACAO_COLETIVA: lei.linha('Habitação coletiva', '50', 'respectivamente de Cr$ 50,00', L37),
        INDUSTRIA: lei.linha('Estabelecimento industrial', '100', 'Cr$ 50,00 e Cr$ 100,00', L37),
      }),
      lei.semEfeito(REVOGACAO, 'mínimo revogado', 'Dispositivo revogado pela Lei nº 181'),
    ),
  },
  isencoes: [
    {
      codigo: 'ISENTO_PREDIAL',
      titulo: 'Prédio que por lei não paga o predial',
      citacao: art('115'),
      trecho: 'isentos apenas os prédios que por força de lei não paguem imposto predial',
      leitura: L38,
      condicao: "da pena d'água e do seu mínimo; não de ligação, religação ou derivação",
      quando: ({ item }) => item === undefined || item === 'PENA' || item === 'MINIMO_MENSAL',
    },
  ],
  pagamento: 'prestacoes',
  catalogo: ['AGUA_*'],
  calcular(f, p, conta) {
    switch (f.item ?? 'PENA') {
      case 'PENA': {
        const { prestacoes, tabela11 } = p;
        if (!f.valorTabela) conta.usaAlternativa(L53);
        if (!f.valorTabela && !f.atividade)
          conta.nota('Uso do prédio não informado: residencial', novaRedacao('109'));
        const valor = f.valorTabela ?? conta.linha("Pena d'água", tabela11, f.atividade ?? 'RESIDENCIAL');
        return {
          valor,
          parcelas: parcelasNoDiaUtil(conta.parcelas(valor, prestacoes), conta),
          fundamento: [novaRedacao('109')],
        };
      }
      case 'LIGACAO':
        return { valor: conta.soma('Ligação', p.ligacao), fundamento: [novaRedacao('112')] };
      case 'RELIGACAO':
        return { valor: conta.soma('Religação', p.religacao), fundamento: [novaRedacao('113')] };
      case 'DERIVACAO_OBRA': {
        const meses = exige(f, 'meses');
        return { valor: conta.vezes('Derivação', p.derivacao, meses), fundamento: [novaRedacao('111')] };
      }
      case 'MINIMO_MENSAL': {
        const { minimo } = p;
        if (!minimo) {
          conta.nota('O mínimo mensal foi revogado', REVOGACAO);
          return { valor: conta.nada, fundamento: [REVOGACAO] };
        }
        const atividade = exige(f, 'atividade');
        if (atividade !== 'RESIDENCIAL')
          return { valor: conta.linha('Mínimo mensal', minimo, atividade), fundamento: [art('110')] };
        conta.nota('O mínimo é só de habitações coletivas e indústrias', art('110'));
        return { valor: conta.nada, fundamento: [art('110')] };
      }
    }
  },
});
