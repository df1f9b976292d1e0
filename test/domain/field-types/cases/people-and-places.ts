import { faker } from '@faker-js/faker/locale/en';
import { like, oneOf, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

// The raw word lists: an independent way to the words that the lexicon adapter hands to the engine.
const { person, company, location } = faker.rawDefinitions;
const wordsOf = (list: unknown): ReadonlySet<string> => new Set(list as readonly string[]);
const given = new Set([
  ...wordsOf(person?.first_name?.female),
  ...wordsOf(person?.first_name?.male),
]);
const family = wordsOf(person?.last_name?.generic);
const legalForms = wordsOf(company?.legal_entity_type);
const streetEnds = wordsOf(location?.street_suffix);

/** Whether a text is one word of each list, in order, with these separators. */
function joined(value: string, separators: RegExp, ...lists: readonly ReadonlySet<string>[]) {
  const parts = value.split(separators);
  return parts.length === lists.length && lists.every((list, i) => list.has(parts[i] as string));
}

function isCompany(value: string): boolean {
  const [first = '', ...rest] = value.split(' ');
  return (
    (family.has(first) && legalForms.has(rest.join(' '))) ||
    joined(value, / - /, family, family) ||
    joined(value, /, | and /, family, family, family)
  );
}

/** Whether a text is the lower-case ASCII letters of a word of the list. */
function isSlugOf(value: string, list: ReadonlySet<string>): boolean {
  const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  return value !== '' && [...list].some((word) => letters(word) === value);
}

const EMAIL = /^([a-z]+)\.([a-z]+)(\d+)@example\.(?:com|org|net)$/;

export const peopleAndPlaces = {
  name: {
    accepts: [{ given: {}, holds: text((value) => joined(value, / /, given, family)) }],
    refuses: [{ given: { gender: 'female' }, at: '/gender' }],
  },
  email: {
    accepts: [
      {
        given: {},
        holds: text((value) => {
          const [, first = '', last = ''] = EMAIL.exec(value) ?? [];
          return isSlugOf(first, given) && isSlugOf(last, family);
        }),
        capacity: 1_000_000_000,
      },
    ],
    refuses: [{ given: { domain: 'a.test' }, at: '/domain' }],
  },
  phone: {
    accepts: [{ given: {}, holds: like(/^\+1 [2-9]\d\d-555-01\d\d$/) }],
    refuses: [{ given: { country: 'US' }, at: '/country' }],
  },
  company: {
    accepts: [{ given: {}, holds: text(isCompany) }],
    refuses: [{ given: { suffix: 'Inc' }, at: '/suffix' }],
  },
  address: {
    accepts: [
      {
        given: {},
        holds: text((value) => {
          const [number = '', ...street] = value.split(' ');
          return /^[1-9]\d{0,3}$/.test(number) && joined(street.join(' '), / /, family, streetEnds);
        }),
      },
    ],
    refuses: [{ given: { city: 'Rome' }, at: '/city' }],
  },
  city: {
    accepts: [{ given: {}, holds: oneOf(...wordsOf(location?.city_name)) }],
    refuses: [{ given: { country: 'US' }, at: '/country' }],
  },
  country: {
    accepts: [{ given: {}, holds: oneOf(...wordsOf(location?.country)) }],
    refuses: [{ given: { code: true }, at: '/code' }],
  },
} as const satisfies Record<string, TypeCases>;
