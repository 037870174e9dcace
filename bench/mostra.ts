import type { Alem } from './alem';
import { type Comparacao, LINHAS, type NomeDoPar, PARES, TRABALHOS } from './tipos';

export const TITULOS: Readonly<Record<(typeof TRABALHOS)[number], string>> = {
  predial: 'Predial, com isenção e duas prestações',
  industrias: 'Indústrias e profissões, escala progressiva e duas prestações',
  tabela: 'Tabela fixa de atividades, mais o predial',
};

export const NOMES: Readonly<Record<NomeDoPar, string>> = {
  lancador: 'lançador (colunas)',
  zen: 'GoRules zen, em vetor',
  publicodes: 'publicodes',
  jsonRules: 'json-rules-engine',
  feel: 'FEEL (feelin)',
  hyperformula: 'HyperFormula',
  decimal: 'decimal.js à mão',
  double: 'doubles sem guarda',
};

const inteiro = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const razao = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 3 });
const casas = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Linha = readonly string[];

/** The three jobs, peer by peer. */
export function mostraComparacao(comparacao: Comparacao): string {
  return TRABALHOS.map((trabalho) => {
    const medidas = comparacao[trabalho];
    const linhas = PARES.map((par): Linha => {
      const { linhasPorSegundo, memoriaMB, erradas } = medidas[par];
      return [
        NOMES[par],
        inteiro.format(linhasPorSegundo),
        `${razao.format(linhasPorSegundo / medidas.decimal.linhasPorSegundo)}×`,
        inteiro.format(memoriaMB),
        `${inteiro.format(erradas)} de ${inteiro.format(LINHAS[par])}`,
      ];
    });
    return tabela(TITULOS[trabalho], ['', 'linhas/s', '÷ decimal.js', 'memória MB', 'erradas'], linhas);
  }).join('\n');
}

/** The measures besides, in multiples of decimal.js on the job of the same name. */
export function mostraAlem(medidas: Alem, comparacao: Comparacao): string {
  const { muitasCasas, matrizes, escalar, escala, carregarMs, primeiroMs, pacotes } = medidas;
  const doDecimal = (trabalho: keyof Comparacao): number => comparacao[trabalho].decimal.linhasPorSegundo;
  const linha = (nome: string, porSegundo: number, trabalho: keyof Comparacao): Linha => [
    nome,
    inteiro.format(porSegundo),
    `${razao.format(porSegundo / doDecimal(trabalho))}×`,
  ];
  return [
    tabela(
      'Além da comparação',
      ['', 'por segundo', '÷ decimal.js'],
      [
        ...TRABALHOS.map((trabalho) =>
          linha(
            `colunas com seis casas decimais: ${trabalho}`,
            muitasCasas[trabalho].linhasPorSegundo,
            trabalho,
          ),
        ),
        linha('functions.js, matrizes: IMPOSTO_PREDIAL com isenção', matrizes.predial, 'predial'),
        linha(
          'functions.js, matrizes: INDUSTRIAS_PROFISSOES pelo movimento',
          matrizes.industrias,
          'industrias',
        ),
        linha('functions.js, matrizes: INDUSTRIAS_PROFISSOES pela atividade', matrizes.atividade, 'tabela'),
        linha('só alocar uma matriz de resultados', matrizes.soAlocar, 'predial'),
        linha('functions.js, uma célula: IMPOSTO_PREDIAL', escalar.predial, 'predial'),
        linha(
          'functions.js, uma célula: INDUSTRIAS_PROFISSOES pelo movimento',
          escalar.industrias,
          'industrias',
        ),
        linha('functions.js, uma célula: INDUSTRIAS_PROFISSOES pela atividade', escalar.atividade, 'tabela'),
      ],
    ),
    tabela(
      'Custo por linha do predial, em colunas',
      ['linhas', 'ns por linha'],
      escala.map(({ linhas, nanossegundos }) => [inteiro.format(linhas), casas.format(nanossegundos)]),
    ),
    tabela(
      'Pacotes',
      ['', 'kB', 'kB comprimido'],
      pacotes.map(({ nome, bytes, comprimido }) => [
        nome,
        inteiro.format(bytes / 1000),
        inteiro.format(comprimido / 1000),
      ]),
    ),
    `Carregar functions.js: ${casas.format(carregarMs)} ms; depois, o primeiro resultado: ${casas.format(primeiroMs)} ms\n`,
  ].join('\n');
}

function tabela(titulo: string, cabecalho: Linha, linhas: readonly Linha[]): string {
  const larguras = cabecalho.map((nome, i) =>
    Math.max(nome.length, ...linhas.map((linha) => linha[i]?.length ?? 0)),
  );
  const alinha = (linha: Linha): string =>
    linha
      .map((celula, i) => (i === 0 ? celula.padEnd(larguras[i] ?? 0) : celula.padStart(larguras[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [titulo, alinha(cabecalho), ...linhas.map(alinha), ''].join('\n');
}
