import { MAX_ROWS } from '../../schema/limits.js';
import { hasHint } from '../name-hints.js';
import { namesIdentifiers, namesKinds } from '../privacy.js';
import type { Evidence, Finding } from './detector.js';
import type { NumericColumn } from './numeric-column.js';

/** Words in a column's name that suggest identifiers if its numbers hardly repeat. */
export const NUMBER_HINTS = ['no', 'nr', 'num', 'number', 'key', 'code', 'ref', 'reference'];
const OBJECT_HINTS = ['invoice', 'ticket', 'serial', 'sku', 'order', 'document'];
const FEWEST_VALUES = 20;
/** The least share of different numbers in a column whose name suggests identifiers: a few duplicates are allowed. */
const HINTED_SHARE = 0.98;
/** If random numbers would have at least this many duplicates, but the column has none, it contains identifiers. */
const MISSED_DUPLICATES = 12;
const LONGEST_DIGITS = 14;

/** Whole numbers that identify: counters, and ids, which differ from measures in having no duplicates. */
export function codeNumber(column: NumericColumn, evidence: Evidence): Finding | undefined {
  const { numbers, rows, isWhole, min, max } = column;
  if (!isWhole || min < 0) return undefined;
  const isUnique = numbers.length === rows;
  if (isCount(evidence.hints) || isNumberOfKind(column, evidence)) return undefined;
  const isNamed = namesIdentifiers(evidence.hints);
  if (!isNamed && !isIdentifying(column, evidence)) return undefined;
  const confidence = isNamed && isUnique ? 0.95 : 0.8;
  const isCounter = isUnique && max - min + 1 === rows && isRising(evidence);
  // A counter from 0 or 1 discloses only the number of rows.
  if (isCounter && min <= 1) return { kind: 'sequence', confidence, constraints: { start: min } };
  const digits = Math.min(LONGEST_DIGITS, freeDigits(numbers, evidence.k));
  const start = Number(`1e${digits}`);
  if (isCounter) return { kind: 'sequence', confidence, constraints: { start } };
  const hasRoom = start * 9 >= MAX_ROWS;
  // No sampled id has one digit more: no generated id equals a sampled one.
  const end = isUnique ? start * 10 - 1 : start + numbers.length - 1;
  return {
    kind: 'integer',
    confidence,
    constraints: { min: start, max: end, ...(isUnique && hasRoom ? { unique: true } : {}) },
    warnings: [
      'looks like an ID; generated IDs get one more digit so that none can match a real one',
    ],
  };
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

/** Whether a name says that its numbers count things: account_count or num_accounts, but not account_num. */
function isCount(hints: ReadonlySet<string>): boolean {
  if (hasHint(hints, ['count', 'counts'])) return true;
  if (!hasHint(hints, ['num', 'number', 'no', 'n', 'total'])) return false;
  return [...hints].some((hint) => {
    const one = hint.replace(/s$/, '');
    return one !== hint && namesIdentifiers(new Set([one]));
  });
}

/** A number of a kind is at most the number of a day in its year. */
const HIGHEST_KIND = 366;

/** Whether numbers such as those of months are close to each other and have k rows each. */
function isNumberOfKind({ numbers, min, max }: NumericColumn, { hints, k }: Evidence): boolean {
  if (!namesKinds(hints) || max > HIGHEST_KIND || 2 * numbers.length < max - min + 1) return false;
  return numbers.every(({ rows }) => rows >= k);
}

/** Measures seldom all have the same number of digits if it is this large. Ids seldom end in 0. */
const MANY_DIGITS = 7;
const MOST_ROUND = 0.2;

function isIdentifying(column: NumericColumn, { hints, k }: Evidence): boolean {
  const { numbers, rows, min, max } = column;
  if (String(min).length >= MANY_DIGITS && String(min).length === String(max).length) {
    const round = numbers.filter(({ value }) => value % 10 === 0).length;
    if (round <= MOST_ROUND * numbers.length) return true;
  }
  if (numbers.length < Math.max(FEWEST_VALUES, k)) return false;
  const isHinted = hasHint(hints, NUMBER_HINTS) || hasHint(hints, OBJECT_HINTS);
  if (isHinted && numbers.length >= HINTED_SHARE * rows) return true;
  return numbers.length === rows && missedDuplicates(numbers) > MISSED_DUPLICATES;
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
