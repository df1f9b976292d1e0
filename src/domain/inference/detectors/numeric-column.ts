import { YEAR_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import type { WrittenNumber } from '../numbers/infer-numbers.js';
import { type DecimalMark, parseNumber } from '../reading/parse-number.js';
import type { Evidence } from './detector.js';

/** The numbers of a column. */
export interface NumericColumn {
  readonly numbers: readonly WrittenNumber[];
  readonly rows: number;
  /** The number of rows whose value is not a number. */
  readonly others: number;
  readonly isPercent: boolean;
  readonly isMoney: boolean;
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
}

/** The largest share of rows that are not numbers, such as remarks or unknown marks for null. */
const MOST_OTHERS = 0.02;
const PROBE = 50;
/** The same share in a column whose name says that it has years: some rows have several of them, or a remark. */
const MOST_OTHER_YEARS = 0.15;
const YEARS = { min: 1000, max: 2999 };
const LEADING_ZERO = /^0\d+$/;

/** The numbers of a column; undefined if its values are not numbers. If a value has leading zeros, all are codes. */
export function numericColumn(evidence: Evidence): NumericColumn | undefined {
  const { texts, decimalMark } = evidence;
  if (hasFrequentWord(evidence)) return undefined;
  const other: DecimalMark = decimalMark === '.' ? ',' : '.';
  const column = read(evidence, decimalMark) ?? read(evidence, other);
  const hasCode = (column?.others ?? 0) > 0 && texts.some((text) => LEADING_ZERO.test(text));
  return hasCode ? undefined : column;
}

/** Columns with more different values are numbers, whatever words are among them; and so are these, if the words are rare. */
const [FEW_VALUES, FEW_LABELS] = [64, 20];

/** Whether a column has few values, and k rows share a word among them: then it is a category with many numbers. */
function hasFrequentWord({ texts, values, k, decimalMark }: Evidence): boolean {
  if (texts.length > FEW_VALUES) return false;
  const least = texts.length < FEW_LABELS ? k : Math.max(k, MOST_OTHERS * values.rows);
  return texts.some(
    (text) =>
      (values.counts.get(text) ?? 0) >= least &&
      /^[A-Za-z]/.test(text) &&
      parseNumber(text, decimalMark) === undefined,
  );
}

function read({ values, hints }: Evidence, mark: DecimalMark): NumericColumn | undefined {
  const most = mostOthers(hints) * values.rows;
  const numbers: WrittenNumber[] = [];
  let [rows, others, percents, money] = [0, 0, 0, 0];
  for (const [text, count] of values.counts) {
    const number = parseNumber(text, mark);
    if (number === undefined) {
      others += count;
      if (others > most && numbers.length < PROBE) return undefined;
      continue;
    }
    rows += count;
    if (number.isPercent) percents += count;
    if (number.isMoney) money += count;
    const { value, decimals } = number;
    numbers.push({ value, decimals, rows: count });
  }
  if (rows === 0 || others > most) return undefined;
  if (others > MOST_OTHERS * values.rows && !numbers.every(isYear)) return undefined;
  return {
    numbers,
    rows,
    others,
    isPercent: percents > rows / 2,
    isMoney: money > rows / 2,
    isWhole: numbers.every(({ value, decimals }) => decimals === 0 && Number.isSafeInteger(value)),
    min: numbers.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY),
    max: numbers.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  };
}

const RANGES = { hinted: { min: 1000, max: 2999 }, plain: { min: 1900, max: 2100 } };
const MOST_YEARS = 150;

/** Whether numbers are years: those of a century or two, or of a longer time if the column's name has a word for years. */
export function areYears(
  { isWhole, min, max, numbers }: NumericColumn,
  hints: ReadonlySet<string>,
): boolean {
  if (!isWhole) return false;
  const range = hasHint(hints, YEAR_HINTS) ? RANGES.hinted : RANGES.plain;
  return min >= range.min && max <= range.max && numbers.length <= MOST_YEARS;
}

function mostOthers(hints: ReadonlySet<string>): number {
  return hasHint(hints, YEAR_HINTS) ? MOST_OTHER_YEARS : MOST_OTHERS;
}

function isYear({ value }: WrittenNumber): boolean {
  return value >= YEARS.min && value <= YEARS.max;
}
