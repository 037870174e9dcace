import { exige, fato, lei, regra, SemResposta } from '../../regra';
import { G31, G32, G33, G34 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const ESTACIONAMENTO = parte('tabela dos pontos de estacionamento');

const tipos = {
  TRATOR: ['Trator ou máquina', 'trator'],
  TRACAO_ANIMAL: ['Tração animal', 'carroça', 'charrete'],
  AUTOMOVEL: ['Automóvel', 'carro'],
  CAMINHAO: ['Caminhão'],
} as const;

/** Imposto de licença de veículos, and of parking points: arts. 58 and 59. */
export const licencaVeiculo = regra({
  id: 'LICENCA_VEICULO',
  titulo: 'Licença de veículos',
  norma: lei147,
  fundamento: [art('58 e 59'), parte('tabela do imposto de veículos')],
  resumo:
    'A tabela dos veículos não se lê na fonte: informe o imposto dela. Ambulância e médico têm vinte por cento de desconto; a tração animal do pequeno sitiante e o veículo só da própria lavoura são isentos. O ponto de estacionamento se paga à parte.',
  fatos: {
    item: fato.enumerado('Modalidade', {
      ESTACIONAMENTO: ['Ponto de estacionamento', 'estacionamento'],
    }),
    tipo: fato.enumerado('Veículo', tipos),
    valorTabela: fato.dinheiro('Imposto da tabela de veículos'),
    reducao: fato.enumerado('Redução de vinte por cento', {
      AMBULANCIA: ['Ambulância ou pronto-socorro', 'ambulância'],
      MEDICO: ['Médico em efetivo exercício', 'médico'],
    }),
    potencia: fato.numero('Potência (HP)'),
    quantidade: fato.inteiro('Veículos'),
  },
  parametros: {
    tabelaDeVeiculos: lei.tabelaAusente(
      'Tabela de veículos',
      parte('tabela do imposto de veículos'),
      'ixtemével com motor ate G. h',
      'Cr$ por ano, por veículo',
      {
        TRATOR: 'Trator ou máquina',
        TRACAO_ANIMAL: 'Tração animal',
        AUTOMOVEL: 'Automóvel',
        CAMINHAO: 'Caminhão',
      },
    ),
    reducao: lei.percentual(
      '20',
      art('58', '§§ 1º e 2º'),
      ['Gosarão da redução de 20” (vinte por cento)', 'o desconto de 207 (vinte per canto)'],
      G32,
    ),
    estacionamento: lei.tabela(ESTACIONAMENTO, {
      TRACAO_ANIMAL: lei.linha('Tração animal', '20', 'Veiculos de tração animal, por veículo 20,00', G33),
      AUTOMOVEL: lei.linhaIlegivel('Automóvel', 'irtornvais ate 5 aroíros por miculo', naoSeLe(G34)),
      CAMINHAO: lei.linhaIlegivel('Caminhão', 'sorinhocs per vc', naoSeLe(G34)),
      TRATOR: lei.linhaIlegivel('Trator ou máquina', 'sorinhocs per vc', naoSeLe(G34)),
    }),
  },
  isencoes: [
    {
      codigo: 'SERVICO_AGRICOLA',
      titulo: 'Só nos serviços da própria lavoura',
      citacao: art('58', 'b'),
      trecho: 'empregados pelo seu proprietário exclusi esmente nos serviços da própria lavoura',
      leitura: G32,
      quando: ({ item }) => item !== 'ESTACIONAMENTO',
    },
    {
      codigo: 'PEQUENO_SITIANTE',
      titulo: 'Tração animal de pequeno sitiante, chacareiro ou trabalhador rural',
      citacao: art('58', 'a'),
      trecho: 'viaturas de tração anímsl de propriedades de pequenos sitiantes',
      leitura: G32,
      condicao: 'viatura de tração animal',
      quando: ({ item, tipo }) =>
        item !== 'ESTACIONAMENTO' && (tipo === undefined || tipo === 'TRACAO_ANIMAL'),
    },
  ],
  leituras: [G31],
  catalogo: ['IMPOSTO_VEICULO', 'VEICULO_ISENCAO', 'REDUCAO_VEICULO_*', 'LICENCA_ESTACIONAMENTO'],
  calcular(f, p, conta) {
    if (f.item === 'ESTACIONAMENTO') {
      const porVeiculo = conta.linha('Estacionamento', p.estacionamento, exige(f, 'tipo'));
      return {
        valor: conta.vezes('Todos os veículos', porVeiculo, exige(f, 'quantidade')),
      };
    }
    if (!f.valorTabela && !f.tipo) throw new SemResposta(`tabela de veículos: ${naoSeLe(G31)}`);
    const imposto = f.valorTabela ?? conta.linha('Imposto da tabela', p.tabelaDeVeiculos, exige(f, 'tipo'));
    if (!f.reducao) return { valor: imposto };
    conta.nota('O desconto é só do imposto do veículo: não alcança o ponto de estacionamento nem a placa');
    const reducao = conta.parte('Desconto', p.reducao, imposto);
    return { valor: conta.menos('Imposto com o desconto', imposto, reducao) };
  },
});
