import { dataCivil } from '../../src/calendario';
import { ContaMemoria } from '../../src/regra/conta/contaMemoria';
import type { LinhaComplementar } from '../../src/regra';
import { tabelaAusente } from '../../src/regra/parametro/tabelaAusente';
import { art, contexto } from './leiDeTeste';

const tarifas = () =>
  tabelaAusente('Tabela nº 1', art('25'), 'tabela nº 1', 'Cr$ por metro', { SEDE: 'Sede' });
const linha = (mudanca: Partial<LinhaComplementar> = {}): LinhaComplementar => ({
  municipio: 'ALEGRE',
  tabela: 'Tabela nº 1',
  item: 'SEDE',
  unidade: 'Cr$ por metro',
  valor: 10,
  desde: dataCivil(1952, 1, 1),
  fonte: 'Decreto nº 3',
  ...mudanca,
});

function tarifa(tabelas: readonly LinhaComplementar[], dia = dataCivil(1952, 1, 1)): string {
  const conta = new ContaMemoria(contexto({ tabelas, dia }));
  const entregue = tarifas().versoes[0].entrega(conta);
  try {
    return conta.mostra(conta.linha('Tarifa', entregue, 'SEDE'));
  } catch (erro) {
    return (erro as Error).message;
  }
}

const FALTA =
  'tabela ausente: Tabela nº 1 (art. 25) não está na fonte da lei; inclua o item SEDE, em Cr$ por metro, nas tabelas complementares';

describe('o valor de uma tabela que a fonte da lei não traz', () => {
  test('é o que o lançador informou, escrito como for', () => {
    expect(tarifa([linha()])).toBe('10,00');
    expect(tarifa([linha({ tabela: 'TABELA N 1', item: 'sede', valor: '12,50' })])).toBe('12,50');
  });

  test('sem ele, a mensagem diz o que incluir', () => {
    expect(tarifa([])).toBe(FALTA);
  });

  test.each([
    ['de outro município', { municipio: 'GARCA' }],
    ['de outra tabela', { tabela: 'Tabela nº 2' }],
    ['de outro item', { item: 'VILA' }],
    ['que ainda não vale', { desde: dataCivil(1952, 1, 2) }],
    ['com valor que não se lê', { valor: 'dez' }],
  ] as const)('o %s não serve', (_qual, mudanca) => {
    expect(tarifa([linha(mudanca)])).toBe(FALTA);
  });

  test('vale o mais recente, em qualquer ordem em que venham', () => {
    const antigo = linha();
    const novo = linha({ valor: 20, desde: dataCivil(1955, 1, 1) });
    for (const tabelas of [
      [antigo, novo],
      [novo, antigo],
    ]) {
      expect(tarifa(tabelas, dataCivil(1954, 12, 31))).toBe('10,00');
      expect(tarifa(tabelas, dataCivil(1955, 1, 1))).toBe('20,00');
    }
  });

  test('a memória diz o item, o artigo da lei e a fonte que o lançador deu', () => {
    const conta = new ContaMemoria(contexto({ tabelas: [linha()] }));
    conta.vezes('Taxa', conta.linha('Tarifa', tarifas().versoes[0].entrega(conta), 'SEDE'), 3);
    expect(conta.passos).toStrictEqual([
      {
        rotulo: 'Tarifa',
        conta: 'Cr$ 10,00 (Sede, tabela complementar: Decreto nº 3)',
        valor: 'Cr$ 10,00',
        fundamento: 'Lei nº 1/1952, art. 25',
      },
      { rotulo: 'Taxa', conta: 'Cr$ 10,00 × 3', valor: 'Cr$ 30,00', fundamento: '' },
    ]);
  });

  test('sem fonte, ou com um item que a lei não nomeia, a memória diz o que há', () => {
    const vila = linha({ item: 'VILA', fonte: '' });
    const conta = new ContaMemoria(contexto({ tabelas: [vila] }));
    conta.linha('Tarifa', tarifas().versoes[0].entrega(conta), 'VILA');
    expect(conta.passos.map((passo) => passo.conta)).toStrictEqual(['Cr$ 10,00 (VILA, tabela complementar)']);
  });
});
