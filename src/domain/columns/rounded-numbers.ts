import type { Key } from '../random/mix.js';
import { aliasTable } from '../random/weighted.js';
import type { ColumnPlan, Piece } from './column-plan.js';
import type { Fill } from './fill-step.js';
import { IndexVector, NumberVector } from './vectors.js';

/** A number of digits after the decimal mark, and its weight. */
export interface WeightedDigits {
  readonly digits: number;
  readonly weight: number;
}

/** How numbers are rounded. They are stored as whole numbers: value x 10^decimals. */
export interface Rounding {
  readonly weights: readonly WeightedDigits[];
  /** The first stored number of each interval that rounding does not leave, in rising order; the last one ends them. */
  readonly starts: readonly number[];
}

type NumberPiece = Extract<Piece, { readonly kind: 'number' }>;

/**
 * A column of numbers of which each has a number of digits drawn by weight. It is rounded to this number of digits, and to a
 * last digit other than zero, unless this is the least number of digits. A number stays as it is if no other number of
 * its interval is round enough. The cost per row does not depend on the weights.
 */
export function roundedColumn(
  plan: ColumnPlan,
  { weights, starts }: Rounding,
  key: Key,
): ColumnPlan {
  const [piece] = plan.cell;
  if (plan.cell.length !== 1 || piece?.kind !== 'number') {
    throw new Error('only a column of numbers is rounded');
  }
  const least = weights.reduce((min, { digits }) => Math.min(min, digits), piece.decimals);
  const steps = weights.map(({ digits }) => Number(`1e${piece.decimals - digits}`));
  const isExact = weights.map(({ digits }) => digits > least);
  const table = aliasTable(weights.map(({ weight }) => weight));
  const choices = new IndexVector();
  const shown = new IndexVector();
  const values = new NumberVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawWeighted(choices.data, key, row, count, table);
    for (let i = 0; i < count; i++) {
      const value = piece.values.data[i] as number;
      const at = choices.data[i] as number;
      const room = intervalOf(starts, value);
      const rounded = nearest(value, steps[at] as number, isExact[at] as boolean, room);
      values.data[i] = rounded;
      shown.data[i] = digitsOf(rounded, piece.decimals, least);
    }
  };
  const step = { vectors: [choices, shown, values], fill, lists: [table.pairs] };
  const cell: NumberPiece = { ...piece, values, shown };
  return { ...plan, steps: [...plan.steps, step], cell: [cell] };
}

interface Interval {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

function intervalOf(starts: readonly number[], value: number): Interval {
  let [low, high] = [0, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return { from: starts[low] as number, to: (starts[low + 1] as number) - 1 };
}

/** The multiple of `step` that is nearest to a number; if `isExact`, the nearest that is no multiple of 10 x step. */
function nearest(value: number, step: number, isExact: boolean, { from, to }: Interval): number {
  // The sum turns -0 into 0.
  const middle = Math.round(value / step) * step + 0;
  const side = value < middle ? -step : step;
  const isFit = (number: number): boolean =>
    number >= from && number <= to && !(isExact && number % (10 * step) === 0);
  if (isFit(middle)) return middle;
  if (isFit(middle + side)) return middle + side;
  return isFit(middle - side) ? middle - side : value;
}

/** The digits after the decimal mark without zeros at the end, but at least `least` of them. */
function digitsOf(value: number, decimals: number, least: number): number {
  let digits = decimals;
  for (let rest = value; digits > least && rest % 10 === 0; rest /= 10) digits--;
  return digits;
}
