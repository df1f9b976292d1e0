import { lazy } from '../../basics/lazy.js';
import { luhnSum } from '../../basics/luhn.js';
import { GENDERS } from '../../entities/person.js';
import { codiceFiscale } from './codice-fiscale.js';
import type { NumberForm, NumberSection } from './number-form.js';
import {
  anyOf,
  birthDay,
  birthMonth,
  four,
  inPerson,
  monthOf,
  one,
  shortYear,
  three,
  two,
  yearOf,
} from './number-sections.js';
import {
  DNI_LETTERS,
  RIC_CHECKS,
  wrongBsn,
  wrongCpf,
  wrongDni,
  wrongNir,
  wrongPersonnummer,
  wrongPesel,
  wrongRic,
  wrongTaxId,
} from './wrong-checks.js';

const MALE = GENDERS.indexOf('male');
const isMale = (gender: number): number => Number(gender === MALE);

/** Three digits, the last of which is odd for men; never 000 or 001. */
const oddForMen: NumberSection = {
  words: three,
  choices: 499,
  of: (choice, _, gender) => 2 * (choice + 1) + isMale(gender),
};

/** Whether the Luhn sum of digits that start at index `at` of a number of nine is odd. */
function isOdd(group: string, at: number): boolean {
  // As if another digit followed the number, so that its check digit is not doubled, and all other digits were 0.
  return luhnSum(10, (i) => Number(group[9 - i - at] ?? 0)) % 2 === 1;
}

/** ISO 3166-2:CN before 2017: the first two digits of GB/T 2260. */
const PROVINCES = Object.freeze(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65'.split(
    ' ',
  ),
);

const COUNTIES = Object.freeze(['0102', '0103', '0104', '0105']);

/**
 * Forms of numbers that no authority has issued or will issue. Where none is reserved, the check digit is wrong. Numbers that
 * say when a person was born, or whether it is a man, agree with the person. Japan and Korea forbid to store theirs, and Arabic is
 * the language of many countries: these are left out.
 */
export const NUMBER_FORMS = {
  /**
   * Social Security Administration, SSN Randomization FAQ: areas 000, 666 and 900 to 999 are not assigned.
   * This form uses 666, because the Internal Revenue Service assigns numbers from 900 to taxpayers.
   */
  US: {
    sections: [
      anyOf(() => Object.freeze(['666'])),
      anyOf(() => Object.freeze(two().slice(1))),
      anyOf(() => Object.freeze(four().slice(1))),
    ],
    separator: '-',
  },
  /** HMRC, National Insurance Manual, NIM39110: Q is never used in a prefix; the manual's example has QQ. */
  GB: {
    sections: [
      anyOf(() => Object.freeze(['QQ'])),
      anyOf(two),
      anyOf(two),
      anyOf(two),
      anyOf(() => Object.freeze(['A', 'B', 'C', 'D'])),
    ],
    separator: ' ',
  },
  /**
   * No Social Insurance Number begins with 0 (Service Canada). The Canada Revenue Agency issues tax numbers of the
   * same form (ITN, TTN), so these numbers also have a wrong check digit. The Luhn sum of a valid number is a multiple
   * of ten, and theirs is odd.
   */
  CA: {
    sections: [
      anyOf(() =>
        Object.freeze(
          three()
            .slice(0, 100)
            .filter((group) => isOdd(group, 0)),
        ),
      ),
      anyOf(() => Object.freeze(three().filter((group) => !isOdd(group, 3)))),
      anyOf(() => Object.freeze(three().filter((group) => !isOdd(group, 6)))),
    ],
    separator: ' ',
  },
  /** A wrong check letter: nobody has the number. */
  ES: {
    sections: [anyOf(() => Object.freeze(four().slice(1000))), anyOf(four)],
    separator: '',
    check: { separator: '', texts: lazy(() => Object.freeze([...DNI_LETTERS])), of: wrongDni },
  },
  /** A wrong check digit, as in all that follow. */
  BR: {
    sections: [anyOf(three), anyOf(three), anyOf(three)],
    separator: '.',
    check: { separator: '-', texts: two, of: wrongCpf },
  },
  NL: {
    sections: [anyOf(() => Object.freeze(four().slice(1000))), anyOf(four)],
    separator: '',
    check: { separator: '', texts: one, of: wrongBsn },
  },
  DE: {
    sections: [anyOf(() => Object.freeze(two().slice(10))), anyOf(three), anyOf(three), anyOf(two)],
    separator: ' ',
    check: { separator: '', texts: one, of: wrongTaxId },
  },
  /** Sex, year and month of birth, department (01 to 95 without Corsica), municipality, number in its register; a wrong key. */
  FR: {
    sections: [
      inPerson(
        lazy(() => Object.freeze(['1', '2'])),
        (_choice, _born, gender) => 1 - isMale(gender),
      ),
      shortYear,
      birthMonth,
      anyOf(() =>
        Object.freeze(
          two()
            .slice(1, 96)
            .filter((department) => department !== '20'),
        ),
      ),
      anyOf(() => Object.freeze(three().slice(1, 200))),
      anyOf(() => Object.freeze(three().slice(1))),
    ],
    separator: ' ',
    // No month has two days that are so far apart.
    daysApart: 31,
    check: { separator: ' ', texts: two, of: wrongNir },
  },
  /** Date of birth, its month 20 higher from 2000 on, and a number whose last digit is odd for men. */
  PL: {
    sections: [
      shortYear,
      inPerson(two, (_, born) => monthOf(born) + (yearOf(born) < 2000 ? 0 : 20)),
      birthDay,
      anyOf(one),
      oddForMen,
    ],
    separator: '',
    check: { separator: '', texts: one, of: wrongPesel },
  },
  /** Date of birth and a number that is odd for men. */
  SE: {
    sections: [
      shortYear,
      { ...birthMonth, isJoined: true },
      { ...birthDay, isJoined: true },
      oddForMen,
    ],
    separator: '-',
    check: { separator: '', texts: one, of: wrongPersonnummer },
  },
  IT: codiceFiscale,
  /** Province, prefecture 01, county 02 to 05, date of birth, a number that is odd for men, and a wrong check character. */
  CN: {
    sections: [
      anyOf(() => PROVINCES),
      anyOf(() => COUNTIES),
      inPerson(four, (_, born) => yearOf(born)),
      birthMonth,
      birthDay,
      oddForMen,
    ],
    separator: '',
    check: { separator: '', texts: lazy(() => Object.freeze([...RIC_CHECKS])), of: wrongRic },
  },
} satisfies Record<string, NumberForm>;
