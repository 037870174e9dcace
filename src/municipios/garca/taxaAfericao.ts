import type { Dinheiro } from '../../valor/grandeza';
import { exige, fato, FatoInvalido, lei, regra, SemResposta } from '../../regra';
import { G90, G91, G92, G93, G94 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const TABELA = parte('Tabela I');

/** Instruments charged by what they weigh, and the table of each. */
const BALANCAS = { BALANCA: 'balanca', BALANCA_AUTOMATICA: 'balancaAutomatica' } as const;

/** Aferição de pesos e medidas: arts. 97 to 109 and Table I. */
export const taxaAfericao = regra({
  id: 'TAXA_AFERICAO',
  titulo: 'Taxa de aferição de pesos e medidas',
  norma: lei147,
  fundamento: [art('109'), TABELA],
  resumo:
    'Quantia fixa por instrumento, pela capacidade da balança; soma-se adicional fora da repartição e na zona rural. Feirantes e ambulantes aferem todo ano; os vidros de leite e de óleo, uma só vez; a bomba cujo selo se rompe para reparo paga de novo.',
  fatos: {
    itens: fato
      .lista(
        'Instrumentos',
        fato.objeto('Instrumento', {
          item: fato
            .enumerado('Instrumento', {
              BALANCA: ['Balança', 'balança comum'],
              BALANCA_AUTOMATICA: ['Balança automática, sem pesos', 'balança automática'],
              PESO: ['Peso'],
              MEDIDA_CAPACIDADE: ['Medida de capacidade'],
              MEDIDA_LINEAR: ['Medida linear', 'metro', 'trena'],
              VEICULO: ['Veículo de transporte de material ou lenha', 'veículo'],
              BOMBA: ['Bomba de gasolina, óleo ou álcool', 'bomba de gasolina', 'bomba'],
              VIDRO_LEITE: ['Vidro para venda de leite', 'vidro de leite'],
              VIDRO_OLEO: ['Vidro para venda de óleo', 'vidro de óleo'],
              ADICIONAL_FORA_REPARTICAO: ['Adicional fora da repartição', 'fora da repartição'],
              ADICIONAL_ZONA_RURAL: ['Adicional na zona rural', 'zona rural'],
              PLACA_LACRE: ['Adicional de placa e lacre', 'placa', 'lacre'],
            })
            .obrigatoria(),
          capacidade: fato.numero('Capacidade (kg)', { positivo: true }),
          comprimento: fato.metros('Comprimento (m)', { positivo: true }),
          quantidade: fato.inteiro('Quantidade'),
        }),
      )
      .obrigatoria(),
  },
  parametros: {
    balanca: lei.faixas(
      TABELA,
      'numero',
      'dinheiro',
      [
        { ate: '50', valor: '10', trecho: 'Balanças atg 50 ks. 10,00' },
        { ate: '100', valor: '20', trecho: 'Balanços até 100 ks. 20,00' },
        { ate: '500', valor: '30', trecho: 'Balanças ate 500 quílos 30,00' },
        { valor: '50', trecho: 'acima de 500 quilos , 50,00' },
      ],
      G90,
    ),
    balancaAutomatica: lei.faixas(
      TABELA,
      'numero',
      'dinheiro',
      [
        { ate: '5', valor: '10', trecho: 'tautometica até 5 quilos) 10,00' },
        { ate: '10', valor: '15', trecho: '( automaticas ate 10 ks) 15,00' },
        { valor: null, trecho: '(automaticas ete 15 ks) 50,00', motivo: naoSeLe(G91) },
      ],
      G90,
    ),
    maximoDaMedidaLinear: lei.metros('20', TABELA, 'Medida linear (atê 20 metros)', G90),
    porPeca: lei.tabela(TABELA, {
      PESO: lei.linha('Peso', '2', 'Pesos, cada um 2,00', G90),
      MEDIDA_CAPACIDADE: lei.linha('Medida de capacidade', '2', 'Medidas de capacidade cada uma 2,00', G90),
      MEDIDA_LINEAR: lei.linha('Medida linear', '10', '(atê 20 metros) cada uma 10,00', G90),
      VEICULO: lei.linha('Veículo', '20', 'materiais, etc. e lenha) 20,00', G90),
      BOMBA: lei.linha('Bomba', '50', 'gasolina oleo e alegol 50,00', G90),
      VIDRO_LEITE: lei.linha('Vidro de leite', '0.20', 'um litr o cada 0,20', G90),
      VIDRO_OLEO: lei.linhaIlegivel('Vidro de óleo', 'até 1 litro cada Ds', naoSeLe(G92)),
      ADICIONAL_FORA_REPARTICAO: lei.linha('Fora da repartição', '5', 'aferição fora repartição 5,00', G94),
      ADICIONAL_ZONA_RURAL: lei.linha('Na zona rural', '10', 'aferícão na zona rura 10,00', G94),
      PLACA_LACRE: lei.linha('Placa e lacre', '3', '4 lacre-sdicional 3,00', G93),
    }),
  },
  catalogo: [
    'AFERICAO_BALANCA',
    'AFERICAO_BALANCA_AUTOMATICA',
    'AFERICAO_PESO',
    'AFERICAO_MEDIDA_*',
    'AFERICAO_VEICULO',
    'AFERICAO_BOMBA',
    'AFERICAO_BOMBA_REPARO',
    'AFERICAO_VIDRO_*',
    'AFERICAO_VIDROS_UMA_VEZ',
    'AFERICAO_ADICIONAL_*',
    'AFERICAO_PLACA_LACRE',
    'AFERICAO_ANUAL',
  ],
  calcular(f, p, conta) {
    if (f.itens.length === 0) throw new FatoInvalido('itens', 'é preciso informar ao menos um instrumento');
    // Every instrument is looked at before any is charged: a wrong fact comes before a row that cannot be read.
    f.itens.forEach((instrumento) => {
      if (instrumento.item in BALANCAS) exige(instrumento, 'capacidade');
    });
    const taxas = f.itens.map((instrumento) => {
      const { item, capacidade, comprimento } = instrumento;
      const tarifa = (): Dinheiro => {
        if (item === 'BALANCA' || item === 'BALANCA_AUTOMATICA')
          return conta.faixa('Tarifa pela capacidade', p[BALANCAS[item]], capacidade ?? conta.numero(0));
        if (item === 'MEDIDA_LINEAR' && comprimento && conta.maisDe(comprimento, p.maximoDaMedidaLinear))
          throw new SemResposta('Tabela I: não há medida linear acima do comprimento da tabela');
        return conta.linha('Tarifa', p.porPeca, item);
      };
      return conta.vezes('Taxa', tarifa(), exige(instrumento, 'quantidade'));
    });
    return { valor: conta.soma('Taxa de todos', ...taxas) };
  },
});
