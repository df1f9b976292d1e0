import { correlation } from '../basics/correlation.js';
import { nth } from '../basics/nth.js';
import type { ComparedColumn } from './compared-columns.js';
import { disclosableScore, meanScore, scoreForMean } from './disclosable-score.js';
import {
  clipped,
  countsOf,
  cramersV,
  endsOf,
  greatestCode,
  jointCounts,
  ksComplement,
  overlap,
  tvComplement,
  type Values,
} from './measures.js';

/** The columns of two tables that are compared, in the order of the compared columns. */
export interface Tables {
  readonly first: readonly Values[];
  readonly second: readonly Values[];
}

/** How alike two tables are in two columns. */
export interface Trend {
  readonly a: number;
  readonly b: number;
  readonly score: number;
  /** The size of the correlation, or Cramér's V, in the first table. */
  readonly strength: number;
  readonly isLinked: boolean;
  /** The correlations in both tables; undefined unless both columns have numbers or times. */
  readonly correlation: readonly [number, number] | undefined;
}

/** The limits from which on SDMetrics counts a pair. */
const LINKED = { correlation: 0.5, association: 0.3 };
const BINS = 10;
/** Larger tables of two columns count the cells that occur alone. */
const MOST_CELLS = 2 ** 18;

/** The rounded score of each column; undefined for a column without values. */
export function shapeScores(
  columns: readonly ComparedColumn[],
  { first, second }: Tables,
  k: number,
): readonly (number | undefined)[] {
  return columns.map(({ as, name }, i) => {
    const measure = as === 'category' ? tvComplement : ksComplement;
    const [one, two] = [nth(first, i), nth(second, i)];
    const score = measure(one, two);
    return score === undefined ? undefined : scoreForMean(score, one.length, k, [name]);
  });
}

/** The trends of all pairs of columns. Pairs without a trend, such as those with a constant number, are left out. */
export function pairTrends(
  columns: readonly ComparedColumn[],
  { first, second }: Tables,
  k: number,
): readonly Trend[] {
  const isMeasured = columns.map(({ as }) => as !== 'category');
  const groups = columns.map((_, i) =>
    grouped(isMeasured[i] === true, nth(first, i), nth(second, i)),
  );
  const within = columns.map((_, i): Tables => {
    if (!isMeasured[i]) return { first: [], second: [] };
    // The k least and greatest values count like the k-th: a correlation must not rest on fewer rows.
    const ends = endsOf(nth(first, i), k);
    return {
      first: [clipped(nth(first, i), ends)],
      second: [clipped(nth(second, i), ends)],
    };
  });
  return columns.flatMap((_, a) =>
    columns.slice(a + 1).flatMap((_, offset): readonly Trend[] => {
      const b = a + 1 + offset;
      const trend =
        isMeasured[a] && isMeasured[b]
          ? correlated(nth(within, a), nth(within, b))
          : associated(nth(groups, a), nth(groups, b));
      if (trend === undefined) return [];
      const rows = nth(first, a).length;
      const strength = disclosableScore(trend.strength, rows, k);
      const names = [nth(columns, a).name, nth(columns, b).name];
      return [{ a, b, ...trend, strength, score: scoreForMean(trend.score, rows, k, names) }];
    }),
  );
}

function correlated(a: Tables, b: Tables) {
  const inFirst = correlation(nth(a.first, 0), nth(b.first, 0))?.r;
  if (inFirst === undefined) return undefined;
  const inSecond = correlation(nth(a.second, 0), nth(b.second, 0))?.r ?? 0;
  const strength = Math.abs(inFirst);
  return {
    score: 1 - Math.abs(inFirst - inSecond) / 2,
    strength,
    isLinked: strength > LINKED.correlation,
    correlation: [inFirst, inSecond] as const,
  };
}

interface Groups {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly count: number;
}

/** Codes from 0, which means null: of categories, and of ten equal intervals of the numbers of the first table. */
function grouped(isMeasured: boolean, first: Values, second: Values): Groups {
  const code = isMeasured ? intervalOf(first) : (category: number) => category;
  const codes = (values: Values): Int32Array =>
    Int32Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1 + code(value)));
  const [inFirst, inSecond] = [codes(first), codes(second)];
  return {
    first: inFirst,
    second: inSecond,
    count: 1 + Math.max(greatestCode(inFirst), greatestCode(inSecond)),
  };
}

function intervalOf(values: Values): (value: number) => number {
  const [low, high] = endsOf(values, 1);
  const width = (high - low) / BINS || 1;
  return (value) => Math.max(0, Math.min(BINS - 1, Math.floor((value - low) / width)));
}

function associated(a: Groups, b: Groups) {
  const count = a.count * b.count <= MOST_CELLS ? countWhole : countOccurring;
  const { first, second, cells } = count(a, b);
  const strength = cramersV(first, b.count, cells) ?? 0;
  return {
    score: overlap(first, second),
    strength,
    isLinked: strength > LINKED.association,
    correlation: undefined,
  };
}

/** The rows of both tables in the same cells; `cells` has their places as in `cramersV`. */
interface JointCounts {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly cells?: readonly number[];
}

function countWhole(a: Groups, b: Groups): JointCounts {
  return {
    first: jointCounts(a.first, b.first, a.count, b.count),
    second: jointCounts(a.second, b.second, a.count, b.count),
  };
}

/** Numbers the cells as they occur: two columns of many categories have more cells than there are rows. */
function countOccurring(a: Groups, b: Groups): JointCounts {
  const numbers = new Map<number, number>();
  const numbered = (one: Int32Array, other: Int32Array): Int32Array =>
    one.map((code, row) => {
      const cell = code * b.count + nth(other, row);
      const number = numbers.get(cell) ?? numbers.size;
      numbers.set(cell, number);
      return number;
    });
  const [inFirst, inSecond] = [numbered(a.first, b.first), numbered(a.second, b.second)];
  return {
    first: countsOf(inFirst, numbers.size),
    second: countsOf(inSecond, numbers.size),
    cells: [...numbers.keys()],
  };
}

/** The means of the scores of pairs, of all of them and of those that are linked. */
export function meanTrends(trends: readonly Trend[], linked: ReadonlySet<string>) {
  const scoreOf = ({ score }: Trend): number => score;
  return {
    column_pair_trends: meanScore(trends.map(scoreOf)),
    linked_pairs: meanScore(trends.filter((trend) => linked.has(pairKey(trend))).map(scoreOf)),
  };
}

export function pairKey({ a, b }: Pick<Trend, 'a' | 'b'>): string {
  return `${a},${b}`;
}
