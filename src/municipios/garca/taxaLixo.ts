import type { DataCivil } from '../../calendario/dataCivil';
import type { Dinheiro } from '../../valor/grandeza';
import { type Conta, exige, fato, lei, regra } from '../../regra';
import type { Prestacoes, Relacao } from '../../regra/parametro';
import { comMora } from './comMora';
import { multaDeMora, vencimentoDoLixo } from './figurasComuns';
import { G15, G110, G111 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, leiDe1951 } from './norma';

/** The law of 25-06-1951 reaches the tax of exercises only from the next one. */
const DESDE_1952 = '1952-01-01';

const REVOGACAO = leiDe1951.art('1º', 'II');
const REVOGACAO_INCERTA = `a revogação feita pela ${leiDe1951.nome} ${naoSeLe(G15)}`;
const TRECHO_DA_REVOGACAO = 'artigo 115, e, do artigo 17';

/** Taxa de Remoção de Lixo: arts. 144 to 147, and the law of 25-06-1951. */
export const taxaLixo = regra({
  id: 'TAXA_LIXO',
  titulo: 'Taxa de Remoção de Lixo',
  norma: lei147,
  fundamento: [art('145')],
  resumo:
    'Três por cento do valor locativo do imposto predial, até 15 de junho. Em 1951, o comércio, a indústria e a hospedagem pagam ao menos Cr$ 50,00, e a taxa acima de Cr$ 300,00 se divide em duas; depois não se sabe se isso vale.',
  fatos: {
    valorLocativo: fato.dinheiro('Valor locativo do lançamento predial'),
    atividade: fato.enumerado('Ocupação do prédio', {
      RESIDENCIA: ['Residência', 'moradia', 'casa'],
      HOTEL: ['Hotel ou hospedaria', 'hotel', 'hospedaria'],
      PENSAO: ['Pensão'],
      CORTICO: ['Cortiço'],
      RESTAURANTE: ['Restaurante'],
      BOTEQUIM: ['Botequim', 'bar'],
      CONFEITARIA: ['Confeitaria'],
      PADARIA: ['Padaria'],
      CAFE: ['Café'],
      COLEGIO: ['Colégio', 'escola'],
      FABRICA: ['Fábrica'],
      OFICINA: ['Oficina'],
      POSTO_GASOLINA: ['Posto de gasolina ou lubrificantes', 'posto'],
      COCHEIRA: ['Cocheira'],
      TEATRO: ['Teatro ou casa de diversões', 'teatro', 'cinema'],
    }),
    terrenoSemConstrucao: fato.simNao('Terreno sem construção'),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    aliquota: lei.percentual('3', art('145'), 'À taxo sera de 3% (trois per canto)'),
    minimo: lei.dinheiro('50', art('145', '§ 1º'), 'a Cr$ 50 00 cuando os práds', G110),
    sujeitosAoMinimo: lei.versoes<Relacao>(
      lei.relacao<string>(
        art('145', '§ 1º'),
        {
          HOTEL: 'por hotéis, hospedrrics',
          PENSAO: 'ponsões',
          CORTICO: 'cortiços',
          RESTAURANTE: 'restauran te',
          BOTEQUIM: 'botequins',
          CONFEITARIA: 'confeitarias',
          PADARIA: 'pedrrios',
          CAFE: 'ccfós',
          COLEGIO: 'colégios',
          FABRICA: 'rabrá - eus',
          OFICINA: 'oficinvs',
          POSTO_GASOLINA: 'postos de gasolin:, lubrificantes',
          COCHEIRA: 'similaras, cocholras',
          TEATRO: 'cocholras, te: sõos',
        },
        G110,
      ),
      lei.desde(DESDE_1952, lei.semFigura<Relacao>(REVOGACAO, REVOGACAO_INCERTA, TRECHO_DA_REVOGACAO)),
    ),
    acimaDeQueSeDivide: lei.dinheiro('300', art('147'), 'taxa suporior a Crof 300,00', G111),
    duasPrestacoes: lei.versoes<Prestacoes | undefined>(
      lei.prestacoes(
        ['15/06', '15/08'],
        art('147 e 182'),
        ['podera sor feits em dus prestações', 'riciliares - 2a, Prostação (1)e'],
        G111,
      ),
      lei.desde(DESDE_1952, lei.semEfeito(REVOGACAO, REVOGACAO_INCERTA, TRECHO_DA_REVOGACAO)),
    ),
    vencimento: vencimentoDoLixo,
    multaDeMora,
  },
  pagamento: 'vencimento',
  parcelasDe: emPrestacoes,
  catalogo: ['TAXA_LIXO', 'LIXO_*'],
  calcular(f, p, conta) {
    if (f.terrenoSemConstrucao) {
      conta.nota('Terreno sem construção não tem o serviço', art('144', 'parágrafo único'));
      return { incide: false, valor: conta.nada };
    }
    const pelaAliquota = conta.parte('Taxa pelo valor locativo', p.aliquota, exige(f, 'valorLocativo'));
    const valor = comMinimo();
    const [vencimento] = conta.vencimentos(p.vencimento) as [DataCivil];
    if (f.pagamento) {
      const pago = comMora(conta, valor, p.multaDeMora, vencimento, f.pagamento);
      if (conta.emAtraso(vencimento, f.pagamento)) return pago;
      return { ...pago, parcelas: emPrestacoes(valor, p, conta) };
    }
    return { valor, parcelas: emPrestacoes(valor, p, conta) };

    /** The list of who pays the minimum is asked for only when the minimum decides. */
    function comMinimo(): Dinheiro {
      if (!f.atividade) conta.nota('Ocupação não informada: sem o mínimo', art('145', '§ 1º'));
      if (!f.atividade || f.atividade === 'RESIDENCIA' || !conta.menosDe(pelaAliquota, p.minimo))
        return pelaAliquota;
      return p.sujeitosAoMinimo.tem(f.atividade)
        ? conta.maior('Taxa, com o mínimo', pelaAliquota, p.minimo)
        : pelaAliquota;
    }
  },
});

interface FigurasDoPagamento {
  readonly acimaDeQueSeDivide: Dinheiro;
  readonly duasPrestacoes: Prestacoes | undefined;
  readonly vencimento: Prestacoes;
}

/** One instalment; above the limit two, while that is sure, and none once it is not. */
function emPrestacoes(valor: Dinheiro, p: FigurasDoPagamento, conta: Conta) {
  const cobrado = conta.quantia('Taxa', valor);
  if (!conta.maisDe(cobrado, p.acimaDeQueSeDivide)) return conta.parcelas(valor, p.vencimento);
  if (p.duasPrestacoes) return conta.parcelas(valor, p.duasPrestacoes);
  conta.usaAlternativa(G15);
  conta.nota('Taxa superior a Cr$ 300,00: não se sabe se ainda se divide em duas prestações');
  return undefined;
}
