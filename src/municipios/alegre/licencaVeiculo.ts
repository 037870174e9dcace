import { type Conta, exige, fato, FatoInvalido, regra } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Dinheiro } from '../../valor/grandeza';
import { L51 } from './leituras';
import { art, lei118, parte } from './norma';
import { parametrosDoVeiculo, vencimentoDoVeiculo } from './veiculos';

const fatos = {
  tipo: fato.enumerado('Veículo', {
    AUTOMOVEL_PARTICULAR: ['Automóvel particular', 'carro particular'],
    AUTOMOVEL_ALUGUEL: ['Automóvel de aluguel', 'carro de praça', 'táxi'],
    CAMINHONETE_PASSAGEIROS: 'Caminhonete de passageiros',
    MOTOCICLETA: ['Motocicleta', 'moto'],
    CAMINHONETE_CARGA: 'Caminhonete de carga',
    ONIBUS: ['Ônibus', 'auto-ônibus'],
    CAMINHAO: 'Caminhão',
    CARRETA: 'Carreta',
    TRACAO_ANIMAL_PASSAGEIROS: ['Tração animal, passageiros', 'charrete'],
    CARRETAO: ['Carretão, tração animal', 'carretão'],
    CARGA_ANIMAL_NAO_ESPECIFICADO: ['Tração animal, carga, não especificado', 'carroça'],
    TROPA: ['Tropa, por lote', 'tropa'],
    TRICICLO: 'Triciclo',
  }),
  potencia: fato.numero('Potência (HP)', { positivo: true }),
  rodas: fato.inteiro('Rodas', { minimo: 1 }),
  quantidade: fato.inteiro('Veículos, ou animais da tropa', { minimo: 1 }),
  uso: fato.enumerado('Uso', {
    PARTICULAR_PESSOAS: ['Particular, de pessoas', 'particular'],
    CARGA: 'Carga',
    ALUGUEL_PASSAGEIROS: ['Aluguel, de passageiros', 'aluguel'],
  }),
};

/** Licença de veículos: arts. 70 to 75. */
export const licencaVeiculo = regra({
  id: 'LICENCA_VEICULO',
  titulo: 'Licença de veículos',
  norma: lei118,
  fundamento: [art('73'), parte('Tabela nº 1 da Licença de Veículos')],
  resumo:
    'Quantia por ano, conforme o veículo e, no de aluguel, ônibus e caminhão, a força do motor. Os particulares de pessoas pagam em janeiro; os de carga e os de aluguel, em fevereiro.',
  fatos,
  parametros: parametrosDoVeiculo,
  isencoes: [
    {
      codigo: 'SERVICO_AGRICOLA',
      titulo: 'Serviço agrícola dentro da propriedade',
      citacao: art('75', 'a'),
      trecho: 'veículos utilizados no serviço agrícola',
    },
    {
      codigo: 'CARIDADE',
      titulo: 'Instituição de caridade',
      citacao: art('75', 'b'),
      trecho: 'pertencentes a instituições de caridade',
    },
    {
      codigo: 'OFICIAL',
      titulo: 'Oficial do Estado, da União ou de órgão paraestatal',
      citacao: art('75', 'c'),
      trecho: 'veículos oficiais do Estado e da União',
    },
  ],
  catalogo: [
    'VEICULO_AUTOMOVEL_*',
    'VEICULO_CAMINHONETE_*',
    'VEICULO_MOTOCICLETA',
    'VEICULO_ONIBUS_*',
    'VEICULO_CAMINHAO_*',
    'VEICULO_CARRETA',
    'VEICULO_TRACAO_ANIMAL_*',
    'VEICULO_CARRETAO',
    'VEICULO_CARGA_ANIMAL_NAO_ESPECIFICADO',
    'VEICULO_TROPA',
    'VEICULO_TRICICLO',
    'VEICULO_VENCIMENTO_*',
    'VEICULO_ISENCAO_*',
    'LICENCA_INDIVISIVEL',
  ],
  calcular(f, p, conta) {
    const tipo = exige(f, 'tipo');
    const valor = licenca(f, p, conta);
    const vencimento = vencimentoDoVeiculo(tipo, f.uso, p, conta);
    return { valor, parcelas: vencimento && conta.parcelas(valor, vencimento) };
  },
});

function licenca(
  f: FatosLidos<typeof fatos>,
  p: ParametrosEntregues<typeof parametrosDoVeiculo>,
  conta: Conta,
): Dinheiro {
  const tipo = exige(f, 'tipo');
  if (tipo === 'TROPA') {
    const animais = exige(f, 'quantidade');
    const lotes = conta.unidadesComecadas('Lotes, o começado por inteiro', animais, p.animaisDoLote);
    const completos = conta.igual(conta.vezes('Animais desses lotes', p.animaisDoLote, lotes), animais);
    return !completos && conta.usaAlternativa(L51)
      ? conta.fracao('Licença em proporção', p.lote, animais, p.animaisDoLote)
      : conta.vezes('Licença', p.lote, lotes);
  }
  const deUm = licencaDeUm(tipo, f, p, conta);
  return f.quantidade ? conta.vezes('Licença de todos', deUm, f.quantidade) : deUm;
}

function licencaDeUm(
  tipo: Exclude<NonNullable<FatosLidos<typeof fatos>['tipo']>, 'TROPA'>,
  f: FatosLidos<typeof fatos>,
  p: ParametrosEntregues<typeof parametrosDoVeiculo>,
  conta: Conta,
): Dinheiro {
  switch (tipo) {
    case 'AUTOMOVEL_ALUGUEL':
      return conta.faixa('Licença pela força', p.automovelDeAluguel, exige(f, 'potencia'));
    case 'ONIBUS':
      return conta.faixa('Licença pela força', p.onibus, exige(f, 'potencia'));
    case 'CAMINHAO':
      return conta.faixa('Licença pela força', p.caminhao, exige(f, 'potencia'));
    case 'TRACAO_ANIMAL_PASSAGEIROS': {
      const rodas = exige(f, 'rodas');
      if (conta.igual(rodas, 2)) return conta.linha('Licença', p.tracaoAnimal, 'DUAS_RODAS');
      if (conta.igual(rodas, 4)) return conta.linha('Licença', p.tracaoAnimal, 'QUATRO_RODAS');
      throw new FatoInvalido('rodas', 'a tabela só tem veículos de passageiros de 2 e de 4 rodas');
    }
    default:
      return conta.linha('Licença', p.tabela, tipo);
  }
}
