import { nth } from '../../basics/nth.js';
import { categoryColumn, type ReadColumn, valuesOf } from '../columns/read-column.js';
import type { Dependence } from './learn-dependence.js';
import { type Node, nodeOf } from './node.js';
import { MOST_EXCEPTIONS } from './relation.js';

/** Columns that stand in order, and the hidden column that tells the part of the table in which a row is. */
export interface RowOrder {
  /** The columns whose values ascend with the rows. */
  readonly ascending: ReadonlySet<string>;
  /** The categories 1, 2, 3 … that ascend, too: other columns may depend on them. */
  readonly part: ReadColumn;
  /** The part as a column on which others may depend. */
  readonly node: Node;
}

/** The most parts of the rows on which other columns depend, each of which has 5k rows or more. */
const MOST_PARTS = 12;
const ROWS_OF_PART = 5;
/** With fewer parts, columns would lose what they have in common with the column that ascends. */
const FEWEST_PARTS = 4;

/** The types whose values can ascend. */
const TYPES: ReadonlySet<string> = new Set(['date', 'datetime', 'float', 'integer', 'year']);

/** The order of the rows; undefined if no column of moments or numbers ascends but for 1 % of the rows. */
export function rowOrder(
  nodes: readonly Node[],
  nameOf: (name: string) => string,
  k: number,
): RowOrder | undefined {
  const found = nodes.filter(ascends).map(({ field }) => field.name);
  const [first] = found;
  const rows = nodes[0]?.codes.length ?? 0;
  const parts = Math.min(MOST_PARTS, Math.floor(rows / (ROWS_OF_PART * k)));
  if (first === undefined || parts < FEWEST_PARTS) return undefined;
  const part = partOf(nameOf(`${first} part`), rows, parts);
  const node = nodeOf(part.column.field, valuesOf(part), k);
  return node && { ascending: new Set(found), part, node };
}

/** The hidden column, if another one depends on it. */
export function neededPart(
  order: RowOrder | undefined,
  { tables }: Pick<Dependence, 'tables'>,
): readonly ReadColumn[] {
  if (order === undefined) return [];
  const { name } = order.part.column.field;
  return [...tables.values()].some(({ columns }) => columns.includes(name)) ? [order.part] : [];
}

/** Whether the values of a column of numbers or moments, none of which is null, ascend with the rows. */
function ascends({ field, numbers, nullCode }: Node): boolean {
  if (numbers === undefined || nullCode >= 0) return false;
  if (!TYPES.has(field.type) || field.constraints.distribution === undefined) return false;
  const first = nth(numbers, 0);
  let [greatest, late] = [first, 0];
  for (const number of numbers) {
    if (number < greatest) late++;
    else greatest = number;
  }
  return greatest > first && late <= MOST_EXCEPTIONS * numbers.length;
}

function partOf(name: string, rows: number, parts: number): ReadColumn {
  const cells = Array.from({ length: rows }, (_, row) =>
    String(1 + Math.floor((row * parts) / rows)),
  );
  return categoryColumn(name, cells, parts, { ascends_over: rows });
}
