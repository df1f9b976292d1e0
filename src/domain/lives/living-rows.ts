import { NumberVector } from '../columns/vectors.js';
import { numberKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { ReferencedRows } from '../relations/referenced-rows.js';
import type { Existence } from './existence.js';

/** The most rows that are drawn before the first row of all is taken, which always stays. */
const MOST_DRAWS = 100;

/** Estimated times in nanoseconds: for a row, and for one that does not follow the row before. */
const ROW_COST = 400;
const JUMP_COST = 20_000;

/**
 * Each row refers to a row of another table that is there at its birth, and that does not leave the table later. A row that
 * is drawn and leaves is replaced by the next one drawn. The rows of the other table have births of their own.
 */
export function livingRows(key: Key, own: Existence, others: Existence): ReferencedRows {
  const rows = new NumberVector();
  const { ends } = others;
  const leaves = (row: number): boolean => ends?.as === 'delete' && !ends.stays(row);
  const chosen = (row: number): number => {
    const born = others.bornBefore(own.birthOf(row) + 1);
    for (let k = 0; k < MOST_DRAWS; k++) {
      const other = drawBelow(numberKey(key, k), row, born);
      if (!leaves(other)) return other;
    }
    return 0;
  };
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) rows.data[i] = chosen(row + i);
  };
  return { rows, steps: [{ vectors: [rows], fill, cost: ROW_COST, jump: JUMP_COST }] };
}
