import { cycle, many } from '../samples.js';
import { type Case, hex, itInfers, letter, two } from './kind-cases.js';

const cases: readonly Case[] = [
  {
    what: 'UUIDs',
    cells: many(50, (i) => `${hex(i, 8)}-${hex(i, 4)}-4${hex(i, 3)}-a${hex(i, 3)}-${hex(i, 12)}`),
    kind: 'uuid',
    constraints: { version: 4 },
  },
  { what: 'e-mail addresses', cells: many(50, (i) => `user.${i}@mail${i % 3}.org`), kind: 'email' },
  {
    what: 'two e-mail addresses that repeat',
    cells: cycle(50, ['desk@acme.com', 'help@acme.com']),
    kind: 'email',
  },
  {
    what: 'web addresses',
    cells: many(50, (i) => `http://site.org/p/${i}`),
    kind: 'url',
    constraints: { schemes: ['http'] },
  },
  { what: 'hosts', cells: many(50, (i) => `host-${i}.agency.gov`), kind: 'domain' },
  { what: 'IPv4 addresses', cells: many(50, (i) => `10.1.${i}.${255 - i}`), kind: 'ipv4' },
  {
    what: 'IPv6 addresses',
    cells: many(50, (i) => `2001:db8::${(i + 10).toString(16)}`),
    kind: 'ipv6',
  },
  {
    what: 'MAC addresses',
    cells: many(50, (i) => `00:1a:2b:3c:4d:${two(i + 10)}`),
    kind: 'mac_address',
  },
  {
    what: 'phone numbers with a calling code',
    cells: many(50, (i) => `+49 30 1234 ${1000 + i}`),
    kind: 'phone',
  },
  {
    what: 'phone numbers of North America',
    cells: many(50, (i) => `(212) 555-${1000 + i}`),
    kind: 'phone',
  },
  {
    what: 'phone numbers in a column named for phones',
    name: 'mobile',
    cells: many(50, (i) => `030 1234${100 + i}`),
    kind: 'phone',
    constraints: { format: 'national' },
  },
  {
    what: 'phone numbers of Germany',
    cells: many(50, (i) => `+49 30 1234 ${1000 + i}`),
    kind: 'phone',
    constraints: { country: 'DE', format: 'international' },
  },
  {
    what: 'phone numbers without spaces',
    cells: many(50, (i) => `+3319900${1000 + i}`),
    kind: 'phone',
    constraints: { country: 'FR', format: 'e164' },
  },
  {
    what: 'phone numbers of North America in brackets',
    cells: many(50, (i) => `(212) 555-${1000 + i}`),
    kind: 'phone',
    constraints: { country: 'US', format: 'national' },
  },
  {
    what: 'phone numbers of North America with hyphens',
    cells: many(50, (i) => `212-555-${1000 + i}`),
    kind: 'phone',
    type: 'string',
    constraints: { pattern: '[2-9]\\d{2}\\-555\\-01\\d{2}' },
  },
  {
    what: 'postal codes of the United States',
    name: 'zip',
    cells: many(80, (i) => String(i * 977 + 501).padStart(5, '0')),
    kind: 'postal_code',
    constraints: { country: 'US' },
  },
  {
    what: 'postal codes of Britain',
    name: 'postcode',
    cells: many(80, (i) => `S${letter(i)}${i % 10} ${i % 9}A${letter(i * 3)}`),
    kind: 'postal_code',
    constraints: { country: 'GB' },
  },
  {
    what: 'postal codes of a form that several countries have',
    name: 'postal_code',
    cells: many(80, (i) => 1000 + i * 97),
    kind: 'postal_code',
    type: 'string',
    constraints: { pattern: '\\d{4}' },
  },
  {
    what: 'the last four digits of identifiers',
    name: 'ssn_last4',
    cells: many(80, (i) => String(i * 97 + 11).padStart(4, '0')),
    kind: 'string',
    constraints: { pattern: '\\d{4}' },
  },
  {
    what: 'digests',
    cells: many(50, (i) => `${hex(i, 39)}a`),
    kind: 'hash',
    constraints: { algorithm: 'sha1' },
  },
  { what: 'colours', cells: many(50, (i) => `#${hex(i, 6)}`), kind: 'color' },
  { what: 'names of files', cells: many(50, (i) => `report ${i}.pdf`), kind: 'file_name' },
];

describe('inferSchema, from values of a known notation,', () => {
  itInfers(cases);
});
