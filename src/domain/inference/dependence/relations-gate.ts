import { filled } from '../../basics/filled.js';
import { isMoment } from '../../columns/moments.js';
import type { InferredField } from '../inferred-schema.js';
import { type Reader, readersOf } from '../privacy/bins-hold.js';
import { type ColumnValues, columnValues, trimmed } from '../reading/column-values.js';
import type { Arithmetic, DatePart } from './arithmetic.js';
import type { BoundedColumn } from './bounded-columns.js';
import type { ComputedColumn } from './computed-columns.js';
import type { ColumnOf } from './dependence-gate.js';
import type { EqualColumn } from './equal-columns.js';
import { valueAt } from './rows-by-parents.js';

/** The least share of the rows with all values in which a relation must hold. */
const LEAST_SHARE = 0.99;

/** Whether 2k rows have all values of a relation, and 99 % of these keep it. */
function holds({ rows, kept }: Record<'rows' | 'kept', number>, k: number): boolean {
  return rows >= 2 * k && kept >= LEAST_SHARE * rows;
}

/** Whether a column has the values of another one, counted again in the sample. */
export function equalHolds(
  { field, original, nullRate }: EqualColumn,
  columnOf: ColumnOf,
  k: number,
): boolean {
  const [own, other] = [columnOf(field.name), columnOf(original.name)];
  let [rows, kept, nulls] = [0, 0, 0];
  for (let i = 0; i < own.cells.length; i++) {
    const copied = valueAt(other, i);
    if (copied === undefined) continue;
    const text = valueAt(own, i);
    if (text === undefined) nulls++;
    else {
      rows++;
      kept += Number(text === copied);
    }
  }
  return holds({ rows, kept }, k) && (nullRate === 0 || nulls >= k);
}

/** Returns the numbers of a column by its name. */
export type NumbersIn = (name: string) => Numbers;

/** Whether a column is computed from others, counted again in the sample. */
export function computedHolds(
  { name, of, arithmetic, nullRate }: ComputedColumn,
  numbersIn: NumbersIn,
  k: number,
): boolean {
  const own = numbersIn(name);
  const others = of.map(numbersIn);
  const areWhole = DIGITS.includes(arithmetic.kind);
  const signs = areWhole ? PLAIN : others.every(({ half }) => half === 0) ? EXACT : CORNERS;
  const values = others.map(() => 0);
  let [rows, kept, nulls] = [0, 0, 0];
  for (let i = 0; i < own.at.length; i++) {
    others.forEach((other, column) => {
      values[column] = other.at[i] as number;
    });
    if (values.some(Number.isNaN)) continue;
    const at = own.at[i] as number;
    if (Number.isNaN(at)) {
      nulls++;
      continue;
    }
    const made = rangeOf(arithmetic, values, others, signs);
    if (made === undefined) continue;
    const slack = own.half + 1e-8 * Math.max(1, Math.abs(at));
    rows++;
    kept += Number(at >= made.least - slack && at <= made.most + slack);
  }
  return holds({ rows, kept }, k) && (nullRate === 0 || nulls >= k);
}

/** The numbers of a column by row, dates and moments as seconds, and half a unit of the last decimal. */
export interface Numbers {
  readonly at: Float64Array;
  readonly half: number;
}

/** Reads the numbers of a column again from its texts. */
export function numbersOf(field: InferredField, values: ColumnValues): Numbers {
  const { constraints } = field;
  const decimals = typeof constraints.precision === 'number' ? constraints.precision : 0;
  const precision = field.type === 'choice' ? 15 : decimals;
  const half = isMoment(field.type) ? 0 : 0.5 / Number(`1e${precision}`);
  const known = readTexts(readersOf(field.type, precision), values);
  const at = filled(new Float64Array(values.cells.length), (i) => {
    const text = valueAt(values, i);
    return (text === undefined ? undefined : known.get(text)) ?? Number.NaN;
  });
  return { at, half };
}

/** The number of each text, in the way of reading that reads the most texts. */
function readTexts(
  readers: readonly Reader[],
  { counts }: ColumnValues,
): ReadonlyMap<string, number> {
  let best: ReadonlyMap<string, number> = new Map();
  for (const read of readers) {
    if (best.size === counts.size) break;
    const texts = [...counts.keys()].map((text) => [text, read(text)] as const);
    const numbers = new Map(texts.filter(([, at]) => !Number.isNaN(at)));
    if (numbers.size > best.size) best = numbers;
  }
  return best;
}

/** Numbers without decimals are what they seem. Others could have been rounded up or down, in all combinations of two. */
const EXACT = [[1, 1]] as const;
const PLAIN = [[0, 0]] as const;
/** The kinds of arithmetic on the digits of whole numbers. */
const DIGITS: readonly Arithmetic['kind'][] = ['head', 'tail', 'joined'];
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The least and the greatest result of numbers that could have been rounded to some values; undefined without any. */
function rangeOf(
  arithmetic: Arithmetic,
  values: readonly number[],
  of: readonly Numbers[],
  corners: typeof EXACT | typeof PLAIN | typeof CORNERS,
): Record<'least' | 'most', number> | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [isBelow, isAbove] = [false, false];
  for (const signs of corners) {
    const corner = values.map(
      (value, i) => value + (signs[i] ?? signs[0]) * (of[i] as Numbers).half,
    );
    const [a = 0, b = 0] = corner;
    if (a < b) isBelow = true;
    else isAbove = true;
    const result = resultOf(arithmetic, corner);
    if (!Number.isFinite(result)) continue;
    least = Math.min(least, result);
    most = Math.max(most, result);
  }
  // Between corners on both sides of equality lies a distance of 0.
  if (arithmetic.kind === 'distance' && isBelow && isAbove) least = Math.min(least, 0);
  return least > most ? undefined : { least, most };
}

function resultOf(arithmetic: Arithmetic, [a = 0, b = 0, ...rest]: readonly number[]): number {
  switch (arithmetic.kind) {
    case 'sum':
      return rest.reduce((sum, value) => sum + value, a + b);
    case 'difference':
      return a - b;
    case 'distance':
      return a > b ? a - b : b - a;
    case 'product':
      return a * b * arithmetic.factor;
    case 'quotient':
      return (a / b) * arithmetic.factor;
    case 'line':
      return a * arithmetic.factor + arithmetic.offset;
    case 'elapsed':
      return (a - b) / arithmetic.seconds + arithmetic.offset;
    case 'part':
      return partOf(arithmetic.part, new Date(a * 1000).toISOString());
    case 'head':
      return (a - (a % arithmetic.power)) / arithmetic.power;
    case 'tail':
      return a % arithmetic.power;
    case 'joined':
      return a * arithmetic.power + b;
  }
}

/** A part of a moment in ISO 8601. */
function partOf(part: DatePart, text: string): number {
  const month = Number(text.slice(5, 7));
  switch (part) {
    case 'year':
      return Number(text.slice(0, 4));
    case 'quarter':
      return Math.ceil(month / 3);
    case 'month':
      return month;
    case 'day':
      return Number(text.slice(8, 10));
    case 'weekday':
      return new Date(text).getUTCDay();
    case 'hour':
      return Number(text.slice(11, 13));
  }
}

/** Whether a column is in order with those that bound it, counted again in the sample. */
export function boundsHold(
  { name, from, atLeast, atMost }: BoundedColumn,
  numbersIn: NumbersIn,
  k: number,
): boolean {
  const read = (each: string): Float64Array => numbersIn(each).at;
  const own = read(name);
  const inOrder = (others: Float64Array, sign: 1 | -1): boolean => {
    let [rows, kept] = [0, 0];
    for (let i = 0; i < own.length; i++) {
      const gap = sign * ((own[i] as number) - (others[i] as number));
      rows += Number(!Number.isNaN(gap));
      kept += Number(gap >= 0);
    }
    return holds({ rows, kept }, k);
  };
  const lowers = from === undefined ? atLeast : [from, ...atLeast];
  return (
    lowers.every((lower) => inOrder(read(lower), 1)) &&
    atMost.every((upper) => inOrder(read(upper), -1))
  );
}

/** The values of the hidden column of a bounded one: those of the column itself, or their distances from another one. */
export function hiddenValues(
  { name, from, node }: BoundedColumn,
  numbersIn: NumbersIn,
  columnOf: ColumnOf,
): ColumnValues {
  const own = columnOf(name);
  if (from === undefined) return own;
  const [ofOwn, ofFrom] = [name, from].map((each) => numbersIn(each).at);
  const { precision } = node.field.constraints;
  const cells = own.cells.map((cell, i) => {
    const gap = (ofOwn?.[i] as number) - (ofFrom?.[i] as number);
    if (!Number.isNaN(gap)) {
      return Math.max(0, gap).toFixed(precision === undefined ? 0 : Number(precision));
    }
    return own.unknown?.has(trimmed(cell ?? '')) ? UNKNOWN : null;
  });
  return columnValues(cells, new Set(), own.unknown && new Set([UNKNOWN]));
}

/** The text of a row whose distance is unknown, because another column has its value. */
const UNKNOWN = 'unknown';
