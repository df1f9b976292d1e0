import stringWidth from 'string-width';
import { greatest } from '../../../domain/basics/extremes.js';
import { printable } from '../text/printable.js';

/** Rows as they are in JSON. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** How a terminal emphasises parts of a table; both may return their text as it is. */
export interface CellStyle {
  readonly head: (text: string) => string;
  readonly absent: (text: string) => string;
}

const GAP = '  ';
const ELLIPSIS = '…';
const NULL = 'NULL';
/** Columns are not cut to less than this width. */
const LEAST_WIDTH = 6;

interface Column {
  readonly name: string;
  readonly isNumber: boolean;
  readonly cells: readonly string[];
  readonly width: number;
}

/**
 * Rows as lines with aligned columns, at most `width` columns of the terminal wide. Numbers are on the right. The widest
 * columns are cut first; columns for which there is no room are named below the rows.
 */
export function cellTable(rows: Rows, width: number, style: CellStyle): readonly string[] {
  const names = Object.keys(rows[0] ?? {});
  const all = names.map((name) => columnOf(name, rows));
  const most = Math.max(1, Math.floor((width + GAP.length) / (LEAST_WIDTH + GAP.length)));
  const room = width - GAP.length * (Math.min(all.length, most) - 1);
  const columns = fitted(all.slice(0, most), room);
  const head = columns.map(({ isNumber, name, width: own }) =>
    style.head(padded(cut(printable(name), own), own, isNumber)),
  );
  const lines = rows.map((row, i) =>
    columns.map(({ name, cells, isNumber, width: own }) => {
      const cell = padded(cut(cells[i] ?? '', own), own, isNumber);
      return row[name] === null ? style.absent(cell) : cell;
    }),
  );
  const missing = names.slice(most).map(printable).join(', ');
  return [
    ...[head, ...lines].map((cells) => cells.join(GAP).trimEnd()),
    ...(missing === '' ? [] : [`no room for ${missing}`]),
  ];
}

function columnOf(name: string, rows: Rows): Column {
  const values = rows.map((row) => row[name]);
  const numbers = values.filter((value) => value !== null);
  const isNumber = numbers.length > 0 && numbers.every((value) => typeof value === 'number');
  const decimals = isNumber ? greatest(numbers.map(decimalsOf)) : 0;
  const cells = values.map((value) => textOf(value, decimals));
  return {
    name,
    isNumber,
    cells,
    width: greatest([name, ...cells].map((text) => stringWidth(text))),
  };
}

/** JSON drops the zeros at the end of 12.50, which its table has. */
function decimalsOf(value: unknown): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

function textOf(value: unknown, decimals: number): string {
  if (value === null) return NULL;
  if (typeof value === 'number') return decimals > 0 ? value.toFixed(decimals) : String(value);
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The columns, as wide as fits into `room`: the widest ones lose most. */
function fitted(columns: readonly Column[], room: number): readonly Column[] {
  let limit = greatest([...columns.map(({ width }) => width), LEAST_WIDTH]);
  const total = (): number => columns.reduce((sum, { width }) => sum + Math.min(width, limit), 0);
  while (limit > LEAST_WIDTH && total() > room) limit--;
  return columns.map((column) => ({ ...column, width: Math.min(column.width, limit) }));
}

function padded(text: string, width: number, isRight: boolean): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return isRight ? space + text : text + space;
}

/** The beginning of a text that fits, with an ellipsis if anything is left out. */
function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(kept + segment + ELLIPSIS) > width) break;
    kept += segment;
  }
  return kept + ELLIPSIS;
}
