import { parseMoment, parseTime } from '../../src/domain/inference/reading/parse-moment.js';
import { parseNumber } from '../../src/domain/inference/reading/parse-number.js';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { DAY_SECONDS } from '../../src/domain/time/calendar.js';
import type { ColumnLabel, TableLabel } from './labels.js';

/** A column of numbers as shares of its range, or of categories as codes. Nulls are NaN. */
interface Scaled {
  readonly isNumber: boolean;
  readonly cells: Float64Array;
}

type Cells = TableSample['columns'];

/**
 * Returns a function that measures the distance of each row of `columns` to the nearest row of `others`: the mean over
 * the scored columns of the difference as a share of the range, or of whether two categories differ (J. C. Gower, 1971).
 */
export function nearestDistances(columns: Cells, others: Cells, label: TableLabel): Float64Array {
  const pairs = Object.values(label.columns).flatMap((column, i) => {
    if (column.score_as === 'skip') return [];
    const scale = scaleOf(column, label, columns[i] ?? []);
    return [{ own: scale(columns[i] ?? []), other: scale(others[i] ?? []) }];
  });
  const rows = pairs[0]?.own.cells.length ?? 0;
  const made = pairs[0]?.other.cells.length ?? 0;
  return Float64Array.from({ length: rows }, (_, row) => {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < made; i++) {
      let sum = 0;
      for (const { own, other } of pairs) {
        sum += difference(own.cells[row] as number, other.cells[i] as number, own.isNumber);
        if (sum >= least) break;
      }
      if (sum < least) least = sum;
    }
    return least / pairs.length;
  });
}

function difference(a: number, b: number, isNumber: boolean): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a) !== Number.isNaN(b));
  return isNumber ? Math.min(1, Math.abs(a - b)) : Number(a !== b);
}

/** Returns a function that scales the cells of a column; the range is that of `real`. Nulls are NaN. */
export function scaleOf(
  { score_as: scoredAs }: ColumnLabel,
  { null_tokens: tokens, decimal }: TableLabel,
  real: Cells[number],
): (cells: Cells[number]) => Scaled {
  const nulls = new Set<string | null>(['', null, ...tokens]);
  if (scoredAs === 'categorical') {
    const codes = new Map<string, number>();
    const codeOf = (text: string): number => {
      const code = codes.get(text) ?? codes.size;
      codes.set(text, code);
      return code;
    };
    return (cells) => scaled(cells, false, (cell) => (nulls.has(cell) ? Number.NaN : codeOf(cell)));
  }
  const readers: readonly ((text: string) => number)[] =
    scoredAs === 'numeric'
      ? [(text) => parseNumber(text, decimal)?.value ?? Number.NaN]
      : [(text) => secondAt(text, 'mdy'), (text) => secondAt(text, 'dmy')];
  const [read = Number] = [...readers].sort((a, b) => readable(real, b) - readable(real, a));
  const values = real.map((cell) => (nulls.has(cell) ? Number.NaN : read(cell ?? '')));
  const known = values.filter((value) => !Number.isNaN(value));
  const low = known.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = known.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const range = high > low ? high - low : 1;
  return (cells) =>
    scaled(cells, true, (cell) => (nulls.has(cell) ? Number.NaN : (read(cell) - low) / range));
}

function scaled(
  cells: Cells[number],
  isNumber: boolean,
  measure: (cell: string) => number,
): Scaled {
  return { isNumber, cells: Float64Array.from(cells, (cell) => measure((cell ?? '').trim())) };
}

function readable(cells: Cells[number], read: (text: string) => number): number {
  return cells.filter((cell) => cell !== null && !Number.isNaN(read(cell))).length;
}

function secondAt(text: string, order: 'mdy' | 'dmy'): number {
  const moment = parseMoment(text, order);
  if (moment === undefined) return parseTime(text)?.seconds ?? Number.NaN;
  return moment.day * DAY_SECONDS + (moment.seconds ?? 0);
}
