import type { Conta } from '../../../regra';
import { exige, fato, FatoInvalido, lei, regra } from '../../../regra';
import type { Dinheiro, Numero } from '../../../valor/grandeza';
import { deUmaVez } from '../deUmaVez';
import { multaDeMora, vencimentoDeFevereiro } from '../figurasComuns';
import { G74 } from '../leituras';
import { art, lei147, parte } from '../norma';
import { mesesOuFracao } from '../mesesOuFracao';
import { isencoesDaPublicidade } from './isencoesDaPublicidade';
import { itensDePublicidade } from './itens';
import { antecipada, folhetosColetivos, porArea, porMetro, porPeca } from './tabelaC';

/** Licença de publicidade: arts. 74 to 82 and Table C. */
export const licencaPublicidade = regra({
  id: 'LICENCA_PUBLICIDADE',
  titulo: 'Licença de publicidade',
  norma: lei147,
  fundamento: [art('77'), parte('Tabela C')],
  resumo:
    'A publicidade permanente se lança por ano, pela peça ou pelo tamanho, e vence em 15 de fevereiro. A outra se paga antes, por dia, trinta dias, mês ou ano, e pela metade se devida depois de junho.',
  fatos: {
    item: fato.enumerado('Publicidade', itensDePublicidade),
    quantidade: fato.inteiro('Peças (ou estabelecimentos, nos folhetos coletivos)'),
    extensao: fato.metros('Extensão (m)', { positivo: true }),
    area: fato.metrosQuadrados('Área (m²)', { positivo: true }),
    periodos: fato.inteiro('Períodos de trinta dias'),
    meses: fato.inteiro('Meses inteiros'),
    diasFracao: fato.inteiro('Dias além dos meses inteiros'),
    periodo: fato.enumerado('Período da tarifa', {
      DIA: ['Por dia', 'dia'],
      TRINTA_DIAS: ['Por trinta dias', 'trinta dias', '30 dias', 'mês'],
    }),
    dias: fato.inteiro('Dias'),
    mesDevido: fato.inteiro('Mês em que é devida', { minimo: 1, maximo: 12 }),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    porPeca,
    letreiroProprio: porMetro.LETREIRO_PROPRIO,
    placaSemSaliencia: porMetro.PLACA_SEM_SALIENCIA,
    letreiroNoPasseio: porMetro.LETREIRO_PASSEIO,
    paredeOuMuro: porMetro.PAREDE_MURO,
    margemDeEstrada: porArea,
    antecipada,
    folhetosColetivos,
    minimoDoColetivo: lei.numero('2', parte('Tabela C', 'nº 16, a'), 'dois "estabelecimentos 12,00'),
    reducao: lei.percentual('50', art('80', 'parágrafo único'), '50% (aincoenta- vor cento)', G74),
    ultimoMesSemReducao: lei.numero('6', art('80', 'parágrafo único'), 'depois do mês de junho'),
    vencimento: vencimentoDeFevereiro,
    multaDeMora,
  },
  isencoes: isencoesDaPublicidade,
  pagamento: 'vencimento',
  catalogo: ['PUB_*'],
  calcular(f, p, conta) {
    const lancada = (valor: Dinheiro) => deUmaVez(conta, valor, { ...p, pagamento: f.pagamento });
    const naoLancada = (valor: Dinheiro) => {
      conta.nota('Publicidade não lançada: paga-se antes', art('80'));
      if (!f.mesDevido || !conta.maisDe(f.mesDevido, p.ultimoMesSemReducao)) return { valor };
      const reducao = conta.parte('Redução do segundo semestre', p.reducao, valor);
      return { valor: conta.menos('Com a redução', valor, reducao) };
    };
    const trintaDias = () => exige(f, 'periodos');
    const item = exige(f, 'item');
    switch (item) {
      case 'LETREIRO_PROPRIO':
        return lancada(conta.faixa('Licença', p.letreiroProprio, exige(f, 'extensao')));
      case 'PLACA_SEM_SALIENCIA':
        return lancada(conta.faixa('Licença', p.placaSemSaliencia, exige(f, 'extensao')));
      case 'LETREIRO_PASSEIO':
        return lancada(conta.faixa('Licença', p.letreiroNoPasseio, exige(f, 'extensao')));
      case 'PAREDE_MURO':
        return lancada(conta.faixa('Licença', p.paredeOuMuro, exige(f, 'extensao')));
      case 'MARGEM_ESTRADA':
        return lancada(conta.faixa('Licença', p.margemDeEstrada, exige(f, 'area')));
      case 'FOLHETOS_COLETIVO': {
        const quantidade = exige(f, 'quantidade');
        if (conta.menosDe(quantidade, p.minimoDoColetivo))
          throw new FatoInvalido('quantidade', 'o folheto coletivo é de dois estabelecimentos ou mais');
        const dias = exige(f, 'dias');
        const porDia = conta.faixa('Tarifa do dia', p.folhetosColetivos, quantidade);
        return naoLancada(conta.vezes('Todos os dias', porDia, dias));
      }
      case 'FOLHETOS':
      case 'PROPAGANDA_FALADA': {
        const periodo = exige(f, 'periodo');
        const tarifa = conta.celula('Tarifa', p.antecipada, item, periodo);
        const vezes = periodo === 'DIA' ? exige(f, 'dias') : trintaDias();
        return naoLancada(conta.vezes('Todo o tempo', tarifa, vezes));
      }
      case 'PLACA_ESPETACULO': {
        const tarifa = conta.celula('Tarifa do mês', p.antecipada, item, 'MES');
        return naoLancada(porPecas(conta, conta.vezes('Todo o tempo', tarifa, mesesOuFracao(conta, f)), f));
      }
      case 'TELA_CINEMA': {
        const tarifa = conta.celula('Tarifa de trinta dias', p.antecipada, item, 'TRINTA_DIAS');
        return naoLancada(porPecas(conta, conta.vezes('Todo o tempo', tarifa, trintaDias()), f));
      }
      case 'SINAIS_SONOROS':
        return naoLancada(conta.celula('Tarifa do ano', p.antecipada, item, 'ANO'));
      case 'CARTAZ_PAPEL':
      case 'BANCO_JARDIM':
      case 'LIQUIDACAO_INTERNA':
      case 'LIQUIDACAO_EXTERNA':
      case 'LIQUIDACAO_VEICULO':
      case 'LIQUIDACAO_ATRAVESSANDO_RUA': {
        const tarifa = conta.celula('Tarifa de trinta dias', p.antecipada, item, 'TRINTA_DIAS');
        return naoLancada(conta.vezes('Todo o tempo', tarifa, trintaDias()));
      }
      default:
        return lancada(porPecas(conta, conta.linha('Licença por peça', p.porPeca, item), f));
    }
  },
});

function porPecas(conta: Conta, valor: Dinheiro, f: { readonly quantidade: Numero | undefined }): Dinheiro {
  return conta.vezes('Todas as peças', valor, exige(f, 'quantidade'));
}
