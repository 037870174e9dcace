import { type Conta, type Contexto, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import type { DataCivil } from '../../calendario/dataCivil';
import type { Citacao } from '../../norma/norma';
import type { Saida } from '../../regra/saida';
import type { Dinheiro, Numero } from '../../valor/grandeza';
import { acrescimoExOfficio } from './acrescimoExOfficio';
import {
  fatosDaIndustriaNova,
  isencoesDeIndustrias,
  parametrosDaIndustriaNova,
} from './isencoesDeIndustrias';
import { L19, L21, L53 } from './leituras';
import { art, lei132, novaTabela } from './norma';
import { prestacoesDeIndustrias, vencimentosDeIndustrias } from './vencimentosDeIndustrias';

/** Imposto de Indústria e Profissões: arts. 37 to 48 and Tabelas nº 2, 3 and 4, which the source lacks. */
export const industriasProfissoes = regra({
  id: 'INDUSTRIAS_PROFISSOES',
  titulo: 'Imposto de Indústrias e Profissões',
  norma: lei132,
  fundamento: [art('38'), art('39')],
  resumo:
    'Pelo movimento de vendas do ano anterior (Tabela nº 2), por espécie de atividade (Tabela nº 3) ou como comerciante de animais (Tabela nº 4). As tabelas não estão na fonte: o lançador as informa. Em duas prestações, no último dia útil de fevereiro e de julho.',
  fatos: {
    item: fato.enumerado('Modalidade', {
      MOVIMENTO: ['Pelo movimento de vendas', 'movimento'],
      ATIVIDADE: ['Por espécie de atividade', 'atividade'],
      ANIMAIS: ['Comércio de animais', 'animais'],
      SOMA_ESPECIES: ['Soma de várias espécies', 'soma'],
      ACRESCIMO_EX_OFFICIO: ['Lançamento de ofício, com aumento', 'de ofício'],
      BASE_INICIANTE: ['Base do estabelecimento novo', 'iniciante', 'estabelecimento novo'],
      REVISAO_MENSAL: ['Base da revisão mensal do estabelecimento novo', 'revisão mensal'],
      ESTABELECIMENTOS: ['Estabelecimentos autônomos a lançar', 'filiais'],
    }),
    movimento: fato.dinheiro('Vendas do ano anterior'),
    atividade: fato.enumeradoAberto('Atividade', { BARBEIRO: ['Barbeiro', 'barbearia'] }),
    contribuicoes: fato.lista('Contribuições das espécies', fato.dinheiro('Contribuição')),
    devolveuImpressos: fato.simNao('Devolveu os impressos preenchidos'),
    apresentouLivros: fato.simNao('Apresentou os livros'),
    impostoAnual: fato.dinheiro('Imposto do ano já calculado'),
    impostoAnterior: fato.dinheiro('Imposto do exercício anterior'),
    movimentoMensal: fato.dinheiro('Vendas dos trinta primeiros dias, ou do mês'),
    mesesRestantes: fato.inteiro('Meses que restam no exercício', {
      minimo: 0,
      maximo: 12,
      zeroEhValor: true,
    }),
    inicioAtividade: fato.data('Início da atividade'),
    quantidade: fato.inteiro('Filiais e escritórios de representação', { zeroEhValor: true }),
    ...fatosDaIndustriaNova,
  },
  parametros: {
    tabela2: lei.tabelaAusente('Tabela nº 2', art('38'), 'tabela anexa nº 2', 'Cr$ de imposto por ano', {
      MOVIMENTO: 'Imposto sobre o movimento de vendas',
    }),
    tabela3: lei.versoes(
      lei.tabelaAusente('Tabela nº 3', art('38', '§ 1º'), 'de acordo com a tabela nº 3', 'Cr$ por ano'),
      lei.tabelaAusente(
        'Tabela nº 3 (Lei nº 181/1963)',
        novaTabela('38, § 1º,'),
        'TABELA Nº 3 (PARÁGRAFO 1º DO ART. Nº 38)',
        'Cr$ por ano',
        { BARBEIRO: 'Barbeiro' },
      ),
    ),
    tabela4: lei.tabelaAusente('Tabela nº 4', art('38', '§ 2º'), 'lançados pela Tabela 4', 'Cr$ por ano', {
      COMERCIANTE_DE_ANIMAIS: 'Comerciante de animais',
    }),
    prestacoes: prestacoesDeIndustrias,
    aumento: lei.percentual('50', art('40', '§ 2º'), 'com cinquenta por cento (50%) de aumento', L19),
    dobro: lei.numero('2', art('40', '§ 2º'), 'o dobro do exercício anterior', L19),
    ...parametrosDaIndustriaNova,
  },
  isencoes: isencoesDeIndustrias,
  pagamento: 'prestacoes',
  catalogo: [
    'IP_MOVIMENTO',
    'IP_ESPECIE',
    'IP_ANIMAIS',
    'IP_PRESTACOES',
    'IP_AUMENTO_50',
    'IP_DOBRO',
    'IP_SOMA_ESPECIES',
    'IP_ANALOGIA',
    'IP_NOVO_BASE',
    'IP_NOVO_REVISAO',
    'IP_AUTONOMO',
    'IP_ISENCAO',
    'IP_ISENCAO_INDUSTRIA_NOVA',
  ],
  calcular(f, p, conta, contexto) {
    const emPrestacoes = (valor: Dinheiro, artigo: Citacao): Saida => ({
      valor,
      parcelas: conta.parcelas(valor, vencimentosDeIndustrias(p.prestacoes, conta)),
      fundamento: [artigo, art('39')],
    });
    switch (f.item ?? (f.atividade ? 'ATIVIDADE' : 'MOVIMENTO')) {
      case 'MOVIMENTO':
        return emPrestacoes(conta.linha('Imposto', p.tabela2, f.atividade ?? 'MOVIMENTO'), art('38'));
      case 'ATIVIDADE':
        conta.usaAlternativa(L53);
        conta.nota('Profissão que não está na tabela paga por analogia', art('42', 'parágrafo único'));
        return emPrestacoes(conta.linha('Imposto', p.tabela3, f.atividade ?? 'ATIVIDADE'), art('38', '§ 1º'));
      case 'ANIMAIS': {
        const imposto = conta.linha('Imposto', p.tabela4, f.atividade ?? 'COMERCIANTE_DE_ANIMAIS');
        return emPrestacoes(imposto, art('38', '§ 2º'));
      }
      case 'SOMA_ESPECIES':
        return emPrestacoes(conta.soma('Soma das espécies', ...exige(f, 'contribuicoes')), art('42'));
      case 'ACRESCIMO_EX_OFFICIO': {
        const { valor, acrescimo } = acrescimoExOfficio(f, p, conta);
        return { ...emPrestacoes(valor, art('40', '§ 2º')), acrescimo };
      }
      case 'BASE_INICIANTE': {
        const mensal = exige(f, 'movimentoMensal');
        const meses = mesesQueRestam(f, conta, contexto);
        const base = conta.vezes('Base do estabelecimento novo', mensal, meses);
        return { base, meses, fundamento: [art('43')] };
      }
      case 'REVISAO_MENSAL':
        conta.nota('A revisão mensal fica a juízo do Prefeito', art('43', 'parágrafo único'));
        return { base: exige(f, 'movimentoMensal'), fundamento: [art('43', 'parágrafo único')] };
      case 'ESTABELECIMENTOS':
        conta.nota('Filiais e escritórios de representação lançam-se à parte', art('45'));
        return {
          contribuintes: conta.soma('Contribuintes', exige(f, 'quantidade'), conta.numero(1)),
          fundamento: [art('45')],
        };
    }
  },
});

const MESES_DO_ANO = 12;

/** Art. 43: months that come after the thirty days, or, by the other reading of L-21, also the first. */
function mesesQueRestam(
  f: { readonly mesesRestantes: Numero | undefined; readonly inicioAtividade: DataCivil | undefined },
  conta: Conta,
  { exercicio }: Contexto,
): number {
  if (f.mesesRestantes) return conta.inteiro(f.mesesRestantes);
  if (!f.inicioAtividade)
    throw new FatoInvalido(
      'mesesRestantes',
      'é preciso informar os meses que restam ou o início da atividade',
    );
  if (f.inicioAtividade.ano !== exercicio)
    throw new FatoInvalido(
      'inicioAtividade',
      `é de ${f.inicioAtividade.ano}; aceita-se uma data do exercício ${exercicio}`,
    );
  const comOPrimeiro = conta.usaAlternativa(L21);
  return MESES_DO_ANO - f.inicioAtividade.mes + (comOPrimeiro ? 1 : 0);
}
