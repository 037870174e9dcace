import { instalaHospedeiro } from '../../functions/hospedeiroDeTeste';
import { criaResolvedor } from '../../../taskpane/calculo/resolvedor';
import { causaDe } from '../../../taskpane/conferir/causas';
import { confere } from '../../../taskpane/conferir/confere';
import { colunaDaInscricao, repetidas } from '../../../taskpane/conferir/repetidas';
import { PlanilhaDeTeste } from '../planilhaDeTeste';
import { FUNCOES, ponteDeTeste } from '../ponteDeTeste';

instalaHospedeiro();

const predial = (linha: number) => ({ formula: `=TRIB.IMPOSTO_PREDIAL(B${linha},,C${linha},,,D${linha})` });
const CADASTRO = [
  ['Inscrição', 'Valor locativo', 'Ocupação', 'Isenção', 'Imposto'],
  ['1', 9600, 'PROPRIETARIO', null, predial(2)],
  ['2', 14400, 'ALUGADO', null, predial(3)],
  ['2', 3000, 'ALUGADO', null, predial(4)],
  ['3', 'a arbitrar', 'ALUGADO', null, predial(5)],
  ['4', 'idem', 'ALUGADO', null, predial(6)],
  [null, null, null, null, predial(7)],
];

const recursos = () => ({
  resolvedor: criaResolvedor(ponteDeTeste({ municipio: 'ALEGRE', exercicio: 1952 })),
  funcoes: FUNCOES,
});

describe('conferir', () => {
  test('soma por tributo e situação, e junta os erros pela causa', async () => {
    const conferencia = await confere(new PlanilhaDeTeste(CADASTRO), recursos());
    // Art. 23: 9.600 × 8% + 14.400 × 10% + 3.000 × 10% = 768 + 1.440 + 300 = 2.508.
    expect(conferencia?.totais).toStrictEqual([
      { tributo: 'Imposto Predial', situacao: 'Lançado', linhas: 3, soma: 2508 },
      { tributo: 'Imposto Predial', situacao: 'Erro', linhas: 2, soma: 0 },
    ]);
    expect(conferencia?.erros).toHaveLength(1);
    expect(conferencia?.erros[0]?.celulas.map(({ linha, coluna }) => [linha, coluna])).toStrictEqual([
      [4, 4],
      [5, 4],
    ]);
  });

  test('uma fórmula derramada conta cada uma das suas linhas', async () => {
    const derramada = CADASTRO.map((linha, i) => [
      ...linha.slice(0, 4),
      i === 1 ? { formula: '=TRIB.IMPOSTO_PREDIAL(B2:B7,,C2:C7)' } : i === 0 ? 'Imposto' : null,
    ]);
    const conferencia = await confere(new PlanilhaDeTeste(derramada), recursos());
    expect(conferencia?.totais[0]).toStrictEqual({
      tributo: 'Imposto Predial',
      situacao: 'Lançado',
      linhas: 3,
      soma: 2508,
    });
  });

  test('numa tabela do Excel, as três partes de LANCAR são uma linha só', async () => {
    const lancar = 'TRIB.LANCAR("IMPOSTO_PREDIAL",{"valorLocativo"},A2:A2)';
    const partes = [1, 2, 3].map((parte) => ({ formula: `=INDEX(${lancar},1,${parte})` }));
    const conferencia = await confere(
      new PlanilhaDeTeste([
        ['Valor', 'a', 'b', 'c'],
        [1000, ...partes],
      ]),
      recursos(),
    );
    // 1.000 × 10%, the general rate of art. 23.
    expect(conferencia?.totais).toStrictEqual([
      { tributo: 'Imposto Predial', situacao: 'Lançado', linhas: 1, soma: 100 },
    ]);
  });

  test('soma o que a célula mostra, e conta como erro a linha que usa uma célula em erro', async () => {
    const conferencia = await confere(
      new PlanilhaDeTeste([['Valor'], [{ erro: '#REF!' }, { formula: '=TRIB.IMPOSTO_PREDIAL(A2)' }]]),
      recursos(),
    );
    expect(conferencia?.totais).toStrictEqual([
      { tributo: 'IMPOSTO_PREDIAL', situacao: 'Erro', linhas: 1, soma: 0 },
    ]);
  });

  test('a mesma inscrição duas vezes no mesmo exercício aparece, com as suas linhas', async () => {
    const conferencia = await confere(new PlanilhaDeTeste(CADASTRO), recursos());
    if (!conferencia) throw new Error('nada conferido');
    expect(repetidas(conferencia, 0)).toStrictEqual([
      { inscricao: '2', tributo: 'IMPOSTO_PREDIAL', exercicio: 1952, linhas: [2, 3] },
    ]);
  });

  test('planilha sem fórmula nossa não tem o que conferir', async () => {
    expect(await confere(new PlanilhaDeTeste([['a', { formula: '=SUM(A1)' }]]), recursos())).toBeUndefined();
  });

  test('uma fórmula sem memória só aparece quando está em erro', async () => {
    const boa = new PlanilhaDeTeste([[{ formula: '=TRIB.FUNDAMENTO("IMPOSTO_PREDIAL")' }]]);
    expect((await confere(boa, recursos()))?.erros).toStrictEqual([]);
  });

  test('a causa não leva o que veio em cada célula', () => {
    expect(causaDe('valor: veio "a arbitrar", que não é um número; aceita-se um valor')).toBe(
      'valor: veio …, que não é um número; aceita-se um valor',
    );
  });

  test.each([
    [['Nome', 'Inscrição cadastral'], 1],
    [['Matrícula', 'Nome'], 0],
    [['Nome', 'Valor'], undefined],
  ])('em %j a inscrição é a coluna %s', (titulos, coluna) => {
    expect(colunaDaInscricao(titulos)).toBe(coluna);
  });
});
