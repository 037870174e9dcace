import { leXml } from './leXml';

/** What the styles of a workbook say that matters here. */
export interface Estilos {
  /** How many cell formats there are: the next one gets this number. */
  readonly quantos: number;
  /** Formats that show a number as a date. */
  readonly deData: ReadonlySet<number>;
}

const DATA_EMBUTIDO = (id: number): boolean => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36);

export function leEstilos(origem: string, xml: string): Estilos {
  const formatosDeData = new Set<number>();
  const deData = new Set<number>();
  let quantos = 0;
  let dentro = false;
  leXml(origem, xml, {
    abre(nome, { numFmtId = '0', formatCode = '' }) {
      if (nome === 'numFmt' && mostraDia(formatCode)) formatosDeData.add(Number(numFmtId));
      if (nome === 'cellXfs') dentro = true;
      if (nome !== 'xf' || !dentro) return;
      const id = Number(numFmtId);
      if (DATA_EMBUTIDO(id) || formatosDeData.has(id)) deData.add(quantos);
      quantos += 1;
    },
    fecha(nome) {
      if (nome === 'cellXfs') dentro = false;
    },
  });
  return { quantos, deData };
}

/** A format of days, months or years; one of hours alone is a number still. */
function mostraDia(formato: string): boolean {
  const semTextos = formato.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  return /[dy]/i.test(semTextos) || /m{3,}/i.test(semTextos);
}

/** Formats of the cells that the command writes; without them dates go as text. */
export interface EstilosDaPlanilha {
  readonly dinheiro?: number;
  readonly data?: number;
  readonly titulo?: number;
}

/** Adds to the styles one format for money and one for dates; undefined when there is no place for them. */
export function acrescentaEstilos(
  xml: string,
  { quantos }: Estilos,
): { readonly xml: string; readonly estilos: EstilosDaPlanilha } | undefined {
  const formatos = /<((?:[\w.-]+:)?)cellXfs\b([^>]*)>([\s\S]*?)<\/\1cellXfs\s*>/.exec(xml);
  if (!formatos || quantos === 0) return undefined;
  const [tudo, prefixo = '', atributos = '', dentro = ''] = formatos;
  const novo = (id: number): string =>
    `<${prefixo}xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  const contados = atributos.replace(/count="\d+"/, `count="${quantos + 2}"`);
  const trocado = `<${prefixo}cellXfs${contados}>${dentro}${novo(4)}${novo(14)}</${prefixo}cellXfs>`;
  return {
    xml: `${xml.slice(0, formatos.index)}${trocado}${xml.slice(formatos.index + tudo.length)}`,
    estilos: { dinheiro: quantos, data: quantos + 1 },
  };
}
