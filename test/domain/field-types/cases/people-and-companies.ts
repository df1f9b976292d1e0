import { readFileSync } from 'node:fs';
import { lettersOf, sourceNames } from '../../../support/source-names.js';
import { like, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

const family = sourceNames('en_US', 'last_name');

// The source of the words, read by other code than the script that makes the locales of it.
const source = readFileSync('scripts/words/companies/en.txt', 'utf8').split('\n');
const trades = source
  .filter((line) => line.startsWith('trade '))
  .flatMap((line) => line.split(' = ')[1]?.split('; ') ?? []);
const legalForms = (source.find((line) => line.startsWith('legal en = ')) ?? '')
  .split(/ = |; /)
  .slice(1)
  .map((item) => item.replace(/^\d+ /, ''));

/** Whether a text consists of family names and one of the endings, such as a trade. */
function endsIn(value: string, endings: readonly string[], separator = ' '): boolean {
  return endings.some(
    (ending) =>
      value.endsWith(separator + ending) &&
      family.has(lettersOf(value.slice(0, -(separator + ending).length))),
  );
}

function isBareCompany(value: string): boolean {
  const [first = '', second] = value.split(' & ');
  const isPair =
    second !== undefined && family.has(lettersOf(first)) && family.has(lettersOf(second));
  return isPair || family.has(lettersOf(value)) || endsIn(value, [...trades, 'Group', '& Sons']);
}

function isCompany(value: string): boolean {
  const legal = legalForms.find((form) => value.endsWith(` ${form}`));
  return legal === undefined
    ? endsIn(value, trades)
    : isBareCompany(value.slice(0, -(legal.length + 1)));
}

/** A name with a trade, two names, a name with Sons or Group, and a name alone. */
const bareCompanies = family.size * (trades.length + family.size + 3);

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
      { given: { country: 'BR' }, holds: like(/^\+55 \d\d 8\d{4}-\d{4}$/), capacity: 67 * 10_000 },
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
