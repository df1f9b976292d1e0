import { lazy } from '../basics/lazy.js';
import { nth } from '../basics/nth.js';
import { writeDigits } from '../basics/write-digits.js';
import type { Piece } from '../columns/column-plan.js';
import { type DrawnIndices, evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { countryOfLocale } from '../lexicon/locale-country.js';
import {
  DNI_LETTERS,
  type WrongCheck,
  wrongBsn,
  wrongCpf,
  wrongDni,
  wrongTaxId,
} from './countries/wrong-checks.js';
import { fieldType } from './field-type.js';

const digits = (length: number): readonly string[] =>
  Object.freeze(
    Array.from({ length: Number(`1e${length}`) }, (_, i) => String(i).padStart(length, '0')),
  );

const one = lazy(() => digits(1));
const two = lazy(() => digits(2));
const three = lazy(() => digits(3));
const four = lazy(() => digits(4));

/** The parts of a number in order, each drawn from a list, and the separator between them. */
interface Shape {
  /** Returns the same lists in every call, so that caches of their encoded words are hit. */
  readonly parts: () => readonly (readonly string[])[];
  readonly separator: string;
  /** A text after the parts, which makes the number invalid. */
  readonly check?: {
    readonly separator: string;
    readonly texts: () => readonly string[];
    readonly of: WrongCheck;
  };
}

/** Returns whether the Luhn sum (ISO/IEC 7812-1) of digits that start at index `at` of a number is odd. */
function isOdd(group: string, at: number): boolean {
  const sum = Array.from(group, Number).reduce((total, digit, i) => {
    const value = digit * ((at + i) % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 2 === 1;
}

/**
 * Forms of numbers that no authority has issued or will issue. Where none is reserved, the check digit is wrong. Numbers that
 * contain the birth date or the name, as in France, Italy, Poland and Sweden, would contradict the person, and Japan and Korea
 * forbid to store theirs: these are left out.
 */
const SHAPES = {
  /**
   * Social Security Administration, SSN Randomization FAQ: areas 000, 666 and 900 to 999 are not assigned.
   * This form uses 666, because the Internal Revenue Service assigns numbers from 900 to taxpayers.
   */
  US: {
    parts: lazy(() => [
      Object.freeze(['666']),
      Object.freeze(two().slice(1)),
      Object.freeze(four().slice(1)),
    ]),
    separator: '-',
  },
  /** HMRC, National Insurance Manual, NIM39110: Q is never used in a prefix; the manual's example has QQ. */
  GB: {
    parts: lazy(() => [
      Object.freeze(['QQ']),
      two(),
      two(),
      two(),
      Object.freeze(['A', 'B', 'C', 'D']),
    ]),
    separator: ' ',
  },
  /**
   * No Social Insurance Number begins with 0 (Service Canada). The Canada Revenue Agency issues tax numbers of the
   * same form (ITN, TTN), so these numbers also have a wrong check digit. The Luhn sum of a valid number is a multiple
   * of ten, and theirs is odd.
   */
  CA: {
    parts: lazy(() => [
      Object.freeze(
        three()
          .slice(0, 100)
          .filter((group) => isOdd(group, 0)),
      ),
      Object.freeze(three().filter((group) => !isOdd(group, 3))),
      Object.freeze(three().filter((group) => !isOdd(group, 6))),
    ]),
    separator: ' ',
  },
  /** A wrong check letter: nobody has the number. */
  ES: {
    parts: lazy(() => [Object.freeze(four().slice(1000)), four()]),
    separator: '',
    check: { separator: '', texts: lazy(() => Object.freeze([...DNI_LETTERS])), of: wrongDni },
  },
  /** A wrong check digit, as in all that follow. */
  BR: {
    parts: lazy(() => [three(), three(), three()]),
    separator: '.',
    check: { separator: '-', texts: two, of: wrongCpf },
  },
  NL: {
    parts: lazy(() => [Object.freeze(four().slice(1000)), four()]),
    separator: '',
    check: { separator: '', texts: one, of: wrongBsn },
  },
  DE: {
    parts: lazy(() => [Object.freeze(two().slice(10)), three(), three(), two()]),
    separator: ' ',
    check: { separator: '', texts: one, of: wrongTaxId },
  },
} satisfies Record<string, Shape>;

type Country = keyof typeof SHAPES;

const COUNTRIES = Object.keys(SHAPES) as readonly Country[];

function count(country: Country): number {
  return SHAPES[country].parts().reduce((product, part) => product * part.length, 1);
}

/** The country of a locale; undefined if there are no numbers of it. */
function countryOf(locale: string): Country | undefined {
  const named = countryOfLocale(locale);
  return COUNTRIES.find((country) => country === named);
}

/** The country of a column; that of the locale if the constraints name none. */
function countryGiven(given: Country | undefined, { locale }: Pick<Lexicon, 'locale'>): Country {
  const country = given ?? countryOf(locale);
  if (country === undefined) throw new Error(`no national ids of locale ${locale}`);
  return country;
}

/** The index of the check text of each row. */
function checkOf(
  of: WrongCheck,
  lists: readonly (readonly string[])[],
  indices: readonly IndexVector[],
): DrawnIndices {
  const checks = new IndexVector();
  const lengths = lists.map(([first = '']) => first.length);
  const values = lists.map((list) => list.map(Number));
  const number = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      let end = 0;
      for (let k = 0; k < values.length; k++) {
        const start = end;
        end += lengths[k] as number;
        const value = nth(values, k)[nth(indices, k).data[i] as number] as number;
        writeDigits(number, start, end, value, PLAIN_DIGITS);
      }
      checks.data[i] = of(number);
    }
  };
  return { indices: checks, steps: [{ vectors: [checks], fill }] };
}

const PLAIN_DIGITS = Uint8Array.from({ length: 10 }, (_, digit) => digit);

export const nationalId = fieldType({
  name: 'national_id',
  synonyms: ['ssn', 'social_security_number'],
  category: 'person',
  description:
    'National identity number that is never issued: of a range that is reserved, or with a wrong check digit.',
  constraints: {
    country: oneOf(
      'the country whose numbers are drawn, as ISO 3166 alpha-2 code; by default that of the locale',
      COUNTRIES,
    ),
    formatted: withDefault(flag('whether separators divide the parts of the number'), true),
  },
  facet: { entity: 'person', words: ['national_id', 'ssn', 'nino', 'sin'] },
  coversLocale: (locale, { country }) => (country ?? countryOf(locale)) !== undefined,
  capacity: (given, lexicon) => count(countryGiven(given.country, lexicon)),
  plan: ({ country: given, formatted }, context) => {
    const country = countryGiven(given, context.lexicon);
    const { parts, separator, check }: Shape = SHAPES[country];
    const lists = parts();
    const range = { min: 0, step: 1, n: count(country) };
    const person = context.entities.person(context.link);
    const elements = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(person.key(`national_id ${country}`), range);
    const { indices, steps } = productIndices(
      elements,
      lists.map((list) => list.length),
    );
    const pieces = lists.flatMap((list, i): readonly Piece[] => {
      const piece = words(list, nth(indices, i));
      return formatted && i > 0 && separator !== '' ? [literal(separator), piece] : [piece];
    });
    if (check === undefined) return textColumn(steps, ...pieces);
    const { indices: checks, steps: checking } = checkOf(check.of, lists, indices);
    const end = words(check.texts(), checks);
    const gap = formatted && check.separator !== '' ? [literal(check.separator)] : [];
    return textColumn([...steps, ...checking], ...pieces, ...gap, end);
  },
});
