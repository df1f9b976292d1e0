import type { ComparedValues } from '../columns/compared-values.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Preparation } from '../columns/preparation.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { Children } from './children.js';
import { type Candidates, candidatesOf, earlierRow, type Hierarchy } from './earlier-rows.js';
import type { ReferencedRows } from './referenced-rows.js';
import type { RowGroup } from './row-groups.js';
import type { RowIndex } from './row-index.js';
import { groupKey, Shuffle } from './shuffle.js';

/** The estimated time to find the group of a row and to draw from it, in nanoseconds. */
const FIND_COST = 60;

/** A way to find rows with the same values. */
export interface Matching {
  /** The rows of the other table by the values that are compared. */
  readonly index: RowIndex;
  /** The values of the rows that refer. */
  readonly own: ComparedValues;
}

/** How the row of the other table is chosen. */
export interface Choice {
  /** The row of the other table for `row`, row `i` of the window; undefined if it refers to no row. */
  readonly choose: (row: number, group: RowGroup | undefined, i: number) => number | undefined;
  /** The fewest rows of the other table among which a row has a choice. Default: 1. */
  readonly leastOf?: (row: number) => number;
  /** Whether every row refers to a row. */
  readonly isTotal: boolean;
  /** What has to be known of a row before. */
  readonly steps?: readonly FillStep[];
  readonly preparations?: readonly Preparation[];
}

/** Each row refers to one of the rows of the other table that have the same values, by the first way that finds enough. */
export function matchingRows(ways: readonly Matching[], choice: Choice): ReferencedRows {
  const rows = new NumberVector();
  const present = choice.isTotal ? undefined : new IndexVector();
  const fill = (first: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const chosen = choice.choose(first + i, groupOf(ways, choice, first + i, i), i);
      rows.data[i] = chosen ?? 0;
      if (present !== undefined) present.data[i] = chosen === undefined ? 0 : 1;
    }
  };
  const vectors = present === undefined ? [rows] : [rows, present];
  const steps = [
    ...ways.flatMap(({ own }) => own.steps),
    ...(choice.steps ?? []),
    ...preparingSteps([
      ...ways.flatMap(({ index }) => index.preparations),
      ...(choice.preparations ?? []),
    ]),
    { vectors, fill, cost: FIND_COST * ways.length },
  ];
  return { rows, present, steps };
}

/** The rows with the same values as row `i` of a window, by the first way that finds enough; undefined if none finds any. */
function groupOf(
  ways: readonly Matching[],
  { leastOf }: Choice,
  row: number,
  i: number,
): RowGroup | undefined {
  let group: RowGroup | undefined;
  for (const { index, own } of ways) {
    if (group !== undefined && group.size >= (leastOf?.(row) ?? 1)) break;
    const value = own.at(i);
    if (value !== undefined) group = index.groups().find(value) ?? group;
  }
  return group;
}

/** Any row of the group; if there is none, no row, or any of the `n` rows of the table if the choice is total. */
export function anyOfGroup(key: Key, n: number, isTotal: boolean): Choice {
  const choose: Choice['choose'] = (row, group) => {
    if (group !== undefined) return group.at(drawBelow(key, row, group.size));
    return isTotal ? drawBelow(key, row, n) : undefined;
  };
  return { choose, isTotal };
}

/**
 * Each row of the group at most once: the rows of this table with the same values take them one after the other. The rows
 * that are left refer to none. `index` has the rows of this table by these values.
 */
export function eachOfGroup({ index, own }: Matching): Choice {
  const choose: Choice['choose'] = (row, group, i) => {
    const value = own.at(i);
    if (group === undefined || value === undefined) return undefined;
    const place = index.groups().find(value)?.placeOf(row);
    return place !== undefined && place < group.size ? group.at(place) : undefined;
  };
  return { choose, isTotal: false, preparations: index.preparations };
}

/** A row of the same table that is before it in its group. Each group has its share of the roots, at least one. */
export function earlierOfGroup(key: Key, { n, roots, depth, root }: Hierarchy): Choice {
  const isTotal = root === 'self';
  // The levels of a group are those of all groups of its size.
  const known = new Map<number, Candidates>();
  const candidatesBy = (part: Hierarchy): Candidates => {
    const found = known.get(part.n) ?? candidatesOf(part);
    known.set(part.n, found);
    return found;
  };
  const choose: Choice['choose'] = (row, group) => {
    if (group === undefined) return isTotal ? row : undefined;
    const { size } = group;
    const share = Math.max(1, Math.round((roots * size) / n));
    const part = { n: size, roots: share, depth, root };
    const place = earlierRow(key, part, candidatesBy(part), group.placeOf(row), row);
    return place === undefined ? undefined : group.at(place);
  };
  return { choose, isTotal };
}

/** The rows of the table of which `distinctOfGroup` chooses. */
export interface Distinct {
  readonly n: number;
  /** Whether they are those of the parents: then no child refers to its own parent. */
  readonly isParent: boolean;
  readonly isTotal: boolean;
}

/**
 * Rows of the group that differ among the children of a parent. Where the group has no more, they are no row, or any other of
 * the `n` rows of the table if the choice is total. All children of a parent have one group. No child refers to its own parent.
 * The cost of a row alone grows with the number of its siblings.
 */
export function distinctOfGroup(
  key: Key,
  { n, isParent, isTotal }: Distinct,
  { rows, places, steps, extentOf }: Children,
): Choice {
  const root = deriveKey(key, 'group');
  let shuffle: Shuffle | undefined;
  let shuffled: { readonly parent: number; readonly size: number } | undefined;
  const at = (parent: number, size: number, place: number): number => {
    if (shuffle === undefined || shuffled?.parent !== parent || shuffled.size !== size) {
      shuffle = new Shuffle(groupKey(root, parent), size);
      shuffled = { parent, size };
    }
    return shuffle.at(place);
  };
  const choose: Choice['choose'] = (_row, group, i) => {
    const parent = rows.data[i] as number;
    const place = places.data[i] as number;
    const out: LeftOut = isParent ? leftOut(parent, group) : {};
    const size = (group?.size ?? 0) - (out.inner === undefined ? 0 : 1);
    if (group !== undefined && place < size) {
      return group.at(passing(at(parent, size, place), out.inner));
    }
    if (!isTotal) return undefined;
    const drawn = at(parent, n - size - (isParent ? 1 : 0), place - size);
    const other = passing(drawn, out.outer);
    return group === undefined ? other : outside(group, other);
  };
  const leastOf = (row: number): number => extentOf(row).count + (isParent ? 1 : 0);
  return { choose, leastOf, isTotal, steps };
}

/** The place of a row that is not chosen: in the group, or among the rows outside of it. */
interface LeftOut {
  readonly inner?: number;
  readonly outer?: number;
}

/** A place among the others, as one among all. */
function passing(drawn: number, place = Number.POSITIVE_INFINITY): number {
  return drawn >= place ? drawn + 1 : drawn;
}

function leftOut(row: number, group: RowGroup | undefined): LeftOut {
  if (group === undefined) return { outer: row };
  const near = group.placeOf(row);
  const place = group.at(near) < row ? near + 1 : near;
  return place < group.size && group.at(place) === row ? { inner: place } : { outer: row - place };
}

/** Row `i` of the rows that are not in a group. */
function outside(group: RowGroup, i: number): number {
  let low = 0;
  let high = group.size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (group.at(middle) - middle <= i) low = middle + 1;
    else high = middle;
  }
  return i + low;
}
