import { filled } from '../../basics/filled.js';
import type { Cell } from '../../tables/table-sample.js';
import type { InferredField } from '../inferred-schema.js';
import type { Point } from '../numbers/infer-bins.js';
import { MOST_CATEGORIES } from '../privacy/privacy.js';
import { type ColumnValues, trimmed } from '../reading/column-values.js';
import { type Axis, axisOfField, type ReadAxis } from './axis-of-field.js';

/** A condition of a row of `given`, as a request has it. */
export type Condition = string | number | boolean | null | readonly [null, null];

/** The code of a row in which a column has none of the disclosed values. */
export const UNDISCLOSED = -1;
/** Finer groups of a number would not change which columns depend on each other. */
const MOST_GROUPS = 16;

/** A column whose dependence on others can be learned. */
export interface Node {
  readonly field: InferredField;
  /** The code of the value of each row, from 0 to `count` - 1, or `UNDISCLOSED`. Null is the last one, if k rows are null. */
  readonly codes: Int16Array;
  readonly count: number;
  /** The code of null, or `UNDISCLOSED`. */
  readonly nullCode: number;
  /** The values of a column of categories, by code; undefined for other columns. */
  readonly values: readonly (string | number | boolean)[] | undefined;
  /** For numbers: the whole number of each row on the axis, or NaN. */
  readonly numbers: Float64Array | undefined;
  readonly axis: Axis | undefined;
  /** For numbers: whether a row is null, even if fewer than k rows are. */
  readonly isNull?: (row: number) => boolean;
  /** The conditions that other columns can have on this one, and the index of the one that holds in each row. */
  readonly conditions: readonly Condition[];
  readonly states: Int16Array;
}

/** The node of a column; undefined without disclosed categories, without numbers, and without k rows each of nulls and values. */
export function nodeOf(field: InferredField, values: ColumnValues, k: number): Node | undefined {
  const listed = categoriesOf(field);
  if (listed !== undefined) return categoryNode(field, values, listed, k);
  const read = axisOfField(field, values);
  if (read !== undefined) return numberNode(field, values, read, k);
  return values.nulls >= k && values.rows >= k ? presenceNode(field, values) : undefined;
}

/** The conditions on columns of which only the nulls are learned. */
const PRESENCE: readonly Condition[] = [[null, null], null];

/** The node of a column of texts, names or codes, of which only the nulls depend on other columns. */
function presenceNode(field: InferredField, values: ColumnValues): Node {
  return presence(
    field,
    codesOf(values, 1, () => 0),
  );
}

/** Codes: 0 for a value, 1 for null. */
function presence(field: InferredField, codes: Int16Array): Node {
  return {
    field,
    codes,
    count: PRESENCE.length,
    nullCode: 1,
    values: undefined,
    numbers: undefined,
    axis: undefined,
    conditions: PRESENCE,
    states: codes,
  };
}

function categoriesOf({ type, constraints }: InferredField) {
  if (type === 'boolean') return [false, true] as const;
  const { choices } = constraints;
  const isListed =
    Array.isArray(choices) && choices.length > 1 && choices.length <= MOST_CATEGORIES;
  return isListed ? (choices as readonly (string | number | boolean)[]) : undefined;
}

function categoryNode(
  field: InferredField,
  values: ColumnValues,
  listed: readonly (string | number | boolean)[],
  k: number,
): Node {
  const codeOf = new Map(listed.map((value, i) => [String(value), i]));
  const nullCode = values.nulls >= k && values.rows >= k ? listed.length : UNDISCLOSED;
  const codes = codesOf(values, nullCode, (text) => codeOf.get(text) ?? UNDISCLOSED);
  return {
    field,
    codes,
    count: listed.length + (nullCode === UNDISCLOSED ? 0 : 1),
    nullCode,
    values: listed,
    numbers: undefined,
    axis: undefined,
    conditions: nullCode === UNDISCLOSED ? listed : [...listed, null],
    states: codes,
  };
}

function numberNode(
  field: InferredField,
  { cells, nulls, rows, unknown }: ColumnValues,
  { axis, numbers: known }: ReadAxis,
  k: number,
): Node {
  const numbers = new Float64Array(cells.length);
  const isNull = new Uint8Array(cells.length);
  cells.forEach((cell, row) => {
    const text = textOf(cell);
    const number = known.get(text);
    isNull[row] = Number(number === undefined && unknown?.has(text) !== true);
    numbers[row] = number ?? Number.NaN;
  });
  const hasNulls = nulls >= k && rows >= k;
  return numbersNode({ field, numbers, axis }, hasNulls, (row) => isNull[row] === 1);
}

/** The node of computed numbers. Rows without a number that are not null are undisclosed. */
export function numbersNode(
  column: NumberColumn,
  hasNulls: boolean,
  isNull: (row: number) => boolean,
): Node {
  const cuts = cutsOf(column.numbers);
  const nullCode = hasNulls ? cuts.length + 1 : UNDISCLOSED;
  const codes = filled(new Int16Array(column.numbers.length), (row) => {
    const at = column.numbers[row] as number;
    return Number.isNaN(at) && isNull(row) ? nullCode : groupOf(cuts, at);
  });
  return { ...nodeOfGroups(column, codes, cuts.length + 1, nullCode), isNull };
}

interface NumberColumn {
  readonly field: InferredField;
  readonly numbers: Float64Array;
  readonly axis: Axis;
}

function nodeOfGroups(
  { field, numbers, axis }: NumberColumn,
  codes: Int16Array,
  groups: number,
  nullCode: number,
): Node {
  const isNull =
    nullCode === UNDISCLOSED ? undefined : codes.map((code) => Number(code === nullCode));
  return {
    field,
    codes,
    count: groups + (nullCode === UNDISCLOSED ? 0 : 1),
    nullCode,
    values: undefined,
    numbers,
    axis,
    conditions: isNull === undefined ? [] : PRESENCE,
    states: isNull ?? codes,
  };
}

/**
 * The node of the nulls of a column that others compute: rows in which these have no value tell nothing about it. No
 * column depends on these nulls.
 */
export function nullsNode(
  field: InferredField,
  rows: number,
  { isNull, isUnknown }: Record<'isNull' | 'isUnknown', (row: number) => boolean>,
): Node {
  const codes = filled(new Int16Array(rows), (row) =>
    isUnknown(row) ? UNDISCLOSED : Number(isNull(row)),
  );
  return { ...presence(field, codes), conditions: [] };
}

function codesOf(
  { cells, counts, unknown = new Set() }: ColumnValues,
  nullCode: number,
  codeOf: (text: string) => number,
): Int16Array {
  const known = new Map<string, number>();
  for (const text of counts.keys()) known.set(text, codeOf(text));
  for (const text of unknown) known.set(text, UNDISCLOSED);
  return filled(
    new Int16Array(cells.length),
    (row) => known.get(textOf(cells[row] as Cell)) ?? nullCode,
  );
}

function textOf(cell: Cell): string {
  return trimmed(cell ?? '');
}

/** The first numbers of the groups after the first; the groups have about the same number of rows. */
function cutsOf(numbers: Float64Array): readonly number[] {
  const sorted = numbers.filter((at) => !Number.isNaN(at)).sort();
  const cuts = new Set<number>();
  for (let group = 1; group < MOST_GROUPS; group++) {
    const cut = sorted[Math.floor((group * sorted.length) / MOST_GROUPS)];
    if (cut !== undefined && cut > (sorted[0] as number)) cuts.add(cut);
  }
  return [...cuts];
}

/** The group of a number; `UNDISCLOSED` for NaN. */
function groupOf(cuts: readonly number[], at: number): number {
  if (Number.isNaN(at)) return UNDISCLOSED;
  let group = 0;
  while (group < cuts.length && (cuts[group] as number) <= at) group++;
  return group;
}

/** The sorted points of numbers; NaN is none. */
export function pointsOf(numbers: Float64Array): readonly Point[] {
  // NaN comes last.
  const sorted = numbers.slice().sort();
  const points: Point[] = [];
  for (let i = 0; i < sorted.length; ) {
    const at = sorted[i] as number;
    if (Number.isNaN(at)) break;
    const start = i;
    while (sorted[i] === at) i++;
    points.push({ at, rows: i - start });
  }
  return points;
}
