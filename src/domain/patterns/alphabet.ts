import { type CharacterRange, type CharacterSet, characterSet } from './character-set.js';

/**
 * The characters of some sets, parted into classes that no set tells apart: an automaton needs one edge for
 * a class where it would need one for each character.
 */
export class Alphabet {
  readonly #classes: readonly CharacterSet[];
  readonly #classesOf: ReadonlyMap<CharacterSet, readonly number[]>;

  constructor(sets: readonly CharacterSet[]) {
    const cuts = new Set(sets.flat().flatMap(({ first, last }) => [first, last + 1]));
    const starts = [...cuts].sort((a, b) => a - b);
    const places = new Map(starts.map((start, place) => [start, place]));
    const stretchesOf = sets.map((set) =>
      set.flatMap(({ first, last }) => stretch(places.get(first), places.get(last + 1))),
    );
    const members = starts.map(() => '');
    stretchesOf.forEach((stretches, set) => {
      for (const place of stretches) members[place] += `${set},`;
    });
    // Stretches between two cuts that are members of the same sets are one class.
    const classNumbers = new Map<string, number>();
    const ranges: CharacterRange[][] = [];
    const classOfStretch = members.map((key, place) => {
      const number = classNumbers.get(key) ?? ranges.length;
      if (number === ranges.length) {
        classNumbers.set(key, number);
        ranges.push([]);
      }
      const last = (starts[place + 1] ?? 0) - 1;
      if (key !== '') ranges[number]?.push({ first: starts[place] as number, last });
      return number;
    });
    this.#classes = ranges.map(characterSet);
    this.#classesOf = new Map(
      sets.map((set, i) => [
        set,
        [...new Set(stretchesOf[i]?.map((place) => classOfStretch[place] as number))],
      ]),
    );
  }

  /** The classes that make up a set. */
  classesOf(set: CharacterSet): readonly number[] {
    return this.#classesOf.get(set) as readonly number[];
  }

  /** The characters of a class. */
  characters(number: number): CharacterSet {
    return this.#classes[number] as CharacterSet;
  }
}

function stretch(from = 0, to = 0): readonly number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
