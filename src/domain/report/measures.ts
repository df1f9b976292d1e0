/** A column of one table: a number for each row, or NaN for null. Categories are numbered from 0. */
export type Values = Float64Array;

function known(values: Values): Values {
  return values.filter((value) => !Number.isNaN(value));
}

/**
 * 1 minus the Kolmogorov-Smirnov distance: the greatest difference between the shares of values up to any point.
 * Undefined if the first column has no values; 0 if the second has none.
 */
export function ksComplement(first: Values, second: Values): number | undefined {
  const [a, b] = [known(first).sort(), known(second).sort()];
  if (a.length === 0) return undefined;
  if (b.length === 0) return 0;
  let [i, j, greatest] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const at = Math.min(a[i] as number, b[j] as number);
    while (i < a.length && a[i] === at) i++;
    while (j < b.length && b[j] === at) j++;
    greatest = Math.max(greatest, Math.abs(i / a.length - j / b.length));
  }
  return 1 - greatest;
}

/** 1 minus half the sum of the differences between the shares of the categories (total variation distance). */
export function tvComplement(first: Values, second: Values): number | undefined {
  const [a, b] = [known(first), known(second)];
  if (a.length === 0) return undefined;
  if (b.length === 0) return 0;
  const size = 1 + Math.max(greatestCode(a), greatestCode(b));
  return overlap(countsOf(a, size), countsOf(b, size));
}

export function greatestCode(codes: Iterable<number>): number {
  let most = 0;
  for (const code of codes) most = Math.max(most, code);
  return most;
}

/** The number of rows of each code below `size`. */
export function countsOf(codes: Iterable<number>, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (const code of codes) add(counts, code, 1);
  return counts;
}

function add(counts: Int32Array, at: number, rows: number): void {
  counts[at] = (counts[at] as number) + rows;
}

/** The number of rows of each pair of codes, at the index a * width + b. Rows with a negative code are left out. */
export function jointCounts(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  size: number,
  width: number,
): Int32Array {
  const counts = new Int32Array(size * width);
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] as number, b[i] as number];
    if (one >= 0 && other >= 0) add(counts, one * width + other, 1);
  }
  return counts;
}

/** The sum of the smaller shares of two lists of counts. */
export function overlap(a: Int32Array, b: Int32Array): number {
  const [inA, inB] = [sumOf(a), sumOf(b)];
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    sum += Math.min((a[i] as number) / inA, (b[i] as number) / inB);
  }
  return Math.min(1, sum);
}

function sumOf(counts: Int32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The ends of a column: the k-th least and the k-th greatest value. */
export function endsOf(values: Values, k: number): readonly [number, number] {
  const sorted = known(values).sort();
  const at = (i: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, i))] ?? 0;
  return [at(k - 1), at(sorted.length - k)];
}

/** The values with those beyond the ends moved to the ends. */
export function clipped(values: Values, [low, high]: readonly [number, number]): Values {
  if (low >= high) return values;
  return values.map((value) => (value < low ? low : value > high ? high : value));
}

/**
 * Cramér's V of joint counts, 0..1; undefined if one of the two columns has a single code. The place of a count is
 * a * width + b: its index, or, if only some cells are counted, what `cells` says.
 */
export function cramersV(
  counts: Int32Array,
  width: number,
  cells?: readonly number[],
): number | undefined {
  const placeOf = (i: number): number => (cells === undefined ? i : (cells[i] as number));
  const height =
    1 + Math.floor((cells === undefined ? counts.length - 1 : greatestCode(cells)) / width);
  const rows = new Int32Array(height);
  const columns = new Int32Array(width);
  counts.forEach((count, i) => {
    add(rows, Math.floor(placeOf(i) / width), count);
    add(columns, placeOf(i) % width, count);
  });
  const isThere = (count: number): boolean => count > 0;
  const least = Math.min(rows.filter(isThere).length, columns.filter(isThere).length);
  if (least < 2) return undefined;
  const total = sumOf(rows);
  // The sum of (count - expected)^2 / expected over all cells, of which empty ones need not be known.
  let chi = -total;
  counts.forEach((count, i) => {
    if (count === 0) return;
    const inRow = rows[Math.floor(placeOf(i) / width)] as number;
    chi += (count / inRow) * (count / (columns[placeOf(i) % width] as number)) * total;
  });
  return Math.min(1, Math.sqrt(Math.max(0, chi) / total / (least - 1)));
}
