import {
  lancaEmAlfredoChaves,
  linhaComplementar as linha,
  passosEmAlfredoChaves,
} from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;

// What each rule asks of each missing table: facts, table, item and amount supplied, and the result.
const doCodigo: readonly [string, Fatos, string, string, number, number][] = [
  ['IMPOSTO_TERRITORIAL', { zona: 'SUBURBANA', area: 500 }, 'Tabela nº 1', 'SUBURBANA', 0.5, 250],
  ['IMPOSTO_TERRITORIAL', { zona: 'URBANA', area: 500, lote: 'Lote 7' }, 'Tabela nº 1', 'LOTE 7', 2, 1000],
  ['INDUSTRIAS_PROFISSOES', { item: 'MOVIMENTO', movimento: 1 }, 'Tabela nº 2', 'MOVIMENTO', 900, 900],
  ['INDUSTRIAS_PROFISSOES', { item: 'ANIMAIS' }, 'Tabela nº 4', 'COMERCIANTE_DE_ANIMAIS', 700, 700],
  ['SELO', { item: 'CERTIDAO' }, 'Tabela nº 10', 'CERTIDAO', 10, 10],
  ['TAXA_CEMITERIO', { item: 'INUMACAO', tipo: 'CARNEIRO' }, 'Tabela nº 13', 'INUMACAO_CARNEIRO', 50, 50],
  ['TAXA_CEMITERIO', { item: 'EXUMACAO', tipo: 'CARNEIRO' }, 'Tabela nº 13', 'EXUMACAO', 30, 30],
  ['TAXA_ASSISTENCIA_CULTURAL', {}, 'Tabela nº 14', 'TAXA', 5, 5],
  ['LICENCA_ESPECIAL', { item: 'CAFE_EM_GRAO', sacas: 10 }, 'Tabela nº 15', 'CAFE_EM_GRAO', 3, 30],
];

// The tables that Lei nº 181/1963 rewrote: two versions, and a row of one never serves the other.
const reescritas: readonly [string, Fatos, string, string, number, number][] = [
  ['INDUSTRIAS_PROFISSOES', { atividade: 'Barbeiro' }, 'Tabela nº 3', 'BARBEIRO', 200, 200],
  ['LICENCA_AMBULANTE', { item: 'Tecidos', meses: 3 }, 'Tabela nº 5', 'TECIDOS', 100, 300],
  ['LICENCA_TALHO', { semRegistro: true, suinos: 3 }, 'Tabela nº 6', 'SUINO', 8, 24],
  ['LICENCA_LOGRADOURO', { area: 4 }, 'Tabela nº 7', 'EMPACHAMENTO', 6, 24],
  ['LICENCA_VEICULO', { tipo: 'CARGA', aquisicao: '1960-01-01' }, 'Tabela nº 9', 'CARGA', 500, 500],
  ['TAXA_MATADOURO', { bovinos: 2, distancia: 5000 }, 'Tabela nº 12', 'BOVINO', 20, 20],
];

describe('Tabela que a fonte não traz', () => {
  test.each([...doCodigo, ...reescritas])('%s %j sem a %s: #N/D que a nomeia', (regra, fatos, tabela) => {
    const resultado = lancaEmAlfredoChaves(regra, fatos, 1961);
    expect(resultado).toMatchObject({ falha: 'ND' });
    expect((resultado as { motivo: string }).motivo).toContain(tabela);
  });

  test.each(doCodigo)('%s %j com a %s informada, item %s', (regra, fatos, tabela, item, valor, esperado) => {
    const tabelas = [linha(tabela, item, valor)];
    expect(lancaEmAlfredoChaves(regra, fatos, 1961, { tabelas })).toMatchObject({ valor: esperado });
    expect(lancaEmAlfredoChaves(regra, fatos, 1966, { tabelas })).toMatchObject({ valor: esperado });
  });

  test.each(reescritas)('%s %j: a %s de 1959, item %s', (regra, fatos, tabela, item, valor, esperado) => {
    const antiga = { tabelas: [linha(tabela, item, valor)] };
    const nova = { tabelas: [linha(`${tabela} (Lei nº 181/1963)`, item, valor)] };
    expect(lancaEmAlfredoChaves(regra, fatos, 1963, antiga)).toMatchObject({ valor: esperado });
    expect(lancaEmAlfredoChaves(regra, fatos, 1963, nova)).toMatchObject({ falha: 'ND' });
    expect(lancaEmAlfredoChaves(regra, fatos, 1964, antiga)).toMatchObject({ falha: 'ND' });
    expect(lancaEmAlfredoChaves(regra, fatos, 1964, nova)).toMatchObject({ valor: esperado });
    // The step of the tariff has a name, says what was supplied and where it came from.
    expect(passosEmAlfredoChaves(regra, fatos, 1964, nova)[0]).toMatch(
      /^[A-Z].+: Cr\$ [\d,]+ \(.+, tabela complementar: informada no teste\) = /,
    );
  });

  test('a Tabela nº 8 das obras só valeu até 1963, e sem dobro', () => {
    const tabelas = [linha('Tabela nº 8', 'CONSTRUCAO', 80)];
    const fatos = { tipo: 'CONSTRUCAO', licencaPrevia: false };
    expect(lancaEmAlfredoChaves('LICENCA_OBRA', fatos, 1963, { tabelas })).toMatchObject({ valor: 80 });
    expect(lancaEmAlfredoChaves('LICENCA_OBRA', fatos, 1964, { tabelas })).toMatchObject({ valor: 300 });
  });

  test('a Tabela nº 11 da água só se conhece desde 1964', () => {
    const fatos = { item: 'PENA', atividade: 'INDUSTRIA' };
    const nova = { tabelas: [linha('Tabela nº 11 (Lei nº 181/1963)', 'INDUSTRIA', 900)] };
    expect(lancaEmAlfredoChaves('TAXA_AGUA', fatos, 1964, nova)).toMatchObject({ valor: 900 });
    expect(passosEmAlfredoChaves('TAXA_AGUA', fatos, 1964, nova)[0]).toMatch(/^Pena d'água: Cr\$ 900,00 /);
    const antiga = { tabelas: [linha('Tabela nº 11', 'INDUSTRIA', 900)] };
    expect(lancaEmAlfredoChaves('TAXA_AGUA', fatos, 1963, antiga)).toMatchObject({ falha: 'ND' });
  });

  test('o valor dado na linha vence a tabela', () => {
    const tabelas = [linha('Tabela nº 1', 'URBANA', 9)];
    expect(
      lancaEmAlfredoChaves('IMPOSTO_TERRITORIAL', { area: 10, valorTabela: 1 }, 1961, { tabelas }),
    ).toMatchObject({ valor: 10 });
  });

  test('auxiliar de ambulante paga à parte', () => {
    const tabelas = [linha('Tabela nº 5', 'TECIDOS', 100), linha('Tabela nº 5', 'AUXILIAR', 20)];
    const fatos = { item: 'TECIDOS', meses: 3, auxiliares: 2 };
    // 100 × 3 + 20 × 2 × 3 = 420
    expect(lancaEmAlfredoChaves('LICENCA_AMBULANTE', fatos, 1961, { tabelas })).toMatchObject({ valor: 420 });
    expect(
      lancaEmAlfredoChaves('LICENCA_AMBULANTE', fatos, 1961, { tabelas: tabelas.slice(0, 1) }),
    ).toMatchObject({ falha: 'ND' });
  });

  test('gado de várias espécies soma-se', () => {
    const tabelas = [linha('Tabela nº 6', 'BOVINO', 20), linha('Tabela nº 6', 'SUINO', 8)];
    expect(
      lancaEmAlfredoChaves('LICENCA_TALHO', { semRegistro: true, bovinos: 2, suinos: 3 }, 1961, { tabelas }),
    ).toMatchObject({ valor: 64 }); // 2 × 20 + 3 × 8
  });

  test('o imposto tirado da tabela paga-se nas suas prestações', () => {
    const tabelas = [linha('Tabela nº 3', 'BARBEIRO', 200.01)];
    expect(
      lancaEmAlfredoChaves('INDUSTRIAS_PROFISSOES', { atividade: 'BARBEIRO' }, 1961, { tabelas }),
    ).toMatchObject({
      parcelas: [
        { vencimento: '1961-02-28', valor: 100.01 },
        { vencimento: '1961-07-31', valor: 100 },
      ],
    });
  });
});
