import { oncePer } from '../../basics/once-per.js';
import type { FieldTypes } from '../../field-types/field-type.js';
import { MEANINGS } from '../../meanings/entries/index.js';
import { guessField } from '../../meanings/guess-field.js';
import { isOrdinary } from '../reading/is-ordinary.js';
import { type KnownWords, plainWord } from '../reading/known-words.js';
import { saysPeople } from './person-headers.js';

/** The types of names of people. */
const NAME_TYPES = ['name', 'first_name', 'last_name', 'username'] as const;
export type NameType = (typeof NAME_TYPES)[number];

/** A column with such a name may show firms or places as well as people. */
const THINGS = ['company', 'city', 'product_name'];

/**
 * The type of the names of people that a column holds, as its own name says: `nick`, `Vorname`, `customer`. Undefined if it
 * says something else, or only that its values are names.
 */
export function saidNames(name: string, fieldTypes: FieldTypes): NameType | undefined {
  if (name.trim().toLowerCase() === 'name') return undefined;
  const found = guessField(name, { names: [name] }, { fieldTypes, meanings: [] });
  const said = NAME_TYPES.find((type) => type === found?.guess.type);
  if (said !== undefined && !found?.offers.some(({ type }) => THINGS.includes(type))) return said;
  return saysPeople(name) ? 'name' : undefined;
}

/** Letters of English, and signs that are not in ASCII, perhaps with digits behind them. */
const WORD = /[A-Za-z\u0080-\uffff][A-Za-z\u0080-\uffff\d]*/g;
/** Letters of a word whose ending tells. */
const LONG_WORD = 7;

/** The words of the values that columns usually have, in the form of `plainWord`. */
const usualWords = oncePer(
  (meanings: typeof MEANINGS) =>
    new Set(meanings.flatMap(({ list = '' }) => plainWord(list).match(/[a-z]+/g) ?? [])),
);

/**
 * Whether none of some values names a person: each has digits alone, single letters, or words of things that are no names.
 * They sort people, as `new` and `returning` sort customers.
 */
export function areThings(values: Iterable<string>, words: KnownWords): boolean {
  const usual = usualWords(MEANINGS);
  const isThing = (word: string): boolean => {
    const plain = plainWord(word);
    if (plain.length === 1) return true;
    // Short names such as Ahmed have endings of ordinary words.
    const isUsual =
      plain.length >= LONG_WORD
        ? usual.has(plain) || isOrdinary(plain, words)
        : [plain, plain.replace(/s$/, '')].some(
            (each) => usual.has(each) || words.ordinary.has(each),
          );
    return isUsual && !words.names.some(({ first, last }) => first.has(plain) || last.has(plain));
  };
  for (const value of values) {
    const parts = value.match(WORD) ?? [];
    if (!parts.every(isThing)) return false;
  }
  return true;
}
