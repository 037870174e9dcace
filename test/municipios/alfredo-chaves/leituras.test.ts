import type { Fatos } from '../lancaEm';
import { avisosEmAlfredoChaves } from './lancaEmAlfredoChaves';

/** Ids of the doubtful readings that the memória names. */
const leituras = (regra: string, fatos: Fatos, quando?: number, alternativas: readonly string[] = []) =>
  avisosEmAlfredoChaves(regra, fatos, quando, { alternativas }).flatMap((aviso) =>
    aviso.startsWith('L-') ? [aviso.split(' ')[0]] : [],
  );

describe('L-50: o aviso da data que passa ao dia útil só vem quando ela passa', () => {
  // 15/03/1964 e 15/07/1962 são domingos; em 1961, nenhum dos dois
  test.each([
    ['IMPOSTO_PREDIAL', { valorLocativo: 12000 }, 1964, true],
    ['IMPOSTO_PREDIAL', { valorLocativo: 12000 }, 1962, true],
    ['IMPOSTO_PREDIAL', { valorLocativo: 12000 }, 1961, false],
    ['TAXA_AGUA', { item: 'PENA', valorTabela: 720 }, 1964, true],
    ['TAXA_AGUA', { item: 'PENA', valorTabela: 720 }, 1966, false], // terça e sexta-feira
    ['MORA', { principal: 600, vencimento: '1964-03-15', pagamento: '1964-05-20' }, 1964, true],
    ['MORA', { principal: 600, vencimento: '1961-03-15', pagamento: '1961-05-20' }, 1961, false],
    ['PRAZO', { ato: 'RECURSO_CAMARA', inicio: '1961-06-01' }, 1961, true], // 11/06, domingo
    ['PRAZO', { ato: 'RECURSO_CAMARA', inicio: '1961-06-06' }, 1961, false], // 16/06, sexta-feira
    ['PRAZO', { ato: 'RELACAO_VENDAS' }, 1965, true], // 31/01/1965, domingo
    ['PRAZO', { ato: 'RELACAO_VENDAS' }, 1961, false],
    ['VENCIMENTO', { tributo: 'MATRICULA_CAES' }, 1960, true], // 31/01/1960, domingo
    ['VENCIMENTO', { tributo: 'MATRICULA_CAES' }, 1961, false],
    ['DIFERENCA_TRIBUTO', { principal: 500, intimacao: '1961-04-21' }, 1961, true], // 1º de maio
    ['DIFERENCA_TRIBUTO', { principal: 500, intimacao: '1961-05-02' }, 1961, false],
  ] as const)('%s %j em %d: %p', (regra, fatos, ano, avisa) => {
    expect(leituras(regra, fatos, ano).includes('L-50')).toBe(avisa);
  });
});

describe('L-53: o aviso da tabela reescrita só vem quando o valor sai dela', () => {
  test.each([
    ['LICENCA_VEICULO', { tipo: 'CARGA' }, { valorTabela: 1200 }, 1961],
    ['TAXA_MATADOURO', { cabecas: 5 }, { valorTabela: 80 }, 1961],
    ['TAXA_AGUA', { item: 'PENA' }, { valorTabela: 720 }, 1964],
  ] as const)('%s %j avisa; com a tarifa dada, não', (regra, fatos, tarifa, ano) => {
    expect(leituras(regra, fatos, ano)).toContain('L-53');
    expect(leituras(regra, { ...fatos, ...tarifa }, ano)).not.toContain('L-53');
  });
});

test('L-10: meses vagos que se pedem; nenhum mês vago não pede leitura', () => {
  const vago = { zona: 'URBANA', valorLocativo: 12000, requereu: true };
  expect(leituras('IMPOSTO_PREDIAL', { ...vago, mesesDesocupado: 3 })).toContain('L-10');
  expect(leituras('IMPOSTO_PREDIAL', { ...vago, mesesDesocupado: 0 })).not.toContain('L-10');
});

test('L-45: a redução da dívida do pobre sem bens é texto corrompido; as outras hipóteses, não', () => {
  const cancelamento = (hipotese: string) =>
    leituras('CABIMENTO', { ato: 'CANCELAMENTO_DIVIDA_ATIVA', hipotese, pobre: true });
  expect(cancelamento('POBRE_SEM_BENS')).toStrictEqual(['L-45']);
  expect(cancelamento('POBRE_COM_PREDIO')).toStrictEqual([]);
  expect(cancelamento('PRESCRICAO')).toStrictEqual([]);
});

test('L-48: só há leitura da prorrogação se o Prefeito prorrogou', () => {
  const debito = { principal: 600, vencimento: '1961-03-15', pagamento: '1961-06-15' };
  expect(leituras('MORA', { ...debito, diasProrrogacao: 30 })).toContain('L-48');
  expect(leituras('MORA', debito)).not.toContain('L-48');
});

test('os meses de atraso contam-se do dia útil, por qualquer das leituras de L-46', () => {
  // 15/03/1964 é domingo: de 16/03 a 20/05 vão dois meses completos e um começado
  const fatos = { principal: 600, vencimento: '1964-03-15', pagamento: '1964-05-20' };
  const aviso = (meses: number) =>
    `Meses de atraso, contados de 16/03/1964: ${meses} (Lei nº 132/1959, art. 10, § 3º)`;
  expect(avisosEmAlfredoChaves('MORA', fatos, 1964)).toContain(aviso(2));
  expect(avisosEmAlfredoChaves('MORA', fatos, 1964, { alternativas: ['L-46'] })).toContain(aviso(3));
});
