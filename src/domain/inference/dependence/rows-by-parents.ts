import { filled } from '../../basics/filled.js';
import { nth } from '../../basics/nth.js';
import { oncePer } from '../../basics/once-per.js';
import { type ColumnValues, trimmed } from '../reading/column-values.js';
import type { InferredRow, InferredWhen } from './inferred-given.js';

/** The rows in which conditions hold: the number of rows of each value, of nulls and of all values. */
export interface Counts {
  readonly values: ReadonlyMap<string, number>;
  readonly nulls: number;
  readonly rows: number;
}

/** The values of a column, each with a number, and the number of each row's value. */
interface Numbered {
  readonly texts: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly rows: Int32Array;
}

export const NULL = 0;
/** The number of the texts that another column has. */
export const UNKNOWN = -1;

const numbered = oncePer(({ cells, counts, unknown = new Set() }: ColumnValues): Numbered => {
  const texts = ['', ...counts.keys()];
  const numbers = new Map(texts.map((text, number) => [text, number]));
  for (const text of unknown) numbers.set(text, UNKNOWN);
  return {
    texts,
    numbers,
    rows: filled(
      new Int32Array(cells.length),
      (row) => numbers.get(trimmed(cells[row] ?? '')) ?? NULL,
    ),
  };
});

/** The text of a row; undefined if it has no value. */
export function valueAt(values: ColumnValues, row: number): string | undefined {
  const { texts, rows } = numbered(values);
  const number = rows[row] as number;
  return number === NULL ? undefined : texts[number];
}

/** The rows by the values of one parent after the other. */
export interface Branch {
  readonly branches: Map<number, Branch>;
  /** The numbers of the rows with the values on the way to this branch, each behind its own value; none before the last parent. */
  readonly rows: (readonly [value: number, rows: number])[];
}

function newBranch(): Branch {
  return { branches: new Map(), rows: [] };
}

/** The rows of a table, and the columns that they are counted by. */
export interface Tree {
  readonly root: Branch;
  readonly own: Numbered;
  readonly parents: readonly Numbered[];
}

export function rowsByParents(column: ColumnValues, columns: readonly ColumnValues[]): Tree {
  const root = newBranch();
  const own = numbered(column);
  const parents = columns.map(numbered);
  const leaves = new Map<Branch, number>();
  const { length: values } = own.texts;
  // Sorted pairs of a leaf and a value are counted in a fifth of the time that a map in each leaf takes.
  const pairs = new Float64Array(own.rows.length);
  let count = 0;
  for (let row = 0; row < own.rows.length; row++) {
    const value = own.rows[row] as number;
    if (value === UNKNOWN) continue;
    let branch = root;
    for (const { rows } of parents) {
      const state = rows[row] as number;
      let next = branch.branches.get(state);
      if (next === undefined) {
        next = newBranch();
        branch.branches.set(state, next);
      }
      branch = next;
    }
    let leaf = leaves.get(branch);
    if (leaf === undefined) {
      leaf = leaves.size;
      leaves.set(branch, leaf);
    }
    pairs[count++] = leaf * values + value;
  }
  const sorted = pairs.subarray(0, count).sort();
  const branches = [...leaves.keys()];
  for (let i = 0; i < count; ) {
    const pair = sorted[i] as number;
    const start = i;
    while (sorted[i] === pair) i++;
    nth(branches, Math.floor(pair / values)).rows.push([pair % values, i - start]);
  }
  return { root, own, parents };
}

/** The branches in which all conditions hold. */
export function branchesOf({ root, parents }: Tree, when: InferredRow['when']): readonly Branch[] {
  return when.reduce(
    (reached: readonly Branch[], condition, i) =>
      reached.flatMap((branch) => branchesWhere(branch, condition, nth(parents, i))),
    [root],
  );
}

export function countsOf({ own }: Tree, branches: readonly Branch[]): Counts {
  const all = { values: new Map<string, number>(), nulls: 0, rows: 0 };
  for (const [value, count] of branches.flatMap(({ rows }) => rows)) {
    if (value === NULL) {
      all.nulls += count;
      continue;
    }
    const text = nth(own.texts, value);
    all.rows += count;
    all.values.set(text, (all.values.get(text) ?? 0) + count);
  }
  return all;
}

function branchesWhere(
  { branches }: Branch,
  condition: InferredWhen,
  { numbers }: Numbered,
): readonly Branch[] {
  if (condition === '*') return [...branches.values()];
  const numberOf = (value: unknown): number =>
    value === null ? NULL : (numbers.get(String(value)) ?? UNKNOWN);
  if (condition !== null && typeof condition === 'object') {
    if ('in' in condition) {
      const disclosed = condition.in.map(numberOf).filter((number) => number !== UNKNOWN);
      return disclosed.flatMap((number) => branches.get(number) ?? []);
    }
    if ('not_in' in condition) {
      const others = new Set(condition.not_in.map(numberOf));
      return [...branches].flatMap(([value, branch]) =>
        value !== UNKNOWN && others.has(value) ? [] : [branch],
      );
    }
    return [...branches].flatMap(([value, branch]) =>
      value === NULL || value === UNKNOWN ? [] : [branch],
    );
  }
  const value = numberOf(condition);
  const branch = value === UNKNOWN ? undefined : branches.get(value);
  return branch === undefined ? [] : [branch];
}
