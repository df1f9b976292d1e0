import { isMoment } from '../../columns/moments.js';
import { exp } from '../../distributions/elementary.js';
import type { ColumnOrder } from '../checks/table-checks.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import type { SetField } from '../requests/set-request.js';

/** Fields by the names of their columns, in their order. */
export type FieldsByName = Map<string, SetField>;

const NUMBERS = ['integer', 'float', 'price'];
/** The greatest distance between two moments of a row. */
const MOST_DAYS = 30;
const MOST_HOURS = 720;

/**
 * Makes the values of two fields keep an order: a date lies after the other one, and the ranges of numbers are divided.
 * Returns whether that is possible.
 */
export function orderFields(fields: FieldsByName, order: ColumnOrder): boolean {
  const [lower, upper] = [fields.get(order.lower), fields.get(order.upper)];
  if (lower === undefined || upper === undefined) return false;
  // The middle of a range may be no multiple.
  if (lower.constraints?.step !== undefined || upper.constraints?.step !== undefined) return false;
  if (order.isLoose && differs(lower, upper)) return true;
  if (isMoment(lower.type) && isMoment(upper.type)) {
    return orderMoments(fields, { ...order, lower, upper });
  }
  if (NUMBERS.includes(lower.type) && NUMBERS.includes(upper.type)) {
    return orderNumbers(fields, { ...order, lower, upper });
  }
  return lower.type === 'time' && upper.type === 'time' && orderTimes(fields, { lower, upper });
}

/** Divides the day: the lower time lies before noon. */
function orderTimes(
  fields: FieldsByName,
  { lower, upper }: Pick<FieldOrder, 'lower' | 'upper'>,
): boolean {
  if (lower.constraints?.end !== undefined || upper.constraints?.start !== undefined) return false;
  const because = (other: SetField): string => `, ordered with ${other.name}`;
  fields.set(lower.name, {
    ...lower,
    constraints: { ...lower.constraints, end: '11:59:59' },
    because: lower.because + because(upper),
  });
  fields.set(upper.name, {
    ...upper,
    constraints: { ...upper.constraints, start: '12:00:00' },
    because: upper.because + because(lower),
  });
  return true;
}

interface FieldOrder {
  readonly lower: SetField;
  readonly upper: SetField;
  readonly isStrict: boolean;
}

/** A row of a hierarchy refers to an earlier row, unless it is a root that refers to itself. */
function differs(one: SetField, other: SetField): boolean {
  return [one, other].some(
    ({ type, constraints }) =>
      type === 'reference' && constraints?.roots !== undefined && constraints.root !== 'self',
  );
}

function orderMoments(fields: FieldsByName, { lower, upper, isStrict }: FieldOrder): boolean {
  const { after, unique, start: _start, end: _end, ...rest } = upper.constraints ?? {};
  if (after !== undefined) return (after as { field: string }).field === lower.name;
  if (unique === true || precedes(fields, upper.name, lower.name)) return false;
  const least = isStrict ? 1 : 0;
  const distance =
    upper.type === 'date'
      ? { min_days: least, max_days: MOST_DAYS }
      : { unit: 'hours', min: least, max: MOST_HOURS };
  fields.set(upper.name, {
    ...upper,
    constraints: { ...rest, after: { field: lower.name, ...distance } },
    because: `${upper.because}, after ${lower.name}`,
  });
  return true;
}

/** Whether a field lies, perhaps through further fields, before another one. */
function precedes(fields: FieldsByName, name: string, other: string): boolean {
  for (let at: string | undefined = other; at !== undefined; ) {
    if (at === name) return true;
    const after = fields.get(at)?.constraints?.after as { readonly field: string } | undefined;
    at = after?.field;
  }
  return false;
}

/** Divides the common part of two ranges: the lower field gets the values up to the middle. */
function orderNumbers(fields: FieldsByName, { lower, upper, isStrict }: FieldOrder): boolean {
  const [low, high] = [rangeOf(lower), rangeOf(upper)];
  const unit = isStrict ? Math.max(low.unit, high.unit) : 0;
  if (low.max + unit <= high.min) return true;
  const from = Math.max(low.min, high.min);
  const to = Math.min(low.max, high.max);
  const decimals = Math.min(low.precision, high.precision);
  const usual = medianOf(lower) ?? 0;
  const half = usual > from && usual < to ? usual : (from + to) / 2;
  const middle = Math.max(from, Number(half.toFixed(decimals)));
  const least = Number((middle + unit).toFixed(Math.max(low.precision, high.precision)));
  if (middle < low.min || least > high.max) return false;
  const because = (other: SetField): string => `, ordered with ${other.name}`;
  fields.set(lower.name, {
    ...lower,
    constraints: { ...lower.constraints, max: middle },
    because: lower.because + because(upper),
  });
  fields.set(upper.name, {
    ...upper,
    constraints: { ...upper.constraints, min: Math.max(least, high.min) },
    because: upper.because + because(lower),
  });
  return true;
}

/** The number that half of the values lie below, if they do not spread evenly. */
function medianOf({ constraints }: SetField): number | undefined {
  const { kind, mu, mean } = (constraints?.distribution ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === 'log_normal') return exp(Number(mu));
  return kind === 'normal' ? Number(mean) : undefined;
}

function rangeOf({ constraints }: SetField) {
  const {
    min = 0,
    max = 0,
    precision = 0,
  } = (constraints ?? {}) as Readonly<Record<string, number>>;
  return { min, max, precision, unit: Number(`1e-${precision}`) };
}

/** The word of an upper bound by that of the lower one. */
const UPPER_WORDS: ReadonlyMap<string, string> = new Map([
  ...([
    ['min', 'max'],
    ['minimum', 'maximum'],
    ['low', 'high'],
    ['lower', 'upper'],
  ] as const),
  ...([
    ['from', 'to'],
    ['start', 'end'],
    ['floor', 'ceiling'],
    ['least', 'most'],
  ] as const),
]);

/** The orders of columns whose names differ in the word of a bound alone: `min_price` and `max_price`. */
export function namedBounds(
  columns: readonly DatabaseColumn[],
  wordsOf: ReadonlyMap<string, readonly string[]>,
): readonly ColumnOrder[] {
  const byWords = new Map(columns.map(({ name }) => [(wordsOf.get(name) ?? []).join(' '), name]));
  return columns.flatMap(({ name }) => {
    const words = wordsOf.get(name) ?? [];
    const at = words.findIndex((word) => UPPER_WORDS.has(word));
    const upperWord = UPPER_WORDS.get(words[at] ?? '');
    if (upperWord === undefined) return [];
    const others = [...words.slice(0, at), upperWord, ...words.slice(at + 1)];
    const upper = byWords.get(others.join(' '));
    return upper === undefined ? [] : [{ lower: name, upper, isStrict: false, isLoose: false }];
  });
}
