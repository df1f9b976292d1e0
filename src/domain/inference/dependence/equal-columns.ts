import { isMoment } from '../../columns/moments.js';
import type { Cell } from '../../tables/table-sample.js';
import type { InferredField } from '../inferred-schema.js';
import { disclosableRate } from '../privacy/privacy.js';
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
  /** The share of the rows that are null although the other column has a value; 0 if it is not disclosed. */
  readonly nullRate: number;
  /** The node of these nulls, if their share is published. */
  readonly nulls: Node | undefined;
}

/** The most rows of pairs of columns that are compared whole. A table of some thousand similar columns has more. */
const MOST_COMPARED = 20_000_000;

interface EqualColumns {
  readonly equal: readonly EqualColumn[];
  /** Whether all columns were compared; the last ones are not if too many pairs are alike. */
  readonly isComplete: boolean;
}

/**
 * Returns the columns that have the value of an earlier one in 99 % of the rows in which both have one. Dates and moments
 * that are equal lie at a distance of 0, which is learned elsewhere.
 */
export function equalColumns(columns: readonly SampledColumn[], k: number): EqualColumns {
  const originals: Probed[] = [];
  const probe = probesOf();
  let budget = MOST_COMPARED;
  const equal = columns.flatMap((column) => {
    if (!mayEqualOthers(column, k)) return [];
    const probed = probe(column);
    for (const original of originals) {
      if (!agree(probed, original)) continue;
      budget -= column.cells.length;
      if (budget < 0) return [];
      const found = compared(column, original.column, k);
      if (found !== undefined) return [found];
    }
    originals.push(probed);
    return [];
  });
  return { equal, isComplete: budget >= 0 };
}

function mayEqualOthers(column: SampledColumn, k: number): boolean {
  const { type } = column.field;
  if (isMoment(type) || !hasValues(column, 2 * k)) return false;
  return brokenByOthers(differs(column), column.cells.length) >= LEAST_BROKEN;
}

/** Whether at least this number of rows has a value: columns without values would be compared with all others in vain. */
function hasValues(column: SampledColumn, least: number): boolean {
  let values = 0;
  return column.cells.some((_, row) => textAt(column, row) !== undefined && ++values >= least);
}

const MOST_PROBED = 400;
const LEAST_BROKEN = 0.1;

/** A column with the values of some rows as whole numbers; NaN if a row has none. */
interface Probed {
  readonly column: SampledColumn;
  readonly codes: Float64Array;
  readonly places: readonly number[];
}

/** Returns a function that probes columns: equal texts of all of them have equal codes. */
function probesOf(): (column: SampledColumn) => Probed {
  const known = new Map<string, number>();
  return (column) => {
    const rows = evenly(column.cells.length, MOST_PROBED);
    const codes = Float64Array.from(rows, (row) => {
      const text = textAt(column, row);
      if (text === undefined) return Number.NaN;
      const code = known.get(text) ?? known.size;
      known.set(text, code);
      return code;
    });
    return { column, codes, places: rows.map((_, i) => i) };
  };
}

/** Whether some rows of two columns mostly have equal values. */
function agree({ codes, places }: Probed, { codes: others }: Probed): boolean {
  return keptBySome((i) => Math.abs((codes[i] as number) - (others[i] as number)), places);
}

/** Whether a column has different values in two rows: one that has mostly one value equals others by chance. */
function differs(column: SampledColumn): Relation {
  return (row, other) => {
    const [own, of] = [textAt(column, row), textAt(column, other)];
    return own === undefined || of === undefined ? Number.NaN : Number(own !== of);
  };
}

function compared(
  column: SampledColumn,
  original: SampledColumn,
  k: number,
): EqualColumn | undefined {
  const count = column.cells.length;
  let [rows, wrong, nulls, missing] = [0, 0, 0, 0];
  for (let row = 0; row < count; row++) {
    const [own, of] = [textAt(column, row), textAt(original, row)];
    if (own !== undefined && of !== undefined) {
      rows++;
      wrong += Number(own !== of);
    } else if (own !== undefined) missing++;
    else if (of !== undefined) nulls++;
    if (wrong > MOST_EXCEPTIONS * count) return undefined;
  }
  const most = MOST_EXCEPTIONS * rows;
  if (rows < 2 * k || wrong > most || missing > most) return undefined;
  const isDisclosed = nulls >= k;
  return {
    field: column.field,
    original: original.field,
    nullRate: isDisclosed ? disclosableRate(nulls, rows, k) : 0,
    nulls: isDisclosed ? nullsOf(column, original) : undefined,
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
