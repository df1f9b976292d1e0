import type { Compared } from '../columns/compared-values.js';

/** Rows of a table with equal values, in ascending order. */
export interface RowGroup {
  readonly size: number;
  /** Row `i` of the group, 0 <= i < size. */
  at(i: number): number;
  /** The place of a row of the group. */
  placeOf(row: number): number;
}

/** The rows of a table by their values. They are added in ascending order, and found when all are there. */
export class RowGroups {
  readonly #numbers = new Map<Compared, number>();
  /** The group of each row; -1 for a row without a value. */
  readonly #groups: Int32Array;
  readonly #rows: Int32Array;
  #starts: Int32Array | undefined;

  constructor(rows: number) {
    this.#groups = new Int32Array(rows).fill(-1);
    this.#rows = new Int32Array(rows);
  }

  add(row: number, value: Compared | undefined): void {
    if (value === undefined) return;
    let group = this.#numbers.get(value);
    if (group === undefined) {
      group = this.#numbers.size;
      this.#numbers.set(value, group);
    }
    this.#groups[row] = group;
  }

  /** The rows with a value; undefined if there are none. */
  find(value: Compared): RowGroup | undefined {
    const group = this.#numbers.get(value);
    if (group === undefined) return undefined;
    this.#starts ??= this.#sorted();
    const first = this.#starts[group] as number;
    const size = (this.#starts[group + 1] as number) - first;
    const at = (i: number): number => this.#rows[first + i] as number;
    return { size, at, placeOf: (row) => placeIn(at, size, row) };
  }

  /** Sorts the rows by group, and returns where each group starts. */
  #sorted(): Int32Array {
    const starts = new Int32Array(this.#numbers.size + 1);
    for (const group of this.#groups) {
      if (group >= 0) starts[group + 1] = (starts[group + 1] as number) + 1;
    }
    for (let i = 1; i < starts.length; i++) {
      starts[i] = (starts[i] as number) + (starts[i - 1] as number);
    }
    const next = starts.slice();
    this.#groups.forEach((group, row) => {
      if (group < 0) return;
      const place = next[group] as number;
      this.#rows[place] = row;
      next[group] = place + 1;
    });
    return starts;
  }
}

function placeIn(at: (i: number) => number, size: number, row: number): number {
  let low = 0;
  let high = size - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
