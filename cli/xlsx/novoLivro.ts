import type { EstilosDaPlanilha } from './estilos';

const DECLARACAO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACOTE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENTO = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PLANILHA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats of a workbook made by the command: general, money, date, heading. */
export const ESTILOS_DO_NOVO: EstilosDaPlanilha = { dinheiro: 1, data: 2, titulo: 3 };

export const PARTE_DA_PLANILHA = 'xl/worksheets/sheet1.xml';

/** The parts of a new workbook, but for its only sheet. */
export const PARTES_DO_NOVO: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${DECLARACAO}<Types xmlns="${PACOTE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/${PARTE_DA_PLANILHA}" ContentType="${TIPO}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/></Types>`,
  '_rels/.rels': `${DECLARACAO}<Relationships xmlns="${PACOTE}/relationships"><Relationship Id="rId1" Type="${DOCUMENTO}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARACAO}<workbook xmlns="${PLANILHA}" xmlns:r="${DOCUMENTO}"><sheets><sheet name="Lançamento" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${DECLARACAO}<Relationships xmlns="${PACOTE}/relationships"><Relationship Id="rId1" Type="${DOCUMENTO}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENTO}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${DECLARACAO}<styleSheet xmlns="${PLANILHA}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** Head of the new sheet: rows up to the headings stay in sight. */
export function inicioDaPlanilha(linhasFixas: number): string {
  return `${DECLARACAO}<worksheet xmlns="${PLANILHA}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${linhasFixas}" topLeftCell="A${linhasFixas + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="60" width="16" customWidth="1"/></cols><sheetData>`;
}

export const FIM_DA_PLANILHA = '</sheetData></worksheet>';
