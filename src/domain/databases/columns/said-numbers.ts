import { COUNTED_RANGE, namesAmountOfThings, namesThings } from '../../meanings/counted-nouns.js';
import type { NameWords } from '../../meanings/find-meaning.js';
import { distributionOf } from '../../meanings/meant-field.js';
import { nameReadings } from '../../meanings/name-readings.js';
import {
  meantRange,
  type NumberRange,
  namedRange,
  namesTruth,
  scaled,
  TRUTH,
} from '../../meanings/named-numbers.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import type { NumberKind } from './column-kind.js';
import { epochs } from './epochs.js';
import { codes } from './listed-numbers.js';

export const SWITCH: NumberRange = { min: 0, max: 1 };

/** Last words of names of numbers that switches do not have. */
const NUMBER_WORDS = ['id', 'no', 'nr', 'number', 'num', 'key', 'code'];
/** A range without a distribution is too wide if its end is this many times its default. */
const FAR = 20;
/** It then ends at this many times the default. */
const NEAR = 4;
/** Columns for numbers as large as this were not made for shares. */
export const MANY = 1e9;

/** What the name and the default of a column of numbers say. */
interface SaidNumbers {
  /** The default; NaN if there is none. */
  readonly usualNumber: number;
  /** Whether the column may hold truth values. */
  readonly isSwitch: boolean;
  /** The ranges that the name means, the likeliest first. */
  readonly ranges: readonly (NumberRange | undefined)[];
}

export function saidNumbers(
  kind: NumberKind,
  words: NameWords,
  { default: given = '', args }: Pick<DatabaseColumn, 'default' | 'args'>,
): SaidNumbers {
  const usualNumber = numberOf(given);
  const isPerCent = kind.kind === 'integer' || usualNumber > 1;
  const named = sharesOf(numberRange(words, usualNumber), isPerCent);
  const isSwitch = (isByte(kind) || args[0] === 1) && maySwitch(words, usualNumber);
  // The `int(1)` of MySQL has one digit by intention: names of amounts are then those of switches.
  const found =
    isSwitch && args[0] === 1
      ? [codes(words, kind), SWITCH]
      : rangesOf(words, kind, named, isPerCent);
  // A truth value says more than the noun behind it: `is_stock` is no stock.
  const truths = namesTruth(words.column) ? [named] : [];
  const ranges = [...truths, ...found.map((one) => one && around(one, usualNumber, kind))];
  return { usualNumber, isSwitch, ranges };
}

/** The number of a default, which dumps of MySQL quote; NaN if it is none. */
function numberOf(given: string): number {
  return Number.parseFloat(given.replace(/^[(\s]*'?/, ''));
}

/** The ranges that the words of a name mean, the likeliest first. */
function rangesOf(
  words: NameWords,
  kind: NumberKind,
  named: NumberRange | undefined,
  isPerCent: boolean,
): readonly (NumberRange | undefined)[] {
  const isWhole = kind.kind === 'integer';
  const counted = isWhole && namesThings(words.written) ? COUNTED_RANGE : undefined;
  const isAmount = isWhole && namesAmountOfThings(words.written);
  const meant = isAmount ? COUNTED_RANGE : meantNumbers(words, kind, isPerCent);
  return [epochs(words, kind), meant, named, codes(words, kind), counted];
}

/** A range with the default of the column in it: a share of one if the default is one, or else as much again above it. */
function around(range: NumberRange, given: number, kind: NumberKind): NumberRange {
  const isShare = given > 0 && given < 1 && kind.kind === 'decimal';
  const isRough = range.distribution === undefined && range.max > 1 && range.max <= 100;
  if (isShare && isRough && range.min >= 0) return { min: 0, max: 1 };
  if (range.max > 1 && given > range.max) return { min: range.min, max: 2 * given };
  const isFar = range.distribution === undefined && given >= 1 && FAR * given < range.max;
  return isFar ? { min: range.min, max: NEAR * given } : range;
}

/** The range that a name says; none if it says that of truth values, and the default is a larger number. */
function numberRange(words: NameWords, given: number): NumberRange | undefined {
  const range = readRange(words);
  return range === TRUTH && given > 1 ? undefined : range;
}

/** The range of the first reading of a name that has one: `level_idx` is a level index. */
function readRange(words: NameWords): NumberRange | undefined {
  for (const { column } of nameReadings(words)) {
    const found = namedRange(column);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the name and the default of a column let its numbers be truth values. */
function maySwitch({ column }: NameWords, given: number): boolean {
  return !(given > 1) && !NUMBER_WORDS.includes(column.at(-1) ?? '');
}

/** Whether a column has one byte, as those of switches have in MySQL. */
function isByte(kind: NumberKind): boolean {
  return kind.kind === 'integer' && kind.max < 256;
}

/** Shares of one as per cent in a column of whole numbers or with a larger default, unless they are truth values. */
function sharesOf(range: NumberRange | undefined, isPerCent: boolean): NumberRange | undefined {
  const isShare = range !== undefined && range.max === 1 && range !== TRUTH;
  return isShare && isPerCent ? { min: 0, max: 100 } : range;
}

/** The numbers that a name means. Shares of one are per cent in a column that has no room for their digits. */
function meantNumbers(
  words: NameWords,
  kind: NumberKind,
  isPerCent: boolean,
): NumberRange | undefined {
  const meant = meantRange(words);
  if (meant === undefined) return undefined;
  const isCoarse = isPerCent || (kind.kind !== 'integer' && kind.scale <= 2 && kind.max < MANY);
  const numbers = meant.max <= 1 && isCoarse && kind.max >= 100 ? scaled(meant, 100) : meant;
  const distribution = distributionOf(numbers);
  return { min: numbers.min, max: numbers.max, ...(distribution && { distribution }) };
}
