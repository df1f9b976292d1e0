import { NumberVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { Children } from './children.js';
import type { ReferencedRows } from './referenced-rows.js';

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

/**
 * Each row refers to one of `n` rows, and no two children of one parent refer to the same. If `isParent`, the rows are
 * those of the parents, and no child refers to its own parent. No parent has more children than there are such rows. The
 * cost of a row alone grows with the number of its siblings.
 */
export function distinctRows(
  key: Key,
  n: number,
  { rows, places, steps }: Children,
  isParent: boolean,
): ReferencedRows {
  const chosen = new NumberVector();
  const root = deriveKey(key, 'group');
  const fill = (_row: number, count: number): void => {
    let parent = -1;
    let shuffle: Shuffle | undefined;
    for (let i = 0; i < count; i++) {
      const own = rows.data[i] as number;
      if (shuffle === undefined || own !== parent) {
        parent = own;
        shuffle = new Shuffle(groupKey(root, parent), isParent ? n - 1 : n);
      }
      const drawn = shuffle.at(places.data[i] as number);
      chosen.data[i] = isParent && drawn >= own ? drawn + 1 : drawn;
    }
  };
  return { rows: chosen, steps: [...steps, { vectors: [chosen], fill }] };
}
