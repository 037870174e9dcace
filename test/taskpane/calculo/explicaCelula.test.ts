import { criaResolvedor } from '../../../taskpane/calculo/resolvedor';
import { explicaCelula } from '../../../taskpane/calculo/explicaCelula';
import { Leitor } from '../../../taskpane/calculo/leitor';
import { umaCelula } from '../../../taskpane/planilha/referencia';
import { PlanilhaDeTeste } from '../planilhaDeTeste';
import { FUNCOES, ponteDeTeste } from '../ponteDeTeste';
import { instalaHospedeiro } from '../../functions/hospedeiroDeTeste';

instalaHospedeiro();

const planilha = new PlanilhaDeTeste(
  [
    ['Imóvel', 'Valor locativo', 'Ocupação'],
    ['Rua A', 9600, 'PROPRIETARIO'],
    ['Rua B', { erro: '#N/A' }, 'ALUGADO'],
    [null, null, null],
    ['Rua D', 14400, 'ALUGADO'],
  ],
  'Cadastro',
);
const recursos = () => ({
  leitor: new Leitor(planilha),
  resolvedor: criaResolvedor(ponteDeTeste({ municipio: 'ALEGRE', exercicio: 1952 })),
  funcoes: FUNCOES,
});
const explica = (formula: string, linha = 1, ancora = linha) =>
  explicaCelula(umaCelula('F', linha, 3), { formula, ancora: umaCelula('F', ancora, 3) }, recursos());

const valor = async (...pedido: Parameters<typeof explica>) => {
  const explicacao = await explica(...pedido);
  if ('motivo' in explicacao) return explicacao.motivo;
  const { resultado } = explicacao.memoria;
  return 'falha' in resultado ? resultado.motivo : resultado.valor;
};

describe('explicaCelula', () => {
  // Alegre, Lei 118/1951, art. 23: 8% when the owner lives there, 10% otherwise.
  test('a fórmula de uma linha: 9.600,00 × 8% = 768,00', async () => {
    expect(await valor('=TRIB.IMPOSTO_PREDIAL(B2,,C2)')).toBe(768);
  });

  test('o município e o exercício da fórmula valem mais que os da pasta', async () => {
    expect(await valor('=TRIB.IMPOSTO_PREDIAL(B2,,C2,,,,"ALEGRE",1940)')).toMatch(/não em vigor/);
  });

  test('a célula derramada explica a sua própria linha: 14.400,00 × 10% = 1.440,00', async () => {
    expect(await valor('=TRIB.IMPOSTO_PREDIAL(B2:B5,,C2:C5)', 4, 1)).toBe(1440);
  });

  test('LANCAR lê a tabela pelos títulos, também pelos escritos na fórmula', async () => {
    expect(await valor('=TRIB.LANCAR("IMPOSTO_PREDIAL",$A$1:$C$1,A2:C5)', 4, 1)).toBe(1440);
    expect(await valor('=TRIB.LANCAR("IMPOSTO_PREDIAL",{"","valorLocativo",""},A2:C2)')).toBe(960);
  });

  test('referência estruturada e fórmula dentro de outra', async () => {
    expect(
      await valor('=ROUND(TRIB.IMPOSTO_PREDIAL(Cadastro[@[Valor locativo]],,Cadastro[@Ocupação]),0)', 4),
    ).toBe(1440);
  });

  test('diz por que não explica', async () => {
    expect(await valor('=TRIB.IMPOSTO_PREDIAL(B3,,C3)', 2)).toMatch(/em erro \(#N\/A\)/);
    expect(await valor('=TRIB.IMPOSTO_PREDIAL(B4,,C4)', 3)).toMatch(/vazia/);
    expect(await valor('=TRIB.IMPOSTO_PREDIAL(B2*12)')).toMatch(/valorLocativo: B2\*12 é uma conta/);
    expect(await valor('=TRIB.FUNDAMENTO("IMPOSTO_PREDIAL")')).toMatch(/não tem memória/);
    expect(await valor('=SUM(B2:B3)')).toMatch(/não tem fórmula do Lançador/);
  });
});
