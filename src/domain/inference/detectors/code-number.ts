import { MAX_ROWS } from '../../schema/limits.js';
import { hasHint } from '../name-hints.js';
import type { Evidence, Finding } from './detector.js';
import type { NumericColumn } from './numeric-column.js';

const ID_HINTS = [
  'id',
  'ids',
  'no',
  'nr',
  'num',
  'number',
  'key',
  'code',
  'ref',
  'reference',
  'account',
  'invoice',
  'ticket',
  'serial',
  'isbn',
  'ean',
  'upc',
  'sku',
  'cik',
  'lei',
  'ssn',
  'vin',
  'imei',
];
const FEWEST_VALUES = 20;
/** Names say much: a few duplicates do not make a quantity of an id. */
const HINTED_SHARE = 0.98;
/** So many duplicates would have come by chance, and there is none. */
const MISSED_DUPLICATES = 12;
const LONGEST_DIGITS = 15;

/** Whole numbers that name things: counters, and ids that are told apart from measures by having no duplicate. */
export function codeNumber(column: NumericColumn, evidence: Evidence): Finding | undefined {
  const { numbers, rows, isWhole, min, max } = column;
  if (!isWhole || min < 0 || numbers.length < Math.max(FEWEST_VALUES, evidence.k)) return undefined;
  const isUnique = numbers.length === rows;
  const isHinted = hasHint(evidence.hints, ID_HINTS) && numbers.length >= HINTED_SHARE * rows;
  if (!isHinted && !(isUnique && missedDuplicates(numbers) > MISSED_DUPLICATES)) return undefined;
  const confidence = isHinted && isUnique ? 0.95 : 0.8;
  const isCounter = isUnique && max - min + 1 === rows && isRising(evidence);
  // Numbers from 1 on tell only how many rows there are.
  if (isCounter && min <= 1) return { kind: 'sequence', confidence, constraints: { start: min } };
  const digits = Math.min(LONGEST_DIGITS, String(max).length);
  const start = Number(`1e${digits}`);
  if (isCounter) return { kind: 'sequence', confidence, constraints: { start } };
  // One digit more than any id of the sample has: none that is made can be one that was read.
  const constraints = { min: start, max: start * 10 - 1 };
  const hasRoom = start * 9 >= MAX_ROWS;
  return {
    kind: 'integer',
    confidence,
    constraints: { ...constraints, ...(isUnique && hasRoom ? { unique: true } : {}) },
    warnings: ['its numbers name things: they come out with one digit more'],
  };
}

/** Pairs of equal values that as many even draws from the middle half of the range would have. */
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
