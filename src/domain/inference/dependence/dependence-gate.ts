import { oncePer } from '../../basics/once-per.js';
import { histogramOfBins } from '../../distributions/histogram-of-bins.js';
import { binsHold, readersOf, rowsInBins } from '../bins-hold.js';
import type { ColumnValues } from '../column-values.js';
import type { InferredField } from '../inferred-schema.js';
import type { InferredCorrelation } from './correlations.js';
import type { InferredGiven, InferredRow } from './given-table.js';
import type { InferredAfter } from './ordered-moments.js';

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
  const root = rowsByParents(own, given.columns.map(columnOf));
  const rows = given.rows.filter((row) => rowHolds(row, field, countsWhere(root, row.when), k));
  if (rows.length === 0) return undefined;
  const isTold = ([value]: readonly [string, number]): boolean => (own.counts.get(value) ?? 0) >= k;
  if (weights === undefined) return { ...given, rows };
  return {
    ...given,
    rows,
    rest_weights: Object.fromEntries(Object.entries(weights).filter(isTold)),
  };
}

/** The rows in which conditions hold: the number of rows of each value, of nulls and of all values. */
interface Counts {
  readonly values: Map<string, number>;
  nulls: number;
  rows: number;
}

/** The rows by the texts of one parent after the other; null is undefined. */
interface Branch {
  readonly branches: Map<string | undefined, Branch>;
  /** The rows with the texts on the way to this branch; undefined before the last parent. */
  counts: Counts | undefined;
}

function newBranch(): Branch {
  return { branches: new Map(), counts: undefined };
}

function rowsByParents(own: ColumnValues, parents: readonly ColumnValues[]): Branch {
  const root = newBranch();
  const owns = textsOf(own);
  const others = parents.map(textsOf);
  for (let i = 0; i < own.cells.length; i++) {
    let branch = root;
    for (const texts of others) {
      const text = texts[i];
      let next = branch.branches.get(text);
      if (next === undefined) {
        next = newBranch();
        branch.branches.set(text, next);
      }
      branch = next;
    }
    branch.counts ??= { values: new Map(), nulls: 0, rows: 0 };
    const { counts } = branch;
    const value = owns[i];
    if (value === undefined) counts.nulls++;
    else {
      counts.rows++;
      counts.values.set(value, (counts.values.get(value) ?? 0) + 1);
    }
  }
  return root;
}

const textsOf = oncePer(({ cells, counts }: ColumnValues): readonly (string | undefined)[] =>
  cells.map((cell) => {
    const text = (cell ?? '').trim();
    return counts.has(text) ? text : undefined;
  }),
);

/** The text of a row; undefined if it is null. */
export function valueAt(values: ColumnValues, row: number): string | undefined {
  return textsOf(values)[row];
}

/** The rows in which all conditions hold. */
function countsWhere(root: Branch, when: InferredRow['when']): Counts {
  const branches = when.reduce(
    (reached: readonly Branch[], condition) =>
      reached.flatMap((branch) => branchesWhere(branch, condition)),
    [root],
  );
  const all: Counts = { values: new Map(), nulls: 0, rows: 0 };
  for (const { counts } of branches) {
    if (counts === undefined) continue;
    all.nulls += counts.nulls;
    all.rows += counts.rows;
    for (const [value, count] of counts.values)
      all.values.set(value, (all.values.get(value) ?? 0) + count);
  }
  return all;
}

function branchesWhere(
  { branches }: Branch,
  condition: InferredRow['when'][number],
): readonly Branch[] {
  if (condition === '*') return [...branches.values()];
  if (condition !== null && typeof condition === 'object') {
    return [...branches].flatMap(([text, branch]) => (text === undefined ? [] : [branch]));
  }
  const branch = branches.get(condition === null ? undefined : String(condition));
  return branch === undefined ? [] : [branch];
}

function rowHolds(
  { weights = {}, rest = 0, bins = [], null_rate: nullRate = 0, true_rate: trueRate }: InferredRow,
  field: InferredField,
  { values, nulls, rows }: Counts,
  k: number,
): boolean {
  if (nulls + rows < k || (nullRate > 0 && nulls < k) || (nullRate < 1 && rows < k)) return false;
  if (trueRate !== undefined && !rateHolds(trueRate, values, k)) return false;
  const named = Object.entries(weights).map(([value, weight]) => ({
    rows: values.get(value) ?? 0,
    weight,
  }));
  if (named.some((each) => each.weight > 0 && each.rows < k)) return false;
  const unnamed = rows - named.reduce((sum, each) => sum + each.rows, 0);
  if (rest > 0 && unnamed < k) return false;
  return bins.length === 0 || binsHold(histogramOfBins(bins), field, { counts: values }, k);
}

/** Whether a rate of true above 0 represents k rows, and so does one below 1 of the rows that are false. */
function rateHolds(rate: number, values: ReadonlyMap<string, number>, k: number): boolean {
  const [trues, falses] = [values.get('true') ?? 0, values.get('false') ?? 0];
  return (rate === 0 || trues >= k) && (rate === 1 || falses >= k);
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
      const values = columnOf(name);
      flags = Uint8Array.from(values.cells, (_, i) => Number(valueAt(values, i) !== undefined));
      present.set(name, flags);
    }
    return flags;
  };
  return pairs.filter(({ columns: [a, b], coefficient }) => {
    if (coefficient === 0) return true;
    const [ofA, ofB] = [presenceOf(a), presenceOf(b)];
    return ofA.reduce((rows, flag, i) => rows + (flag & (ofB[i] as number)), 0) >= 2 * k;
  });
}

const SECONDS = { days: 86_400, seconds: 1 } as const;

/** Whether each bin of the distances after another column represents k rows or more, counted again in the sample. */
export function afterHolds(
  { name, type }: InferredField,
  { field, unit, distribution: { edges, weights } }: InferredAfter,
  columnOf: ColumnOf,
  k: number,
): boolean {
  const [own, other] = [columnOf(name), columnOf(field)];
  // Days can be read in two orders: the bins must be right for one of them.
  return readersOf(type, 0).some((read) => {
    const gaps = own.cells.flatMap((_, i) => {
      const [text, before] = [valueAt(own, i), valueAt(other, i)];
      if (text === undefined || before === undefined) return [];
      return [[(read(text) - read(before)) / SECONDS[unit], 1] as const];
    });
    const rows = rowsInBins(gaps, edges);
    return weights.every((weight, i) => weight === 0 || (rows[i] as number) >= k);
  });
}
