import type { Piece } from '../columns/column-plan.js';
import { evenNumbers, placesOf, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

const digits = (length: number): readonly string[] =>
  Object.freeze(
    Array.from({ length: Number(`1e${length}`) }, (_, i) => String(i).padStart(length, '0')),
  );

const TWO = digits(2);
const THREE = digits(3);
const FOUR = digits(4);

/** A number's parts in order: fixed text, or a list that one is drawn from; spaces part them. */
interface Shape {
  readonly parts: readonly (readonly string[])[];
  readonly separator: string;
}

/** Numbers of a form that no authority has issued or will. */
const SHAPES = {
  /** Area numbers 000, 666 and 900 to 999 are never given out (Social Security Administration). */
  US: {
    parts: [Object.freeze(['666']), Object.freeze(TWO.slice(1)), Object.freeze(FOUR.slice(1))],
    separator: '-',
  },
  /** QQ is never the beginning of a National Insurance number (HMRC, NIM39110). */
  GB: {
    parts: [Object.freeze(['QQ']), TWO, TWO, TWO, Object.freeze(['A', 'B', 'C', 'D'])],
    separator: ' ',
  },
  /** No Social Insurance Number begins with 0 (Employment and Social Development Canada). */
  CA: { parts: [Object.freeze(THREE.slice(0, 100)), THREE, THREE], separator: ' ' },
} satisfies Record<string, Shape>;

type Country = keyof typeof SHAPES;

const COUNTRIES = Object.keys(SHAPES) as readonly Country[];

function count(country: Country): number {
  return SHAPES[country].parts.reduce((product, part) => product * part.length, 1);
}

export const nationalId = fieldType({
  name: 'national_id',
  category: 'person',
  description: 'National identity number of a form that is never issued.',
  constraints: {
    country: withDefault(oneOf('whose numbers, as ISO 3166 alpha-2', COUNTRIES), 'US'),
    formatted: withDefault(flag('whether its groups are parted'), true),
  },
  facet: { entity: 'person', words: ['national_id', 'ssn', 'nino', 'sin'] },
  capacity: ({ country }) => count(country),
  plan: ({ country, formatted }, context) => {
    const shape: Shape = SHAPES[country];
    const range = { min: 0, step: 1, n: count(country) };
    const person = context.entities.person(context.link);
    const elements = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(person.key(`national_id ${country}`), range);
    const { places, steps } = placesOf(
      elements,
      shape.parts.map((part) => part.length),
    );
    const pieces = shape.parts.flatMap((part, i): readonly Piece[] => {
      const piece = words(part, places[i] as IndexVector);
      return formatted && i > 0 ? [literal(shape.separator), piece] : [piece];
    });
    return textColumn(steps, ...pieces);
  },
});
