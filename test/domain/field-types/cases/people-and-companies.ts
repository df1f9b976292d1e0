import { faker } from '@faker-js/faker/locale/en';
import { lettersOf, sourceNames } from '../../../support/source-names.js';
import { like, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

// The raw word lists: an independent source of the words that the lexicon adapter gives to the engine.
const { company } = faker.rawDefinitions;
const wordsOf = (list: unknown): ReadonlySet<string> => new Set(list as readonly string[]);
const family = sourceNames('en_US', 'last_name');
const isIn = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(list === family ? lettersOf(word) : word);
const legalForms = wordsOf(company?.legal_entity_type);

/** Whether a text consists of one word of each list, in order, with these separators. */
function joined(value: string, separators: RegExp, ...lists: readonly ReadonlySet<string>[]) {
  const parts = value.split(separators);
  return parts.length === lists.length && lists.every((list, i) => isIn(list, parts[i] as string));
}

function isCompany(value: string): boolean {
  const [first = '', ...rest] = value.split(' ');
  return (
    (isIn(family, first) && legalForms.has(rest.join(' '))) ||
    joined(value, / - /, family, family) ||
    joined(value, / & | (?=(?:Inc|LLC|Group|and Sons)$)/, family, family, legalForms) ||
    joined(value, /, | and /, family, family, family)
  );
}

function isBareCompany(value: string): boolean {
  return (
    isIn(family, value) ||
    joined(value, / - | & /, family, family) ||
    joined(value, /, | and /, family, family, family)
  );
}

/** One name, two names joined in one of two ways, or three names. */
const bareCompanies = family.size + 2 * family.size ** 2 + family.size ** 3;

/** Rows of the countries of English have phones of the four of them that reserve numbers for fiction. */
const isAbroad = like(/^\+(?:1 [2-9]\d\d-555-01\d\d|(?:44|61) [\d ]{9,13})$/);

export const peopleAndCompanies = {
  phone: {
    accepts: [
      { given: {}, holds: isAbroad, capacity: 312 * 100 },
      { given: { format: 'international' }, holds: isAbroad },
      {
        given: { format: 'national' },
        holds: like(/^(?:\([2-9]\d\d\) 555-01\d\d|\(0[2378]\) \d{4} \d{4}|0[\d -]{8,13})$/),
      },
      {
        given: { format: 'e164' },
        holds: like(/^\+(?:1[2-9]\d\d55501\d\d|(?:44|61)\d{8,11})$/),
      },
      { given: { country: 'GB' }, holds: like(/^\+44 [\d ]+$/), capacity: 17 * 1000 },
      {
        given: { country: 'FR', format: 'national' },
        holds: like(/^0[1-5](?: \d\d){4}$/),
        capacity: 5 * 10_000,
      },
      { given: { country: ['GB', 'IN'] }, holds: like(/^\+(?:44 [\d ]+|1 \d{3}-555-01\d\d)$/) },
      { given: { country: 'JP', format: 'national' }, holds: like(/^0[79]0-0\d{3}-\d{4}$/) },
      { given: { country: 'BR' }, holds: like(/^\+55 \d\d 8\d{4}-\d{4}$/), capacity: 12 * 100_000 },
      {
        given: { country: { GB: 1, DE: 2 }, format: 'e164' },
        holds: like(/^\+4[49]\d+$/),
        capacity: 17 * 1000 + 4 * 1000 + 1000 + 100 + 100,
      },
      { given: { country: 'AU', format: 'national' }, holds: like(/^\(0[2378]\) \d{4} \d{4}$/) },
    ],
    refuses: [
      {
        given: { country: 'IN' },
        at: '/country',
        says: /reach nobody are known in "IN": expected one of US, .*SE/,
      },
      {
        given: { country: ['TH', 'IN'] },
        at: '/country',
        says: /reach nobody are known in "TH", "IN"/,
      },
      { given: { country: ['GB', 'QQ'] }, at: '/country/1', says: /no places in "QQ"/ },
      { given: { country: 'gb' }, at: '/country', says: /two capital letters/ },
      { given: { format: 'E.164' }, at: '/format' },
    ],
  },
  company: {
    accepts: [
      { given: {}, holds: text(isCompany) },
      { given: { suffix: true }, holds: text(isCompany) },
      { given: { suffix: false }, holds: text(isBareCompany), capacity: bareCompanies },
    ],
    refuses: [{ given: { suffix: 'Inc' }, at: '/suffix' }],
  },
  salary: {
    accepts: [
      { given: {}, holds: whole(15_750, 254_500, 250), capacity: 451 },
      {
        given: { country: 'US', seniority: 'mid', department: 'Sales' },
        holds: whole(52_500, 78_500, 500),
        capacity: 53,
        reaches: ['65500'],
      },
      {
        given: { country: 'SE', period: 'month', seniority: 'mid', department: 'Sales' },
        holds: whole(31_900, 47_900, 100),
        capacity: 161,
      },
      { given: { country: 'JP' }, holds: whole(2_350_000, 20_330_000, 10_000), capacity: 1799 },
      { given: { country: ['DE', 'FR'] }, holds: whole(18_700, 202_800, 100) },
    ],
    refuses: [
      { given: { country: 'IN' }, at: '/country', says: /no salaries are known in "IN"/ },
      { given: { country: ['DE', 'QQ'] }, at: '/country/1', says: /no places in "QQ"/ },
      { given: { period: 'week' }, at: '/period' },
      { given: { seniority: 'boss' }, at: '/seniority' },
      { given: { department: 'Kitchen' }, at: '/department' },
    ],
  },
  tax_id: {
    accepts: [
      {
        given: {},
        holds: like(/^(?:\d\d-\d{7}|GB \d{3} \d{4} \d\d|\d{9} RT0001|\d\d(?: \d{3}){3})$/),
        capacity: 16 * 10 ** 7,
      },
      { given: { country: 'DE' }, holds: like(/^DE[1-9]\d{8}$/), capacity: 9 * 10 ** 7 },
      { given: { country: 'BR' }, holds: like(/^\d\d\.\d{3}\.\d{3}\/0001-\d\d$/) },
      { given: { country: 'BR', formatted: false }, holds: like(/^\d{8}0001\d\d$/) },
      { given: { country: 'CN' }, holds: like(/^91\d{15}[\dA-HJ-NP-RTUWXY]$/) },
      { given: { country: ['FR', 'PL'] }, holds: like(/^(?:FR \d{11}|\d{3}-\d{3}-\d\d-\d\d)$/) },
    ],
    refuses: [
      { given: { country: 'IN' }, at: '/country', says: /nobody has are known in "IN"/ },
      { given: { country: ['DE', 'QQ'] }, at: '/country/1', says: /no places in "QQ"/ },
      { given: { formatted: 'yes' }, at: '/formatted' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
