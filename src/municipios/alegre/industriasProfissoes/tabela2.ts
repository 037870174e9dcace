import { type Conta, exige, FatoInvalido, lei } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Dinheiro, Numero } from '../../../valor/grandeza';
import { L39 } from '../leituras';
import { art, parte } from '../norma';
import { linhasDeAaD } from './linhasDeAaD';
import { linhasDeEaS } from './linhasDeEaS';

export const TABELA_2 = parte('Tabela nº 2 de Indústrias e Profissões');

export const tabela2 = lei.tabela(TABELA_2, { ...linhasDeAaD, ...linhasDeEaS });
export type Atividade = keyof typeof linhasDeAaD | keyof typeof linhasDeEaS;

export const parametrosDaTabela2 = {
  tabela2,
  cadeiraExcedente: lei.dinheiro(
    '50',
    TABELA_2,
    'por cadeira excedente................................................. ı ı 50,00',
  ),
  // Rows that are machines, which art. 53 leaves out when they serve who already pays by Tabela nº 1.
  maquinas: lei.relacao(art('53'), {
    ARROZ_MAQUINA_BENEFICIAR: 'Arroz, máquina de beneficiar',
    CEREAIS_MAQUINA: 'Cereais, máquina de beneficiar ou rebeneficiar',
    CAFE_MAQ_BENEFICIAR: 'Café, máquina de beneficiar ...',
    CAFE_MAQ_BENEFICIAR_USO_PROPRIO: 'Café, máquina de beneficiar não cobrando soque',
    CAFE_MAQ_BENEFICIAR_AMBULANTE: 'Café, máquina de beneficiar, ambulante',
    CAFE_MAQ_REBENEFICIAR_USO_PROPRIO: 'Café, máquina rebeneficiar, para uso próprio',
    CAFE_MAQ_REBENEFICIAR_COBRANDO: 'Café, máquina rebeneficiar, cobrando rebenefício',
    CAFE_TORREFACAO_MOAGEM: 'Idem, Idem, para torrefação ou moagem',
    ALGODAO_MAQUINA: 'Máquina de beneficiar algodão',
    OFICINA_MECANICO_MARCENEIRO_MAQUINAS: 'carpinteiro e ferreiro, com máquinas',
    SERRARIA: 'Serraria, conjunto de máquinas',
  }),
  umaSoVez: lei.prestacoes(
    ['31/03'],
    art('41', 'b'),
    'de uma só vez, até o dia 31 de março de cada ano, quando lançado pela Tabela nº 2',
  ),
};

export type ParametrosDaTabela2 = ParametrosEntregues<typeof parametrosDaTabela2>;

interface FatosDaTabela2 {
  readonly atividade: Atividade | undefined;
  readonly atividades: readonly Atividade[] | undefined;
  readonly quantidade: Numero | undefined;
  readonly maquinaDeContribuinteTabela1: boolean | undefined;
}

/** Rows that pay: all, but for the machines that art. 53 leaves out. */
export function atividadesQuePagam(f: FatosDaTabela2, p: ParametrosDaTabela2): readonly Atividade[] {
  const todas = f.atividades ?? (f.atividade ? [f.atividade] : []);
  if (f.maquinaDeContribuinteTabela1 !== true) return todas;
  // A single row is the machine that the assessor speaks of; of several, only those that are machines go out.
  return todas.length === 1 ? [] : todas.filter((atividade) => !p.maquinas.tem(atividade));
}

/** Tabela nº 2: so much a trade, whatever it earns; several trades add up. */
export function pelasAtividades(f: FatosDaTabela2, p: ParametrosDaTabela2, conta: Conta): Saida {
  if (f.atividade && f.atividades)
    throw new FatoInvalido('atividades', 'informe atividade ou atividades, não as duas');
  const pagam = atividadesQuePagam(f, p);
  if (pagam.length === 0) exige(f, 'atividade');
  const contadas = pagam.filter(contaSe);
  if (contadas.length > 1) {
    throw new FatoInvalido(
      'quantidade',
      `não se sabe de qual é, entre ${contadas.join(' e ')}; lance cada atividade em sua linha`,
    );
  }
  if (pagam.length > 1) conta.usaAlternativa(L39);
  const linhas = pagam.map((atividade) => daLinha(atividade, f, p, conta));
  const valor = conta.soma('Imposto pela Tabela nº 2', ...linhas);
  return { valor, parcelas: conta.parcelas(valor, p.umaSoVez) };
}

function contaSe(atividade: Atividade): boolean {
  return ['BARBEARIA', 'BILHAR_COMUM', 'BILHAR_INGLES', 'ENGRAXATE'].includes(atividade);
}

function daLinha(atividade: Atividade, f: FatosDaTabela2, p: ParametrosDaTabela2, conta: Conta): Dinheiro {
  const linha = conta.linha('Linha da Tabela nº 2', p.tabela2, atividade);
  if (!contaSe(atividade)) return linha;
  const quantidade = exige(f, 'quantidade');
  if (atividade !== 'BARBEARIA') return conta.vezes('Imposto de todos', linha, quantidade);
  const excedentes = conta.menos('Cadeiras além da primeira', quantidade, conta.numero(1));
  return conta.soma(
    'Imposto da barbearia',
    linha,
    conta.vezes('Imposto das cadeiras excedentes', p.cadeiraExcedente, excedentes),
  );
}
