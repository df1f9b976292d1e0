import { least } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import { isHistogram } from '../histogram.js';
import type { InferredField } from '../inferred-schema.js';
import type { ColumnValues } from '../reading/column-values.js';
import { parseMoment, parseTime } from '../reading/parse-moment.js';
import { parseNumber } from '../reading/parse-number.js';

/** Whether every bin of an inferred distribution represents k rows or more, counted again in the sample. */
export function binsHold(
  distribution: unknown,
  field: InferredField,
  seen: Pick<ColumnValues, 'counts'>,
  k: number,
): boolean {
  return fewestInBin(distribution, field, seen, k) >= k;
}

/**
 * The fewest rows of the sample in a bin of an inferred distribution; infinite if it has no bins. A date in digits and a number
 * can be read in two ways: the bins must be valid for one of them, so the first one by which each bin has `enough` rows counts.
 */
export function fewestInBin(
  distribution: unknown,
  { constraints, type }: InferredField,
  { counts }: Pick<ColumnValues, 'counts'>,
  enough = Number.POSITIVE_INFINITY,
): number {
  if (!isHistogram(distribution)) return Number.POSITIVE_INFINITY;
  const { edges, weights } = distribution;
  const precision = typeof constraints.precision === 'number' ? constraints.precision : 0;
  const bounds = edges.map((edge) => (typeof edge === 'number' ? edge : momentAt(edge, 'mdy')));
  let most = 0;
  for (const read of readersOf(type, precision)) {
    const rows = rowsInBins(
      Array.from(counts, ([text, count]) => [read(text), count] as const),
      bounds,
    );
    most = Math.max(most, least(rows.slice(0, -1).filter((_, i) => weights[i] !== 0)));
    if (most >= enough) break;
  }
  return most;
}

export type Reader = (text: string) => number;

/** Returns the ways in which the values of a column can be read as numbers; dates and moments as seconds. */
export function readersOf(type: string, precision: number): readonly Reader[] {
  switch (type) {
    case 'date':
      return (['mdy', 'dmy'] as const).map((order) => (text) => dayAt(text, order));
    case 'time':
      return [(text) => parseTime(text)?.seconds ?? Number.NaN];
    case 'datetime':
      return [
        ...(['mdy', 'dmy'] as const).map((order) => (text: string) => momentAt(text, order)),
        (text) => Math.floor(Number(text)),
        (text) => Math.floor(Number(text) / 1000),
      ];
    default:
      return (['.', ','] as const).map((mark) => (text) => numberAt(text, mark, precision));
  }
}

/** The number of rows in each bin between consecutive bounds; the last bin includes both its bounds. */
export function rowsInBins(
  points: Iterable<readonly [at: number, rows: number]>,
  bounds: readonly number[],
): readonly number[] {
  const rows = bounds.map(() => 0);
  const last = bounds.length - 1;
  for (const [at, count] of points) {
    if (!(at >= nth(bounds, 0) && at <= nth(bounds, last))) continue;
    const bin = Math.min(last - 1, lastUpTo(bounds, at));
    rows[bin] = nth(rows, bin) + count;
  }
  return rows;
}

/** The index of the last bound that is not above `at`. */
function lastUpTo(bounds: readonly number[], at: number): number {
  let [low, high] = [0, bounds.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (nth(bounds, middle) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const DAY = 86_400;

/** The first second of a text's day: a time of day in the sample is ignored. */
function dayAt(text: string, order: 'mdy' | 'dmy'): number {
  return Math.floor(momentAt(text, order) / DAY) * DAY;
}

function momentAt(text: string, order: 'mdy' | 'dmy'): number {
  const moment = parseMoment(text, order);
  if (moment !== undefined) return moment.day * DAY + (moment.seconds ?? 0);
  return parseTime(text)?.seconds ?? Number.NaN;
}

function numberAt(text: string, mark: '.' | ',', precision: number): number {
  const number = parseNumber(text, mark);
  if (number === undefined) return Number.NaN;
  const unit = Number(`1e${precision}`);
  return Math.round(number.value * unit) / unit;
}
