import { nameWords } from '../../entities/name-words.js';
import { GENDERS } from '../../entities/person.js';
import { keptList } from '../../entities/word-forms.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { NumberForm, NumberSection } from './number-form.js';
import { anyOf, dayOf, inPerson, monthOf, shortYear, two } from './number-sections.js';
import { wrongCodice } from './wrong-checks.js';

/*
 * Italy, Decreto del Ministero delle Finanze of 23 December 1976: three letters each of the family name and of the given name,
 * the date of birth, on whose day 40 is added for women, the place of birth, and a check letter, which is wrong here.
 */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const MONTHS = [...'ABCDEHLMPRST'];
const FEMALE = GENDERS.indexOf('female');

/** The cadastral codes of the twenty largest cities. Istat, Codici delle unità amministrative territoriali, 2020 (CC BY 3.0 IT). */
const PLACES = Object.freeze(
  'H501 F205 F839 L219 G273 D969 A944 D612 A662 C351 L736 L781 F158 G224 L424 L049 B157 G999 H224 F257'.split(
    ' ',
  ),
);

/** The consonants of a name, then its vowels. */
function lettersOf(name: string, lexicon: Pick<Lexicon, 'ascii'>) {
  const letters = [
    ...lexicon
      .ascii(name)
      .toUpperCase()
      .replace(/[^A-Z]/g, ''),
  ];
  const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter);
  const consonants = letters.filter((letter) => !isVowel(letter));
  return { consonants, vowels: letters.filter(isVowel) };
}

/** The first three letters, with X for each that a short name lacks. */
function three(letters: readonly string[]): string {
  return letters.slice(0, 3).join('').padEnd(3, 'X');
}

/** "RSS" of Rossi, "FOX" of Fo. */
function ofFamilyName(name: string, lexicon: Pick<Lexicon, 'ascii'>): string {
  const { consonants, vowels } = lettersOf(name, lexicon);
  return three([...consonants, ...vowels]);
}

/** As of a family name, but without the second consonant if there are four: "GPP" of Giuseppe, "GNN" of Giovanni. */
function ofGivenName(name: string, lexicon: Pick<Lexicon, 'ascii'>): string {
  const { consonants, vowels } = lettersOf(name, lexicon);
  const kept = consonants.length > 3 ? consonants.filter((_, i) => i !== 1) : consonants;
  return three([...kept, ...vowels]);
}

/** A section with letters of a name: those of the person, or of any name where a column draws its people. */
function ofName(
  name: 'firstName' | 'lastName',
  kind: 'first_name' | 'last_name',
  codeOf: (name: string, lexicon: Pick<Lexicon, 'ascii'>) => string,
): NumberSection {
  const codes = (names: readonly string[], lexicon: Lexicon): readonly string[] =>
    keptList(names, 'in a codice fiscale', () => names.map((one) => codeOf(one, lexicon)));
  return {
    words: (lexicon) => {
      const all = codes(nameWords(lexicon, kind), lexicon);
      return keptList(all, 'distinct', () => [...new Set(all)]);
    },
    shows: { name, words: codes },
  };
}

export const codiceFiscale: NumberForm = {
  sections: [
    ofName('lastName', 'last_name', ofFamilyName),
    ofName('firstName', 'first_name', ofGivenName),
    shortYear,
    {
      ...inPerson(
        () => MONTHS,
        (_, born) => monthOf(born) - 1,
      ),
      isJoined: true,
    },
    {
      ...inPerson(two, (_, born, gender) => dayOf(born) + 40 * Number(gender === FEMALE)),
      isJoined: true,
    },
    anyOf(() => PLACES),
  ],
  separator: '',
  check: { separator: '', texts: () => LETTERS, of: wrongCodice },
};
