import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import type { Node } from '../dependence/node.js';
import type { Groups } from './find-groups.js';

/** The rows from which groups are learned, and the index of the one for each row of the table. */
interface Units {
  readonly rows: readonly number[];
  readonly unitOf: Int32Array;
}

/** One row for each group. Where k rows have each value of the key, all of them, as in a table without groups. */
export function unitsOf({ isListed, starts, groupOf }: Groups): Units {
  if (!isListed) return { rows: starts, unitOf: groupOf };
  return { rows: [...groupOf.keys()], unitOf: groupOf.map((_, row) => row) };
}

export function spread(items: readonly Cell[], unitOf: Int32Array): readonly Cell[] {
  return Array.from(unitOf, (unit) => nth(items, unit));
}

/** The node of a column of groups, for each row. */
export function spreadNode(node: Node, unitOf: Int32Array): Node {
  const { codes, states, numbers, isNull } = node;
  return {
    ...node,
    codes: Int16Array.from(unitOf, (unit) => codes[unit] as number),
    states: Int16Array.from(unitOf, (unit) => states[unit] as number),
    numbers: numbers && Float64Array.from(unitOf, (unit) => numbers[unit] as number),
    ...(isNull && { isNull: (row: number) => isNull(unitOf[row] as number) }),
  };
}
