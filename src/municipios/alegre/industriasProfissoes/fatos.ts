import { fato, lei } from '../../../regra';
import type { FatosLidos } from '../../../regra/fato/fato';
import { sinonimosDaTabela2 } from './sinonimosDaTabela2';
import { type Atividade, tabela2 } from './tabela2';

const atividade = fato.enumerado('Atividade da Tabela nº 2', comSinonimos(lei.codigosDe(tabela2)));

export const fatosDeIndustrias = {
  item: fato.enumerado('Modalidade', {
    MOVIMENTO: ['Movimento mercantil (Tabela nº 1)', 'movimento mercantil', 'comércio', 'indústria'],
    ATIVIDADE: ['Atividade sem movimento (Tabela nº 2)', 'profissão'],
    EXPORTADOR_CAFE: ['Comprador exportador de café (Tabela nº 3)', 'exportador de café'],
    INICIANTE: ['Estabelecimento novo', 'início'],
    SEGUNDO_EXERCICIO: ['Segundo exercício do estabelecimento', '2º exercício'],
    ENCERRAMENTO: ['Encerramento no exercício', 'fechamento'],
    REVISAO_ENCERRAMENTO: ['Revisão no encerramento', 'revisão do fechamento'],
  }),
  atividade,
  atividades: fato.lista('Várias atividades da Tabela nº 2', atividade),
  movimento: fato.dinheiro('Movimento mercantil do ano anterior'),
  movimentos: fato.lista('Movimento de cada estabelecimento', fato.dinheiro('Movimento')),
  quantidade: fato.inteiro('Cadeiras ou bilhares', { minimo: 1 }),
  maquinaDeContribuinteTabela1: fato.simNao('Máquina de quem já paga pela Tabela nº 1'),
  sacas: fato.numero('Sacas de café do ano anterior'),
  movimentoMensal: fato.dinheiro('Movimento mensal esperado'),
  mesesRestantes: fato.inteiro('Meses que restam no exercício', { minimo: 0, maximo: 12 }),
  inicioAtividade: fato.data('Início da atividade'),
  lancamento: fato.data('Data do lançamento'),
  mesesFuncionamento: fato.inteiro('Meses em que funcionou no 1º exercício', { minimo: 1, maximo: 12 }),
  impostoAnual: fato.dinheiro('Imposto lançado para o ano'),
  fechamento: fato.data('Data do fechamento'),
  movimentoRealizado: fato.dinheiro('Movimento do exercício até o fechamento'),
  estoque: fato.dinheiro('Estoque no fechamento'),
  revisao: fato.data('Data da revisão'),
};

export type FatosDeIndustrias = FatosLidos<typeof fatosDeIndustrias>;

function comSinonimos(
  titulos: Readonly<Record<Atividade, string>>,
): Readonly<Record<Atividade, readonly [string, ...string[]]>> {
  const codigos = Object.keys(titulos) as Atividade[];
  return Object.fromEntries(
    codigos.map((codigo) => [codigo, [titulos[codigo], ...(sinonimosDaTabela2[codigo] ?? [])]]),
  ) as unknown as Readonly<Record<Atividade, readonly [string, ...string[]]>>;
}
