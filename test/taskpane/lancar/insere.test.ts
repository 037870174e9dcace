import { escritaDe, insere } from '../../../taskpane/lancar/insere';
import { leTabela } from '../../../taskpane/lancar/leTabela';
import { PlanilhaDeTeste } from '../planilhaDeTeste';

const formulas = { funcao: 'X', colunas: 1 as const, linha: (i: number) => [`=TRIB.X(A${i + 2})`] };

describe('inserir ao lado da tabela', () => {
  test('a linha de totais não é dado, e a coluna de resultado não é título', async () => {
    const planilha = new PlanilhaDeTeste([
      ['Imóvel', 'Valor', 'Imposto'],
      ['Rua A', 100, { formula: '=TRIB.X(B2)' }],
      ['Rua B', 200, { formula: '=TRIB.X(B3)' }],
      ['Total', null, { formula: '=SUM(C2:C3)' }],
    ]);
    const lida = await leTabela(planilha);
    expect(lida?.linhas).toBe(2);
    expect([...(lida?.resultados ?? [])]).toStrictEqual([2]);
  });

  test('escreve título e fórmulas numa só vez, na primeira coluna livre', async () => {
    const planilha = new PlanilhaDeTeste([['Valor'], [100], [200]]);
    const tabela = await leTabela(planilha);
    if (!tabela) throw new Error('sem tabela');
    expect(await insere(planilha, { tabela, formulas, derramada: false, titulo: 'Imposto' })).toBe('B1:B3');
    expect(planilha.escritas).toStrictEqual([
      {
        intervalo: { planilha: 'F', linha: 0, coluna: 1, linhas: 3, colunas: 1 },
        celulas: [['Imposto'], [{ formula: '=TRIB.X(A2)' }], [{ formula: '=TRIB.X(A3)' }]],
      },
    ]);
  });

  test('numa tabela do Excel vira coluna dela; derramada, fica fora, com uma coluna de folga', async () => {
    const tabela = await leTabela(new PlanilhaDeTeste([['Valor'], [100], [200]], 'Imoveis'));
    if (!tabela) throw new Error('sem tabela');
    const pedido = { tabela, formulas, titulo: 'Imposto' };
    expect(escritaDe({ ...pedido, derramada: false }).tabela).toBe('Imoveis');
    const derramada = escritaDe({ ...pedido, derramada: true });
    expect([derramada.tabela, derramada.intervalo.coluna]).toStrictEqual([undefined, 2]);
  });

  test('nunca escreve por cima do que já há', async () => {
    const planilha = new PlanilhaDeTeste([
      ['Valor', null],
      [100, null],
      [200, 'nota'],
    ]);
    const lida = await leTabela(planilha);
    if (!lida) throw new Error('sem tabela');
    const tabela = { ...lida, regiao: { intervalo: { ...lida.regiao.intervalo, colunas: 1 } } };
    await expect(insere(planilha, { tabela, formulas, derramada: true, titulo: 'Imposto' })).rejects.toThrow(
      'Não há espaço livre ao lado da tabela: B1:B3 já tem dados.',
    );
    expect(planilha.escritas).toStrictEqual([]);
  });
});
