import { uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import type { ReferencedRows } from './referenced-rows.js';

/** The number of pairs of rows of two tables. If `isSame`, they are one table, and no row is paired with itself. */
export function pairCount([some, others]: readonly [number, number], isSame: boolean): number {
  return some * (isSame ? others - 1 : others);
}

/**
 * Each row is a pair of rows of two tables with `sizes` rows, and no two rows are the same pair. There are at most
 * `pairCount` rows.
 */
export function pairs(
  key: Key,
  sizes: readonly [number, number],
  isSame: boolean,
): readonly [ReferencedRows, ReferencedRows] {
  const range = { min: 0, step: 1, n: pairCount(sizes, isSame) };
  const [some] = sizes;
  const drawn = uniqueNumbers({ key: () => key, unique: true }, range);
  const first = new NumberVector();
  const second = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const element = drawn.values.data[i] as number;
      const above = Math.floor(element / some);
      const below = element - above * some;
      first.data[i] = below;
      second.data[i] = isSame && above >= below ? above + 1 : above;
    }
  };
  const steps: readonly FillStep[] = [...drawn.steps, { vectors: [first, second], fill }];
  return [
    { rows: first, steps },
    { rows: second, steps },
  ];
}
