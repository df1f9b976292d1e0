import { lettersOf, sourceNames } from '../../../support/source-names.js';
import { both, like, oneOf, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

// The table of the source: independent of what the lexicon adapter gives to the engine.
const women = sourceNames('en_US', 'first_name_female');
const men = sourceNames('en_US', 'first_name_male');
const given = new Set([...women, ...men]);
const family = sourceNames('en_US', 'last_name');
const titles = new Set(['Ms.', 'Mrs.', 'Miss', 'Mr.', 'Dr.']);

/** One family name, or two with a hyphen. */
function isFamily(value: string): boolean {
  return (
    value.split('-').every((part) => family.has(lettersOf(part))) && value.split('-').length <= 2
  );
}

function isName(value: string, firsts: ReadonlySet<string> = given): boolean {
  const [first = '', last = '', ...more] = value.split(' ');
  return firsts.has(lettersOf(first)) && isFamily(last) && more.length === 0;
}

function isReversedName(value: string): boolean {
  const [last = '', first = ''] = value.split(', ');
  return isName(`${first} ${last}`);
}

function isTitledName(value: string): boolean {
  const [title = '', ...rest] = value.split(' ');
  return titles.has(title) && isName(rest.join(' '));
}

const EMAIL = /^([a-z]+[._]?[a-z]+)\d*@([a-z.]+)$/;
const RESERVED = ['example.com', 'example.org', 'example.net'];

/** Whether letters are those of one or two family names. */
function isLast(letters: string): boolean {
  return [...Array(letters.length).keys()].some(
    (at) => (at === 0 || family.has(letters.slice(0, at))) && family.has(letters.slice(at)),
  );
}

/** Whether an address has a given name or its first letter, and then a family name. */
function isEmail(value: string, hosts: readonly string[] = RESERVED): boolean {
  const [, local = '', host = ''] = EMAIL.exec(value) ?? [];
  const splits = [...Array(local.length).keys()].filter((at) => at > 0);
  const isNamed = splits.some((at) => {
    const first = local.slice(0, at);
    const last = local.slice(/[._]/.test(local.charAt(at)) ? at + 1 : at);
    return (at === 1 || given.has(first)) && isLast(last);
  });
  return isNamed && hosts.includes(host);
}

/** The age in full years on the first day of 2026. */
function ageAt2026(iso: string): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return 2026 - year - (month === 1 && day === 1 ? 0 : 1);
}

const isBorn = (min: number, max: number) =>
  both(
    like(/^\d{4}-\d{2}-\d{2}$/),
    text((value) => ageAt2026(value) >= min && ageAt2026(value) <= max),
  );

const US_ID = /^666-(?!00)\d{2}-(?!0000)\d{4}$/;

export const people = {
  name: {
    accepts: [
      { given: {}, holds: text(isName) },
      { given: { gender: 'female' }, holds: text((value) => isName(value, women)) },
      { given: { gender: 'male', format: 'full' }, holds: text((value) => isName(value, men)) },
      { given: { format: 'first_last', prefix: false }, holds: text(isName) },
      { given: { format: 'last_first' }, holds: text(isReversedName) },
      { given: { prefix: true }, holds: text(isTitledName) },
    ],
    refuses: [
      { given: { gender: 'woman' }, at: '/gender' },
      { given: { format: 'first' }, at: '/format' },
      { given: { prefix: 'Dr.' }, at: '/prefix' },
    ],
  },
  first_name: {
    accepts: [
      { given: {}, holds: text((value) => given.has(lettersOf(value))), capacity: given.size },
      {
        given: { gender: 'female' },
        holds: text((value) => women.has(lettersOf(value))),
        capacity: women.size,
      },
      {
        given: { gender: 'male' },
        holds: text((value) => men.has(lettersOf(value))),
        capacity: men.size,
      },
    ],
    refuses: [{ given: { gender: 'x' }, at: '/gender' }],
  },
  last_name: {
    accepts: [{ given: {}, holds: text(isFamily), capacity: family.size }],
    refuses: [{ given: { gender: 'male' }, at: '/gender' }],
  },
  gender: {
    accepts: [
      {
        given: {},
        holds: oneOf('female', 'male'),
        reaches: ['"female"', '"male"'],
        capacity: 2,
      },
      { given: { format: 'letter' }, holds: oneOf('F', 'M'), reaches: ['"F"', '"M"'] },
      { given: { weights: [0, 1] }, holds: oneOf('male') },
      {
        given: { choices: ['w', 'm', 'd'], weights: [1, 1, 1] },
        holds: oneOf('w', 'm', 'd'),
        reaches: ['"d"'],
      },
    ],
    refuses: [
      { given: { choices: [] }, at: '/choices' },
      { given: { choices: [1] }, at: '/choices/0' },
      { given: { weights: [1] }, at: '/weights' },
      { given: { format: 'char' }, at: '/format' },
    ],
  },
  name_prefix: {
    accepts: [
      { given: {}, holds: oneOf(...titles), capacity: titles.size },
      {
        given: { choices: ['Frau', 'Herr'], weights: [1, 1] },
        holds: oneOf('Frau', 'Herr'),
        reaches: ['"Frau"', '"Herr"'],
        capacity: 2,
      },
    ],
    refuses: [
      { given: { choices: 'Dr.' }, at: '/choices' },
      { given: { weights: [1, 1] }, at: '/weights', says: /need choices/ },
      { given: { choices: ['a'], weights: [1, 2] }, at: '/weights' },
    ],
  },
  username: {
    accepts: [
      { given: {}, holds: like(/^[a-z]+_[a-z]+\d+$/), capacity: 1_000_000_000 },
      { given: { separator: '' }, holds: like(/^[a-z]+\d+$/) },
      { given: { separator: '.' }, holds: like(/^[a-z]+\.[a-z]+\d+$/) },
      {
        given: { min_length: 20, max_length: 20 },
        holds: both(
          like(/^[a-z]+_?[a-z]*\d{2,}$/),
          text((value) => value.length === 20),
        ),
        capacity: 1_000_000_000,
      },
      { given: { max_length: 3 }, holds: like(/^[a-z]{1,2}\d{1,2}$/), capacity: 100 },
    ],
    refuses: [
      { given: { min_length: 2 }, at: '/min_length' },
      { given: { max_length: 65 }, at: '/max_length' },
      { given: { min_length: 9, max_length: 8 }, at: '/max_length' },
      { given: { separator: '--' }, at: '/separator' },
    ],
  },
  email: {
    accepts: [
      { given: {}, holds: text((value) => isEmail(value)), capacity: 1_000_000_000 },
      { given: { style: 'name' }, holds: text((value) => isEmail(value)) },
      { given: { style: 'random' }, holds: like(/^u[a-z0-9]{9}\.?\d*@example\.(com|org|net)$/) },
      {
        given: { domains: ['mail.test', 'post.test'] },
        holds: text((value) => isEmail(value, ['mail.test', 'post.test'])),
      },
      { given: { host: 'company' }, holds: like(/^[a-z0-9._]+@[a-z0-9-]+\.example\.com$/) },
    ],
    refuses: [
      { given: { domain: 'a.test' }, at: '/domain' },
      { given: { domains: [] }, at: '/domains' },
      { given: { domains: ['a.test', 'b c'] }, at: '/domains/1' },
      { given: { style: 'full' }, at: '/style' },
      { given: { host: 'a.test' }, at: '/host' },
      { given: { host: 'company', domains: ['a.test'] }, at: '/host' },
    ],
  },
  password: {
    accepts: [
      { given: {}, holds: like(/^[A-Za-z0-9!#$%&*+\-?@_]{16}$/) },
      { given: { symbols: false, length: 4 }, holds: like(/^[A-Za-z0-9]{4}$/), capacity: 62 ** 4 },
      { given: { symbols: true, length: 128 }, holds: text((value) => value.length === 128) },
    ],
    refuses: [
      { given: { length: 3 }, at: '/length' },
      { given: { length: 129 }, at: '/length' },
      { given: { symbols: 'yes' }, at: '/symbols' },
    ],
  },
  birth_date: {
    accepts: [
      { given: {}, holds: isBorn(18, 80) },
      { given: { min_age: 30, max_age: 30 }, holds: isBorn(30, 30), capacity: 365 },
      { given: { min_age: 0, max_age: 0 }, holds: isBorn(0, 0), capacity: 365 },
      { given: { format: 'us' }, holds: like(/^\d{2}\/\d{2}\/\d{4}$/) },
    ],
    refuses: [
      { given: { min_age: -1 }, at: '/min_age' },
      { given: { max_age: 151 }, at: '/max_age' },
      { given: { min_age: 50, max_age: 49 }, at: '/max_age' },
      { given: { format: 'de' }, at: '/format' },
    ],
  },
  hire_date: {
    accepts: [
      { given: {}, holds: text((day) => day >= '1974-01-01' && day <= '2025-12-31') },
      {
        given: { min_age: 20, max_age: 20 },
        holds: text((day) => day >= '2021-01-01' && day <= '2025-12-31'),
      },
      { given: { format: 'eu' }, holds: like(/^\d{2}\/\d{2}\/\d{4}$/) },
    ],
    refuses: [
      { given: { min_age: 15 }, at: '/min_age' },
      { given: { max_age: 151 }, at: '/max_age' },
      { given: { min_age: 50, max_age: 49 }, at: '/max_age' },
      { given: { format: 'de' }, at: '/format' },
    ],
  },
  age: {
    accepts: [
      { given: {}, holds: whole(18, 80), reaches: ['18', '80'], capacity: 63 },
      { given: { min: 5, max: 6 }, holds: whole(5, 6), reaches: ['5', '6'], capacity: 2 },
      {
        given: { min: 0, max: 99, distribution: { kind: 'normal', mean: 40, std_dev: 1 } },
        holds: whole(30, 50),
        reaches: ['39', '40', '41'],
        capacity: 100,
      },
      {
        given: { distribution: { kind: 'histogram', edges: [20, 30, 40], weights: [1, 0] } },
        holds: whole(20, 29),
        reaches: ['20', '29'],
      },
      { given: { distribution: { kind: 'uniform' } }, holds: whole(18, 80) },
    ],
    refuses: [
      { given: { min: -1 }, at: '/min' },
      { given: { max: 151 }, at: '/max' },
      { given: { min: 7, max: 6 }, at: '/max' },
      { given: { distribution: { kind: 'normal', sd: 1 } }, at: '/distribution/sd' },
      {
        given: { distribution: { kind: 'histogram', edges: [90, 99], weights: [1] } },
        at: '/distribution',
      },
      { given: { unique: true, distribution: { kind: 'zipf' } }, at: '/distribution' },
    ],
  },
  national_id: {
    accepts: [
      { given: {}, holds: like(US_ID), capacity: 99 * 9999 },
      { given: { country: 'US', formatted: false }, holds: like(/^666\d{6}$/) },
      { given: { country: 'GB' }, holds: like(/^QQ \d\d \d\d \d\d [A-D]$/) },
      { given: { country: 'CA' }, holds: like(/^0\d\d \d{3} \d{3}$/), capacity: 50 * 500 * 500 },
      { given: { country: 'ES' }, holds: like(/^[1-9]\d{7}[A-Z]$/), capacity: 9e7 },
      { given: { country: 'BR' }, holds: like(/^\d{3}\.\d{3}\.\d{3}-\d\d$/), capacity: 1e9 },
      { given: { country: 'NL' }, holds: like(/^[1-9]\d{8}$/), capacity: 9e7 },
      { given: { country: 'DE', formatted: false }, holds: like(/^[1-9]\d{10}$/), capacity: 9e9 },
      { given: { country: 'FR' }, holds: like(/^[12]( \d\d){3}( \d{3}){2} \d\d$/) },
      { given: { country: 'IT' }, holds: like(/^[A-Z]{6}\d\d[A-EHLMPRST][0-7]\d[A-L]\d{3}[A-Z]$/) },
      { given: { country: 'PL' }, holds: like(/^\d{11}$/) },
      { given: { country: 'SE' }, holds: like(/^\d{6}-\d{4}$/) },
      { given: { country: 'CN' }, holds: like(/^\d{17}[\dX]$/) },
    ],
    refuses: [
      { given: { country: 'XX' }, at: '/country' },
      { given: { formatted: 1 }, at: '/formatted' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
