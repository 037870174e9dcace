import type { LinhaDescrita } from '../../src/regra/parametro/parametro';
import { svg } from '../elemento';
import { textos } from '../textos';

interface Barra {
  readonly titulo: string;
  readonly texto: string;
  readonly valor: number;
}

function numeroDe(texto: string): number | undefined {
  const [achado] = /\d[\d.]*(?:,\d+)?/.exec(texto) ?? [];
  return achado === undefined ? undefined : Number(achado.replaceAll('.', '').replace(',', '.'));
}

/** The bars of a scale of brackets: rows that are numbered and have one legible value each. */
export function barrasDasFaixas(linhas: readonly LinhaDescrita[]): readonly Barra[] {
  if (linhas.length < 2 || linhas.length > 24) return [];
  const barras = linhas.flatMap(({ codigo, titulo, valores }, i): Barra[] => {
    const [texto] = valores;
    const valor = typeof texto === 'string' ? numeroDe(texto) : undefined;
    const deFaixa = codigo === String(i + 1) && valores.length === 1;
    return deFaixa && typeof texto === 'string' && valor !== undefined ? [{ titulo, texto, valor }] : [];
  });
  return barras.length === linhas.length ? barras : [];
}

const LARGURA = 260;
const ALTURA = 18;
const PARA_O_TEXTO = 74;

/** A small chart of a scale of brackets; the table beside it says the same in words. */
export function graficoDasFaixas(nome: string, linhas: readonly LinhaDescrita[]): SVGElement | undefined {
  const barras = barrasDasFaixas(linhas);
  const maior = Math.max(...barras.map(({ valor }) => valor));
  if (barras.length === 0 || maior <= 0) return undefined;
  return svg(
    'svg',
    {
      viewBox: `0 0 ${LARGURA} ${barras.length * ALTURA}`,
      class: 'grafico',
      role: 'img',
      'aria-label': textos.regras.grafico(nome),
    },
    ...barras.flatMap(({ titulo, texto, valor }, i) => {
      const largura = Math.max(1, ((LARGURA - PARA_O_TEXTO) * valor) / maior);
      return [
        svg(
          'rect',
          {
            x: '0',
            y: String(i * ALTURA + 3),
            width: largura.toFixed(1),
            height: String(ALTURA - 6),
            rx: '2',
          },
          svg('title', {}, `${titulo}: ${texto}`),
        ),
        svg('text', { x: (largura + 5).toFixed(1), y: String(i * ALTURA + ALTURA - 5) }, texto),
      ];
    }),
  );
}
