import { dataBrasileira, dataCivil, diferencaEmDias, type DataCivil } from '../../src/calendario';
import { svg } from '../elemento';
import { textos } from '../textos';

const LARGURA = 260;
const MARGEM = 8;
const MESES = 'JFMAMJJASOND';

const posicao = (dia: DataCivil): number =>
  MARGEM + ((LARGURA - 2 * MARGEM) * diferencaEmDias(dataCivil(dia.ano, 1, 1), dia)) / 366;

/** The year as a line, with a dot on each due date. */
export function linhaDoAno(vencimentos: readonly DataCivil[]): SVGElement {
  const [primeiro] = vencimentos;
  const ano = primeiro?.ano ?? 1952;
  const doAno = vencimentos.filter((dia) => dia.ano === ano);
  return svg(
    'svg',
    {
      viewBox: `0 0 ${LARGURA} 40`,
      class: 'ano',
      role: 'img',
      'aria-label': textos.regras.linhaDoAno(vencimentos.map(dataBrasileira).join(', ')),
    },
    svg('line', { x1: String(MARGEM), x2: String(LARGURA - MARGEM), y1: '14', y2: '14' }),
    ...[...MESES].flatMap((mes, i) => {
      const x = posicao(dataCivil(ano, i + 1, 1)).toFixed(1);
      return [
        svg('line', { x1: x, x2: x, y1: '10', y2: '18' }),
        svg('text', { x: (Number(x) + 6).toFixed(1), y: '34' }, mes),
      ];
    }),
    ...doAno.map((dia) =>
      svg('circle', { cx: posicao(dia).toFixed(1), cy: '14', r: '5' }, svg('title', {}, dataBrasileira(dia))),
    ),
  );
}
