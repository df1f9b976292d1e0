import { deriveKey } from './key.js';
import { type Key, lane, word } from './mix.js';
import { drawBelow } from './uniform.js';

/** A keyed permutation of 0..size-1. The element at any index is computed without the others. */
export interface Permutation {
  readonly size: number;
  /** The element at index `i`, 0 <= i < size. */
  at(i: number): number;
}

/** Up to this size the permutation is a shuffled table: a Feistel network over a small domain shows patterns. */
const TABLE_LIMIT = 4096;
const HALF_ROUNDS = 10;

/** The permutation that a key selects; `size` is a whole number from 1 to 2^53 - 1. */
export function permutation(key: Key, size: number): Permutation {
  return size <= TABLE_LIMIT ? shuffledTable(key, size) : feistelNetwork(key, size);
}

function shuffledTable(key: Key, size: number): Permutation {
  const table = Int32Array.from({ length: size }, (_, i) => i);
  for (let last = size - 1; last > 0; last--) {
    const target = drawBelow(key, last, last + 1);
    const moved = table[last] as number;
    table[last] = table[target] as number;
    table[target] = moved;
  }
  return { size, at: (i) => table[i] as number };
}

/**
 * An unbalanced Feistel network over the next power of two, applied until the value lies inside the domain
 * (Black and Rogaway, 2002: cycle walking keeps it a permutation). It takes fewer than two steps on average.
 */
function feistelNetwork(key: Key, size: number): Permutation {
  const bits = bitLength(size - 1);
  const rightBits = (bits + 1) >> 1;
  const rightSize = 1 << rightBits;
  const rightMask = rightSize - 1;
  const leftMask = (1 << (bits - rightBits)) - 1;
  const rounds = Array.from({ length: HALF_ROUNDS }, (_, i) => {
    const round = deriveKey(key, 'round', String(i));
    return { a: round.a, lane: lane(round, 0, 0) };
  });
  const once = (value: number): number => {
    let left = Math.floor(value / rightSize);
    let right = value - left * rightSize;
    for (let i = 0; i < HALF_ROUNDS; i += 2) {
      const even = rounds[i] as (typeof rounds)[number];
      const odd = rounds[i + 1] as (typeof rounds)[number];
      left ^= word(right, even.a, even.lane) & leftMask;
      right ^= word(left, odd.a, odd.lane) & rightMask;
    }
    return left * rightSize + right;
  };
  return {
    size,
    at: (i) => {
      let value = once(i);
      while (value >= size) value = once(value);
      return value;
    },
  };
}

/** Number of bits of a whole number below 2^53. */
function bitLength(value: number): number {
  const high = Math.floor(value / 0x1_0000_0000);
  return high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(value);
}
