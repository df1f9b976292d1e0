import type { Fill } from '../columns/fill-step.js';
import { NumberVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import type { RowMark } from '../encoding/notation.js';
import type { Fault } from '../errors/fault.js';
import { FILE_END } from './archive.js';
import { type PlannedColumn, textFormat } from './format.js';
import type { TableWindow } from './table-window.js';
import {
  cellFaults,
  columnLetters,
  type RowNumbers,
  shownAs,
  textCell,
  xlsxCell,
} from './xlsx-cells.js';
import { workbook } from './xlsx-workbook.js';

const xlsxOptions = {
  header: withDefault(flag('whether the first row of each sheet names the columns'), true),
};

export type XlsxOptions = Decoded<typeof xlsxOptions>;

/** The limit on the rows of a sheet. */
const SHEET_ROWS = 1_048_576;
/** The most sheets: a workbook of this size takes more memory than programs that open it have. */
const MOST_SHEETS = 1000;

function headerRow(columns: readonly PlannedColumn[]): string {
  const cells = columns.map(({ name }, i) => `<c r="${columnLetters(i)}1"${textCell(name)}`);
  return `<row r="1">${cells.join('')}</row>`;
}

/** Numbers the rows of each sheet from `first` on. */
function rowNumbers({ offset, rows }: TableWindow, first: number, perSheet: number): RowNumbers {
  const values = new NumberVector();
  const fill: Fill = (row, count) => {
    let number = (row - offset) % perSheet;
    for (let i = 0; i < count; i++) {
      values.data[i] = number + first;
      number = number + 1 === perSheet ? 0 : number + 1;
    }
  };
  const max = Math.min(rows, perSheet) + first - 1;
  return {
    piece: { kind: 'number', values, decimals: 0, minDigits: 1, min: first, max },
    step: { vectors: [values], fill },
  };
}

/** The end of the sheet before the first row of every sheet but the first. */
function sheetEnds({ offset, rows }: TableWindow, perSheet: number): RowMark {
  if (rows <= perSheet) return '';
  return {
    texts: ['', FILE_END],
    choose: (indices, row, count) => {
      for (let i = 0; i < count; i++) {
        const index = row + i - offset;
        indices[i] = index > 0 && index % perSheet === 0 ? 1 : 0;
      }
    },
  };
}

function rowFaults({ rows }: TableWindow, perSheet: number): readonly Fault[] {
  const most = MOST_SHEETS * perSheet;
  if (rows <= most) return [];
  const message = `xlsx holds at most ${most} rows in ${MOST_SHEETS} sheets: ask for fewer rows, and for the next rows by offset`;
  return [{ path: '/rows', message }];
}

/** Office Open XML: a workbook with sheets of at most 1,048,576 rows. Its text is the rows of the sheets. */
export const xlsx = textFormat({
  name: 'xlsx',
  extension: 'xlsx',
  label: 'Excel',
  note: 'a workbook',
  isJson: false,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  options: xlsxOptions,
  mediaType: () => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rules: { xlsx: 'With format xlsx, no text of a cell can have more than 32,767 bytes.' },
  check: () => [],
  layout: (window, columns, options) => {
    const header = options.header ? headerRow(columns) : '';
    const first = options.header ? 2 : 1;
    const perSheet = SHEET_ROWS - first + 1;
    const faults = [...rowFaults(window, perSheet), ...columns.flatMap(cellFaults)];
    const numbers = rowNumbers(window, first, perSheet);
    return {
      cells: columns.map((column, i) => xlsxCell(column, i, numbers)),
      frame: () => ({
        head: header,
        foot: '',
        open: sheetEnds(window, perSheet),
        close: '</row>',
      }),
      faults,
      sheets: {
        tableName: window.tableName,
        count: faults.length > 0 ? 1 : Math.ceil(window.rows / perSheet),
        header,
        widths: columns.map((column) => shownAs(column)?.width),
      },
    };
  },
  archive: workbook,
});
