import { nth } from '../basics/nth.js';
import { columnValues } from '../columns/column-values.js';
import type { FillStep } from '../columns/fill-step.js';
import type { NestedColumn } from '../encoding/binary-file.js';
import type { PlannedColumn, PlannedParent } from '../formats/format.js';

/** The columns of a binary file, and the steps that fill their vectors. */
export interface NestedColumns {
  readonly columns: readonly NestedColumn[];
  readonly steps: readonly FillStep[];
}

/** The objects, arrays and values of planned columns. */
export function nestedColumns(columns: readonly PlannedColumn[]): NestedColumns {
  return within(columns, 0);
}

/** The columns inside the first `depth` objects around them. */
function within(columns: readonly PlannedColumn[], depth: number): NestedColumns {
  const nested: NestedColumn[] = [];
  const steps = new Set<FillStep>();
  for (let from = 0; from < columns.length; ) {
    const first = nth(columns, from);
    const parent = first.parents[depth];
    const to = parent === undefined ? from + 1 : endOf(columns, from, depth);
    if (parent === undefined) {
      const made = first.list === undefined ? valuesOf(first) : listOf(first, first.list);
      nested.push(made.column);
      for (const step of made.steps) steps.add(step);
    } else {
      const inside = within(columns.slice(from, to), depth + 1);
      nested.push(structOf(parent, inside.columns));
      for (const step of [...parent.steps, ...inside.steps]) steps.add(step);
    }
    from = to;
  }
  return { columns: nested, steps: [...steps] };
}

/** The end of the columns of the object that begins at `from`. */
export function endOf(columns: readonly PlannedColumn[], from: number, depth: number): number {
  const name = columns[from]?.parents[depth]?.name;
  let to = from + 1;
  while (columns[to]?.parents[depth]?.name === name && to < columns.length) to++;
  return to;
}

function structOf({ key, present }: PlannedParent, members: readonly NestedColumn[]): NestedColumn {
  return { name: key, present, members };
}

interface Made {
  readonly column: NestedColumn;
  readonly steps: readonly FillStep[];
}

function valuesOf({ key, plan }: PlannedColumn): Made {
  const values = columnValues(plan);
  return { column: { name: key, values }, steps: values.steps };
}

function listOf(
  { key }: PlannedColumn,
  { rows, columns, present, steps }: NonNullable<PlannedColumn['list']>,
): Made {
  const inside = nestedColumns(columns);
  const [item] = inside.columns;
  if (item === undefined || inside.columns.length > 1) throw new Error('an item is one value');
  return {
    column: { name: key, present, rows, item },
    steps: [...rows.steps(inside.steps), ...steps],
  };
}
