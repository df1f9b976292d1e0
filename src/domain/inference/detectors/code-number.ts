import { greatest } from '../../basics/extremes.js';
import { NUMBER_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { MAX_ROWS } from '../../schema/params/limits.js';
import { namesIdentifiers, namesPeople } from '../privacy/identifier-names.js';
import type { Evidence, Finding } from './detector.js';
import { areYears, type NumericColumn } from './numeric-column.js';

const OBJECT_HINTS = ['invoice', 'ticket', 'serial', 'sku', 'order', 'document'];
const FEWEST_VALUES = 20;
/** The least share of different numbers in a column whose name suggests identifiers: a few duplicates are allowed. */
const HINTED_SHARE = 0.98;
/** If random numbers would have at least this many duplicates, but the column has none, it contains identifiers. */
const MISSED_DUPLICATES = 12;
const LONGEST_DIGITS = 14;

/** The least share of different numbers under a name for identifiers of things. */
const MOST_DIFFER = 0.5;
const ID_WORDS = ['id', 'ids'];

/**
 * Whole numbers that identify: counters, and ids, which differ from measures in having no duplicates. Years, and numbers
 * among which is 0, are no ids.
 */
export function codeNumber(column: NumericColumn, evidence: Evidence): Finding | undefined {
  const { numbers, rows, isWhole, min } = column;
  if (!isWhole || min < 0) return undefined;
  const isUnique = numbers.length === rows;
  const isCounter = isUnique && isDense(column, evidence) && isRising(evidence);
  const isNamed = isNamedId(column, evidence, isCounter);
  if (!isNamed && !isIdentifying(column, evidence, isCounter)) return undefined;
  const confidence = isNamed && isUnique ? 0.95 : 0.8;
  // A counter from 0 or 1 discloses only the number of rows.
  const start = evidence.rowsEach > 1 ? Math.min(min, 1) : min;
  if (isCounter && start <= 1 && min - start <= endOf(evidence)) {
    return { kind: 'sequence', confidence, constraints: { start } };
  }
  const ids = idRange(column, evidence.k);
  if (isCounter) return { kind: 'sequence', confidence, constraints: { start: ids.min } };
  return {
    kind: 'integer',
    confidence,
    constraints: ids,
    warnings: ['looks like an ID; generated IDs are from a range in which the sample has none'],
  };
}

/** Of chosen rows, the least and the greatest number may be missing, and so many sampled rows beside them. */
const MISSED = 20;

/** How far the least number of a file may be from the least one of its sample. */
function endOf({ rowsEach }: Evidence): number {
  return rowsEach > 1 ? MISSED * rowsEach : 0;
}

/** Whether different numbers are all numbers between the ends of the file. */
function isDense({ min, max, rows }: NumericColumn, evidence: Evidence): boolean {
  const all = rows * evidence.rowsEach;
  return max - min + 1 <= all && max - min + 1 >= all - 2 * endOf(evidence);
}

function idRange({ numbers, rows }: NumericColumn, k: number) {
  // A few values that repeat are no reason to draw from a short range.
  const isNearlyUnique = numbers.length >= HINTED_SHARE * rows;
  if (!isNearlyUnique) {
    const { min } = freeRange(numbers, k, numbers.length);
    return { min, max: min + numbers.length - 1 };
  }
  const { min, max } = freeRange(numbers, k, MAX_ROWS);
  const isUnique = numbers.length === rows && max - min + 1 >= MAX_ROWS;
  return { min, max, ...(isUnique && { unique: true }) };
}

/**
 * A range without ids of the sample, so that no generated id equals one. It has the numbers of usual length with a greater
 * first digit than all ids. If these are fewer than `room`, it has those with one digit more.
 */
function freeRange(
  numbers: NumericColumn['numbers'],
  k: number,
  room: number,
): { readonly min: number; readonly max: number } {
  const digits = Math.min(LONGEST_DIGITS, freeDigits(numbers, k));
  const [unit, end] = [Number(`1e${digits - 1}`), Number(`1e${digits}`)];
  const highest = greatest(numbers.map(({ value }) => (value < end ? value : 0)));
  const min = (Math.floor(highest / unit) + 1) * unit;
  return end - min >= room ? { min, max: end - 1 } : { min: end, max: 10 * end - 1 };
}

/** The least number of digits of which no id has one more, and which all but fewer than k rows have at most. */
function freeDigits(numbers: NumericColumn['numbers'], k: number): number {
  const rows: number[] = [];
  for (const { value, rows: own } of numbers) {
    const digits = String(value).length;
    rows[digits] = (rows[digits] ?? 0) + own;
  }
  let [digits, longer] = [rows.length - 1, 0];
  while (digits > 1 && longer + (rows[digits] ?? 0) < k) {
    longer += rows[digits] ?? 0;
    digits--;
  }
  while (rows[digits + 1] !== undefined) digits++;
  return digits;
}

/** Whether the column's name says that its numbers are ids, and they can be. */
function isNamedId(column: NumericColumn, evidence: Evidence, isCounter: boolean): boolean {
  const { numbers, rows, min } = column;
  const { name, hints } = evidence;
  if (!namesIdentifiers(name)) return false;
  // An id of a person may be in many rows, and the first one may be 0.
  if (namesPeople(name) && (min > 0 || isCounter || hasHint(hints, ID_WORDS))) return true;
  return numbers.length > MOST_DIFFER * rows && mayIdentify(column, evidence, isCounter);
}

/** Whether numbers are neither years that repeat nor have a 0 that no counter begins with. */
function mayIdentify(column: NumericColumn, { hints }: Evidence, isCounter: boolean): boolean {
  const { numbers, rows, min } = column;
  if (min === 0 && !isCounter) return false;
  return !areYears(column, hints) || (numbers.length === rows && hasHint(hints, ID_WORDS));
}

/** Measures seldom all have the same number of digits if it is this large. Ids seldom end in 0. */
const MANY_DIGITS = 7;
const MOST_ROUND = 0.2;

function isIdentifying(column: NumericColumn, evidence: Evidence, isCounter: boolean): boolean {
  const { numbers, rows, min, max } = column;
  const { hints, k } = evidence;
  if (String(min).length >= MANY_DIGITS && String(min).length === String(max).length) {
    const round = numbers.filter(({ value }) => value % 10 === 0).length;
    if (round <= MOST_ROUND * numbers.length) return true;
  }
  if (numbers.length < Math.max(FEWEST_VALUES, k)) return false;
  if (!mayIdentify(column, evidence, isCounter)) return false;
  const isHinted = hasHint(hints, NUMBER_HINTS) || hasHint(hints, OBJECT_HINTS);
  if (isHinted && numbers.length >= HINTED_SHARE * rows) return true;
  // The places from 1 on, in another order than that of the rows, are ranks.
  const isRank = min === 1 && max === rows && !isCounter;
  return numbers.length === rows && !isRank && missedDuplicates(numbers) > MISSED_DUPLICATES;
}

/** The expected number of equal pairs if the middle half of the values were uniform draws from their range. */
function missedDuplicates(numbers: NumericColumn['numbers']): number {
  const sorted = numbers.map(({ value }) => value).sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const middle = sorted.slice(quarter, sorted.length - quarter);
  const span = (middle.at(-1) ?? 0) - (middle[0] ?? 0) + 1;
  return (middle.length * middle.length) / (2 * span);
}

function isRising({ values }: Evidence): boolean {
  let last = Number.NEGATIVE_INFINITY;
  return values.cells.every((cell) => {
    if (cell === null || cell.trim() === '') return true;
    const isHigher = Number(cell) > last;
    last = Number(cell);
    return isHigher;
  });
}
