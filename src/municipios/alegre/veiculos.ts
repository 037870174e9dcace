import { type Conta, lei } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Prestacoes } from '../../regra/parametro/prestacoes';
import { L52 } from './leituras';
import { art, parte } from './norma';

const TABELA = parte('Tabela nº 1 da Licença de Veículos');

export const parametrosDoVeiculo = {
  tabela: lei.tabela(TABELA, {
    AUTOMOVEL_PARTICULAR: lei.linha('Automóvel particular', '100', 'Automóveis particulares Cr$ 100,00'),
    CAMINHONETE_PASSAGEIROS: lei.linha(
      'Caminhonete de passageiros',
      '150',
      'Com força de mais de 60 HP. Cr$ 200,00 Caminhonetes Cr$ 150,00',
    ),
    MOTOCICLETA: lei.linha('Motocicleta', '50', 'Motocicletas Cr$ 50,00'),
    CAMINHONETE_CARGA: lei.linha(
      'Caminhonete de carga',
      '150',
      'Veículos motorizados de carga Caminhonetes Cr$ 150,00',
    ),
    CARRETA: lei.linha('Carreta', '700', 'Carretas Cr$ 700,00'),
    CARRETAO: lei.linha('Carretão', '100', 'Carretão Cr$ 100,00'),
    CARGA_ANIMAL_NAO_ESPECIFICADO: lei.linha(
      'Carga, tração animal, não especificado',
      '50',
      'Carretão Cr$ 100,00 Não especificado Cr$ 50,00',
    ),
    TRICICLO: lei.linha('Triciclo, por unidade', '20', 'Triciclos, por unidade Cr$ 20,00'),
  }),
  automovelDeAluguel: lei.faixas<'numero', 'dinheiro'>(TABELA, 'numero', 'dinheiro', [
    { ate: '60', valor: '100', trecho: 'Automóveis de aluguel Com força até 60 HP, inclusive Cr$ 100,00' },
    { valor: '200', trecho: 'inclusive Cr$ 100,00 Com força de mais de 60 HP. Cr$ 200,00' },
  ]),
  onibus: lei.faixas<'numero', 'dinheiro'>(TABELA, 'numero', 'dinheiro', [
    { ate: '60', valor: '300', trecho: 'Ônibus Com força até 60 HP Cr$ 300,00' },
    { valor: '500', trecho: 'Com força até 60 HP Cr$ 300,00 Com força de mais de 60 HP. Cr$ 500,00' },
  ]),
  caminhao: lei.faixas<'numero', 'dinheiro'>(TABELA, 'numero', 'dinheiro', [
    { ate: '60', valor: '300', trecho: 'Caminhões Com força até 60 HP, inclusive Cr$ 300,00' },
    { valor: '500', trecho: 'inclusive Cr$ 300,00 Com força de mais de 60 HP. Cr$ 500,00' },
  ]),
  tracaoAnimal: lei.tabela(TABELA, {
    DUAS_RODAS: lei.linha('Passageiros, duas rodas', '50', 'Com duas rodas Cr$ 50,00'),
    QUATRO_RODAS: lei.linha('Passageiros, quatro rodas', '80', 'Com quatro rodas Cr$ 80,00'),
  }),
  lote: lei.dinheiro('50', TABELA, 'Tropa, por lote de 10 animais Cr$ 50,00'),
  animaisDoLote: lei.numero('10', TABELA, 'por lote de 10 animais'),
  janeiro: lei.prestacoes(['31/01'], art('73', 'a'), 'durante o mês de janeiro, dos veículos particulares'),
  fevereiro: lei.prestacoes(
    ['ultimo/02'],
    art('73', 'b'),
    'no mês de fevereiro, dos veículos para o transporte',
  ),
  // The table classes by vehicle and art. 73 by use: only these vehicles tell their use by themselves.
  pagamEmJaneiro: lei.relacao(art('73', 'a'), {
    AUTOMOVEL_PARTICULAR: 'dos veículos particulares para o transporte de pessoas',
    PARTICULAR_PESSOAS: 'veículos particulares para o transporte de pessoas',
  }),
  pagamEmFevereiro: lei.relacao(art('73', 'b'), {
    AUTOMOVEL_ALUGUEL: 'dos veículos de aluguel para o transporte de passageiros',
    CAMINHONETE_CARGA: 'dos veículos para o transporte de cargas em geral',
    ONIBUS: 'inclusive auto-ônibus',
    CAMINHAO: 'transporte de cargas em geral',
    CARRETA: 'transporte de cargas em geral',
    CARRETAO: 'transporte de cargas em geral',
    CARGA_ANIMAL_NAO_ESPECIFICADO: 'transporte de cargas em geral',
    CARGA: 'transporte de cargas em geral',
    ALUGUEL_PASSAGEIROS: 'dos veículos de aluguel para o transporte de passageiros',
  }),
};

type Parametros = ParametrosEntregues<typeof parametrosDoVeiculo>;

/** Art. 73: when it falls due, by the vehicle or else by its use; undefined where neither tells. */
export function vencimentoDoVeiculo(
  tipo: string,
  uso: string | undefined,
  p: Parametros,
  conta: Conta,
): Prestacoes | undefined {
  for (const qual of uso ? [tipo, uso] : [tipo]) {
    if (p.pagamEmJaneiro.tem(qual)) return p.janeiro;
    if (p.pagamEmFevereiro.tem(qual)) return p.fevereiro;
  }
  conta.usaAlternativa(L52);
  return undefined;
}
