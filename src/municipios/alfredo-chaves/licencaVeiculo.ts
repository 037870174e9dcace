import { fato, FatoInvalido, lei, regra } from '../../regra';
import { L28, L53 } from './leituras';
import { art, lei132, novaTabela } from './norma';

export const TIPOS_DE_VEICULO = {
  PARTICULAR_PESSOAS: ['Particular, para pessoas', 'particular', 'automóvel particular'],
  CARGA: ['De carga', 'caminhão', 'transporte de carga'],
  ALUGUEL_PASSAGEIROS: ['De aluguel, para passageiros', 'aluguel', 'ônibus', 'auto-ônibus', 'táxi'],
} as const;

const ITENS = {
  PARTICULAR_PESSOAS: 'Veículo particular para transporte de pessoas',
  CARGA: 'Veículo de carga',
  ALUGUEL_PASSAGEIROS: 'Veículo de aluguel para passageiros, e auto-ônibus',
};

/** Tax on vehicles: arts. 74 to 80 and Tabela nº 9, which the source lacks in both wordings. */
export const licencaVeiculo = regra({
  id: 'LICENCA_VEICULO',
  titulo: 'Licença de veículo',
  norma: lei132,
  fundamento: [art('77'), art('78')],
  resumo:
    'Imposto anual da Tabela nº 9, que a fonte não traz e o lançador informa. Veículo adquirido, ou vindo de fora, do quarto mês em diante paga pelos meses que restam, contado o da aquisição.',
  fatos: {
    valorTabela: fato.dinheiro('Imposto anual da Tabela nº 9'),
    aquisicao: fato.data('Aquisição ou mudança de domicílio'),
    tipo: fato.enumerado('Espécie do veículo', TIPOS_DE_VEICULO),
  },
  parametros: {
    tabela9: lei.versoes(
      lei.tabelaAusente('Tabela nº 9', art('77'), 'cobrado na base da tabela Nº 9', 'Cr$ por ano', ITENS),
      lei.tabelaAusente(
        'Tabela nº 9 (Lei nº 181/1963)',
        novaTabela('77'),
        'TABELA Nº 9 (ART. 77)',
        'Cr$ por ano',
        ITENS,
      ),
    ),
    primeiroMesProporcional: lei.numero('4', art('78'), 'a partir do quarto mês', L28),
  },
  isencoes: [
    {
      codigo: 'SERVICO_AGRICOLA',
      titulo: 'Serviço agrícola da própria propriedade',
      citacao: art('80', 'a'),
      trecho: 'veículos utilizados no serviço agrícola',
    },
    {
      codigo: 'CARIDADE',
      titulo: 'Instituição de caridade',
      citacao: art('80', 'b'),
      trecho: 'pertencentes às instituições de caridade',
    },
    {
      codigo: 'OFICIAL',
      titulo: 'Oficial do Estado, da União ou de órgão paraestatal',
      citacao: art('80', 'c'),
      trecho: 'veículos oficiais do Estado, da União',
    },
  ],
  catalogo: ['VEICULO_IMPOSTO', 'VEICULO_PROPORCIONAL', 'VEICULO_ISENCAO'],
  calcular(f, p, conta, { exercicio }) {
    if (f.aquisicao && f.aquisicao.ano > exercicio)
      throw new FatoInvalido(
        'aquisicao',
        `é de ${f.aquisicao.ano}; aceita-se uma data até o fim do exercício ${exercicio}`,
      );
    if (!f.valorTabela) conta.usaAlternativa(L53);
    const anual = f.valorTabela ?? conta.linha('Imposto do ano', p.tabela9, f.tipo ?? 'VEICULO');
    const mes = f.aquisicao?.ano === exercicio ? f.aquisicao.mes : 1;
    if (conta.menosDe(conta.numero(mes), p.primeiroMesProporcional)) return { valor: anual };
    conta.usaAlternativa(L28);
    return {
      valor: conta.fracao('Imposto do restante do exercício', anual, MESES_DO_ANO + 1 - mes, MESES_DO_ANO),
    };
  },
});

const MESES_DO_ANO = 12;
