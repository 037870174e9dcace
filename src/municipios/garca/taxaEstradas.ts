import type { DataCivil } from '../../calendario/dataCivil';
import { type Conta, exige, fato, FatoInvalido, lei, type Parcela, regra } from '../../regra';
import type { Prestacoes } from '../../regra/parametro';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Saida } from '../../regra/saida';
import type { Dinheiro, MetrosQuadrados, Numero } from '../../valor/grandeza';
import { comMora } from './comMora';
import { multaDeMora, vencimentosDasEstradas } from './figurasComuns';
import { G101, G102, G103, G104, G105 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, leiDe1952 } from './norma';

const METROS_QUADRADOS_POR_HECTARE = 10000;

const DE_1950 = art('129', 'parágrafo único');
const DE_1952 = leiDe1952.art('1º', 'art. 129, parágrafo único, do Código');

/** Art. 129, parágrafo único: venal value of rural land, in the wording of 1950 and in that of the law of 14-11-1952. */
const figurasDoValorVenal = {
  valores: lei.versoes(
    lei.tabela(DE_1950, {
      HECTARE_DA_CAFEEIRA: lei.linha(
        'Hectare de terra da cafeeira',
        '1000',
        '1). 1.000,00 per hectare de terra',
        G103,
      ),
      PE_EM_PRODUCAO: lei.linha('Pé de café em produção', '10', '2) [ 10,000 pó de cave', G103),
      HECTARE_DAS_DEMAIS: lei.linhaIlegivel(
        'Hectare das demais propriedades',
        't) 5 Ieis propricisdes: 1)',
        naoSeLe(G104),
      ),
    }),
    lei.tabela(DE_1952, {
      HECTARE_DA_CAFEEIRA: lei.linha('Hectare de terra da cafeeira', '1000', '3) Cr.£ 1 000,00 por hectare'),
      PE_EM_PRODUCAO: lei.linha('Pé de café em produção', '15', '1) Cr.? 15,00 pó de cnfé em produção'),
      HECTARE_DAS_DEMAIS: lei.linha(
        'Hectare das demais propriedades',
        '1000',
        '1) Cr.$ 1.000,00 por hectare Co terras',
      ),
    }),
  ),
  peNovo: lei.versoes<Dinheiro | undefined>(
    lei.semEfeito(DE_1950, 'o pé que ainda não produz não entra no valor', '10,000 pó de cave ou produção'),
    lei.dinheiro('10', DE_1952, '2) Cr.º 10,00 pó do café que ainda não atingiu'),
  ),
};

interface Propriedade {
  readonly tipo: 'CAFEEIRA' | 'DEMAIS';
  readonly area: MetrosQuadrados | undefined;
  readonly areaNoMunicipio: MetrosQuadrados | undefined;
  readonly cafeeirosProducao: Numero | undefined;
  readonly cafeeirosNovos: Numero | undefined;
  readonly benfeitorias: Dinheiro | undefined;
}

/** Taxa de Conservação de Estradas: arts. 128 to 132, and the law of 14-11-1952. */
export const taxaEstradas = regra({
  id: 'TAXA_ESTRADAS',
  titulo: 'Taxa de Conservação de Estradas de Rodagem',
  norma: lei147,
  fundamento: [art('129')],
  resumo:
    'Um quarto por cento do valor venal da propriedade rural, contado por hectare, pé de café e benfeitorias, e nunca menos de Cr$ 50,00. Acima de Cr$ 300,00, em duas prestações, até 15 de agosto e 15 de novembro; não paga a primeira, vence tudo.',
  fatos: {
    tipo: fato
      .enumerado('Propriedade', {
        CAFEEIRA: ['Cafeeira', 'café', 'fazenda de café'],
        DEMAIS: ['As demais propriedades', 'demais', 'outra'],
      })
      .obrigatoria(),
    area: fato.metrosQuadrados('Área (m²); na cafeeira, a que fica fora do café'),
    areaNoMunicipio: fato.metrosQuadrados('Área dentro do Município (m²)'),
    cafeeirosProducao: fato.inteiro('Pés de café em produção', { zeroEhValor: true }),
    cafeeirosNovos: fato.inteiro('Pés de café ainda sem produção', { zeroEhValor: true }),
    benfeitorias: fato.dinheiro('Benfeitorias e culturas permanentes', { zeroEhValor: true }),
    primeiraPaga: fato.simNao('A primeira prestação foi paga'),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    ...figurasDoValorVenal,
    aliquota: lei.percentual('0.25', art('129'), ['ser” da VA', 'quarto por certo) sá'], G102),
    minimo: lei.dinheiro('50', art('131'), 'será de Crai 50.00 (cinscenta'),
    acimaDeQueSeDivide: lei.dinheiro('300', art('132'), 'erior a Cre$ 300,00 podera ser paga', G105),
    prestacoes: vencimentosDasEstradas,
    multaDeMora,
  },
  pagamento: 'prestacoes',
  parcelasDe: emPrestacoes,
  catalogo: ['ALT_1952', 'TAXA_ESTRADAS', 'VV_*', 'ESTRADAS_*'],
  calcular(f, p, conta) {
    const fundamento = [art('129'), p.valores.citacao] as const;
    const base = valorVenal(f, p, conta);
    const taxa = conta.maior('Taxa', conta.parte('Taxa pelo valor venal', p.aliquota, base), p.minimo);
    const parcelas = emPrestacoes(taxa, p, conta);
    const datas = conta.vencimentos(p.prestacoes) as [DataCivil, DataCivil];
    if (!f.pagamento) return { valor: taxa, base, parcelas, fundamento };
    const [primeira, segunda] = datas;
    if (f.primeiraPaga) {
      if (!parcelas[1]) conta.nota('Taxa de uma só prestação, já paga', art('132'));
      const restante = parcelas[1]?.valor ?? conta.nada;
      return { base, fundamento, ...comMora(conta, restante, p.multaDeMora, segunda, f.pagamento) };
    }
    const pago: Saida = { base, fundamento, ...comMora(conta, taxa, p.multaDeMora, primeira, f.pagamento) };
    if (!conta.emAtraso(primeira, f.pagamento)) return { ...pago, parcelas };
    conta.nota(
      'Não paga a primeira prestação no prazo, vence também a segunda',
      art('132', 'parágrafo único'),
    );
    return pago;
  },
});

/** Art. 132: in two above the limit, and otherwise all by the first date. */
function emPrestacoes(
  taxa: Dinheiro,
  p: { readonly prestacoes: Prestacoes; readonly acimaDeQueSeDivide: Dinheiro },
  conta: Conta,
): readonly Parcela[] {
  const datas = conta.vencimentos(p.prestacoes);
  conta.usaAlternativa(G105);
  const emDuas = conta.maisDe(conta.quantia('Taxa', taxa), p.acimaDeQueSeDivide);
  return conta.parcelas(taxa, emDuas ? datas : datas.slice(0, 1));
}

/** Art. 128, parágrafo único: of a property on the boundary only what lies inside counts. */
function areaQueConta(f: Propriedade, conta: Conta): MetrosQuadrados | undefined {
  if (f.area && f.areaNoMunicipio && conta.maisDe(f.areaNoMunicipio, f.area))
    throw new FatoInvalido('areaNoMunicipio', 'é maior que a área do imóvel');
  if (f.areaNoMunicipio) conta.usaAlternativa(G101);
  return f.areaNoMunicipio ?? f.area;
}

function valorVenal(
  f: Propriedade,
  p: ParametrosEntregues<typeof figurasDoValorVenal>,
  conta: Conta,
): Dinheiro {
  const nenhum = conta.numero(0);
  const area = areaQueConta(f, conta);
  const terra = (linha: 'HECTARE_DA_CAFEEIRA' | 'HECTARE_DAS_DEMAIS'): Dinheiro =>
    area
      ? conta.fracao(
          'Valor da terra',
          conta.linha('Por hectare', p.valores, linha),
          area,
          METROS_QUADRADOS_POR_HECTARE,
        )
      : conta.nada;
  if (f.tipo === 'DEMAIS') {
    if (!area) exige(f, 'area');
    if (!f.benfeitorias) conta.nota('Benfeitorias não informadas: conta-se só a terra');
    return conta.soma('Valor venal', terra('HECTARE_DAS_DEMAIS'), f.benfeitorias ?? conta.nada);
  }
  if (!area && !f.cafeeirosProducao && !f.cafeeirosNovos) exige(f, 'area');
  const foraDoCafe = terra('HECTARE_DA_CAFEEIRA');
  const porPe = conta.linha('Por pé em produção', p.valores, 'PE_EM_PRODUCAO');
  const producao = conta.vezes('Café em produção', porPe, f.cafeeirosProducao ?? nenhum);
  if (!p.peNovo) {
    if (f.cafeeirosNovos) conta.nota('O pé que ainda não produz não entra no valor', art('129'));
    return conta.soma('Valor venal', foraDoCafe, producao);
  }
  const novos = conta.vezes('Café ainda sem produção', p.peNovo, f.cafeeirosNovos ?? nenhum);
  return conta.soma('Valor venal', foraDoCafe, producao, novos);
}
