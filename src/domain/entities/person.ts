import { IndexVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { deriveKey } from '../random/key.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { evenFacet, type IndexFacet, weightedFacet } from './facet.js';
import { DEPARTMENTS } from './occupations.js';
import { keptList } from './word-forms.js';

/** The hidden person of a row. */
export class Person {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  #first: IndexFacet | undefined;
  #last: IndexFacet | undefined;
  #department: IndexFacet | undefined;

  constructor(key: Key, lexicon: Lexicon) {
    this.#key = key;
    this.#lexicon = lexicon;
  }

  /** Given names: those of women, then those of men; `firstName` points into this list. */
  static firstNames(lexicon: Lexicon): readonly string[] {
    const women = requiredWords(lexicon, 'first_name_female');
    const men = requiredWords(lexicon, 'first_name_male');
    return keptList(women, 'with men', () => [...women, ...men]);
  }

  /** Family names; `lastName` points into this list. */
  static lastNames(lexicon: Lexicon): readonly string[] {
    return requiredWords(lexicon, 'last_name');
  }

  /** The gender is drawn first and evenly, then a given name of that gender. */
  get firstName(): IndexFacet {
    if (this.#first === undefined) {
      const women = requiredWords(this.#lexicon, 'first_name_female').length;
      const men = requiredWords(this.#lexicon, 'first_name_male').length;
      const gender = deriveKey(this.#key, 'gender');
      const name = deriveKey(this.#key, 'first_name');
      const indices = new IndexVector();
      const fill = (row: number, count: number): void => {
        const genderLane = lane(gender, highWord(row), 0);
        const { data } = indices;
        for (let i = 0; i < count; i++) {
          const isWoman = word((row + i) | 0, gender.a, genderLane) >= 0;
          data[i] = isWoman
            ? drawBelow(name, row + i, women)
            : women + drawBelow(name, row + i, men);
        }
      };
      this.#first = { indices, steps: [{ vectors: [indices], fill }] };
    }
    return this.#first;
  }

  get lastName(): IndexFacet {
    this.#last ??= evenFacet(this.#key, 'last_name', Person.lastNames(this.#lexicon).length);
    return this.#last;
  }

  /** Where the person works: a place in the values of `DEPARTMENTS`. */
  get department(): IndexFacet {
    this.#department ??= weightedFacet(this.#key, 'department', DEPARTMENTS.weights);
    return this.#department;
  }

  /** A key for what else a column shows of this person. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }
}
