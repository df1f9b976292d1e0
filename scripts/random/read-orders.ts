import { deriveKey, seedKey } from '../../src/domain/random/key.js';
import { highWord, type Key, lane, word } from '../../src/domain/random/mix.js';

const TWO_32 = 2 ** 32;
/** The number of columns, words or high words that an order interleaves. */
const SIDE_BY_SIDE = 8;
const ROWS_OF_A_SEED = 64;

/** An infinite sequence of random words: `width` words for each step 0, 1, 2 and so on. */
export interface ReadOrder {
  readonly name: string;
  readonly meaning: string;
  readonly width: number;
  /** Writes the words of a step to `out`, from `start` on. */
  readonly fill: (out: Int32Array, start: number, step: number) => void;
}

/** The key of a column, derived as in the engine. */
export function columnKey(seed: number, name = 'column'): Key {
  return deriveKey(deriveKey(seedKey(seed), 'table', ''), 'column', name, 'value');
}

/** Word `k` of the cell in `row`. */
export function cellWord(key: Key, row: number, k = 0): number {
  return word(row | 0, key.a, lane(key, highWord(row), k));
}

const one = columnKey(1);
const columns = Array.from({ length: SIDE_BY_SIDE }, (_, i) => columnKey(1, `column_${i}`));

/** The orders in which a battery of tests reads the words of the generator. */
export const readOrders: readonly ReadOrder[] = [
  {
    name: 'rows',
    meaning: 'one column, row by row',
    width: 1,
    fill: (out, start, row) => {
      out[start] = cellWord(one, row);
    },
  },
  {
    name: 'words',
    meaning: `the first ${SIDE_BY_SIDE} words of each cell of one column`,
    width: SIDE_BY_SIDE,
    fill: (out, start, row) => {
      for (let k = 0; k < SIDE_BY_SIDE; k++) out[start + k] = cellWord(one, row, k);
    },
  },
  {
    name: 'columns',
    meaning: `${SIDE_BY_SIDE} columns side by side`,
    width: SIDE_BY_SIDE,
    fill: (out, start, row) => {
      columns.forEach((key, i) => {
        out[start + i] = cellWord(key, row);
      });
    },
  },
  {
    name: 'seeds',
    meaning: `the first ${ROWS_OF_A_SEED} rows of one column, seed after seed`,
    width: ROWS_OF_A_SEED,
    fill: (out, start, seed) => {
      const key = columnKey(seed);
      for (let row = 0; row < ROWS_OF_A_SEED; row++) out[start + row] = cellWord(key, row);
    },
  },
  {
    name: 'high-words',
    meaning: `${SIDE_BY_SIDE} rows at a time, each 2^32 after the one before`,
    width: SIDE_BY_SIDE,
    fill: (out, start, row) => {
      for (let i = 0; i < SIDE_BY_SIDE; i++) out[start + i] = cellWord(one, row + i * TWO_32);
    },
  },
];
