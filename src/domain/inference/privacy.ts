/**
 * The rules of what may leave a sample. Whatever is told stands for at least k rows: categories, bins, ends of
 * ranges, lengths and shapes; identifying values are never told, however often they come.
 */

/** Kept categories must cover this share of a column's rows, or none of them leaves. */
const LEAST_COVERAGE = 0.7;
/** A list with more values names things rather than sorts them. */
export const MOST_CATEGORIES = 256;
/** Longer texts are prose, and prose is never a category. */
export const LONGEST_CATEGORY = 100;
/** Shares are told in ten thousandths: finer ones would tell single rows of a large sample. */
const SHARE_STEPS = 10_000;

/** Words of a name whose column names things one by one, however few or short its values are. */
const IDENTIFIER_WORDS: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'uid',
  'uuid',
  'guid',
  'account',
  'acct',
  'ssn',
  'isbn',
  'cik',
  'lei',
  'vin',
  'imei',
  'iban',
  'ean',
  'upc',
  'passport',
  'username',
  'userid',
  'login',
  'handle',
  'token',
  'secret',
  'password',
]);

/** Whether the values of a column with such words in its name are ids: none of them is ever told. */
export function namesIdentifiers(hints: ReadonlySet<string>): boolean {
  for (const hint of hints) if (IDENTIFIER_WORDS.has(hint)) return true;
  return false;
}

/** Forms that identify wherever they stand: addresses, long numbers, keys. */
const IDENTIFIER =
  /\S@\S+\.\S|:\/\/|^\+?\d[\d ().-]{8,}\d$|[0-9a-f]{8}-[0-9a-f]{4}-|(?<![a-z0-9])(?=(?:[a-z]*\d){3})(?=\d*[a-z])[a-z0-9]{12,}/i;

/** Streets with a number, in the notations of English and German. */
const STREET =
  /^\d+[A-Za-z]?,? (?:\S+ ){1,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|lane|ln|drive|dr|way|court|ct|hwy|highway|place|square)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse) \d+/i;

export function isStreetAddress(text: string): boolean {
  return STREET.test(text);
}

/** Whether a value names someone or something by its form alone. */
export function identifies(text: string): boolean {
  return IDENTIFIER.test(text) || isStreetAddress(text);
}

export interface Category {
  readonly value: string;
  readonly rows: number;
}

/** The values that k rows or more share, the most frequent first. */
export function frequentValues(
  counts: ReadonlyMap<string, number>,
  k: number,
): readonly Category[] {
  return [...counts]
    .filter(([, rows]) => rows >= k)
    .map(([value, rows]) => ({ value, rows }))
    .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1));
}

/** The categories of a column that may leave; none where they identify or stand for too few of its rows. */
export function tellableCategories(
  counts: ReadonlyMap<string, number>,
  rows: number,
  k: number,
): readonly Category[] | undefined {
  const kept = frequentValues(counts, k).filter(({ value }) => value.length <= LONGEST_CATEGORY);
  if (kept.some(({ value }) => identifies(value))) return undefined;
  const covered = kept.reduce((sum, category) => sum + category.rows, 0);
  return kept.length > 0 && covered >= LEAST_COVERAGE * rows ? kept : undefined;
}

/** A share, 0..1, as it may be told. */
export function tellableShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * SHARE_STEPS) / SHARE_STEPS;
}

/** Weights that add up to 1 but for rounding; none is 0, since k rows stand behind each. */
export function tellableWeights(rows: readonly number[]): readonly number[] {
  const all = rows.reduce((sum, count) => sum + count, 0);
  return rows.map((count) =>
    count === 0 ? 0 : Math.max(1 / SHARE_STEPS, tellableShare(count, all)),
  );
}

/** How far the k lowest and the k highest of sorted points lie apart: ends are rounded by no less. */
export function endSpreads(
  points: readonly { readonly at: number; readonly rows: number }[],
  k: number,
): { readonly low: number; readonly high: number } {
  const spread = (order: readonly { readonly at: number; readonly rows: number }[]): number => {
    const end = order[0]?.at ?? 0;
    let rows = 0;
    for (const point of order) {
      rows += point.rows;
      if (rows >= k) return Math.abs(point.at - end) + 1;
    }
    return Math.abs((order.at(-1)?.at ?? 0) - end) + 1;
  };
  return { low: spread(points), high: spread([...points].reverse()) };
}
