import { gravaZip } from './zip';

const PLANILHA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENTO = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const LIGACOES = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Partes {
  /** XML of the sheet, or only of what is in its `sheetData`. */
  readonly linhas: string;
  readonly planilha?: (linhas: string) => string;
  readonly textos?: readonly string[];
  readonly date1904?: boolean;
  readonly estilos?: string;
  readonly outras?: Readonly<Record<string, string | Buffer>>;
}

export const ESTILOS = `<styleSheet xmlns="${PLANILHA}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

/** A workbook written by hand, with the very XML that a test wants. */
export async function gravaLivro(caminho: string, partes: Partes): Promise<void> {
  const { linhas, textos = [], date1904, estilos = ESTILOS, outras = {} } = partes;
  const planilha =
    partes.planilha ??
    ((dentro) => `<worksheet xmlns="${PLANILHA}"><sheetData>${dentro}</sheetData></worksheet>`);
  await gravaZip(caminho, {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${LIGACOES}"><Relationship Id="r1" Type="${DOCUMENTO}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${PLANILHA}" xmlns:r="${DOCUMENTO}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Plan1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${LIGACOES}"><Relationship Id="r1" Type="${DOCUMENTO}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${DOCUMENTO}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${DOCUMENTO}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${PLANILHA}">${textos.map((texto) => `<si>${texto}</si>`).join('')}</sst>`,
    'xl/styles.xml': estilos,
    'xl/worksheets/sheet1.xml': planilha(linhas),
    ...outras,
  });
}

/** A row with numbers and texts, each cell with its reference. */
export function linha(numero: number, ...celulas: readonly (string | number | null)[]): string {
  const dentro = celulas.map((celula, i) => {
    const onde = `r="${String.fromCharCode(65 + i)}${numero}"`;
    if (celula === null) return '';
    return typeof celula === 'number'
      ? `<c ${onde}><v>${celula}</v></c>`
      : `<c ${onde} t="inlineStr"><is><t>${celula}</t></is></c>`;
  });
  return `<row r="${numero}">${dentro.join('')}</row>`;
}
