import { expect } from 'chai';
import { IBAN_COUNTRIES } from '../../../src/domain/field-types/countries/iban-countries.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { cellsOf, type Json } from '../../support/tables.js';
import * as safe from './safe-ranges.js';

const ROWS = 2000;

interface Promised {
  readonly type: string;
  readonly given?: Json;
  readonly holds: safe.SafeRange;
}

/** Checks a value without its separators. */
const plain =
  (holds: safe.SafeRange): safe.SafeRange =>
  (value) =>
    holds(value.replace(/[\s-]/g, ''));

const promised: readonly Promised[] = [
  { type: 'email', holds: safe.safeEmail },
  { type: 'email', given: { style: 'random' }, holds: safe.safeEmail },
  { type: 'email', given: { unique: true }, holds: safe.safeEmail },
  { type: 'url', holds: safe.safeUrl },
  { type: 'url', given: { unique: true, query: true }, holds: safe.safeUrl },
  { type: 'domain', holds: safe.safeHost },
  { type: 'domain', given: { unique: true }, holds: safe.safeHost },
  { type: 'ipv4', holds: safe.safeIpv4 },
  { type: 'ipv6', holds: safe.safeIpv6 },
  { type: 'ipv6', given: { unique: true }, holds: safe.safeIpv6 },
  ...[':', '-', 'none'].map((separator) => ({
    type: 'mac_address',
    given: { separator },
    holds: (value: string) => safe.safeMac(value.replace(/[:-]/g, '')),
  })),
  {
    type: 'phone',
    holds: (value) => {
      const number = `+${value.replace(/\D/g, '')}`;
      return Object.values(safe.safePhones).some((range) => range.test(number));
    },
  },
  ...Object.entries(safe.safePhones).map(([country, range]) => ({
    type: 'phone',
    given: { country, format: 'e164' },
    holds: (value: string) => range.test(value),
  })),
  { type: 'credit_card_number', holds: safe.safeCard },
  ...['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'].map((brand) => ({
    type: 'credit_card_number',
    given: { brand, formatted: true },
    holds: plain(safe.safeCard),
  })),
  ...Object.entries(safe.safeIds).map(([country, holds]) => ({
    type: 'national_id',
    given: { country },
    holds: plain(holds),
  })),
  { type: 'iban', holds: safe.safeIban },
  ...IBAN_COUNTRIES.map(({ code }) => ({
    type: 'iban',
    given: { country: code },
    holds: (value: string) => value.startsWith(code) && safe.safeIban(value),
  })),
  { type: 'bic', holds: safe.safeBic },
  { type: 'bic', given: { country: 'DE', unique: true }, holds: safe.safeBic },
  ...Object.entries(safe.safeBarcodes).map(([format, holds]) => ({
    type: 'barcode',
    given: { format },
    holds,
  })),
];

/** Types whose values contain addresses. Most are checked above; user agents of robots name pages of their makers. */
const ADDRESS_TYPES = new Set(['email', 'url', 'domain', 'ipv4', 'user_agent']);

function unsafe(type: string, given: Json, holds: safe.SafeRange): readonly string[] {
  const texts = cellsOf(type, given, { rows: ROWS }).map((cell) => String(JSON.parse(cell)));
  return texts.filter((text) => !holds(text)).slice(0, 3);
}

describe('values that could belong to somebody', () => {
  for (const { type, given = {}, holds } of promised) {
    it(`of ${type} ${JSON.stringify(given)} lie in ranges that no real person, account or machine has`, () => {
      expect(unsafe(type, given, holds)).to.deep.equal([]);
    });
  }
});

describe('values of all other types', () => {
  const needed: Readonly<Record<string, Json>> = {
    choice: { choices: ['a'] },
    constant: { value: 1 },
  };
  for (const type of FIELD_TYPE_NAMES.filter((name) => !ADDRESS_TYPES.has(name))) {
    it(`contain no address of mail, web or IP in ${type}`, () => {
      expect(unsafe(type, needed[type] ?? {}, safe.holdsNoAddress)).to.deep.equal([]);
    });
  }
});
