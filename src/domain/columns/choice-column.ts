import type { ColumnPlan } from './column-plan.js';
import { decimalText } from './decimal-text.js';
import { type Draws, drawnIndices } from './drawn.js';
import { oncePer } from './once-per.js';
import { words } from './pieces.js';
import { scalarType } from './scalar-type.js';
import type { Scalar } from './words.js';

/** The values that come out as different texts: 1 and "1" are one value of a unique column. */
export const differentValues = oncePer((values: readonly Scalar[]): readonly Scalar[] => {
  const byText = new Map(
    values.map((value) => [typeof value === 'number' ? decimalText(value) : String(value), value]),
  );
  return [...byText.values()];
});

/** A value of a list a row: by weight where there are weights, else evenly. */
export function choiceColumn(
  values: readonly Scalar[],
  weights: readonly number[] | undefined,
  draws: Draws,
): ColumnPlan {
  const drawn = draws.unique ? differentValues(values) : values;
  const { indices, steps } = drawnIndices(draws, drawn.length, weights);
  return { type: scalarType(drawn), steps, cell: [words(drawn, indices)] };
}
