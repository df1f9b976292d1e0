import { greatest } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import { isMoment } from '../../columns/moments.js';
import { DAY_SECONDS } from '../../time/calendar.js';
import type { Node } from './node.js';
import { evenly } from './relation.js';

/** A column of numbers, which may be listed categories, as the numbers that its cells show. */
export interface Quantity {
  readonly node: Node;
  readonly name: string;
  /** The number of decimals. */
  readonly precision: number;
  /** Half a unit of the last decimal: a rounded number is off by up to this. */
  readonly half: number;
  /** Whether the numbers can be rounded ones. Floats without decimals had some in a few rows. */
  readonly isRounded: boolean;
  /** Returns the number of a row, or NaN if it has none. */
  readonly at: (row: number) => number;
  /** Whether a row is null. A number that is too rare to be disclosed is not. */
  readonly isNull: (row: number) => boolean;
  /** Some rows that have a number other than 0, if there are such rows. */
  readonly some: readonly number[];
  /** The median size of the numbers of these rows. */
  readonly median: number;
  /** The standard deviation of the numbers. */
  readonly spread: number;
  /** The numbers that one in a hundred lies below, and one above. */
  readonly low: number;
  readonly high: number;
}

/** Returns the columns of numbers. Dates and moments are no numbers. */
export function quantitiesOf(nodes: readonly Node[]): readonly Quantity[] {
  return nodes.flatMap((node) => {
    const read = readNumber(node) ?? readChoice(node);
    return read === undefined ? [] : [measured(node, read)];
  });
}

/** Returns the columns of dates and moments, in seconds. */
export function momentsOf(nodes: readonly Node[]): readonly Quantity[] {
  return nodes.flatMap((node) => {
    const { numbers } = node;
    if (numbers === undefined || !isMoment(node.field.type)) return [];
    const unit = node.field.type === 'date' ? DAY_SECONDS : 1;
    const at = (row: number): number => (numbers[row] as number) * unit;
    return [measured(node, { precision: 0, at, isNull: (row) => Number.isNaN(at(row)) })];
  });
}

type Reading = Pick<Quantity, 'precision' | 'at' | 'isNull'>;

function readNumber(node: Node): Reading | undefined {
  const { numbers, isNull = (row) => Number.isNaN(numbers?.[row]) } = node;
  if (numbers === undefined || isMoment(node.field.type)) return undefined;
  const { precision: given } = node.field.constraints;
  const precision = typeof given === 'number' ? given : 0;
  const unit = Number(`1e${precision}`);
  return {
    precision,
    at: (row) => (numbers[row] as number) / unit,
    isNull,
  };
}

function readChoice({ values, codes, nullCode }: Node): Reading | undefined {
  if (!values?.every((value) => typeof value === 'number')) return undefined;
  const numbers = Float64Array.from(values);
  return {
    precision: greatest(values.map((value) => String(value).split('.')[1]?.length ?? 0)),
    at: (row) => numbers[codes[row] as number] ?? Number.NaN,
    isNull: (row) => nullCode >= 0 && codes[row] === nullCode,
  };
}

/** The most rows that measure a column, and the most of these that reject what does not hold. */
const [MOST_MEASURED, MOST_SOME] = [2000, 64];
const LEAST_SOME = 8;

function measured(node: Node, { precision, at, isNull }: Reading): Quantity {
  const rows = evenly(node.codes.length, MOST_MEASURED).filter((row) => !Number.isNaN(at(row)));
  const numbers = Float64Array.from(rows, at);
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  const sizes = numbers.map(Math.abs).sort();
  const sorted = numbers.toSorted();
  const quantile = (share: number): number =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const telling = rows.filter((row) => at(row) !== 0);
  const kept = telling.length < LEAST_SOME ? rows : telling;
  return {
    node,
    name: node.field.name,
    precision,
    half: 0.5 / Number(`1e${precision}`),
    isRounded: precision > 0 || node.field.type === 'float',
    at,
    isNull,
    some: evenly(kept.length, MOST_SOME).map((i) => nth(kept, i)),
    median: sizes[sizes.length >> 1] ?? 0,
    spread: Math.sqrt(squares / numbers.length),
    low: quantile(0.01),
    high: quantile(0.99),
  };
}
