import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import { DAY_SECONDS } from '../../time/calendar.js';
import { MOST_EXCEPTIONS } from '../dependence/relation.js';
import { trimmed } from '../reading/column-values.js';
import { parseMoment } from '../reading/parse-moment.js';
import type { Runs } from './runs.js';

/** How numbers advance from row to row of a group. */
export interface Progress {
  /** 1 if they rise, -1 if they fall. */
  readonly sign: 1 | -1;
  /** The distance of two rows, if it is always the same. */
  readonly step: number | undefined;
}

/** What may order the rows of a column: whole numbers or moments, in seconds. */
export interface ColumnOrder {
  readonly numbers: Float64Array;
  readonly isWhole: boolean;
}

const WHOLE = /^-?\d{1,9}$/;
/** The share of the groups that begin behind the end of the one before, if numbers rise anew in each. */
const LEAST_ANEW = 0.2;

/** The number of the first row of each group, if a column numbers the rows of each; else undefined. */
export function numbersTheRows(
  cells: readonly Cell[],
  { starts, groupOf }: Runs,
): number | undefined {
  const first = trimmed(cells[0] ?? '');
  if (!WHOLE.test(first)) return undefined;
  const start = Number(first);
  let others = 0;
  for (const [row, cell] of cells.entries()) {
    const place = row - (starts[groupOf[row] as number] as number);
    others += Number(trimmed(cell ?? '') !== String(start + place));
    if (others > MOST_EXCEPTIONS * cells.length) return undefined;
  }
  return start;
}

/** The numbers or moments of a column, by which its rows may be in order; undefined if it has other cells. */
export function orderOf(
  cells: readonly Cell[],
  marks: ReadonlySet<string>,
): ColumnOrder | undefined {
  const first = trimmed(cells[0] ?? '');
  const isWhole = WHOLE.test(first);
  const read = isWhole ? wholeOf : readerOf(first);
  if (read === undefined) return undefined;
  const known = new Map<string, number>();
  const numbers = new Float64Array(cells.length);
  for (const [row, cell] of cells.entries()) {
    const text = trimmed(cell ?? '');
    const number = known.get(text) ?? (marks.has(text) ? Number.NaN : read(text));
    if (Number.isNaN(number)) return undefined;
    known.set(text, number);
    numbers[row] = number;
  }
  return { numbers, isWhole };
}

/** Whether a column is in order of time anew in each group, or counts on by the same step. */
export function risesInGroups({ numbers, isWhole }: ColumnOrder, runs: Runs, k: number): boolean {
  const progress = progressOf(numbers, runs, k);
  return progress !== undefined && (!isWhole || progress.step !== undefined);
}

function wholeOf(text: string): number {
  return WHOLE.test(text) ? Number(text) : Number.NaN;
}

function readerOf(first: string): ((text: string) => number) | undefined {
  const order = (['mdy', 'dmy'] as const).find((each) => parseMoment(first, each) !== undefined);
  if (order === undefined) return undefined;
  return (text) => {
    const moment = parseMoment(text, order);
    return moment === undefined ? Number.NaN : moment.day * DAY_SECONDS + (moment.seconds ?? 0);
  };
}

/** How numbers without gaps advance in 99 % of the rows of each group; undefined if they do not begin anew in groups. */
export function progressOf(
  numbers: Float64Array,
  { starts, groupOf }: Runs,
  k: number,
): Progress | undefined {
  let [rising, falling, anewUp, anewDown] = [0, 0, 0, 0];
  for (let row = 1; row < numbers.length; row++) {
    const step = (numbers[row] as number) - (numbers[row - 1] as number);
    if (Number.isNaN(step)) return undefined;
    if (groupOf[row] !== groupOf[row - 1]) {
      anewUp += Number(step < 0);
      anewDown += Number(step > 0);
      continue;
    }
    rising += Number(step > 0);
    falling += Number(step < 0);
  }
  const sign = rising >= falling ? 1 : -1;
  const pairs = numbers.length - starts.length;
  const [kept, broken] = sign > 0 ? [rising, falling] : [falling, rising];
  const anew = sign > 0 ? anewUp : anewDown;
  if (kept < Math.max(2 * k, pairs / 2) || broken > MOST_EXCEPTIONS * pairs) return undefined;
  if (anew < LEAST_ANEW * (starts.length - 1)) return undefined;
  const { step, most } = commonStep(numbers, groupOf);
  return { sign, step: most >= (1 - MOST_EXCEPTIONS) * pairs ? step : undefined };
}

/** The most frequent distance from the row before in a group, and its number of rows. */
function commonStep(
  numbers: Float64Array,
  groupOf: Int32Array,
): { readonly step: number; readonly most: number } {
  const steps = new Map<number, number>();
  for (let row = 1; row < numbers.length; row++) {
    if (groupOf[row] !== groupOf[row - 1]) continue;
    const step = (numbers[row] as number) - (numbers[row - 1] as number);
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  const [[step, most] = [0, 0]] = [...steps].sort((a, b) => b[1] - a[1]);
  return { step, most };
}

/** The numbers of the first rows of groups, if all but 1 % of them have the same: this number. */
export function sameStart(
  numbers: Float64Array,
  { starts }: Pick<Runs, 'starts'>,
): number | undefined {
  const counts = new Map<number, number>();
  for (const row of starts) {
    const number = nth(numbers, row);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const [[start, most] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return most >= (1 - MOST_EXCEPTIONS) * starts.length ? start : undefined;
}
