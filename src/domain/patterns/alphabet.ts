import { entryOf } from '../basics/entry-of.js';
import { nth } from '../basics/nth.js';
import { type CharacterRange, type CharacterSet, characterSet } from './character-set.js';

/**
 * Partitions the characters of some sets into classes: characters of the same class are members of the same sets. An
 * automaton then needs one edge per class instead of one per character.
 */
export class Alphabet {
  readonly #classes: readonly CharacterSet[];
  readonly #classesOf: ReadonlyMap<CharacterSet, readonly number[]>;

  constructor(sets: readonly CharacterSet[]) {
    const cuts = new Set(sets.flat().flatMap(({ first, last }) => [first, last + 1]));
    const starts = [...cuts].sort((a, b) => a - b);
    const indices = new Map(starts.map((start, index) => [start, index]));
    const intervalsOf = sets.map((set) =>
      set.flatMap(({ first, last }) => numbersFrom(indices.get(first), indices.get(last + 1))),
    );
    const members = starts.map(() => '');
    intervalsOf.forEach((intervals, set) => {
      for (const interval of intervals) members[interval] += `${set},`;
    });
    // Intervals between two cuts that are members of the same sets form one class.
    const classNumbers = new Map<string, number>();
    const ranges: CharacterRange[][] = [];
    const classOfInterval = members.map((key, interval) => {
      const number = classNumbers.get(key) ?? ranges.length;
      if (number === ranges.length) {
        classNumbers.set(key, number);
        ranges.push([]);
      }
      const last = (starts[interval + 1] ?? 0) - 1;
      if (key !== '') ranges[number]?.push({ first: nth(starts, interval), last });
      return number;
    });
    this.#classes = ranges.map(characterSet);
    this.#classesOf = new Map(
      sets.map((set, i) => [
        set,
        [...new Set(intervalsOf[i]?.map((interval) => nth(classOfInterval, interval)))],
      ]),
    );
  }

  /** The numbers of the classes that make up a set. */
  classesOf(set: CharacterSet): readonly number[] {
    return entryOf(this.#classesOf, set);
  }

  /** The characters of a class. */
  characters(number: number): CharacterSet {
    return nth(this.#classes, number);
  }
}

function numbersFrom(from = 0, to = 0): readonly number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
