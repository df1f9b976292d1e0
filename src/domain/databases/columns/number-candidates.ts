import { decimalPlaces } from '../../basics/decimal-places.js';
import { namesUnit } from '../../meanings/converted.js';
import type { NameWords } from '../../meanings/find-meaning.js';
import { type Candidate, CONFIDENCE, guesses } from '../../meanings/guess.js';
import { type NumberRange, namesMoney } from '../../meanings/named-numbers.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { CheckValue } from '../checks/check-rule.js';
import { numbersOfComment } from '../model/commented-values.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import type { NumberKind } from './column-kind.js';
import type { Bound, ColumnRules } from './column-rules.js';
import { explained, listedNumbers } from './listed-numbers.js';
import { commonMultiple, isMultiple, severalOf } from './multiples.js';
import { MANY, SWITCH, saidNumbers } from './said-numbers.js';

/** The greatest number that a column without a better range gets. */
const USUAL_MAX = 1000;
const USUAL = { min: 0, max: USUAL_MAX };
/** Degrees by the last words of names, and the greatest of them. */
const DEGREES: readonly (readonly [words: readonly string[], type: string, most: number])[] = [
  [['latitude', 'lat'], 'latitude', 90],
  [['longitude', 'lng', 'lon', 'long'], 'longitude', 180],
];
/** Last words of names of salaries, and words before them that leave their meaning. */
const PAYS = ['salary', 'wage'];
const PAY_WORDS = [
  ...['annual', 'yearly', 'monthly', 'base', 'basic', 'gross', 'current', 'starting', 'employee'],
];
/** Decimals of degrees: 3 tell streets apart, 6 trees. */
const LEAST_PRECISION = 3;
const MOST_PRECISION = 6;

/**
 * The fields of a column of numbers, from the usual range of its name to all that the column and its checks accept. The
 * default and the comment of the column say more than its name.
 */
export function numberCandidates(
  kind: NumberKind,
  rules: ColumnRules,
  words: NameWords,
  column: Pick<DatabaseColumn, 'default' | 'comment' | 'args'>,
): readonly Candidate[] {
  const scale = kind.kind === 'integer' ? 0 : kind.scale;
  const stored: NumberRange = kind.kind === 'integer' ? kind : { min: -kind.max, max: kind.max };
  if (rules.values !== undefined) return listed(rules.values, rules, stored);
  const range = withoutExcluded(bounded(stored, rules, scale), rules, scale);
  if (range === undefined) return [];
  const positive = { min: Math.min(Math.max(0, range.min), range.max), max: range.max };
  const { usualNumber, isSwitch, ranges } = saidNumbers(kind, words, column);
  const isMoney = namesMoney(words.column) && !namesUnit(words.column.at(-1) ?? '');
  const fieldsOf = (ranges: readonly NumberRange[]): readonly PlainField[] =>
    ranges.flatMap((one) => numberField(one, scale, rules.multiples, isMoney));
  const because = words.column.join(' ');
  const plain = likely(range, rules, [...(isSwitch ? [SWITCH] : []), ...usualRanges(usualNumber)]);
  return [
    ...guesses(
      explained(numbersOfComment(column.comment), kind, range),
      CONFIDENCE.whole,
      'its comment',
    ),
    ...guesses(degrees(kind, range, words.column), CONFIDENCE.whole, because),
    ...guesses(salaries(rules, words.column), CONFIDENCE.whole, because),
    ...guesses(listedNumbers(kind, range, words), CONFIDENCE.end, because),
    ...guesses(fieldsOf(likely(range, rules, ranges)), CONFIDENCE.end, because),
    ...fieldsOf([...plain, usual(range), positive, range]),
  ];
}

/** The ranges of a number that no name explains: around its default, if it has one. */
function usualRanges(given: number): readonly NumberRange[] {
  return given > 1 ? [{ min: 0, max: 2 * Math.ceil(given) }, USUAL] : [USUAL];
}

/** The latitude or longitude of the row's place, where a column has room for it. */
function degrees(
  kind: NumberKind,
  range: NumberRange,
  words: readonly string[],
): readonly PlainField[] {
  if (kind.kind === 'integer') return [];
  const found = DEGREES.find(([hints]) => hints.includes(words.at(-1) ?? ''));
  if (found === undefined) return [];
  const [, type, most] = found;
  // A column without a scale stores every digit.
  const precision = kind.max >= MANY ? MOST_PRECISION : Math.min(kind.scale, MOST_PRECISION);
  const hasRoom = precision >= LEAST_PRECISION && range.min <= -most && range.max >= most;
  return hasRoom ? [{ type, constraints: { precision } }] : [];
}

/** The pay of a year or of a month, unless a check says more. Whether there is room for it must be measured. */
function salaries(
  { least, most, multiples, excluded }: ColumnRules,
  words: readonly string[],
): readonly PlainField[] {
  const isRuled = [least, most, multiples, excluded].some((rules) => rules.length > 0);
  const last = words.at(-1) ?? '';
  const isSaid = words.slice(0, -1).filter((word) => !PAY_WORDS.includes(word)).length === 0;
  if (isRuled || !PAYS.includes(last) || !isSaid) return [];
  const isMonthly = words.includes('monthly');
  return [{ type: 'salary', ...(isMonthly && { constraints: { period: 'month' } }) }];
}

/** Guesses of a range. Two bounds of checks that lie close together need none. */
function likely(
  range: NumberRange,
  { least, most }: ColumnRules,
  asked: readonly (NumberRange | undefined)[],
): readonly NumberRange[] {
  const isChecked = least.length > 0 && most.length > 0;
  if (isChecked && range.max - range.min <= USUAL_MAX) return [];
  return asked.flatMap((guess) => (guess && within(guess, range)) ?? []);
}

function listed(
  values: readonly CheckValue[],
  { excluded, multiples, least, most }: ColumnRules,
  { min, max }: NumberRange,
): readonly PlainField[] {
  const fits = (value: CheckValue): boolean => {
    const number = Number(value);
    return (
      (isLarge(value) || (number >= min && number <= max)) &&
      least.every((bound) => isAbove(number, bound)) &&
      most.every((bound) => isAbove(-number, { ...bound, value: -Number(bound.value) })) &&
      !excluded.includes(value) &&
      isMultiple(number, multiples)
    );
  };
  const choices = values.map((value) => (isLarge(value) ? value : Number(value))).filter(fits);
  return choices.length === 0 ? [] : [{ type: 'choice', constraints: { choices } }];
}

/** Whether a number stays a text, because it would lose digits. A database reads the text in full. */
function isLarge(value: CheckValue): boolean {
  return Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER;
}

function isAbove(number: number, { value, isOpen }: Bound): boolean {
  return isOpen ? number > Number(value) : number >= Number(value);
}

/** The part of a range that lies nearest to 0, of numbers that are not negative if there are any. */
function usual({ min, max }: NumberRange): NumberRange {
  if (max <= 0) return { min: Math.max(min, max - USUAL_MAX), max };
  const least = Math.max(min, 0);
  return { min: least, max: Math.min(max, least + USUAL_MAX) };
}

/** The part of a guess that a range leaves; undefined if it leaves less than half, because the guess is then a bad one. */
function within(guess: NumberRange, range: NumberRange): NumberRange | undefined {
  const { distribution } = guess;
  const found = {
    min: Math.max(guess.min, range.min),
    max: Math.min(guess.max, range.max),
    ...(distribution !== undefined && { distribution }),
  };
  return 2 * (found.max - found.min) >= guess.max - guess.min ? found : undefined;
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
  { min, max, distribution }: NumberRange,
  scale: number,
  multiples: readonly number[],
  isMoney: boolean,
): readonly PlainField[] {
  const step = commonMultiple([Number(`1e-${scale}`), ...multiples]);
  if (step === undefined) return [];
  const spread = distribution === undefined ? {} : { distribution };
  if (Number.isInteger(step)) {
    const first = Math.ceil(min / step) * step;
    if (first > max) return [];
    const range = { min: first, max: Math.floor(max) };
    return [
      { type: 'integer', constraints: step === 1 ? { ...range, ...spread } : { ...range, step } },
    ];
  }
  const precision = decimalPlaces(step);
  if (step !== Number(`1e-${precision}`)) return severalOf(step, { min, max });
  const type = isMoney && min >= 0 ? 'price' : 'float';
  return [{ type, constraints: { min, max, precision, ...spread } }];
}
