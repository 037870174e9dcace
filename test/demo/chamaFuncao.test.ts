import { chamaFuncao } from '../../demo/chamaFuncao';
import { criaCustomFunctions } from '../../demo/customFunctions';
import type { FuncaoDeclarada } from '../../demo/metadata';

const excel = criaCustomFunctions();
const { Error: Erro, ErrorCode } = excel.CustomFunctions;
const declarada: FuncaoDeclarada = {
  id: 'X',
  name: 'X',
  parameters: [
    { name: 'a', type: 'any', dimensionality: 'matrix' },
    { name: 'b', type: 'any', dimensionality: 'matrix', optional: true },
  ],
};

function recebe(...valores: Parameters<typeof chamaFuncao>[2]): unknown[] {
  let recebidos: readonly unknown[] = [];
  chamaFuncao(declarada, (...argumentos) => ((recebidos = argumentos), 1), valores, excel, 'A1');
  return [...recebidos];
}

describe('a chamada que a planilha do navegador faz a uma fórmula', () => {
  test('entrega matriz, mesmo de um só valor, e null pelo argumento deixado de fora', () => {
    expect(recebe(10)).toStrictEqual([[[10]], null, { functionName: 'X', address: 'A1' }]);
    expect(recebe([[1], [2]], null)).toStrictEqual([[[1], [2]], null, { functionName: 'X', address: 'A1' }]);
  });

  test('entrega o erro de uma célula como Excel o entrega', () => {
    const [a] = recebe([[1], ['#N/A']]);
    const erro = (a as unknown[][])[1]?.[0];
    expect(erro).toBeInstanceOf(Erro);
    expect(erro).toMatchObject({ code: '#N/A' });
  });

  test('devolve código e mensagem de cada célula em erro', () => {
    const resultado = () => [[10], [new Erro(ErrorCode.notAvailable, 'sem lei')]];
    expect(chamaFuncao(declarada, resultado, [1], excel, 'A1')).toStrictEqual({
      valores: [[10], ['#N/A']],
      mensagens: [[''], ['sem lei']],
    });
  });

  test('uma exceção vira o erro da célula, com a mensagem só se for de CustomFunctions', () => {
    const lanca = (erro: unknown) => () => {
      throw erro;
    };
    const daFormula = lanca(new Erro(ErrorCode.invalidValue, 'área negativa'));
    expect(chamaFuncao(declarada, daFormula, [1], excel, 'A1')).toStrictEqual({
      valores: [['#VALUE!']],
      mensagens: [['área negativa']],
    });
    expect(chamaFuncao(declarada, lanca(new TypeError('x')), [1], excel, 'A1')).toStrictEqual({
      valores: [['#VALUE!']],
      mensagens: [['']],
    });
  });

  test('um tipo de dado do Excel mostra o seu valor básico', () => {
    const cartao = () => ({ type: 'Double', basicValue: 768, numberFormat: '#,##0.00' });
    expect(chamaFuncao(declarada, cartao, [1], excel, 'A1').valores).toStrictEqual([[768]]);
  });

  test('a fórmula que não existe dá #NOME?', () => {
    expect(chamaFuncao(declarada, undefined, [1], excel, 'A1').valores).toStrictEqual([['#NAME?']]);
  });
});
