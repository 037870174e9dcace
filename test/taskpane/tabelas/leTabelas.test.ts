import { achaMunicipio } from '../../../src';
import { dataCivil } from '../../../src/calendario';
import { leTabelas } from '../../../taskpane/tabelas/leTabelas';
import { planilhaDeTabelas } from '../../../taskpane/tabelas/planilhaDeTabelas';
import type { ValorDeCelula } from '../../../taskpane/planilha/planilha';

const TITULOS = ['Município', 'Tabela', 'Item', 'Descrição', 'Unidade', 'Valor', 'Vale desde', 'Fonte'];
/** Excel's number for 1 January 1959. */
const EM_1959 = 21_551;
const linha = (mudanca: Partial<Record<string, ValorDeCelula>> = {}): ValorDeCelula[] => {
  const campos: Record<string, ValorDeCelula> = {
    municipio: 'JAMBEIRO',
    tabela: 'Tabela nº 1',
    item: 'SEDE',
    descricao: '',
    unidade: '',
    valor: 12.5,
    desde: EM_1959,
    fonte: 'Decreto 3',
    ...mudanca,
  };
  return Object.values(campos);
};
const motivo = (mudanca: Partial<Record<string, ValorDeCelula>>) =>
  leTabelas([TITULOS, linha(mudanca)]).recusadas[0]?.motivo;

describe('tabelas complementares', () => {
  test('a planilha criada tem os itens que a lei nomeia, sem valor, e lida assim não dá nada', () => {
    const jambeiro = achaMunicipio('JAMBEIRO');
    if (!jambeiro) throw new Error('sem Jambeiro');
    const { celulas } = planilhaDeTabelas(jambeiro);
    expect(celulas[0]).toStrictEqual(TITULOS);
    expect(celulas.slice(1).map(([, tabela, item]) => `${String(tabela)}: ${String(item)}`)).toContain(
      'Tabela nº 1: SEDE',
    );
    expect(leTabelas(celulas as ValorDeCelula[][])).toStrictEqual({ boas: [], recusadas: [] });
  });

  test('lê a linha preenchida, também com o título do item e a data por extenso', () => {
    const { boas } = leTabelas([
      TITULOS,
      linha(),
      linha({ item: 'povoação', desde: '15/03/1960', valor: '1.234,56' }),
    ]);
    expect(boas).toStrictEqual([
      {
        municipio: 'JAMBEIRO',
        tabela: 'Tabela nº 1',
        item: 'SEDE',
        unidade: 'Cr$ por metro de frente',
        valor: '12.5',
        desde: dataCivil(1959, 1, 1),
        fonte: 'Decreto 3',
      },
      expect.objectContaining({ item: 'POVOACAO', valor: '1234.56', desde: dataCivil(1960, 3, 15) }),
    ]);
  });

  test('numa pasta que conta desde 1904, o número da data é outro', () => {
    // 01/01/1959: 21551 − 1462 = 20089.
    expect(leTabelas([TITULOS, linha({ desde: 20_089 })], 1904).boas).toStrictEqual([
      expect.objectContaining({ desde: dataCivil(1959, 1, 1) }),
    ]);
    const jambeiro = achaMunicipio('JAMBEIRO');
    if (!jambeiro) throw new Error('sem Jambeiro');
    expect(planilhaDeTabelas(jambeiro, 1904).celulas[1]?.[6]).toBe(20_089);
  });

  test.each([
    [{ municipio: 'ATLANTIDA' }, /município desconhecido: "ATLANTIDA"/],
    [{ tabela: 'Tabela nº 99' }, /tabela desconhecida: "Tabela nº 99"/],
    [{ item: 'MARTE' }, /item desconhecido: "MARTE"; Tabela nº 1 tem SEDE, POVOACAO/],
    [{ item: '' }, /falta o item/],
    [{ valor: -1 }, /valor negativo/],
    [{ valor: 'doze' }, /valor "doze": não é um número/],
    [{ valor: '1.234' }, /duas leituras/],
    [{ desde: '31/02/1960' }, /data que não existe/],
  ])('recusa %j com o seu motivo', (mudanca, esperado) => {
    expect(motivo(mudanca)).toMatch(esperado);
  });

  test('o mesmo item duas vezes no mesmo dia: vale a primeira, e a outra diz qual repete', () => {
    const { boas, recusadas } = leTabelas([TITULOS, linha(), linha({ valor: 99 })]);
    expect(boas.map(({ valor }) => valor)).toStrictEqual(['12.5']);
    expect(recusadas).toStrictEqual([
      { linha: 3, motivo: 'repete a linha 2: mesmo item, valendo desde 01/01/1959' },
    ]);
  });

  test('sem uma das colunas nada se lê, e diz qual falta', () => {
    expect(leTabelas([['Município', 'Tabela', 'Item', 'Valor'], linha()]).recusadas).toStrictEqual([
      { linha: 1, motivo: 'falta a coluna "Vale desde"' },
    ]);
  });
});
