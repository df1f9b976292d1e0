import { exp, log } from '../../distributions/elementary.js';

/*
 * The rules for disclosing facts about a sample. Categories, bins, ends of ranges, lengths and shapes must each
 * represent at least k rows. Identifying values are never disclosed, however frequent they are.
 */

/** Columns with more different values are not categories. */
export const MOST_CATEGORIES = 1000;
/** Characters; longer texts are prose, which is never a category. */
export const LONGEST_CATEGORY = 128;
/** Characters; the upper bound on inferred lengths of `text`. */
export const LONGEST_TEXT = 1000;
/** Shares are rounded to 1/10000: finer ones would disclose single rows of a large sample. */
const SHARE_STEPS = 10_000;
/** The numbers of steps from 0 to 1 that a confidence may have. */
const CONFIDENCE_STEPS = [100, 50, 20, 10, 5, 2];

/** Forms that identify in any column: addresses, numbers of nine digits or more, keys. */
const IDENTIFIER =
  /\S@\S+\.\S|:\/\/|^\+?\d[\d ().-]{8,}\d$|\d(?:[ ().-]{0,2}\d){8}|[0-9a-f]{8}-[0-9a-f]{4}-|(?<![a-z0-9])(?=(?:[a-z]*\d){3})(?=\d*[a-z])[a-z0-9]{12,}/i;

/** Street addresses with a house number, in English and German notation. */
const STREET =
  /^\d+[A-Za-z]?,? (?:\S+ ){1,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|lane|ln|drive|dr|way|court|ct|hwy|highway|place|square)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse) \d+/i;

export function isStreetAddress(text: string): boolean {
  return STREET.test(text);
}

/** A measured number. More digits before the decimal mark may be a phone or an account with an extension. */
const DECIMAL = /^[+-]?\d{1,6}[.,]\d+$/;

/** Whether the form of a value alone shows that it identifies someone or something. */
export function identifies(text: string): boolean {
  return !DECIMAL.test(text) && (IDENTIFIER.test(text) || isStreetAddress(text));
}

export interface Category {
  readonly value: string;
  readonly rows: number;
}

/** The values that k rows or more have, by falling frequency. */
export function frequentValues(
  counts: ReadonlyMap<string, number>,
  k: number,
): readonly Category[] {
  return [...counts]
    .filter(([, rows]) => rows >= k)
    .map(([value, rows]) => ({ value, rows }))
    .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1));
}

/** The categories of a column that may be disclosed; undefined if there are none or one identifies. */
export function disclosableCategories(
  counts: ReadonlyMap<string, number>,
  k: number,
): readonly Category[] | undefined {
  const kept = frequentValues(counts, k).filter(({ value }) => value.length <= LONGEST_CATEGORY);
  return kept.length === 0 || kept.some(({ value }) => identifies(value)) ? undefined : kept;
}

/**
 * A count, rounded for disclosure: to a multiple of k, or of twice k, four times k and so on up to its square root, at
 * least to one. So a row that is left out changes few published counts, and the difference of two counts gives none of
 * fewer than k rows. By chance alone, the count of another sample of the same size differs more.
 */
export function disclosableCount(rows: number, k: number): number {
  let step = Math.max(1, k);
  while (4 * step * step <= rows) step *= 2;
  return Math.max(step, Math.round(rows / step) * step);
}

/** The share of rows that have a property, 0..1; 0 or 1 if fewer than k rows have it, or fewer than k do not. */
export function disclosableRate(having: number, others: number, k: number): number {
  if (having < k) return 0;
  if (others < k) return 1;
  const count = disclosableCount(having, k);
  return disclosableShare(count, count + disclosableCount(others, k));
}

/** A share, 0..1, rounded for disclosure. */
export function disclosableShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * SHARE_STEPS) / SHARE_STEPS;
}

/** The number of different values. Those of fewer than k rows each count only if they have k rows together. */
export function disclosableDistinct(counts: ReadonlyMap<string, number>, k: number): number {
  let [frequent, rare, rareRows] = [0, 0, 0];
  for (const rows of counts.values()) {
    if (rows >= k) frequent++;
    else {
      rare++;
      rareRows += rows;
    }
  }
  return rareRows < k ? frequent : frequent + rare;
}

/** A confidence, rounded so coarsely that a step of it represents k rows. */
export function disclosableConfidence(confidence: number, rows: number, k: number): number {
  const steps = CONFIDENCE_STEPS.find((count) => rows >= k * count) ?? 2;
  return Math.round(confidence * steps) / steps;
}

/** A warning of a reader, without a number of rows, cells or values below k. */
export function disclosableWarning(warning: string, k: number): string {
  const count = COUNTED.exec(warning)?.[1];
  return count === undefined || Number(count) >= k
    ? warning
    : recounted(warning, `fewer than ${k}`);
}

/** A warning of a reader without its number of rows, cells or values: all of them may belong to one unit. */
export function uncountedWarning(warning: string): string {
  return recounted(warning, 'some');
}

const COUNTED = /^(\d+) (row|cell|value)s?\b/;

/** A warning with another text in place of its number. A single row counts as several, so that its number does not show. */
function recounted(warning: string, count: string): string {
  const plural = warning.startsWith('1 ') ? warning.replace(' is ', ' are ') : warning;
  return plural.replace(COUNTED, `${count} $2s`);
}

/** Weights of rounded counts, with a sum of about 1. A weight is 0 only if its count is 0. */
export function disclosableWeights(rows: readonly number[], k: number): readonly number[] {
  const counts = rows.map((count) => (count === 0 ? 0 : disclosableCount(count, k)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) =>
    count === 0 ? 0 : Math.max(1 / SHARE_STEPS, disclosableShare(count, total)),
  );
}

/**
 * A correlation over some rows, rounded for disclosure: a row that is left out moves it by about the inverse of their
 * number, and a step is k times that. It is at most the error by chance. Both hold for Fisher's transform of any
 * correlation (R. A. Fisher, 1915).
 */
export function disclosableCorrelation(r: number, rows: number, k: number): number {
  const step = Math.min(k / rows, 1 / Math.sqrt(rows));
  if (Math.abs(r) >= 1) return Math.sign(r);
  const place = Math.round(log((1 + r) / (1 - r)) / (2 * step)) * step;
  return 1 - 2 / (exp(2 * place) + 1);
}

/** Points in the order of their positions, and the number of rows of each. */
type Points = readonly { readonly at: number; readonly rows: number }[];

/** A position that may end a range if it is rounded outwards, as coarsely as the rows near it are apart. */
export interface End {
  readonly at: number;
  readonly spread: number;
}

/** Positions that limit the range of points at both ends: the narrower ones count. */
export interface Ends {
  readonly low: readonly End[];
  readonly high: readonly End[];
}

/**
 * The ends of the range of sorted points. Each is at most the outermost position, and as far beyond the k-th outermost
 * row as the 2k-th is before it. So the range ends where the distribution does, and an outlier does not widen it.
 */
export function disclosableEnds(points: Points, k: number): Ends {
  return { low: endsOf(points, k), high: endsOf([...points].reverse(), k) };
}

function endsOf(order: Points, k: number): readonly End[] {
  const total = order.reduce((sum, { rows }) => sum + rows, 0);
  const outermost = order[0]?.at ?? 0;
  // If there are fewer than 3k rows, a third of them is outside.
  const outer = positionOf(order, Math.min(k, Math.ceil(total / 3)));
  const inner = positionOf(order, Math.min(2 * k, Math.ceil((2 * total) / 3)));
  return [
    { at: outermost, spread: Math.abs(positionOf(order, k) - outermost) + 1 },
    { at: 2 * outer - inner, spread: Math.abs(outer - inner) + 1 },
  ];
}

/** The position of the row with this number, from 1. */
export function positionOf(order: Points, number: number): number {
  let rows = 0;
  for (const point of order) {
    rows += point.rows;
    if (rows >= number) return point.at;
  }
  return order.at(-1)?.at ?? 0;
}
