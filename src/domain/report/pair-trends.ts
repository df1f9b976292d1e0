import { nth } from '../basics/nth.js';
import type { ComparedColumn } from './compared-columns.js';
import {
  clipped,
  cramersV,
  endsOf,
  greatest,
  jointCounts,
  ksComplement,
  overlap,
  pearson,
  tvComplement,
  type Values,
} from './measures.js';
import { meanScore, tellableScore } from './tellable-score.js';

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
/** Rarer categories of a column are compared as one, which bounds the joint tables. */
const MOST_CATEGORIES = 256;

/** The rounded score of each column; undefined for a column without values. */
export function shapeScores(
  columns: readonly ComparedColumn[],
  { first, second }: Tables,
  k: number,
): readonly (number | undefined)[] {
  return columns.map(({ as }, i) => {
    const measure = as === 'category' ? tvComplement : ksComplement;
    const [one, two] = [nth(first, i), nth(second, i)];
    const score = measure(one, two);
    return score === undefined ? undefined : tellableScore(score, one.length, k);
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
      const strength = tellableScore(trend.strength, rows, k);
      return [{ a, b, ...trend, strength, score: tellableScore(trend.score, rows, k) }];
    }),
  );
}

function correlated(a: Tables, b: Tables) {
  const inFirst = pearson(nth(a.first, 0), nth(b.first, 0));
  if (inFirst === undefined) return undefined;
  const inSecond = pearson(nth(a.second, 0), nth(b.second, 0)) ?? 0;
  const strength = Math.abs(inFirst);
  return {
    score: 1 - Math.abs(inFirst - inSecond) / 2,
    strength,
    isLinked: strength > LINKED.correlation,
    correlation: [inFirst, inSecond] as const,
  };
}

interface Groups {
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly count: number;
}

/** Codes from 0, which means null: of categories, and of ten equal intervals of the numbers of the first table. */
function grouped(isMeasured: boolean, first: Values, second: Values): Groups {
  const code = isMeasured ? intervalOf(first) : rankOf(first, second);
  const codes = (values: Values): Int16Array =>
    Int16Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1 + code(value)));
  const [inFirst, inSecond] = [codes(first), codes(second)];
  return {
    first: inFirst,
    second: inSecond,
    count: 1 + Math.max(greatest(inFirst), greatest(inSecond)),
  };
}

function intervalOf(values: Values): (value: number) => number {
  const [low, high] = endsOf(values, 1);
  const width = (high - low) / BINS || 1;
  return (value) => Math.max(0, Math.min(BINS - 1, Math.floor((value - low) / width)));
}

/** The frequent categories have codes of their own, and all others share the last one. */
function rankOf(first: Values, second: Values): (value: number) => number {
  const rows = new Map<number, number>();
  for (const value of [...first, ...second]) {
    if (!Number.isNaN(value)) rows.set(value, (rows.get(value) ?? 0) + 1);
  }
  const ranked = [...rows].sort((a, b) => b[1] - a[1]).slice(0, MOST_CATEGORIES);
  const ranks = new Map(ranked.map(([value], rank) => [value, rank]));
  return (value) => ranks.get(value) ?? MOST_CATEGORIES;
}

function associated(a: Groups, b: Groups) {
  const first = jointCounts(a.first, b.first, a.count, b.count);
  const strength = cramersV(first, b.count) ?? 0;
  return {
    score: overlap(first, jointCounts(a.second, b.second, a.count, b.count)),
    strength,
    isLinked: strength > LINKED.association,
    correlation: undefined,
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
