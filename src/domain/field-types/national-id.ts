import { lazy } from '../basics/lazy.js';
import { nth } from '../basics/nth.js';
import type { Piece } from '../columns/column-plan.js';
import { evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

const digits = (length: number): readonly string[] =>
  Object.freeze(
    Array.from({ length: Number(`1e${length}`) }, (_, i) => String(i).padStart(length, '0')),
  );

const two = lazy(() => digits(2));
const three = lazy(() => digits(3));
const four = lazy(() => digits(4));

/** The parts of a number in order, each drawn from a list, and the separator between them. */
interface Shape {
  /** Returns the same lists in every call, so that caches of their encoded words are hit. */
  readonly parts: () => readonly (readonly string[])[];
  readonly separator: string;
}

/** Returns whether the Luhn sum (ISO/IEC 7812-1) of digits that start at index `at` of a number is odd. */
function isOdd(group: string, at: number): boolean {
  const sum = Array.from(group, Number).reduce((total, digit, i) => {
    const value = digit * ((at + i) % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 2 === 1;
}

/** Forms of numbers that no authority has issued or will issue. */
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
   * same form (ITN, TTN), so these numbers also have a wrong check digit: the Luhn sum of a valid number is a multiple
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
} satisfies Record<string, Shape>;

type Country = keyof typeof SHAPES;

const COUNTRIES = Object.keys(SHAPES) as readonly Country[];

function count(country: Country): number {
  return SHAPES[country].parts().reduce((product, part) => product * part.length, 1);
}

export const nationalId = fieldType({
  name: 'national_id',
  synonyms: ['ssn', 'social_security_number'],
  category: 'person',
  description: 'National identity number from a range that is never issued.',
  constraints: {
    country: withDefault(
      oneOf('the country whose numbers are drawn, as ISO 3166 alpha-2 code', COUNTRIES),
      'US',
    ),
    formatted: withDefault(flag('whether separators divide the parts of the number'), true),
  },
  facet: { entity: 'person', words: ['national_id', 'ssn', 'nino', 'sin'] },
  capacity: ({ country }) => count(country),
  plan: ({ country, formatted }, context) => {
    const { parts, separator }: Shape = SHAPES[country];
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
      return formatted && i > 0 ? [literal(separator), piece] : [piece];
    });
    return textColumn(steps, ...pieces);
  },
});
