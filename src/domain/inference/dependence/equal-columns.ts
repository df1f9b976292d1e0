import type { Cell } from '../../tables/table-sample.js';
import type { InferredField } from '../inferred-schema.js';
import { tellableRate } from '../privacy.js';
import { type Node, nullsNode } from './node.js';
import { brokenByOthers, evenly, keptBySome, MOST_EXCEPTIONS, type Relation } from './relation.js';

/** A sampled column with its inferred field. */
export interface SampledColumn {
  readonly field: InferredField;
  readonly cells: readonly Cell[];
  /** The texts that are null, besides blank ones. */
  readonly marks: ReadonlySet<string>;
}

/** A column of which the sample shows that it has the values of another one. */
export interface EqualColumn {
  readonly field: InferredField;
  readonly original: InferredField;
  /** The share of the rows that are null although the other column has a value; 0 if it is not told. */
  readonly nullRate: number;
  /** The node of these nulls, if their share is published. */
  readonly nulls: Node | undefined;
}

/**
 * Returns the columns that have the value of an earlier one in 99 % of the rows in which both have one. Dates and moments
 * that are equal lie at a distance of 0, which is learned elsewhere.
 */
export function equalColumns(columns: readonly SampledColumn[], k: number): readonly EqualColumn[] {
  const originals: SampledColumn[] = [];
  return columns.flatMap((column) => {
    const { type } = column.field;
    if (type === 'date' || type === 'datetime' || !hasValues(column, 2 * k)) return [];
    for (const original of originals) {
      const equal = compared(column, original, k);
      if (equal !== undefined) return [equal];
    }
    originals.push(column);
    return [];
  });
}

/** Whether at least this number of rows has a value: columns without values would be compared with all others in vain. */
function hasValues(column: SampledColumn, least: number): boolean {
  let values = 0;
  return column.cells.some((_, row) => textAt(column, row) !== undefined && ++values >= least);
}

const MOST_PROBED = 400;
const LEAST_BROKEN = 0.1;

function compared(
  column: SampledColumn,
  original: SampledColumn,
  k: number,
): EqualColumn | undefined {
  const count = column.cells.length;
  const relation: Relation = (row, other) => {
    const [own, of] = [textAt(column, row), textAt(original, other)];
    return own === undefined || of === undefined ? Number.NaN : Number(own !== of);
  };
  if (!keptBySome(relation, evenly(count, MOST_PROBED))) return undefined;
  let [rows, wrong, nulls, missing] = [0, 0, 0, 0];
  for (let row = 0; row < count; row++) {
    const [own, of] = [textAt(column, row), textAt(original, row)];
    if (own !== undefined && of !== undefined) {
      rows++;
      wrong += Number(own !== of);
    } else if (own !== undefined) missing++;
    else if (of !== undefined) nulls++;
  }
  const most = MOST_EXCEPTIONS * rows;
  if (rows < 2 * k || wrong > most || missing > most) return undefined;
  if (brokenByOthers(relation, count) < LEAST_BROKEN) return undefined;
  const isTold = nulls >= k;
  return {
    field: column.field,
    original: original.field,
    nullRate: isTold ? tellableRate(nulls, rows, k) : 0,
    nulls: isTold ? nullsOf(column, original) : undefined,
  };
}

function nullsOf(column: SampledColumn, original: SampledColumn): Node {
  return nullsNode(column.field, column.cells.length, {
    isNull: (row) => textAt(column, row) === undefined,
    isUnknown: (row) => textAt(original, row) === undefined,
  });
}

/** The text of a row; undefined if it is null. */
function textAt({ cells, marks }: SampledColumn, row: number): string | undefined {
  const text = (cells[row] ?? '').trim();
  return text === '' || marks.has(text) ? undefined : text;
}
