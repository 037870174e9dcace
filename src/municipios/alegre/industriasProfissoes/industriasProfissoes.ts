import type { Citacao } from '../../../norma/norma';
import { type Conta, type Contexto, exige, regra } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import { art, lei118, parte } from '../norma';
import { impostoDoEncerramento, parametrosDoEncerramento, revisaoDoEncerramento } from './encerramento';
import { type FatosDeIndustrias, fatosDeIndustrias } from './fatos';
import { impostoDoIniciante, impostoDoSegundoExercicio, parametrosDoInicio } from './inicio';
import { parametrosDaTabela1, pelosMovimentos, TABELA_1 } from './tabela1';
import { atividadesQuePagam, parametrosDaTabela2, pelasAtividades, TABELA_2 } from './tabela2';
import { parametrosDaTabela3, pelasSacas, TABELA_3 } from './tabela3';

const parametrosDeIndustrias = {
  ...parametrosDaTabela1,
  ...parametrosDaTabela2,
  ...parametrosDaTabela3,
  ...parametrosDoInicio,
  ...parametrosDoEncerramento,
};
type ParametrosDeIndustrias = ParametrosEntregues<typeof parametrosDeIndustrias>;

/** Imposto de Indústrias e Profissões: arts. 37 to 54 and its three tables. */
export const industriasProfissoes = regra({
  id: 'INDUSTRIAS_PROFISSOES',
  titulo: 'Imposto de Indústrias e Profissões',
  norma: lei118,
  fundamento: [art('39'), parte('Tabelas nºs 1, 2 e 3 de Indústrias e Profissões')],
  resumo:
    'Quem tem movimento mercantil paga uma base fixa e uma parte sobre as vendas do ano anterior, inclusive as de álcool, bebidas, fumos, armas e inflamáveis, que pagam ainda a licença especial; quem não tem paga quantia certa pela atividade; o exportador de café paga pelas sacas. Cada estabelecimento é lançado por si.',
  fatos: fatosDeIndustrias,
  parametros: parametrosDeIndustrias,
  isencoes: [
    {
      codigo: 'ASSALARIADO',
      titulo: 'Operário, diarista, doméstico ou outro assalariado',
      citacao: art('54', 'a'),
      trecho: 'os operários, diaristas, domésticos, criados',
    },
    {
      codigo: 'FUNCIONARIO',
      titulo: 'Funcionário público ou serventuário da justiça',
      citacao: art('54', 'b'),
      trecho: 'os funcionários públicos e serventuários da justiça',
    },
    {
      codigo: 'ENSINO',
      titulo: 'Estabelecimento de ensino ou professor',
      citacao: art('54', 'c'),
      trecho: 'os estabelecimentos de ensino e os professores',
    },
    {
      codigo: 'COOPERATIVA',
      titulo: 'Cooperativa de profissionais ou consórcio profissional cooperativo',
      citacao: art('54', 'd'),
      trecho: 'as cooperativas de profissionais',
    },
    {
      codigo: 'LEI_ESPECIAL',
      titulo: 'Isento por lei especial do Município',
      citacao: art('54', 'e'),
      trecho: 'os que por lei especial do Município, forem isentos',
    },
    {
      codigo: 'MAQUINA_DA_TABELA_1',
      titulo: 'Máquina de contribuinte da Tabela nº 1',
      citacao: art('53'),
      trecho: 'excluídos das obrigações da Tabela nº 2',
      condicao: 'a máquina serve à fabricação de quem está inscrito na Tabela nº 1',
      automatica: true,
      quando: (f, p) =>
        modalidade(f) === 'ATIVIDADE' &&
        !!(f.atividade || f.atividades?.length) &&
        atividadesQuePagam(f, p).length === 0,
    },
  ],
  pagamento: 'prestacoes',
  catalogo: [
    'ESTABELECIMENTOS_AUTONOMOS',
    'IP_ESCOLHA_TABELA',
    'IP_T1_*',
    'IP_T2_*',
    'IP_T3_*',
    'IP_ESPECIES_LICENCA_ESPECIAL',
    'IP_INICIANTE',
    'IP_INICIANTE_MESES_RESTANTES',
    'IP_INICIANTE_VENCIMENTO',
    'IP_SEGUNDO_EXERCICIO',
    'IP_ENCERRAMENTO_*',
    'IP_ISENCAO_*',
  ],
  calcular(f, p, conta, contexto) {
    const qual = modalidade(f);
    return { ...CALCULO[qual](f, p, conta, contexto), fundamento: FUNDAMENTO[qual] };
  },
});

type Modalidade = NonNullable<FatosDeIndustrias['item']>;
type Calculo = (f: FatosDeIndustrias, p: ParametrosDeIndustrias, conta: Conta, contexto: Contexto) => Saida;

const CALCULO: Readonly<Record<Modalidade, Calculo>> = {
  MOVIMENTO: pelosMovimentos,
  ATIVIDADE: pelasAtividades,
  EXPORTADOR_CAFE: pelasSacas,
  INICIANTE: impostoDoIniciante,
  SEGUNDO_EXERCICIO: impostoDoSegundoExercicio,
  ENCERRAMENTO: impostoDoEncerramento,
  REVISAO_ENCERRAMENTO: revisaoDoEncerramento,
};

const FUNDAMENTO: Readonly<Record<Modalidade, readonly [Citacao, ...Citacao[]]>> = {
  MOVIMENTO: [art('39', 'a'), TABELA_1],
  ATIVIDADE: [art('39', 'b'), TABELA_2],
  EXPORTADOR_CAFE: [art('39', 'c'), TABELA_3],
  INICIANTE: [art('45', '§ 1º'), TABELA_1],
  SEGUNDO_EXERCICIO: [art('45', '§ 4º'), TABELA_1],
  ENCERRAMENTO: [art('46')],
  REVISAO_ENCERRAMENTO: [art('46', '§ único'), TABELA_1],
};

/** Art. 39: left unsaid, the table follows from the facts; Tabela nº 2 only where there is no trade. */
function modalidade(f: FatosDeIndustrias): Modalidade {
  if (f.item) return f.item;
  if (f.sacas) return 'EXPORTADOR_CAFE';
  if (f.movimento || f.movimentos) return 'MOVIMENTO';
  return f.atividade || f.atividades ? 'ATIVIDADE' : exige(f, 'item');
}
