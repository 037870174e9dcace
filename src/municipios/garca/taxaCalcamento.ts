import { exige, fato, lei, regra } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { G98, G99, G100 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147 } from './norma';

/** Taxa de Execução de Calçamento: arts. 119 to 125. */
export const taxaCalcamento = regra({
  id: 'TAXA_CALCAMENTO',
  titulo: 'Taxa de Execução de Calçamento',
  norma: lei147,
  fundamento: [art('120 e 121')],
  resumo:
    'As despesas, com mais trinta por cento, divididas pelos metros dos dois eixos mais longos, dão o preço do metro de testada. Em cinco prestações anuais, em junho; o desconto à vista não se lê, e a taxa de conservação não tem tarifa.',
  fatos: {
    item: fato.enumerado('Cálculo', {
      DESCONTO_A_VISTA: ['Desconto do pagamento à vista', 'à vista'],
      CONSERVACAO: ['Conservação do calçamento', 'conservação'],
    }),
    despesa: fato.dinheiro('Despesa total da obra'),
    extensao: fato.metros('Metros dos dois eixos mais longos', { positivo: true }),
    frente: fato.metros('Testada do imóvel (m)'),
    principal: fato.dinheiro('Taxa já calculada'),
  },
  parametros: {
    acrescimo: lei.percentual('30', art('120', '§ 1º'), 'neroseiio do 30; (trinta por cento)', G98),
    prestacoes: lei.numero('5', art('121'), 'eobrais or & é cinco ) prestações', G99),
    mes: lei.numero('6', art('121'), 'ne mês d6 junho', G99),
    descontoAVista: lei.semFigura<Dinheiro>(art('121'), naoSeLe(G100), 'goSarão 39 darcanto Cir cor manto)'),
    conservacao: lei.semFigura<Dinheiro>(
      art('123 a 125'),
      'a taxa de conservação não tem tarifa na fonte, que a deixa a regulamento',
      'taxa do Conse ia Cnlgemento',
    ),
  },
  catalogo: ['TAXA_CALCAMENTO', 'CALCAMENTO_*'],
  calcular(f, p, conta) {
    if (f.item === 'DESCONTO_A_VISTA') return { valor: p.descontoAVista };
    if (f.item === 'CONSERVACAO') return { valor: p.conservacao };
    // The law does not give the year of the first instalment, which takes the odd centavos: only the equal part is told.
    const emPrestacoes = (taxa: Dinheiro) => ({
      valor: taxa,
      valorPrestacao: conta.partesIguais(taxa, conta.inteiro(p.prestacoes))[1],
    });
    const plano = { prestacoes: p.prestacoes, mesVencimento: p.mes };
    if (f.principal && !f.despesa) return { ...emPrestacoes(f.principal), ...plano };
    const despesa = exige(f, 'despesa');
    const extensao = exige(f, 'extensao');
    const acrescida = conta.soma(
      'Despesa acrescida',
      despesa,
      conta.parte('Acréscimo', p.acrescimo, despesa),
    );
    const valorPorMetro = conta.fracao('Preço do metro', acrescida, 1, extensao);
    if (!f.frente) {
      conta.nota('Testada não informada: só o preço do metro', art('120', '§ 1º'));
      return { valorPorMetro, ...plano };
    }
    return { ...emPrestacoes(conta.fracao('Taxa', acrescida, f.frente, extensao)), valorPorMetro, ...plano };
  },
});
