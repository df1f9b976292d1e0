import { numberKey } from '../random/key.js';
import { type Key, lane, word } from '../random/mix.js';

/** A keyed permutation of 2^bits numbers. */
export interface RowOrder {
  /** The place of an element. */
  placeOf(element: number): number;
  /** The element at a place. */
  elementAt(place: number): number;
}

const ROUNDS = 8;

/** A Feistel network over a power of two. Its rounds can be undone. `bits` is a whole number from 2 to 32. */
export function rowOrder(key: Key, bits: number): RowOrder {
  const rightBits = (bits + 1) >> 1;
  const rightSize = 1 << rightBits;
  const leftMask = (1 << (bits - rightBits)) - 1;
  const rounds = Array.from({ length: ROUNDS }, (_, i) => {
    const round = numberKey(key, i);
    return { a: round.a, lane: lane(round, 0, 0) };
  });
  const mixed = (half: number, round: number): number => {
    const { a, lane: own } = rounds[round] as (typeof rounds)[number];
    return word(half, a, own);
  };
  return {
    placeOf: (element) => {
      let left = Math.floor(element / rightSize);
      let right = element - left * rightSize;
      for (let i = 0; i < ROUNDS; i += 2) {
        left ^= mixed(right, i) & leftMask;
        right ^= mixed(left, i + 1) & (rightSize - 1);
      }
      return left * rightSize + right;
    },
    elementAt: (place) => {
      let left = Math.floor(place / rightSize);
      let right = place - left * rightSize;
      for (let i = ROUNDS - 2; i >= 0; i -= 2) {
        right ^= mixed(left, i + 1) & (rightSize - 1);
        left ^= mixed(right, i) & leftMask;
      }
      return left * rightSize + right;
    },
  };
}
