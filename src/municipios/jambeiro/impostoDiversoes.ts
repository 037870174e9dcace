import { type Conta, exige, fato, lei, regra, SemResposta } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { Dinheiro, Numero, Percentual } from '../../valor/grandeza';
import { fatoDoAto, isencoesDosImpostos } from './isencoesGerais';
import { J75, J78 } from './leituras';
import { art, lei104 } from './norma';

/** Imposto sobre Jogos e Diversões Públicas: arts. 94 to 109. */
export const impostoDiversoes = regra({
  id: 'IMPOSTO_DIVERSOES',
  titulo: 'Imposto sobre Jogos e Diversões Públicas',
  norma: lei104,
  fundamento: [art('94–98'), art('106')],
  resumo:
    'Dez por cento do preço de cada ingresso, cada bilhete arredondado para cima a dez centavos; bilhares e canchas pagam por mês e por mesa ou quadra, e os clubes por ano, conforme a categoria.',
  fatos: {
    item: fato.enumerado('Espécie', {
      INGRESSO: ['Ingresso', 'entrada', 'bilhete', 'cinema', 'teatro', 'circo'],
      PULES: ['Pules, cartões ou bilhetes de jogo', 'pule', 'sorteio'],
      BILHAR_CARAMBOLA: ['Bilhar carambola (francês)', 'carambola', 'bilhar francês', 'bilhar'],
      BILHAR_SNOOKER: ['Bilhar snooker (inglês)', 'snooker', 'sinuca', 'bilhar inglês'],
      BOCHA: ['Bocha, chinquilho ou malha', 'bocha', 'malha', 'chinquilho'],
      CLUBE: ['Clube', 'clube de jogos lícitos'],
    }),
    precoIngresso: fato.dinheiro('Preço de um ingresso, bilhete ou pule', { zeroEhValor: true }),
    ingressos: fato.inteiro('Ingressos, bilhetes ou pules', { zeroEhValor: true }),
    quantidade: fato.inteiro('Mesas ou quadras'),
    meses: fato.inteiro('Meses'),
    categoria: fato.inteiro('Categoria do clube', { minimo: 1, maximo: 3 }),
    ...fatoDoAto,
  },
  parametros: {
    aliquota: lei.percentual('10', art('106', '1'), '10% (dez por cento) sébre o valor ou custo'),
    fracao: lei.dinheiro('0.10', art('106', '1'), 'tddas as fragdes de (10,10 (des cent'),
    porMesa: lei.tabela(art('106', '2'), {
      BILHAR_CARAMBOLA: lei.linha(
        'Bilhar carambola, por mês e mesa',
        '20',
        'Bilhar-carambola (franeés) @ 20,00',
      ),
      BILHAR_SNOOKER: lei.linha('Bilhar snooker, por mês e mesa', '50', 'Bilhar-Snooker (inglés) @ 50,00'),
      BOCHA: lei.linha('Bocha, chinquilho ou malha, por mês e quadra', '10', 'chinquilho ou malha, & 10,00'),
    }),
    clubes: lei.tabela(art('106', '3'), {
      '1': lei.linha(
        'Clube de 1ª categoria, por ano',
        '500',
        'Clubes de 18 categoria . . . .. « « « @ 500,00',
        J78,
      ),
      '2': lei.linha(
        'Clube de 2ª categoria, por ano',
        '250',
        'Clubes de 2% categoria . . . . . . . . 250,00',
        J78,
      ),
      '3': lei.linha(
        'Clube de 3ª categoria, por ano',
        '100',
        'Clubes de 3% categoria . « « « « . « o+ 100,00',
        J78,
      ),
    }),
  },
  isencoes: [
    {
      codigo: 'ENTIDADE_DESPORTIVA',
      titulo: 'Exibição de entidade filiada ao Conselho Nacional de Desportos',
      citacao: art('109', 'II'),
      trecho: 'tivas filiadas direta ou indiretamente',
    },
    {
      codigo: 'PERMANENTE_AUTORIDADE',
      titulo: 'Permanente de autoridade ou jornalista',
      citacao: art('109', 'I'),
      trecho: 'as permanentes fornecidas às autoridades',
    },
    ...isencoesDosImpostos,
  ],
  catalogo: ['IMPOSTO_DIVERSOES_*'],
  calcular(f, p, conta) {
    switch (f.item) {
      case 'BILHAR_CARAMBOLA':
      case 'BILHAR_SNOOKER':
      case 'BOCHA': {
        const porMes = conta.linha('Por mês e unidade', p.porMesa, f.item);
        const unidades = conta.vezes('Por mês', porMes, exige(f, 'quantidade'));
        return { valor: conta.vezes('Imposto', unidades, exige(f, 'meses')) };
      }
      case 'CLUBE': {
        const categoria = String(conta.inteiro(exige(f, 'categoria'))) as '1' | '2' | '3';
        return { valor: conta.linha('Imposto do ano', p.clubes, categoria) };
      }
      case 'PULES':
        // There is no rate to ask facts for, unless the assessor chose the other reading.
        if (!conta.usaAlternativa(J75))
          throw new SemResposta(
            `${art('95').texto}: o imposto recai nas pules, mas o art. 106 não lhes fixa alíquota`,
          );
        return porBilhete(f, p, conta);
      default:
        if (!f.item) conta.nota('Espécie não informada: ingresso, que é a regra geral', art('106', '1'));
        return porBilhete(f, p, conta);
    }
  },
});

/** Each ticket is rounded up by itself, before it is multiplied. */
function porBilhete(
  f: { readonly precoIngresso: Dinheiro | undefined; readonly ingressos: Numero | undefined },
  p: { readonly aliquota: Percentual; readonly fracao: Dinheiro },
  conta: Conta,
): Saida {
  const exato = conta.parte('Por bilhete', p.aliquota, exige(f, 'precoIngresso'));
  const valorPorIngresso = conta.acimaAoMultiplo('Por bilhete, como se cobra', exato, p.fracao);
  return {
    valor: conta.vezes('Imposto', valorPorIngresso, exige(f, 'ingressos')),
    valorPorIngresso,
  };
}
