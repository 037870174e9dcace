import { leChamada, temFormulaNossa } from '../../../taskpane/formula/leChamada';

describe('leChamada', () => {
  test('separa função e argumentos, com vazios no meio', () => {
    expect(leChamada('=TRIB.IMPOSTO_PREDIAL(B2,,"PROPRIETARIO",,,,"ALEGRE",1952)')).toStrictEqual({
      funcao: 'IMPOSTO_PREDIAL',
      argumentos: [
        { tipo: 'referencia', texto: 'B2' },
        { tipo: 'vazio' },
        { tipo: 'literal', valor: 'PROPRIETARIO' },
        { tipo: 'vazio' },
        { tipo: 'vazio' },
        { tipo: 'vazio' },
        { tipo: 'literal', valor: 'ALEGRE' },
        { tipo: 'literal', valor: 1952 },
      ],
    });
  });

  test('acha a chamada dentro de outra função, e não a que está num texto', () => {
    expect(leChamada('=IF(A1="TRIB.MORA(1)",0,ROUND(TRIB.ufir(A2),2))')).toStrictEqual({
      funcao: 'UFIR',
      argumentos: [{ tipo: 'referencia', texto: 'A2' }],
    });
  });

  test('aceita o nome com que o Excel guarda a fórmula no arquivo', () => {
    expect(leChamada('=_xldudf_TRIB_UFIR(A2)')?.funcao).toBe('UFIR');
  });

  test.each([
    ['$B$2:$B$10', { tipo: 'referencia', texto: '$B$2:$B$10' }],
    ['A:A', { tipo: 'referencia', texto: 'A:A' }],
    ["'Alegre, 1952'!B2", { tipo: 'referencia', texto: "'Alegre, 1952'!B2" }],
    ['Cadastro[@[Valor locativo]]', { tipo: 'referencia', texto: 'Cadastro[@[Valor locativo]]' }],
    ['[@Frente]', { tipo: 'referencia', texto: '[@Frente]' }],
    ['-1.5', { tipo: 'literal', valor: -1.5 }],
    ['8%', { tipo: 'literal', valor: 0.08 }],
    ['TRUE', { tipo: 'literal', valor: true }],
    ['"diz ""sim"", vai"', { tipo: 'literal', valor: 'diz "sim", vai' }],
    [
      '{"","valorLocativo";1,2}',
      {
        tipo: 'matriz',
        valores: [
          ['', 'valorLocativo'],
          [1, 2],
        ],
      },
    ],
    ['B2*12', { tipo: 'expressao', texto: 'B2*12' }],
    ['DATE(1952,7,1)', { tipo: 'expressao', texto: 'DATE(1952,7,1)' }],
  ])('lê o argumento %s', (escrito, esperado) => {
    expect(leChamada(`=TRIB.X(${escrito})`)?.argumentos).toStrictEqual([esperado]);
  });

  test('o que não é fórmula nossa não tem chamada', () => {
    expect(temFormulaNossa('=SUM(A1:A3)')).toBe(false);
    expect(temFormulaNossa('TRIB.UFIR(A1)')).toBe(false);
    expect(leChamada('=TRIB.UFIR(A1')).toBeUndefined();
  });
});
