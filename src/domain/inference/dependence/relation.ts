/**
 * A relation between the columns of a table: how much the value that one column has in `row` is off, if the other
 * columns have those of row `other`. It is above 0 if the relation is broken, and NaN if a value is missing.
 */
export type Relation = (row: number, other: number) => number;

/** The share of the rows with all values in which a relation may be broken. */
export const MOST_EXCEPTIONS = 0.01;

/** The share of some rows that may be broken; the whole sample decides by a smaller one. */
const TOLERANCE = 0.05;
const LEAST_ROWS = 8;

/** Whether nearly all of some rows keep a relation: most relations are broken in the first few rows. */
export function keptBySome(relation: Relation, some: readonly number[]): boolean {
  let [rows, broken] = [0, 0];
  for (const row of some) {
    const off = relation(row, row);
    if (Number.isNaN(off)) continue;
    rows++;
    if (off > 0 && ++broken > TOLERANCE * some.length) return false;
  }
  return rows >= LEAST_ROWS && broken <= TOLERANCE * rows;
}

const MOST_COMPARED = 2000;
/** Prime, so that rows meet rows that lie elsewhere in a sorted or periodic table. */
const STRIDE = 7919;

/** The share of the rows that break a relation if the other columns have the values of another row. */
export function brokenByOthers(relation: Relation, count: number): number {
  let [rows, broken] = [0, 0];
  for (const row of evenly(count, MOST_COMPARED)) {
    const off = relation(row, (row * STRIDE + (count >> 1)) % count);
    if (Number.isNaN(off)) continue;
    rows++;
    broken += Number(off > 0);
  }
  return rows === 0 ? 0 : broken / rows;
}

/** At most `most` whole numbers below `count`, evenly spread. */
export function evenly(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
}
