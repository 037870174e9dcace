import { type Conta, type Contexto, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import type { Parcela } from '../../regra';
import type { Prestacoes } from '../../regra/parametro';
import type { Dinheiro, Numero } from '../../valor/grandeza';
import { vencimentoDasGuias } from './figurasComuns';
import { G107, G108 } from './leituras';
import { art, lei147, leiDe1951 } from './norma';

/** Taxa de Colocação de Guias e Sarjetas: arts. 136 to 140, and the law of 25-06-1951. The day is that of the works. */
export const taxaGuias = regra({
  id: 'TAXA_GUIAS',
  titulo: 'Taxa de Colocação de Guias e Sarjetas',
  norma: lei147,
  fundamento: [art('138 e 140')],
  resumo:
    'Os proprietários pagam dois terços da despesa, na proporção da testada: cinco prestações com juros de dez por cento ao ano ou, nas obras desde 25 de junho de 1951, seis com oito por cento. A primeira vence em sessenta dias da obra e as outras em 30 de junho. À vista não há juros.',
  fatos: {
    item: fato.enumerado('Cálculo', {
      QUOTA: ['Quota do proprietário', 'quota', 'taxa'],
      JUROS: ['Prestação com os juros', 'juros'],
      PARAMETROS: ['Número de prestações e juros', 'parâmetros'],
      PARTE_MUNICIPIO: ['Parte do Município', 'município'],
      ANTECIPACAO: ['Desconto de prestações antecipadas', 'antecipação'],
    }),
    despesa: fato.dinheiro('Despesa total da obra, com os juros'),
    frenteTotal: fato.metros('Soma das testadas (m)', { positivo: true }),
    frente: fato.metros('Testada do imóvel (m)'),
    aVista: fato.simNao('Paga a quota de uma vez'),
    principal: fato.dinheiro('Prestação, sem os juros'),
    anos: fato.numero('Anos decorridos (ou antecipados)', { zeroEhValor: true }),
  },
  parametros: {
    tercosDosProprietarios: lei.numero('2', art('138'), '2/3 (dcis têrços)'),
    tercos: lei.numero('3', art('138'), '2/3 (dcis têrços)'),
    prestacoes: lei.versoes(
      lei.numero('5', art('138', '§ 1º'), '5 (cinco) prestações iguais'),
      lei.numero('6', leiDe1951.art('1º', 'I'), '6 (seis) prestações iguais'),
    ),
    juros: lei.versoes(
      lei.percentual('10', art('138', '§ 1º'), 'acrussidas dos juros de 10%:', G107),
      lei.percentual('8', leiDe1951.art('1º', 'I'), 'ros 8% (oito por cento) so ano', G107),
    ),
    diasDaPrimeira: lei.numero('60', art('140'), '60 (sessenta) dias após & nxecução'),
    vencimentoDasDemais: vencimentoDasGuias,
    semJuros: lei.relacao(art('138', '§ 2º'), { A_VISTA: 'de uma só vôz sem juros' }),
    antecipacao: lei.relacao(
      art('140', 'parágrafo único'),
      { ANTECIPACAO: 'de desconto dos juros corr: ca' },
      G108,
    ),
  },
  catalogo: ['ALT_1951', 'TAXA_GUIAS', 'GUIAS_*'],
  calcular(f, p, conta, contexto) {
    switch (f.item) {
      case 'PARAMETROS':
        return {
          prestacoes: conta.soma('Número de prestações', p.prestacoes),
          taxaJuros: conta.soma('Juros ao ano', p.juros),
        };
      case 'JUROS': {
        const principal = exige(f, 'principal');
        const juros = jurosSimples(conta, p.juros, principal, exige(f, 'anos'));
        return { valor: conta.soma('Prestação com os juros', principal, juros), juros };
      }
      case 'ANTECIPACAO': {
        conta.usaAlternativa(G108);
        const desconto = jurosSimples(conta, p.juros, exige(f, 'principal'), exige(f, 'anos'));
        return { valor: desconto, desconto, fundamento: [p.antecipacao.citacao] };
      }
      case 'PARTE_MUNICIPIO': {
        const despesa = exige(f, 'despesa');
        const dosProprietarios = conta.fracao(
          'Parte dos proprietários',
          despesa,
          p.tercosDosProprietarios,
          p.tercos,
        );
        return { valor: conta.menos('Parte do Município', despesa, dosProprietarios) };
      }
      default: {
        const frente = exige(f, 'frente');
        const frenteTotal = exige(f, 'frenteTotal');
        if (conta.maisDe(frente, frenteTotal))
          throw new FatoInvalido('frente', 'é maior que a soma das testadas');
        const porFrente = conta.fracao('Despesa pela testada', exige(f, 'despesa'), frente, frenteTotal);
        const valor = conta.fracao('Quota', porFrente, p.tercosDosProprietarios, p.tercos);
        if (f.aVista) {
          conta.nota('Paga de uma vez, a quota não tem juros', p.semJuros.citacao);
          return { valor, juros: conta.nada };
        }
        conta.nota('As prestações vão sem os juros: veja o cálculo dos juros', art('138', '§ 1º'));
        return { valor, parcelas: emPrestacoes(valor, p, conta, contexto) };
      }
    }
  },
});

function jurosSimples(
  conta: Conta,
  taxa: Parameters<Conta['parte']>[1],
  principal: Dinheiro,
  anos: Numero,
): Dinheiro {
  return conta.vezes('Juros', conta.parte('Juros de um ano', taxa, principal), anos);
}

interface Plano {
  readonly prestacoes: Numero;
  readonly diasDaPrimeira: Numero;
  readonly vencimentoDasDemais: Prestacoes;
}

/** Art. 140: the first some days after the works, the others once a year from the next year on. */
function emPrestacoes(
  valor: Dinheiro,
  p: Plano,
  conta: Conta,
  { dia, comData }: Contexto,
): readonly Parcela[] | undefined {
  if (!comData) {
    conta.nota('Sem o dia da execução do serviço não há vencimentos: dê a data em vez do exercício');
    return undefined;
  }
  const quantas = conta.inteiro(conta.soma('Número de prestações', p.prestacoes));
  const { prazo, prazoNominal = prazo } = conta.prazo('Primeira prestação', dia, p.diasDaPrimeira);
  const demais = Array.from({ length: quantas - 1 }, (_, i) =>
    conta.vencimentos(p.vencimentoDasDemais, prazoNominal.ano + i + 1),
  );
  return conta.parcelas(valor, [prazoNominal, ...demais.flat()]);
}
