import type { FillStep } from './fill-step.js';
import { IndexVector } from './vectors.js';

/** The rows in which several columns have a value. */
export interface Presence {
  /** 1 in these rows, 0 in the others; undefined if these are all rows. */
  readonly present: IndexVector | undefined;
  readonly steps: readonly FillStep[];
}

/** Combines the masks of several columns. A missing mask means that the column has a value in every row. */
export function allPresent(masks: readonly (IndexVector | undefined)[]): Presence {
  const given = [...new Set(masks.filter((mask) => mask !== undefined))];
  if (given.length < 2) return { present: given[0], steps: [] };
  const present = new IndexVector();
  const fill = (_row: number, count: number): void => {
    present.data.fill(1, 0, count);
    for (const { data } of given) {
      for (let i = 0; i < count; i++)
        present.data[i] = (present.data[i] as number) & (data[i] as number);
    }
  };
  return { present, steps: [{ vectors: [present], fill }] };
}
