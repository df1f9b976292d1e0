import { type Reader, readersOf } from '../bins-hold.js';
import type { ColumnValues } from '../column-values.js';
import type { InferredField } from '../inferred-schema.js';
import type { Arithmetic, DatePart } from './arithmetic.js';
import type { BoundedColumn } from './bounded-columns.js';
import type { ComputedColumn } from './computed-columns.js';
import { type ColumnOf, valueAt } from './dependence-gate.js';
import type { EqualColumn } from './equal-columns.js';

/** The least share of the rows with all values in which a relation must hold. */
const LEAST_SHARE = 0.99;

/** Whether 2k rows have all values of a relation, and 99 % of these keep it. */
function holds(rows: readonly boolean[], k: number): boolean {
  const kept = rows.filter(Boolean).length;
  return rows.length >= 2 * k && kept >= LEAST_SHARE * rows.length;
}

/** Whether a column has the values of another one, counted again in the sample. */
export function equalHolds(
  { field, original, nullRate }: EqualColumn,
  columnOf: ColumnOf,
  k: number,
): boolean {
  const [own, other] = [columnOf(field.name), columnOf(original.name)];
  let nulls = 0;
  const rows = own.cells.flatMap((_, i) => {
    const [text, copied] = [valueAt(own, i), valueAt(other, i)];
    nulls += Number(text === undefined && copied !== undefined);
    return text === undefined || copied === undefined ? [] : [text === copied];
  });
  return holds(rows, k) && (nullRate === 0 || nulls >= k);
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
  let nulls = 0;
  const rows: boolean[] = [];
  own.at.forEach((at, i) => {
    const values = others.map((other) => other.at[i] as number);
    if (values.some(Number.isNaN)) return;
    nulls += Number(Number.isNaN(at));
    if (Number.isNaN(at)) return;
    const corners = cornersOf(values, others);
    const signs = new Set(corners.map(([a = 0, b = 0]) => a < b));
    // Between corners on both sides of equality lies a distance of 0.
    const least = arithmetic.kind === 'distance' && signs.size > 1 ? [0] : [];
    const made = [...least, ...corners.map((corner) => resultOf(arithmetic, corner))].filter(
      Number.isFinite,
    );
    if (made.length === 0) return;
    const slack = own.half + 1e-8 * Math.max(1, Math.abs(at));
    rows.push(at >= Math.min(...made) - slack && at <= Math.max(...made) + slack);
  });
  return holds(rows, k) && (nullRate === 0 || nulls >= k);
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
  const isMoment = field.type === 'date' || field.type === 'datetime';
  const half = isMoment ? 0 : 0.5 / Number(`1e${precision}`);
  const known = readTexts(readersOf(field.type, precision), values);
  const at = Float64Array.from(values.cells, (_, i) => {
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

/** The least and the greatest numbers that could have been rounded to some values, in all combinations of two of them. */
function cornersOf(values: readonly number[], of: readonly Numbers[]): readonly number[][] {
  const moved = (signs: readonly number[]): number[] =>
    values.map((value, i) => value + (signs[i] ?? signs[0] ?? 0) * (of[i] as Numbers).half);
  return [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(moved);
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
  }
}

/** A part of a moment in ISO 8601. */
function partOf(part: DatePart, text: string): number {
  const [year, month, day, hour] = (text.match(/\d+/g) ?? []).map(Number);
  switch (part) {
    case 'year':
      return year ?? Number.NaN;
    case 'quarter':
      return Math.ceil((month ?? Number.NaN) / 3);
    case 'month':
      return month ?? Number.NaN;
    case 'day':
      return day ?? Number.NaN;
    case 'weekday':
      return new Date(text).getUTCDay();
    case 'hour':
      return hour ?? Number.NaN;
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
    const gaps = own
      .map((at, i) => sign * (at - (others[i] as number)))
      .filter((gap) => !Number.isNaN(gap));
    return holds(
      Array.from(gaps, (gap) => gap >= 0),
      k,
    );
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
  const cells = own.cells.map((_, i) => {
    const gap = (ofOwn?.[i] as number) - (ofFrom?.[i] as number);
    return Number.isNaN(gap)
      ? ''
      : Math.max(0, gap).toFixed(precision === undefined ? 0 : Number(precision));
  });
  const counts = new Map<string, number>();
  for (const cell of cells) if (cell !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const nulls = cells.filter((cell) => cell === '').length;
  return { cells, counts, nulls, rows: cells.length - nulls };
}
