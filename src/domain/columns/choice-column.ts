import { decimalPlaces } from '../basics/decimal-places.js';
import { decimalText } from '../basics/decimal-text.js';
import { greatest, least } from '../basics/extremes.js';
import { oncePer } from '../basics/once-per.js';
import { type Scalar, scalarText } from '../kernel/word-table.js';
import type { ColumnPlan, DataType } from './column-plan.js';
import { type Draws, drawnIndices } from './drawn.js';
import { words } from './pieces.js';

/** The values without those whose text repeats: 1 and "1" are the same value in a unique column. */
export const differentValues = oncePer((values: readonly Scalar[]): readonly Scalar[] => {
  const byText = new Map(values.map((value) => [scalarText(value), value]));
  return [...byText.values()];
});

/** The data type of a column of these values, of which there is at least one. It is found once for each list. */
export const scalarType = oncePer((values: readonly Scalar[]): DataType => {
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return { kind: 'text' };
  if (numbers.length < values.length) return { kind: 'mixed' };
  const [min, max] = [least(numbers), greatest(numbers)];
  if (numbers.every(Number.isSafeInteger)) return { kind: 'integer', min, max };
  const scale = greatest(numbers.map(decimalPlaces));
  const wholeDigits = decimalText(Math.trunc(Math.max(-min, max))).length;
  return { kind: 'decimal', scale, digits: wholeDigits + scale };
});

/**
 * A column that draws a value of the list for each row: by weight if there are weights, else uniformly.
 *
 * @example
 * const coin = fieldType({
 *   name: 'coin',
 *   category: 'text and choices',
 *   description: 'Heads twice as often as tails.',
 *   constraints: {},
 *   capacity: () => 2,
 *   plan: (_, context) => choiceColumn(['heads', 'tails'], [2, 1], context),
 * });
 * coin.name; // => 'coin'
 */
export function choiceColumn(
  values: readonly Scalar[],
  weights: readonly number[] | undefined,
  draws: Draws,
): ColumnPlan {
  const drawn = draws.unique ? differentValues(values) : values;
  const { indices, steps } = drawnIndices(draws, drawn.length, weights);
  return { type: scalarType(drawn), steps, cell: [words(drawn, indices)] };
}
