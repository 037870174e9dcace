import { leEstruturada, nestaLinha } from '../../../taskpane/planilha/referenciaEstruturada';

// Table "Cadastro" at B3:D7: headings in row 3, four rows of data.
const tabela = {
  nome: 'Cadastro',
  intervalo: { planilha: 'F', linha: 2, coluna: 1, linhas: 5, colunas: 3 },
};
const titulos = ['Imóvel', 'Valor [Cr$]', 'Zona'];
const le = (texto: string, linha = 4) =>
  leEstruturada(texto, [tabela], () => titulos, { planilha: 'F', linha, coluna: 2, linhas: 1, colunas: 1 });

describe('referências estruturadas', () => {
  test.each([
    ['Cadastro[@Zona]', { linha: 4, coluna: 3, linhas: 1, colunas: 1 }],
    ["[@[Valor '[Cr$']]]", { linha: 4, coluna: 2, linhas: 1, colunas: 1 }],
    ['Cadastro[[#This Row],[Zona]]', { linha: 4, coluna: 3, linhas: 1, colunas: 1 }],
    ['Cadastro[Zona]', { linha: 3, coluna: 3, linhas: 4, colunas: 1 }],
    ['Cadastro[[Imóvel]:[Zona]]', { linha: 3, coluna: 1, linhas: 4, colunas: 3 }],
    ['Cadastro[@[Imóvel]:[Zona]]', { linha: 4, coluna: 1, linhas: 1, colunas: 3 }],
    ['Cadastro[#Headers]', { linha: 2, coluna: 1, linhas: 1, colunas: 3 }],
    ['cadastro[[#Headers],[Imóvel]:[Zona]]', { linha: 2, coluna: 1, linhas: 1, colunas: 3 }],
    ['Cadastro[]', { linha: 3, coluna: 1, linhas: 4, colunas: 3 }],
  ])('%s', (texto, esperado) => {
    expect(le(texto)).toStrictEqual({ planilha: 'F', ...esperado });
  });

  test('coluna ou tabela que não há não se adivinha', () => {
    expect(le('Cadastro[Frente]')).toBeUndefined();
    expect(le('Outra[Zona]')).toBeUndefined();
  });

  test('o que se escreve é lido de volta', () => {
    expect(le(nestaLinha('Cadastro', 'Valor [Cr$]'))).toStrictEqual({
      planilha: 'F',
      linha: 4,
      coluna: 2,
      linhas: 1,
      colunas: 1,
    });
  });
});
