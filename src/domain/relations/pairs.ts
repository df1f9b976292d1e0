import type { FillStep } from '../columns/column-plan.js';
import { uniqueNumbers } from '../columns/drawn.js';
import { NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import type { ReferencedRows } from './referenced-rows.js';

/**
 * Each row is a pair of rows of two tables with `sizes` rows, and no two rows are the same pair. There are at most
 * sizes[0] x sizes[1] rows.
 */
export function pairs(
  key: Key,
  [some, others]: readonly [number, number],
): readonly [ReferencedRows, ReferencedRows] {
  const range = { min: 0, step: 1, n: some * others };
  const drawn = uniqueNumbers({ key: () => key, unique: true }, range);
  const first = new NumberVector();
  const second = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const element = drawn.values.data[i] as number;
      const above = Math.floor(element / some);
      first.data[i] = element - above * some;
      second.data[i] = above;
    }
  };
  const steps: readonly FillStep[] = [...drawn.steps, { vectors: [first, second], fill }];
  return [
    { rows: first, steps },
    { rows: second, steps },
  ];
}
