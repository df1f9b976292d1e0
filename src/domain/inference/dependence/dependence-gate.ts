import { entryOf } from '../../basics/entry-of.js';
import { least } from '../../basics/extremes.js';
import { filled } from '../../basics/filled.js';
import { nth } from '../../basics/nth.js';
import { histogramOfBins } from '../../distributions/histogram-of-bins.js';
import type { InferredCorrelation, InferredField } from '../inferred-schema.js';
import { fewestInBin, readersOf, rowsInBins } from '../privacy/bins-hold.js';
import { type ColumnValues, trimmed } from '../reading/column-values.js';
import type { InferredGiven, InferredRow } from './inferred-given.js';
import type { OrderedMoments } from './ordered-moments.js';
import {
  type Branch,
  branchesOf,
  type Counts,
  countsOf,
  rowsByParents,
  type Tree,
  UNKNOWN,
  valueAt,
} from './rows-by-parents.js';

/** Returns the values of the column of a field. */
export type ColumnOf = (name: string) => ColumnValues;

/**
 * Counts the cells of a table of conditions again in the sample, with code of its own. Returns the table without the rows
 * that publish a number about fewer than k rows; undefined if it has no other rows.
 */
export function checkedGiven(
  field: InferredField,
  { rest_weights: weights, ...given }: InferredGiven,
  columnOf: ColumnOf,
  k: number,
): InferredGiven | undefined {
  const own = columnOf(field.name);
  const tree = rowsByParents(own, given.columns.map(columnOf));
  const fewest = fewestOfRows(field, given.rows, tree, k);
  const rows = given.rows.filter((_, i) => nth(fewest, i) >= k);
  if (rows.length === 0) return undefined;
  const isDisclosed = ([value]: readonly [string, number]): boolean =>
    (own.counts.get(value) ?? 0) >= k;
  if (weights === undefined) return { ...given, rows };
  return {
    ...given,
    rows,
    rest_weights: Object.fromEntries(Object.entries(weights).filter(isDisclosed)),
  };
}

/** The fewest rows of the sample that a number of a table of conditions is based on. */
export function fewestInGiven(
  field: InferredField,
  { columns, rows }: InferredGiven,
  columnOf: ColumnOf,
  k: number,
): number {
  const tree = rowsByParents(columnOf(field.name), columns.map(columnOf));
  return least(fewestOfRows(field, rows, tree, k));
}

function fewestOfRows(
  field: InferredField,
  rows: readonly InferredRow[],
  tree: Tree,
  k: number,
): readonly number[] {
  const reached = rows.map(({ when }) => branchesOf(tree, when));
  const counted = reached.map((branches) => countsOf(tree, branches));
  const areShared = rows.some(({ null_rate: rate = 0 }) => rate > 0 && rate < 1);
  const rare = countsOf(tree, areShared ? rareBranches(tree, new Set(reached.flat()), k) : []);
  const shared = new Map<string, { nulls: number; rows: number }>();
  rows.forEach((row, i) => {
    const { nulls, rows: filled } = nth(counted, i);
    const sum = shared.get(rateName(row)) ?? { nulls: rare.nulls, rows: rare.rows };
    sum.nulls += nulls;
    sum.rows += filled;
    shared.set(rateName(row), sum);
  });
  return rows.map((row, i) => {
    const { null_rate: rate = 0 } = row;
    const counts = nth(counted, i);
    const isShared = rate > 0 && rate < 1;
    const behind = isShared ? entryOf(shared, rateName(row)) : counts;
    return Math.min(fewestIn(row, field, counts, k), ...nullsBehind(rate, behind));
  });
}

/** The branches that no row of a table reaches, and in which a value of a parent has fewer than k rows of the sample. */
function rareBranches(
  { root, parents }: Tree,
  reached: ReadonlySet<Branch>,
  k: number,
): readonly Branch[] {
  let rare: readonly Branch[] = [];
  let others: readonly Branch[] = [root];
  for (const { rows } of parents) {
    const sizes = new Map<number, number>();
    for (const value of rows) sizes.set(value, (sizes.get(value) ?? 0) + 1);
    const isRare = (value: number): boolean => value === UNKNOWN || entryOf(sizes, value) < k;
    const below = others.flatMap(({ branches }) => [...branches]);
    rare = [
      ...rare.flatMap(({ branches }) => [...branches.values()]),
      ...below.flatMap(([value, branch]) => (isRare(value) ? [branch] : [])),
    ];
    others = below.flatMap(([value, branch]) => (isRare(value) ? [] : [branch]));
  }
  return rare.filter((branch) => !reached.has(branch));
}

/**
 * Rows with the same share of nulls may tell it together, and with the rare rows, if their conditions name the same
 * columns and so exclude each other.
 */
function rateName({ when, null_rate: rate }: InferredRow): string {
  return [rate, ...when.map((condition) => (condition === '*' ? 'any' : 'one'))].join(' ');
}

/** The rows behind a share of nulls: the nulls if it is above 0, and the others if it is below 1. */
function nullsBehind(
  rate: number,
  { nulls, rows }: Pick<Counts, 'nulls' | 'rows'>,
): readonly number[] {
  return [...(rate === 0 ? [] : [nulls]), ...(rate === 1 ? [] : [rows])];
}

/** The fewest rows of the sample that a number of a row of conditions is based on, apart from its share of nulls. */
function fewestIn(
  { weights = {}, rest = 0, bins = [], true_rate: trueRate }: InferredRow,
  field: InferredField,
  { values, nulls, rows }: Counts,
  k: number,
): number {
  const named = Object.entries(weights).map(([value, weight]) => ({
    rows: values.get(value) ?? 0,
    weight,
  }));
  const unnamed = rows - named.reduce((sum, each) => sum + each.rows, 0);
  return Math.min(
    nulls + rows,
    ...(trueRate === undefined ? [] : truthsBehind(trueRate, values)),
    ...named.filter(({ weight }) => weight > 0).map((each) => each.rows),
    ...(rest > 0 ? [unnamed] : []),
    bins.length === 0
      ? Number.POSITIVE_INFINITY
      : fewestInBin(histogramOfBins(bins), field, { counts: values }, k),
  );
}

/** The rows behind a rate of true: those that are true if it is above 0, and those that are false if it is below 1. */
function truthsBehind(rate: number, values: ReadonlyMap<string, number>): readonly number[] {
  const [trues, falses] = [values.get('true') ?? 0, values.get('false') ?? 0];
  return [...(rate === 0 ? [] : [trues]), ...(rate === 1 ? [] : [falses])];
}

/** Returns the correlations of columns of which 2k rows or more have both values, counted again in the sample. */
export function checkedCorrelations(
  pairs: readonly InferredCorrelation[],
  columnOf: ColumnOf,
  k: number,
): readonly InferredCorrelation[] {
  const present = new Map<string, Uint8Array>();
  const presenceOf = (name: string): Uint8Array => {
    let flags = present.get(name);
    if (flags === undefined) {
      const { cells, counts } = columnOf(name);
      flags = filled(new Uint8Array(cells.length), (row) =>
        Number(counts.has(trimmed(cells[row] ?? ''))),
      );
      present.set(name, flags);
    }
    return flags;
  };
  return pairs.filter(({ columns: [a, b], coefficient }) => {
    if (coefficient === 0) return true;
    return rowsOfBoth(presenceOf(a), presenceOf(b)) >= 2 * k;
  });
}

function rowsOfBoth(a: Uint8Array, b: Uint8Array): number {
  let rows = 0;
  for (let i = 0; i < a.length; i++) rows += (a[i] as number) & (b[i] as number);
  return rows;
}

const SECONDS = { days: 86_400, seconds: 1 } as const;

/** Whether each bin of the distances from another column represents k rows or more, counted again in the sample. */
export function distanceHolds(
  { name, type }: InferredField,
  { side, distance }: Pick<OrderedMoments, 'side' | 'distance'>,
  columnOf: ColumnOf,
  k: number,
): boolean {
  const {
    field,
    unit,
    distribution: { edges, weights },
  } = distance;
  const [own, other] = [columnOf(name), columnOf(field)];
  const direction = side === 'after' ? 1 : -1;
  // Days can be read in two orders: the bins must be right for one of them.
  return readersOf(type, 0).some((read) => {
    const gaps = own.cells.flatMap((_, i) => {
      const [text, before] = [valueAt(own, i), valueAt(other, i)];
      if (text === undefined || before === undefined) return [];
      return [[(direction * (read(text) - read(before))) / SECONDS[unit], 1] as const];
    });
    const rows = rowsInBins(gaps, edges);
    return weights.every((weight, i) => weight === 0 || nth(rows, i) >= k);
  });
}
