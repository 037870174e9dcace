import type { Lista, Metadata } from '../../demo/metadata';
import type { Enumeracao } from '../../functions/tipos';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the build is plain CommonJS
const { completaMetadata } = require('../../webpack/completaMetadata') as {
  completaMetadata(
    metadata: object,
    enumeracoes: readonly Enumeracao[],
    ajuda: (id: string) => string,
  ): { completo: Metadata & { enums: Lista[] }; erros: string[] };
};

const ajuda = (id: string) => `https://exemplo/manual.html#${id}`;
const parametro = (name: string, resto = {}) => ({
  name,
  description: 'x',
  type: 'any',
  dimensionality: 'matrix',
  ...resto,
});
const funcao = (id: string, ...parameters: object[]) => ({ id, name: id, description: 'x', parameters });
const ocupacao: Enumeracao = {
  id: 'OCUPACAO',
  valores: [{ valor: 'ALUGADO', descricao: 'Prédio alugado' }],
  parametros: ['PREDIAL.ocupacao'],
};
const municipio: Enumeracao = {
  id: 'MUNICIPIO',
  valores: [{ valor: 'ALEGRE', descricao: 'Alegre' }],
  parametros: ['*.municipio'],
};

describe('o que se acrescenta ao functions.json gerado', () => {
  test('erros aceitos, ajuda e listas, sem mudar tipo nem dimensão dos parâmetros', () => {
    const { completo, erros } = completaMetadata(
      {
        functions: [
          funcao('PREDIAL', parametro('ocupacao'), parametro('municipio')),
          funcao('UFIR', parametro('data')),
        ],
      },
      [ocupacao, municipio],
      ajuda,
    );
    expect(erros).toStrictEqual([]);
    expect(completo.allowErrorForDataTypeAny).toBe(true);
    expect(completo.functions.map(({ helpUrl }) => helpUrl)).toStrictEqual([ajuda('PREDIAL'), ajuda('UFIR')]);
    expect(completo.functions.flatMap(({ parameters }) => parameters)).toStrictEqual([
      parametro('ocupacao', { customEnumId: 'OCUPACAO' }),
      parametro('municipio', { customEnumId: 'MUNICIPIO' }),
      parametro('data'),
    ]);
    expect(completo.enums[0]).toStrictEqual({
      id: 'OCUPACAO',
      type: 'string',
      values: [{ name: 'ALUGADO', stringValue: 'ALUGADO', tooltip: 'Prédio alugado' }],
    });
  });

  test('a enumeração escrita no código das fórmulas também passa a receber qualquer tipo', () => {
    const escrita = parametro('zona', { type: 'string', customEnumId: 'ZONA' });
    const { completo } = completaMetadata({ functions: [funcao('PREDIAL', escrita)] }, [], ajuda);
    expect(completo.functions[0]?.parameters[0]).toMatchObject({ type: 'any', customEnumId: 'ZONA' });
  });

  test.each([
    ['id repetido', [funcao('A'), funcao('A')], [], 'id repetido: A'],
    ['id com ponto', [funcao('A.B')], [], 'id inválido: A.B'],
    ['parâmetro sem descrição', [funcao('A', parametro('x', { description: '' }))], [], 'A.x: descrição'],
    [
      'lista de parâmetro que não existe',
      [funcao('A')],
      [ocupacao],
      'PREDIAL.ocupacao: enumeração de parâmetro que não existe',
    ],
    [
      'duas listas no mesmo parâmetro',
      [funcao('PREDIAL', parametro('ocupacao'))],
      [ocupacao, { ...ocupacao, id: 'OUTRA' }],
      'PREDIAL.ocupacao: duas enumerações',
    ],
  ])('denuncia: %s', (_caso, functions, enumeracoes, erro) => {
    expect(completaMetadata({ functions }, enumeracoes, ajuda).erros).toContain(erro);
  });
});
