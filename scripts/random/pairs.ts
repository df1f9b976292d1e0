import type { Key } from '../../src/domain/random/mix.js';
import { evenSpreadP } from './p-values.js';
import { cellWord, columnKey } from './read-orders.js';

const ROWS = 1 << 20;
const SEEDS = 3;
const TWO_32 = 2 ** 32;

/** Two sequences of words, by row. */
interface Pair {
  readonly left: (row: number) => number;
  readonly right: (row: number) => number;
}

/** The results of the tests on one kind of pairs. */
export interface PairResults {
  readonly name: string;
  readonly tests: number;
  readonly leastP: number;
  readonly mostP: number;
}

const kinds: readonly (readonly [name: string, pairs: (key: Key, seed: number) => Pair[]])[] = [
  [
    'words of a cell, 1 to 4 apart',
    (key) =>
      each(8, (k) => each(4, (apart) => pair(key, (row) => cellWord(key, row, k + apart + 1), k))),
  ],
  [
    'rows 2^0 to 2^31 apart',
    (key) => each(32, (j) => pair(key, (row) => cellWord(key, row + 2 ** j))),
  ],
  [
    'high words 2^0 to 2^20 apart',
    (key) => each(21, (j) => pair(key, (row) => cellWord(key, row + 2 ** j * TWO_32))),
  ],
  [
    'neighbouring columns',
    (key, seed) => neighbours(key, (i) => columnKey(seed, `column${'_'.repeat(i + 1)}`)),
  ],
  ['neighbouring seeds', (key, seed) => neighbours(key, (i) => columnKey(seed + i + 1))],
  [
    'a word and the next word of rows before',
    (key) => each(8, (j) => pair(key, (row) => cellWord(key, row + j + 1), 1)),
  ],
];

/** Tests of independence on pairs of words that a defect of the mixer would correlate. */
export function pairResults(): readonly PairResults[] {
  return kinds.map(([name, pairs]) => {
    const ps = each(SEEDS, (i) => pairs(columnKey(i + 1), i + 1).flatMap(jointPs)).flat();
    return { name, tests: ps.length, leastP: Math.min(...ps), mostP: Math.max(...ps) };
  });
}

function each<T>(count: number, make: (i: number) => T | T[]): T[] {
  return Array.from({ length: count }, (_, i) => make(i)).flat() as T[];
}

function pair(key: Key, right: Pair['right'], k = 0): Pair {
  return { left: (row) => cellWord(key, row, k), right };
}

function neighbours(key: Key, other: (i: number) => Key): Pair[] {
  return each(16, (i) => {
    const next = other(i);
    return pair(key, (row) => cellWord(next, row));
  });
}

/** The p-values of the joint highest four bits, the joint lowest four bits, and the differences. */
function jointPs({ left, right }: Pair): number[] {
  const [highest, lowest] = [new Int32Array(256), new Int32Array(256)];
  const differing = new Int32Array(256);
  for (let row = 0; row < ROWS; row++) {
    const [x, y] = [left(row), right(row)];
    increment(highest, ((x >>> 28) << 4) | (y >>> 28));
    increment(lowest, ((x & 15) << 4) | (y & 15));
    increment(differing, ((x - y) >>> 12) & 255);
  }
  return [highest, lowest, differing].map(evenSpreadP);
}

function increment(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
