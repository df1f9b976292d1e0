import { nth } from '../basics/nth.js';
import { type CharacterSet, characterSet } from './character-set.js';

/** Numbers character sets; equal sets have the same number. The ranges of a set are compared only once. */
export class SetPool {
  readonly #sets: CharacterSet[] = [];
  readonly #byObject = new Map<CharacterSet, number>();
  readonly #byRanges = new Map<string, number>();
  readonly #unions = new Map<string, number>();

  at(number: number): CharacterSet {
    return nth(this.#sets, number);
  }

  numberOf(set: CharacterSet): number {
    let number = this.#byObject.get(set);
    if (number === undefined) {
      const ranges = set.map(({ first, last }) => `${first}-${last}`).join();
      number = this.#byRanges.get(ranges) ?? this.#sets.length;
      if (number === this.#sets.length) this.#sets.push(set);
      this.#byRanges.set(ranges, number);
      this.#byObject.set(set, number);
    }
    return number;
  }

  /** The number of the union of sets. */
  union(numbers: readonly number[]): number {
    const [only = 0] = numbers;
    if (numbers.length === 1) return only;
    const key = numbers.join();
    let union = this.#unions.get(key);
    if (union === undefined) {
      union = this.numberOf(characterSet(numbers.flatMap((number) => this.at(number))));
      this.#unions.set(key, union);
    }
    return union;
  }
}
