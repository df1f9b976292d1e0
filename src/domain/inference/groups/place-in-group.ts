import { madeColumn, type ReadColumn } from '../columns/read-column.js';
import { type Node, nodeOf } from '../dependence/node.js';
import type { InferredField } from '../inferred-schema.js';
import { columnValues } from '../reading/column-values.js';
import { placesIn, type Runs } from './runs.js';

/** The number of a row in its group, as a column: one of the table, or else a hidden one. */
export interface PlaceInGroup {
  readonly name: string;
  /** The number of the first row. */
  readonly start: number;
  /** The field of a hidden column, and its cells; none if the table shows the numbers. */
  readonly fields: readonly InferredField[];
  readonly hidden: readonly ReadColumn[];
  /** The column as one on which others may depend; undefined if the numbers are too many. */
  readonly node: Node | undefined;
}

/** The most rows of a group for columns to depend on the number of a row. */
const MOST_PLACES = 60;

/** `numbered`: the columns that number the rows of each group, and the number of the first row. */
export function placeInGroup(
  numbered: ReadonlyMap<string, number>,
  runs: Runs,
  hiddenName: string,
  k: number,
): PlaceInGroup {
  const shown = [...numbered].map(([name, start]) => ({ name, start }));
  const own = shown.find(({ start }) => start === 1) ?? shown[0];
  const { name, start } = own ?? { name: hiddenName, start: 1 };
  const cells = Array.from(placesIn(runs), (place) => String(start + place));
  const values = columnValues(cells, new Set());
  const choices = [...values.counts].flatMap(([text, rows]) => (rows >= k ? [Number(text)] : []));
  const field = { name, type: 'choice', constraints: { choices } };
  const node = choices.length > MOST_PLACES ? undefined : nodeOf(field, values, k);
  const ordinal: InferredField = { name, type: 'ordinal', constraints: {}, hidden: true };
  const fields = own === undefined ? [ordinal] : [];
  return { name, start, fields, hidden: [madeColumn(ordinal, cells)], node };
}
