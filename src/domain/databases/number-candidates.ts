import type { ColumnKind, PlainField } from './column-kind.js';
import type { Bound, ColumnRules } from './column-rules.js';
import { type NumberRange, namedRange, namesMoney } from './named-numbers.js';

type NumberKind = Extract<ColumnKind, { readonly kind: 'integer' | 'decimal' }>;

/** The greatest number that a column without a better range gets. */
const USUAL_MAX = 1000;

/** The fields of a column of numbers, from the usual range of its name to all that the column stores. */
export function numberCandidates(
  kind: NumberKind,
  rules: ColumnRules,
  words: readonly string[],
): readonly PlainField[] {
  const scale = kind.kind === 'integer' ? 0 : kind.scale;
  const stored: NumberRange = kind.kind === 'integer' ? kind : { min: -kind.max, max: kind.max };
  if (rules.values !== undefined) return listed(rules.values.map(Number), rules, stored);
  const range = withoutExcluded(bounded(stored, rules, scale), rules, scale);
  if (range === undefined) return [];
  const ranges = [
    namedRange(words),
    { min: 0, max: USUAL_MAX },
    { min: 0, max: stored.max },
    stored,
  ];
  return ranges
    .flatMap((asked) => (asked === undefined ? [] : (within(asked, range) ?? [])))
    .concat(usual(range))
    .flatMap((found) => numberField(found, scale, rules.multiples, namesMoney(words)) ?? []);
}

function listed(
  values: readonly number[],
  { excluded, multiples }: ColumnRules,
  { min, max }: NumberRange,
): readonly PlainField[] {
  const choices = values.filter(
    (value) =>
      value >= min &&
      value <= max &&
      !excluded.includes(value) &&
      multiples.every((of) => value % of === 0),
  );
  return choices.length === 0 ? [] : [{ type: 'choice', constraints: { choices } }];
}

/** The part of a range that starts at its end nearest to 0. */
function usual({ min, max }: NumberRange): NumberRange {
  if (min > 0) return { min, max: Math.min(max, min + USUAL_MAX) };
  return max < 0 ? { min: Math.max(min, max - USUAL_MAX), max } : { min, max };
}

function within(asked: NumberRange, range: NumberRange): NumberRange | undefined {
  const found = { min: Math.max(asked.min, range.min), max: Math.min(asked.max, range.max) };
  return found.min <= found.max ? found : undefined;
}

function bounded(stored: NumberRange, rules: ColumnRules, scale: number): NumberRange | undefined {
  const unit = Number(`1e-${scale}`);
  const min = rules.least.map((bound) => lowest(bound, unit));
  const max = rules.most.map((bound) => -lowest({ ...bound, value: -Number(bound.value) }, unit));
  const found = { min: Math.max(stored.min, ...min), max: Math.min(stored.max, ...max) };
  return found.min <= found.max ? found : undefined;
}

/** The least multiple of a unit that a lower bound leaves. */
function lowest({ value, isOpen }: Bound, unit: number): number {
  const units = Number(value) / unit;
  const next = Math.ceil(units - 1e-9);
  return rounded((isOpen && next <= units + 1e-9 ? next + 1 : next) * unit, unit);
}

function rounded(value: number, unit: number): number {
  const decimals = String(unit).includes('e') ? Number(String(unit).split('e-')[1]) : undefined;
  return Number(value.toFixed(decimals ?? Math.max(0, String(unit).length - 2)));
}

/** The larger part of a range beside values that the column must not have. */
function withoutExcluded(
  range: NumberRange | undefined,
  { excluded }: ColumnRules,
  scale: number,
): NumberRange | undefined {
  const unit = Number(`1e-${scale}`);
  return excluded.map(Number).reduce<NumberRange | undefined>((rest, value) => {
    if (rest === undefined || !(value >= rest.min && value <= rest.max)) return rest;
    const above = { min: rounded(value + unit, unit), max: rest.max };
    const below = { min: rest.min, max: rounded(value - unit, unit) };
    const kept = above.max - above.min >= below.max - below.min || value === 0 ? above : below;
    return kept.min <= kept.max ? kept : undefined;
  }, range);
}

function numberField(
  { min, max }: NumberRange,
  scale: number,
  multiples: readonly number[],
  isMoney: boolean,
): PlainField | undefined {
  const step = multiples.reduce((all, next) => (all % next === 0 ? all : all * next), 1);
  if (step > 1) {
    const first = Math.ceil(min / step) * step;
    const isWithin = first <= max && Number.isSafeInteger(step);
    return isWithin ? { type: 'integer', constraints: { min: first, max, step } } : undefined;
  }
  if (scale === 0) return { type: 'integer', constraints: { min, max } };
  const type = isMoney && min >= 0 ? 'price' : 'float';
  return { type, constraints: { min, max, precision: scale } };
}
