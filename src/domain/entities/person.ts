import type { DrawnNumbers } from '../columns/drawn.js';
import type { IndexVector } from '../columns/vectors.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { ageGroups, birthPlaces } from './birth-days.js';
import { datedFacet } from './dated-names.js';
import {
  constantFacet,
  evenFacet,
  type FrequentWords,
  genderedFacet,
  type IndexFacet,
  type WordFacet,
  weightedFacet,
} from './facet.js';
import { DEPARTMENTS } from './occupations.js';
import { secondHalves } from './second-halves.js';

export const GENDERS = ['female', 'male'] as const;

export type Gender = (typeof GENDERS)[number];

/** A family name: its words, and its tails, which are the second halves of double names or the empty text. */
export interface LastName extends WordFacet {
  readonly tails: readonly string[];
  readonly tailIndices: IndexVector;
}

/** The hidden person of a row. */
export class Person {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  readonly #fixedGender: Gender | undefined;
  readonly #shownBirth: (() => DrawnNumbers) | undefined;
  #gender: IndexFacet | undefined;
  #first: WordFacet | undefined;
  #last: LastName | undefined;
  #prefix: WordFacet | undefined;
  #department: IndexFacet | undefined;
  #birth: DrawnNumbers | undefined;
  #ageGroup: IndexFacet | undefined;

  /** `shownBirth` are the birth days that the table shows, if it shows any: given names are those of the decade. */
  constructor(key: Key, lexicon: Lexicon, gender?: Gender, shownBirth?: () => DrawnNumbers) {
    this.#key = key;
    this.#shownBirth = shownBirth;
    this.#lexicon = lexicon;
    this.#fixedGender = gender;
  }

  /** An index in `GENDERS`. */
  get gender(): IndexFacet {
    this.#gender ??=
      this.#fixedGender === undefined
        ? evenFacet(this.#key, 'gender', GENDERS.length)
        : constantFacet(GENDERS.indexOf(this.#fixedGender));
    return this.#gender;
  }

  get firstName(): WordFacet {
    this.#first ??=
      this.#datedName() ?? this.#gendered('first_name', 'first_name_female', 'first_name_male');
    return this.#first;
  }

  get prefix(): WordFacet {
    this.#prefix ??= this.#gendered('prefix', 'name_prefix_female', 'name_prefix_male');
    return this.#prefix;
  }

  get lastName(): LastName {
    this.#last ??= this.#drawLastName();
    return this.#last;
  }

  /** The department of the person: an index in the values of `DEPARTMENTS`. */
  get department(): IndexFacet {
    this.#department ??= weightedFacet(this.#key, 'department', DEPARTMENTS.weights);
    return this.#department;
  }

  /** The birth day of a person aged 18 to 80, in days since 1970. */
  get birth(): DrawnNumbers {
    this.#birth ??= birthPlaces(this);
    return this.#birth;
  }

  /** The birth day that the table shows, in days since 1970; if it shows none, that of a person aged 18 to 80. */
  get shownBirth(): DrawnNumbers {
    return this.#shownBirth?.() ?? this.birth;
  }

  /** The index of an age group, whatever the bounds of the ages that are shown. */
  get ageGroup(): IndexFacet {
    this.#ageGroup ??= ageGroups(this);
    return this.#ageGroup;
  }

  /** The key for another property of this person. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  #gendered(purpose: string, ofWomen: WordList, ofMen: WordList): WordFacet {
    const women = this.#frequent(ofWomen);
    return genderedFacet(this.#key, purpose, this.gender, women, this.#frequent(ofMen));
  }

  #frequent(list: WordList): FrequentWords {
    return { words: requiredWords(this.#lexicon, list), weights: this.#lexicon.weights?.(list) };
  }

  #datedName(): WordFacet | undefined {
    const women = this.#lexicon.namesByDecade?.('first_name_female');
    const men = this.#lexicon.namesByDecade?.('first_name_male');
    if (this.#shownBirth === undefined || women === undefined || men === undefined)
      return undefined;
    return datedFacet(this.key('first_name'), this.gender, this.#shownBirth(), { women, men });
  }

  #drawLastName(): LastName {
    const last = this.#gendered('last_name', 'last_name_female', 'last_name_male');
    const tailsOf = (list: WordList) =>
      secondHalves(this.#frequent(list), this.#lexicon.doubleNames);
    const women = tailsOf('last_name_female');
    const tail = genderedFacet(
      this.#key,
      'second_last_name',
      this.gender,
      women,
      tailsOf('last_name_male'),
    );
    const steps = [...last.steps, ...tail.steps];
    return { ...last, tails: tail.words, tailIndices: tail.indices, steps };
  }
}
