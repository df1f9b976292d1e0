import { highWord, type Key, lane, word } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';

/** The key of the draws of one parent's children. */
export function groupKey(key: Key, parent: number): Key {
  const high = highWord(parent);
  return {
    a: word(parent | 0, key.a, lane(key, high, 0)),
    b: word(parent | 0, key.a, lane(key, high, 1)),
  };
}

/** The first elements of a shuffled list of `n` numbers, as far as they were asked for. */
export class Shuffle {
  readonly #key: Key;
  readonly #n: number;
  /** The numbers that a swap has moved, by their place. */
  readonly #moved = new Map<number, number>();
  readonly #taken: number[] = [];

  constructor(key: Key, n: number) {
    this.#key = key;
    this.#n = n;
  }

  /** Element `i`, 0 <= i < n. The elements before it are drawn first. */
  at(i: number): number {
    while (this.#taken.length <= i) this.#takeNext();
    return this.#taken[i] as number;
  }

  #takeNext(): void {
    const i = this.#taken.length;
    const from = i + drawBelow(this.#key, i, this.#n - i);
    this.#taken.push(this.#moved.get(from) ?? from);
    this.#moved.set(from, this.#moved.get(i) ?? i);
  }
}
