import { nth } from '../basics/nth.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { ReferencedRows } from './referenced-rows.js';

/** A table whose rows refer to rows of the same table. */
export interface Hierarchy {
  /** The number of rows of the table. */
  readonly n: number;
  /** The first rows, which refer to no other row. */
  readonly roots: number;
  /** The most rows from a row up to its root, both included; by default there is no bound. */
  readonly depth?: number | undefined;
  /** Whether a root refers to nothing, or to itself. */
  readonly root: 'null' | 'self';
}

/**
 * The first row of each level, and the number of rows at the end. Each level is larger than the one above it by the
 * same factor. Few rows have fewer levels: one row in each would be a chain, in which no row has two children.
 */
function levelsOf({ n, roots, depth: most = 1 }: Hierarchy): readonly number[] {
  const depth = Math.min(most, Math.max(2, Math.ceil(n / roots) - 1));
  const rowsWith = (factor: number): number => {
    let rows = 0;
    let level = roots;
    for (let i = 0; i < depth && rows < n; i++) {
      rows += level;
      level *= factor;
    }
    return rows;
  };
  let low = 0;
  let high = n;
  for (let i = 0; i < 64; i++) {
    const middle = (low + high) / 2;
    if (rowsWith(middle) < n) low = middle;
    else high = middle;
  }
  const starts = [0];
  let end = 0;
  let level = roots;
  for (let i = 0; i < depth; i++) {
    const before = nth(starts, i);
    if (before === n) break;
    end += level;
    level *= high;
    const isLast = i === depth - 1;
    starts.push(isLast ? n : Math.min(n, Math.max(Math.round(end), before + 1)));
  }
  return starts;
}

/** Returns the rows among which a row draws its parent. */
export type Candidates = (row: number) => { readonly first: number; readonly count: number };

export function candidatesOf(hierarchy: Hierarchy): Candidates {
  if (hierarchy.depth === undefined) return (row) => ({ first: 0, count: row });
  const starts = levelsOf(hierarchy);
  return (row) => {
    let level = 1;
    while (level + 1 < starts.length && row >= (starts[level + 1] as number)) level++;
    const first = starts[level - 1] as number;
    return { first, count: (starts[level] as number) - first };
  };
}

/**
 * The row to which a row refers; undefined for a root that refers to nothing. `drawn` is the row for which it is drawn: the
 * hierarchy may be a part of a table.
 */
export function earlierRow(
  key: Key,
  { roots, root }: Hierarchy,
  candidates: Candidates,
  row: number,
  drawn = row,
): number | undefined {
  if (row < roots) return root === 'self' ? row : undefined;
  const { first, count } = candidates(row);
  return first + drawBelow(key, drawn, count);
}

/** Each row but the roots refers to a row before it, so no row is its own ancestor. */
export function earlierRows(key: Key, hierarchy: Hierarchy): ReferencedRows {
  const { root } = hierarchy;
  const candidates = candidatesOf(hierarchy);
  const rows = new NumberVector();
  const present = root === 'null' ? new IndexVector() : undefined;
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const parent = earlierRow(key, hierarchy, candidates, row + i);
      rows.data[i] = parent ?? 0;
      if (present !== undefined) present.data[i] = parent === undefined ? 0 : 1;
    }
  };
  const vectors = present === undefined ? [rows] : [rows, present];
  return { rows, present, steps: [{ vectors, fill }] };
}
