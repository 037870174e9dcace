import { type Comparacao, type Medida, type NomeDoPar, type NomeDoTrabalho, TRABALHOS } from './tipos';

const TITULOS: Readonly<Record<NomeDoTrabalho, string>> = {
  predial: 'building tax, exemption, 2 instalments',
  industrias: 'progressive trade tax, 2 instalments',
  tabela: 'fixed table + building tax',
};

/** From the quickest to the slowest, as a reader expects them. */
const NOMES: readonly (readonly [NomeDoPar, string])[] = [
  ['double', 'plain doubles, no guard'],
  ['lancador', 'lançador, columns'],
  ['zen', 'GoRules zen, vector form'],
  ['decimal', 'decimal.js by hand'],
  ['feel', 'FEEL (feelin)'],
  ['jsonRules', 'json-rules-engine'],
  ['hyperformula', 'HyperFormula'],
  ['publicodes', 'publicodes'],
];

const MARGEM = { esquerda: 170, topo: 58, direita: 16, base: 66 };
const PAINEL = { largura: 262, entre: 34 };
const LINHA = 26;
/** The scale goes by powers of ten. */
const [MENOR, MAIOR] = [3, 8.3];
const COR = { nosso: '#0f6cbd', exato: '#5c6670', inexato: '#c4561b', texto: '#242424', grade: '#e1e4e8' };

const altura = MARGEM.topo + NOMES.length * LINHA + MARGEM.base;
const largura =
  MARGEM.esquerda + TRABALHOS.length * (PAINEL.largura + PAINEL.entre) - PAINEL.entre + MARGEM.direita;

/** Rows per second of each peer on each job, one dot each, as SVG. */
export function grafico(comparacao: Comparacao): string {
  const fimDosDados = MARGEM.topo + NOMES.length * LINHA;
  const nomes = NOMES.map(([par, nome], i) =>
    texto(MARGEM.esquerda - 12, yDe(i) + 4, nome, {
      ancora: 'end',
      peso: par === 'lancador' ? 700 : 400,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largura} ${altura}" width="${largura}" height="${altura}" font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="12" role="img">`,
    `<title>Rows per second, by engine and job, on a scale of powers of ten</title>`,
    `<rect width="${largura}" height="${altura}" fill="#ffffff"/>`,
    ...nomes,
    ...TRABALHOS.flatMap((trabalho, i) => painel(trabalho, comparacao[trabalho], xDoPainel(i), fimDosDados)),
    texto(MARGEM.esquerda, fimDosDados + 40, 'rows per second, each line ten times the one before', {}),
    ...legenda(fimDosDados + 40),
    '</svg>',
    '',
  ].join('\n');
}

function painel(
  trabalho: NomeDoTrabalho,
  medidas: Readonly<Record<NomeDoPar, Medida>>,
  x: number,
  fim: number,
): string[] {
  const decadas = [3, 4, 5, 6, 7, 8];
  const grade = decadas.flatMap((decada) => {
    const emX = x + posicao(decada);
    const rotulo = decada < 6 ? `${10 ** (decada - 3)}k` : `${10 ** (decada - 6)}M`;
    return [
      `<line x1="${emX}" y1="${MARGEM.topo}" x2="${emX}" y2="${fim}" stroke="${COR.grade}"/>`,
      texto(emX, fim + 16, rotulo, { ancora: 'middle', cor: COR.exato }),
    ];
  });
  const pontos = NOMES.flatMap(([par], i) => ponto(par, medidas[par], x, yDe(i)));
  return [texto(x, MARGEM.topo - 18, TITULOS[trabalho], { peso: 600 }), ...grade, ...pontos];
}

function ponto(par: NomeDoPar, { linhasPorSegundo, erradas }: Medida, x: number, y: number): string[] {
  const emX = x + posicao(Math.log10(linhasPorSegundo));
  const cor = par === 'lancador' ? COR.nosso : erradas > 0 ? COR.inexato : COR.exato;
  const valor = abreviado(linhasPorSegundo);
  // Near the right edge there is room for the value only before the dot.
  const depois = emX < x + PAINEL.largura - 60;
  return [
    `<circle cx="${emX.toFixed(1)}" cy="${y}" r="5" fill="${cor}"/>`,
    texto(emX + (depois ? 10 : -10), y + 4, valor, { ancora: depois ? 'start' : 'end', cor }),
  ];
}

function legenda(y: number): string[] {
  const itens = [
    ['lançador', COR.nosso],
    ['no row wrong', COR.exato],
    ['some rows a centavo off', COR.inexato],
  ] as const;
  let x = largura - MARGEM.direita - 370;
  return itens.flatMap(([nome, cor]) => {
    const marca = `<circle cx="${x}" cy="${y - 4}" r="5" fill="${cor}"/>`;
    const escrito = texto(x + 10, y, nome, {});
    x += 34 + nome.length * 7;
    return [marca, escrito];
  });
}

const xDoPainel = (indice: number): number => MARGEM.esquerda + indice * (PAINEL.largura + PAINEL.entre);
const yDe = (indice: number): number => MARGEM.topo + indice * LINHA + LINHA / 2;
const posicao = (expoente: number): number =>
  Math.round(((expoente - MENOR) / (MAIOR - MENOR)) * PAINEL.largura);

function abreviado(numero: number): string {
  const [divisor, sufixo] = numero >= 1e6 ? [1e6, 'M'] : [1e3, 'k'];
  return `${Number((numero / divisor).toPrecision(2))}${sufixo}`;
}

interface Estilo {
  readonly ancora?: 'start' | 'middle' | 'end';
  readonly peso?: number;
  readonly cor?: string;
}

function texto(x: number, y: number, escrito: string, { ancora, peso, cor = COR.texto }: Estilo): string {
  const opcoes = [ancora ? ` text-anchor="${ancora}"` : '', peso ? ` font-weight="${peso}"` : ''].join('');
  return `<text x="${x.toFixed(1)}" y="${y}" fill="${cor}"${opcoes}>${escrito}</text>`;
}
