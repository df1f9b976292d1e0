/** Rows of a table that lie next to each other, as groups. */
export interface Runs {
  /** The first row of each group. */
  readonly starts: readonly number[];
  /** The number of rows of each group. */
  readonly sizes: readonly number[];
  /** The group of each row. */
  readonly groupOf: Int32Array;
}

/** The place of each row in its group, from 0. */
export function placesIn({ starts, groupOf }: Pick<Runs, 'starts' | 'groupOf'>): Int32Array {
  return groupOf.map((group, row) => row - (starts[group] as number));
}
