import {
  colunaDaLetra,
  endereco,
  enderecoComPlanilha,
  interseccao,
  leEndereco,
  letraDaColuna,
} from '../../../taskpane/planilha/referencia';

describe('referências de células', () => {
  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ])('a coluna %i é %s, na ida e na volta', (coluna, letras) => {
    expect(letraDaColuna(coluna)).toBe(letras);
    expect(colunaDaLetra(letras)).toBe(coluna);
  });

  const bloco = { planilha: "Rua d'Água", linha: 1, coluna: 1, linhas: 9, colunas: 2 };

  test('escreve o endereço, fixo e com a planilha', () => {
    expect(endereco(bloco)).toBe('B2:C10');
    expect(endereco({ ...bloco, linhas: 1, colunas: 1 }, true)).toBe('$B$2');
    expect(enderecoComPlanilha(bloco)).toBe("'Rua d''Água'!B2:C10");
  });

  test('lê o que escreve, e também ao contrário e com cifrões', () => {
    expect(leEndereco("'Rua d''Água'!B2:C10", 'Outra')).toStrictEqual(bloco);
    expect(leEndereco('$C$10:B$2', "Rua d'Água")).toStrictEqual(bloco);
  });

  test('colunas inteiras vão até a última linha da planilha', () => {
    expect(leEndereco('B:C', 'F')).toStrictEqual({
      planilha: 'F',
      linha: 0,
      coluna: 1,
      linhas: 1_048_576,
      colunas: 2,
    });
  });

  test.each(['', 'B', 'B0', 'ZZZZ1', 'B1:C2:D3', 'valor', 'XFE1'])('%j não é endereço', (texto) => {
    expect(leEndereco(texto, 'F')).toBeUndefined();
  });

  test('intersecção só há na mesma planilha e onde se encontram', () => {
    expect(interseccao(bloco, { ...bloco, linha: 5, coluna: 2 })).toStrictEqual({
      ...bloco,
      linha: 5,
      coluna: 2,
      linhas: 5,
      colunas: 1,
    });
    expect(interseccao(bloco, { ...bloco, planilha: 'B' })).toBeUndefined();
    expect(interseccao(bloco, { ...bloco, linha: 10 })).toBeUndefined();
  });
});
