import { municipios } from '../../src';
import { nomeDeArquivo } from '../../scripts/docs/enderecos';
import { formulasDeclaradas } from '../../scripts/docs/formulas/declaradas';
import { codigo, texto } from '../../scripts/docs/markdown';
import { idDaLeitura } from '../../scripts/docs/municipios/palavras';
import { paginasGeradas } from '../../scripts/docs/paginas';

let paginas: ReadonlyMap<string, string>;
beforeAll(async () => {
  paginas = await paginasGeradas();
});

const le = (caminho: string): string => paginas.get(caminho) ?? '';
const faltam = (pagina: string, pedacos: readonly string[]): readonly string[] =>
  pedacos.filter((pedaco) => !pagina.includes(pedaco));

test('cada fórmula tem a sua página, com todos os argumentos e todos os códigos', async () => {
  for (const { id, descricao, devolve, argumentos } of await formulasDeclaradas()) {
    const pedacos = [
      texto(descricao),
      texto(devolve),
      ...argumentos.flatMap(({ nome, descricao: oQueE, valores }) => [
        `| ${codigo(nome)}`,
        texto(oQueE),
        ...(nome === 'municipio' ? [] : valores.map(({ valor }) => codigo(valor))),
      ]),
    ];
    expect([id, faltam(le(`formulas/${id}.md`), pedacos)]).toStrictEqual([id, []]);
  }
});

describe.each(municipios)('a página de $codigo', (municipio) => {
  const pagina = (): string => le(`municipios/${nomeDeArquivo(municipio)}.md`);

  test('tem cada regra, com cada valor em cada redação, cada linha de tabela e cada isenção', () => {
    for (const { id, resumo, parametros, isencoes } of municipio.regras) {
      const pedacos = [
        `{#${id}}`,
        texto(resumo),
        ...Object.values(parametros).flatMap(({ versoes }) =>
          versoes.flatMap(({ descricao, citacao, linhas }) => [
            texto(descricao),
            texto(citacao.texto),
            ...(linhas ?? []).flatMap(({ titulo, valores }) =>
              [titulo, ...valores.map((valor) => valor ?? '')].map(texto),
            ),
          ]),
        ),
        ...isencoes.flatMap(({ codigo: hipotese, titulo, condicao }) => [
          codigo(hipotese),
          texto(titulo),
          texto(condicao ?? ''),
        ]),
      ];
      expect([id, faltam(pagina(), pedacos)]).toStrictEqual([id, []]);
    }
  });

  test('tem cada leitura em dúvida com as palavras da fonte', () => {
    const pedacos = municipio.leituras.flatMap(({ id, bruto, leitura, motivo, alternativa }) => [
      `{#${idDaLeitura(id)}}`,
      `“${texto(bruto)}”`,
      ...[leitura, motivo, alternativa ?? ''].map(texto),
    ]);
    expect(faltam(pagina(), pedacos)).toStrictEqual([]);
  });

  test('o índice por artigo tem cada dispositivo que alguma regra cita', () => {
    const citacoes = municipio.regras.flatMap(({ fundamento, parametros, isencoes }) => [
      ...fundamento,
      ...Object.values(parametros).flatMap(({ versoes }) => versoes.map(({ citacao }) => citacao)),
      ...isencoes.map(({ citacao }) => citacao),
    ]);
    const linhas = [...new Set(citacoes.map((citacao) => `| ${texto(citacao.texto)} |`))];
    expect(faltam(le(`artigos/${nomeDeArquivo(municipio)}.md`), linhas)).toStrictEqual([]);
  });
});

test('nada na página é tomado por marcação ou por expressão do gerador', () => {
  expect(texto('a | b < c {{ d }} *e* _f_')).toBe('a \\| b &lt; c &#123;&#123; d }} \\*e\\* \\_f\\_');
  expect(codigo('a`b|c')).toBe('`aʼb\\|c`');
});
