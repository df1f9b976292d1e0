import type { Archive, Sheets } from './archive.js';
import { xmlText } from './xml-text.js';

/** The styles of dates: their index among the styles, the format of the number, and the width that shows them. */
export const dateStyles = {
  day: { index: 1, code: 'yyyy\\-mm\\-dd', width: 11 },
  second: { index: 2, code: 'yyyy\\-mm\\-dd\\ hh:mm:ss', width: 19 },
  millisecond: { index: 3, code: 'yyyy\\-mm\\-dd\\ hh:mm:ss.000', width: 23 },
} as const;

/** How a cell shows its number. */
export interface NumberStyle {
  readonly index: number;
  readonly code: string;
}

/** The most decimals of a number in a spreadsheet, which has doubles. */
const MOST_DECIMALS = 15;

/** The styles of numbers with 1, 2, 3 and more decimals. */
const decimalStyles: readonly NumberStyle[] = Array.from({ length: MOST_DECIMALS }, (_, i) => ({
  index: 4 + i,
  code: `0.${'0'.repeat(i + 1)}`,
}));

/** The style that shows this number of decimals; undefined for 0, which needs none. */
export function decimalStyle(decimals: number): NumberStyle | undefined {
  return decimalStyles[decimals - 1];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of formats from here on are not built in. */
const FIRST_CODE = 164;
/** The limit on the name of a sheet, in UTF-16 code units. */
const NAME_LENGTH = 31;

/** One sheet: its number in the workbook, and its number among those of its table. */
interface Sheet {
  readonly n: number;
  readonly ofTable: number;
  readonly table: Sheets;
}

/** Returns the files of a workbook. The rows of all sheets but the last end with `FILE_END`. */
export function workbook(tables: readonly Sheets[]): Archive {
  const sheets = tables
    .flatMap((table) => Array.from({ length: table.count }, (_, i) => ({ table, ofTable: i + 1 })))
    .map((sheet, i): Sheet => ({ ...sheet, n: i + 1 }));
  const numbers = sheets.map(({ n }) => n);
  return {
    files: [
      { name: '[Content_Types].xml', text: contentTypes(numbers) },
      { name: '_rels/.rels', text: relationships([['officeDocument', 'xl/workbook.xml']]) },
      { name: 'xl/workbook.xml', text: sheetList(sheets) },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: relationships([
          ...numbers.map((n) => ['worksheet', `worksheets/sheet${n}.xml`] as const),
          ['styles', 'styles.xml'],
        ]),
      },
      { name: 'xl/styles.xml', text: stylesOf() },
    ],
    parts: sheets.map(({ n, ofTable, table }) => {
      const head = `${XML}<worksheet xmlns="${MAIN}">${columnWidths(table.widths)}<sheetData>`;
      return {
        name: `xl/worksheets/sheet${n}.xml`,
        head: ofTable === 1 ? head : head + table.header,
        foot: '</sheetData></worksheet>',
      };
    }),
  };
}

function columnWidths(widths: Sheets['widths']): string {
  const columns = widths.map((width, i) => {
    if (width === undefined) return '';
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  const text = columns.join('');
  return text === '' ? '' : `<cols>${text}</cols>`;
}

function contentTypes(numbers: readonly number[]): string {
  const parts = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/styles.xml', 'styles'],
    ...numbers.map((n) => [`/xl/worksheets/sheet${n}.xml`, 'worksheet']),
  ];
  const overrides = parts.map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${SHEET_TYPE}.${type}+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function sheetList(sheets: readonly Sheet[]): string {
  const names = new Set<string>();
  const list = sheets.map(({ n, ofTable, table }) => {
    const name = freeName(table.tableName, ofTable, names);
    return `<sheet name="${xmlText(name)}" sheetId="${n}" r:id="rId${n}"/>`;
  });
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`;
}

/** The name of a sheet. Names of a workbook differ by more than case, so one that is taken gets a number. */
function freeName(tableName: string, ofTable: number, names: Set<string>): string {
  for (let number = ofTable; ; number++) {
    const name = sheetName(tableName, number);
    if (names.has(name.toUpperCase())) continue;
    names.add(name.toUpperCase());
    return name;
  }
}

/**
 * The name of the table, with `_` for characters that a sheet's name cannot have, cut to 31 characters. Excel reserves
 * the name History.
 */
function sheetName(tableName: string, number: number): string {
  const allowed = tableName.replace(/[\x00-\x1f\x7f-\x9f\ufffe\uffff[\]:*?/\\]|^'|'$/g, '_');
  const suffix = number === 1 ? '' : ` (${number})`;
  const name = cutToUnits(allowed, NAME_LENGTH - suffix.length).replace(/'$/, '_') + suffix;
  return /^history$/i.test(name) ? `${name}_` : name;
}

/** Cuts a text to a number of code units, between two characters. */
function cutToUnits(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function stylesOf(): string {
  const styles = [...Object.values(dateStyles), ...decimalStyles];
  const formats = styles.map(
    ({ index, code }) => `<numFmt numFmtId="${FIRST_CODE + index}" formatCode="${xmlText(code)}"/>`,
  );
  const cells = styles.map(
    ({ index }) =>
      `<xf numFmtId="${FIRST_CODE + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${styles.length}">${formats.join('')}</numFmts>`,
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1">${plain}/></cellStyleXfs>`,
    `<cellXfs count="${styles.length + 1}">${plain} xfId="0"/>${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}
