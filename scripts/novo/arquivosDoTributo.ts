import { constanteDaLei, literal, nomeDeConstante } from './nomes';
import type { PedidoDeNovo } from './pedido';

/** Path and content of each file to create. */
export type Arquivos = ReadonlyMap<string, string>;

/** The rule of a tribute and its test, to be filled in from the law. */
export function arquivosDoTributo(pedido: PedidoDeNovo, constante?: string): Arquivos {
  const { pasta, tributo } = pedido;
  const nome = nomeDeConstante(tributo);
  const lei = pedido.lei ? constanteDaLei(pedido.lei.lei) : (constante ?? 'leiMunicipal');
  return new Map([
    [`src/municipios/${pasta}/${nome}.ts`, regra(pedido, nome, lei)],
    [`test/municipios/${pasta}/${nome}.test.ts`, teste(pedido)],
  ]);
}

function regra({ tributo, titulo, artigo }: PedidoDeNovo, nome: string, lei: string): string {
  const citacao = `art(${artigo.map(literal).join(', ')})`;
  return `import { exige, fato, lei, regra } from '../../regra';
import { art, ${lei} } from './norma';

/** ${titulo}: art. ${artigo.join(', ')}. */
export const ${nome} = regra({
  id: ${literal(tributo)},
  titulo: ${literal(titulo)},
  norma: ${lei},
  fundamento: [${citacao}],
  // PREENCHER: what the law says, in a sentence or two of plain Portuguese.
  resumo: 'PREENCHER',
  fatos: {
    // PREENCHER: the facts, by the names of the vocabulary.
    base: fato.dinheiro('Base de cálculo'),
  },
  parametros: {
    // PREENCHER: each figure, its article, and the few words of the source that carry it, as the source has them.
    aliquota: lei.percentual('1', ${citacao}, 'PREENCHER'),
  },
  isencoes: [],
  // PREENCHER: rows of the catalogue that this rule implements.
  catalogo: [${literal(tributo)}],
  calcular: (f, p, conta) => ({ valor: conta.parte('Imposto', p.aliquota, exige(f, 'base')) }),
});
`;
}

function teste({ codigo, tributo, titulo, lei }: PedidoDeNovo): string {
  const exercicio = Number(lei?.inicio.slice(0, 4) ?? 0) || 'PREENCHER';
  return `import { lancar } from '../../../src';

describe(${literal(`${titulo} de ${codigo}`)}, () => {
  test('PREENCHER: o que a lei manda, em português', () => {
    const resultado = lancar({
      municipio: ${literal(codigo)},
      regra: ${literal(tributo)},
      exercicio: ${exercicio},
      fatos: { base: 1000 },
    });
    // PREENCHER: the arithmetic from the law, not from the program: 1.000,00 × 1% = 10,00.
    expect(resultado).toMatchObject({ valor: 10 });
  });
});
`;
}
