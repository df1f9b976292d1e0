import { keysOf } from '../basics/keys-of.js';
import { nth } from '../basics/nth.js';
import { productOf } from '../basics/product-of.js';
import { writeDigits } from '../basics/write-digits.js';
import type { Piece } from '../columns/column-plan.js';
import { type DrawnIndices, evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector, type NumberVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import { birthRange } from '../entities/birth-days.js';
import { GENDERS, type Person } from '../entities/person.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { countryOfLocale } from '../lexicon/locale-country.js';
import { civilCode } from '../time/calendar.js';
import { NUMBER_FORMS, type NumberForm, type NumberSection } from './countries/national-numbers.js';
import type { WrongCheck } from './countries/wrong-checks.js';
import { fieldType } from './field-type.js';

type Country = keyof typeof NUMBER_FORMS;

const COUNTRIES = keysOf(NUMBER_FORMS);

const choicesOf = ({ words: list, choices }: NumberSection): number => choices ?? list().length;

function dependsOnPerson(sections: readonly NumberSection[]): boolean {
  return sections.some(({ of }) => of !== undefined);
}

/** The birth days of the people of a unique column. */
const BIRTHS = birthRange(18, 80);

/** The numbers of birth days and genders of the people of a unique column: of these days, no two give the same number. */
function peopleOf({ daysApart = 1 }: NumberForm): readonly number[] {
  return [Math.floor((BIRTHS.to - BIRTHS.from) / daysApart) + 1, GENDERS.length];
}

/** The numbers of choices that make a number: those of its sections, and in front of them those of a person if it shows one. */
function choices(form: NumberForm, showsPerson: boolean): readonly number[] {
  const own = form.sections.map(choicesOf);
  return showsPerson && dependsOnPerson(form.sections) ? [...peopleOf(form), ...own] : own;
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

type Drawn = ReturnType<typeof productIndices>;

/** The birth day and the gender of each row, and the choices of the sections of its number. */
interface Born extends Drawn {
  /** Births since the day `first`, at a distance of `daysApart` days. */
  readonly days: NumberVector | IndexVector;
  readonly first: number;
  readonly daysApart: number;
  readonly gender: IndexVector;
}

function bornOf(person: Person, { indices, steps }: Drawn): Born {
  const { shownBirth: birth, gender } = person;
  const all = [...steps, ...birth.steps, ...gender.steps];
  return {
    days: birth.values,
    first: 0,
    daysApart: 1,
    gender: gender.indices,
    indices,
    steps: all,
  };
}

/** The people of a unique column are drawn with their numbers. */
function bornAtRandom({ daysApart = 1 }: NumberForm, { indices, steps }: Drawn): Born {
  return {
    days: nth(indices, 0),
    first: BIRTHS.from,
    daysApart,
    gender: nth(indices, 1),
    indices: indices.slice(2),
    steps,
  };
}

/** The index of the word of each part. */
function wordsOf(
  sections: readonly NumberSection[],
  { days, first, daysApart, gender, indices, steps }: Born,
): Drawn {
  const chosen = sections.map(() => new IndexVector());
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      const born = civilCode(first + daysApart * (days.data[i] as number));
      for (let k = 0; k < sections.length; k++) {
        const choice = nth(indices, k).data[i] as number;
        const { of } = sections[k] as NumberSection;
        nth(chosen, k).data[i] = of?.(choice, born, gender.data[i] as number) ?? choice;
      }
    }
  };
  return { indices: chosen, steps: [...steps, { vectors: chosen, fill }] };
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
    'National identity number that is never issued: of a range that is reserved, or with a wrong check digit. In France, Poland, Sweden and China it agrees with birth date and gender.',
  constraints: {
    country: oneOf(
      'the country whose numbers are drawn, as ISO 3166 alpha-2 code; by default that of the locale',
      COUNTRIES,
    ),
    formatted: withDefault(flag('whether separators divide the sections of the number'), true),
  },
  facet: { entity: 'person', words: ['national_id', 'ssn', 'nino', 'sin'] },
  coversLocale: (locale, { country }) => (country ?? countryOf(locale)) !== undefined,
  capacity: (given, lexicon) =>
    productOf(choices(NUMBER_FORMS[countryGiven(given.country, lexicon)], true)),
  plan: ({ country: given, formatted }, context) => {
    const country = countryGiven(given, context.lexicon);
    const form: NumberForm = NUMBER_FORMS[country];
    const { sections, separator, check } = form;
    const person = context.entities.person(context.link);
    const sizes = choices(form, context.unique);
    const range = { min: 0, step: 1, n: productOf(sizes) };
    const elements = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(person.key(`national_id ${country}`), range);
    const drawn = productIndices(elements, sizes);
    const { indices, steps } = dependsOnPerson(sections)
      ? wordsOf(sections, context.unique ? bornAtRandom(form, drawn) : bornOf(person, drawn))
      : drawn;
    const lists = sections.map(({ words: list }) => list());
    const pieces = lists.flatMap((list, i): readonly Piece[] => {
      const piece = words(list, nth(indices, i));
      const isApart = i > 0 && separator !== '' && !sections[i]?.isJoined;
      return formatted && isApart ? [literal(separator), piece] : [piece];
    });
    if (check === undefined) return textColumn(steps, ...pieces);
    const { indices: checks, steps: checking } = checkOf(check.of, lists, indices);
    const end = words(check.texts(), checks);
    const gap = formatted && check.separator !== '' ? [literal(check.separator)] : [];
    return textColumn([...steps, ...checking], ...pieces, ...gap, end);
  },
});
