import { keysOf } from '../basics/keys-of.js';
import { nth } from '../basics/nth.js';
import { oncePer } from '../basics/once-per.js';
import { productOf } from '../basics/product-of.js';
import type { Piece } from '../columns/column-plan.js';
import { type DrawnIndices, evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector, type NumberVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import { birthRange } from '../entities/birth-days.js';
import { NAME_LISTS } from '../entities/name-words.js';
import { GENDERS, type Person } from '../entities/person.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { countryOfLocale } from '../lexicon/locale-country.js';
import { civilCode } from '../time/calendar.js';
import { NUMBER_FORMS } from './countries/national-numbers.js';
import type { NumberForm, NumberSection } from './countries/number-form.js';
import type { WrongCheck } from './countries/wrong-checks.js';
import { fieldType } from './field-type.js';

type Country = keyof typeof NUMBER_FORMS;

const COUNTRIES = keysOf(NUMBER_FORMS);

function choicesOf({ words: list, choices }: NumberSection, lexicon: Lexicon): number {
  return choices ?? list(lexicon).length;
}

function dependsOnPerson(sections: readonly NumberSection[]): boolean {
  return sections.some(({ of, shows }) => of !== undefined || shows !== undefined);
}

/** The birth days of the people of a unique column. */
const BIRTHS = birthRange(18, 80);

/** The numbers of birth days and genders of the people of a unique column: of these days, no two give the same number. */
function peopleOf({ daysApart = 1 }: NumberForm): readonly number[] {
  return [Math.floor((BIRTHS.to - BIRTHS.from) / daysApart) + 1, GENDERS.length];
}

/**
 * The numbers of choices that make a number: those of its sections, and in front of them those of a person if the column draws
 * its people. Otherwise a name is that of the person.
 */
function choices(form: NumberForm, drawsPerson: boolean, lexicon: Lexicon): readonly number[] {
  const own = form.sections.map((section) =>
    section.shows !== undefined && !drawsPerson ? 1 : choicesOf(section, lexicon),
  );
  return drawsPerson && dependsOnPerson(form.sections) ? [...peopleOf(form), ...own] : own;
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
  /** The person whose names the number shows, unless the column draws its people. */
  readonly person?: Person;
}

function bornOf(person: Person, { indices, steps }: Drawn, { sections }: NumberForm): Born {
  const { shownBirth: birth, gender } = person;
  const names = sections.flatMap(({ shows }) => (shows ? person[shows.name].steps : []));
  const all = [...steps, ...birth.steps, ...gender.steps, ...names];
  return {
    person,
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
  { days, first, daysApart, gender, person, indices, steps }: Born,
): Drawn {
  const chosen = sections.map(() => new IndexVector());
  const names = sections.map(({ shows }) => shows && person?.[shows.name].indices);
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      const born = civilCode(first + daysApart * (days.data[i] as number));
      for (let k = 0; k < sections.length; k++) {
        const choice = (names[k] ?? nth(indices, k)).data[i] as number;
        const { of } = sections[k] as NumberSection;
        nth(chosen, k).data[i] = of?.(choice, born, gender.data[i] as number) ?? choice;
      }
    }
  };
  return { indices: chosen, steps: [...steps, { vectors: chosen, fill }] };
}

/** The characters of the words of a list one after another, as numbers in base 36. */
const charactersOf = oncePer((list: readonly string[]) =>
  Uint8Array.from(list.join(''), (character) => Number.parseInt(character, 36)),
);

/** The index of the check text of each row. */
function checkOf(
  of: WrongCheck,
  lists: readonly (readonly string[])[],
  indices: readonly IndexVector[],
): DrawnIndices {
  const checks = new IndexVector();
  const lengths = lists.map(([first = '']) => first.length);
  const characters = lists.map(charactersOf);
  const number = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      let at = 0;
      for (let k = 0; k < lists.length; k++) {
        const length = lengths[k] as number;
        let from = length * (nth(indices, k).data[i] as number);
        for (const end = from + length; from < end; from++) {
          number[at++] = nth(characters, k)[from] as number;
        }
      }
      checks.data[i] = of(number);
    }
  };
  return { indices: checks, steps: [{ vectors: [checks], fill }] };
}

export const nationalId = fieldType({
  name: 'national_id',
  synonyms: ['ssn', 'social_security_number'],
  category: 'person',
  description:
    'National identity number that is never issued: of a range that is reserved, or with a wrong check digit. In France, Poland, Sweden and China it agrees with birth date and gender, in Italy also with the name.',
  constraints: {
    country: oneOf(
      'the country whose numbers are drawn, as ISO 3166 alpha-2 code; by default that of the locale',
      COUNTRIES,
    ),
    formatted: withDefault(flag('whether separators divide the sections of the number'), true),
  },
  facet: { entity: 'person', words: ['national_id', 'ssn', 'nino', 'sin'] },
  coversLocale: (locale, { country }) => (country ?? countryOf(locale)) !== undefined,
  moreWordLists: ({ country }) => (country === 'IT' ? NAME_LISTS : []),
  capacity: (given, lexicon) =>
    productOf(choices(NUMBER_FORMS[countryGiven(given.country, lexicon)], true, lexicon)),
  plan: ({ country: given, formatted }, context) => {
    const country = countryGiven(given, context.lexicon);
    const form: NumberForm = NUMBER_FORMS[country];
    const { sections, separator, check } = form;
    const person = context.entities.person(context.link);
    const sizes = choices(form, context.unique, context.lexicon);
    const range = { min: 0, step: 1, n: productOf(sizes) };
    const elements = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(person.key(`national_id ${country}`), range);
    const drawn = productIndices(elements, sizes);
    const { indices, steps } = dependsOnPerson(sections)
      ? wordsOf(sections, context.unique ? bornAtRandom(form, drawn) : bornOf(person, drawn, form))
      : drawn;
    const lists = sections.map(({ words: list, shows }) =>
      shows === undefined || context.unique
        ? list(context.lexicon)
        : shows.words(person[shows.name].words, context.lexicon),
    );
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
