import { type Case, itInfers, letter, scattered, two } from './kind-cases.js';
import { cycle, many } from './samples.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FIRST = ['Mary', 'James', 'Linda', 'Robert', 'Susan', 'David'];
const LAST = ['Marl', 'Ford', 'Benn', 'Hols', 'Tarr', 'Wick', 'Lund'];

const cases: readonly Case[] = [
  { what: 'whole numbers', cells: many(200, (i) => scattered(i, 90)), kind: 'integer' },
  {
    what: 'decimals with two places',
    cells: many(200, (i) => (scattered(i, 9000) / 100).toFixed(2)),
    kind: 'float',
    constraints: { precision: 2 },
  },
  {
    what: 'decimals with two places in nearly all rows',
    cells: many(200, (i) => (scattered(i, 9000) / (i % 25 ? 100 : 97)).toFixed(i % 25 ? 2 : 11)),
    kind: 'float',
    constraints: { precision: 2 },
  },
  {
    what: 'decimals with a comma',
    cells: many(200, (i) => (scattered(i, 9000) / 100).toFixed(2).replace('.', ',')),
    kind: 'float',
    constraints: { precision: 2 },
    sample: { decimalMark: ',' },
  },
  {
    what: 'decimals with a comma if the sniffer found a point',
    cells: many(200, (i) => (scattered(i, 9000) / 100).toFixed(2).replace('.', ',')),
    kind: 'float',
    constraints: { precision: 2 },
  },
  {
    what: 'thousands with commas',
    cells: many(200, (i) => `1,${scattered(i, 900) + 100}`),
    kind: 'integer',
  },
  {
    what: 'negatives in brackets',
    cells: many(200, (i) => `(${scattered(i, 90)}.5)`),
    kind: 'float',
  },
  {
    what: 'powers of ten',
    cells: many(200, (i) => `${scattered(i, 9) + 1}.5e-3`),
    kind: 'float',
    constraints: { precision: 4 },
  },
  {
    what: 'percentages',
    cells: many(200, (i) => `${scattered(i, 100)}%`),
    kind: 'percentage',
    constraints: { precision: 0 },
  },
  {
    what: 'amounts in dollars',
    cells: many(200, (i) => `$${scattered(i, 900)}.99`),
    kind: 'price',
    constraints: { precision: 2 },
  },
  {
    what: 'millions with a suffix',
    cells: many(200, (i) => `$${scattered(i, 90) + 1}.5M`),
    kind: 'price',
  },
  { what: 'years', cells: many(200, (i) => 1950 + scattered(i, 70)), kind: 'year' },
  {
    what: 'old years in a column named for years',
    name: 'founded',
    cells: many(200, (i) => 1720 + scattered(i, 140)),
    kind: 'year',
  },
  {
    what: 'numbers that count rows from 1',
    name: 'id',
    cells: many(200, (i) => i + 1),
    kind: 'sequence',
    constraints: { start: 1 },
  },
  {
    what: 'counters that begin elsewhere, with a start outside of the sample',
    name: 'id',
    cells: many(200, (i) => 53_801 + i),
    kind: 'sequence',
    constraints: { start: 100_000 },
  },
  {
    what: 'ids in a column with any name, because there are no duplicates',
    cells: many(300, (i) => 1000 + ((i * 1237) % 997)).filter(
      (id, i, all) => all.indexOf(id) === i,
    ),
    kind: 'integer',
    constraints: { min: 10_000, max: 99_999 },
  },
  {
    what: 'repeated ids in a column named for ids',
    name: 'customer_id',
    cells: cycle(
      200,
      many(10, (i) => 811 + 7 * i),
    ),
    kind: 'integer',
    constraints: { min: 1000, max: 1009 },
  },
  {
    what: 'the numbers of months in a column named for ids',
    name: 'month_id',
    cells: many(240, (i) => 1 + ((i * 7) % 12)),
    kind: 'integer',
    constraints: { min: 1, max: 12 },
  },
  {
    what: 'small numbers of customers, because an id may be one person in many rows',
    name: 'customer_id',
    cells: many(240, (i) => 1 + (i % 12)),
    kind: 'integer',
    constraints: { min: 100, max: 111 },
  },
  ...['num_accounts', 'account_count', 'Number of IDs'].map(
    (name): Case => ({
      what: `counts under the name ${name}`,
      name,
      cells: many(240, (i) => 1 + (i % 12)),
      kind: 'integer',
      constraints: { min: 1, max: 12 },
    }),
  ),
  {
    what: 'small numbers of accounts, because a singular name suggests identifiers',
    name: 'account_num',
    cells: many(240, (i) => 1 + (i % 12)),
    kind: 'integer',
    constraints: { min: 100, max: 111 },
  },
  {
    what: 'upper-case terms in a column named for ids',
    name: 'status_id',
    cells: cycle(60, ['ACTIVE', 'ON_HOLD']),
    kind: 'choice',
    constraints: { choices: ['ACTIVE', 'ON_HOLD'] },
  },
  {
    what: 'codes of states in a column named for ids',
    name: 'state_id',
    cells: cycle(90, ['CA', 'NY', 'TX']),
    kind: 'state',
    type: 'choice',
  },
  {
    what: 'upper-case logins in a column named for ids of people',
    name: 'user_id',
    cells: cycle(60, ['JDOE', 'MKAY']),
    kind: 'string',
    constraints: { length: 8 },
  },
  {
    what: 'numbers with a leading zero',
    cells: many(300, (i) => String(i * 3).padStart(5, '0')),
    kind: 'string',
    constraints: { pattern: '\\d{6}', unique: true },
  },
  {
    what: 'numeric labels',
    name: 'region_code',
    cells: cycle(100, ['2', '19', '142']),
    kind: 'choice',
    constraints: { choices: [2, 142, 19] },
  },
  { what: 'halves as labels', cells: cycle(90, ['0', '0.5', '1']), kind: 'choice' },
  {
    what: 'true and false',
    cells: cycle(100, ['true', 'false', 'false', 'false']),
    kind: 'boolean',
    constraints: { true_rate: 0.25 },
  },
  {
    what: 'Yes and No',
    cells: cycle(100, ['Yes', 'No', 'No', 'No']),
    kind: 'boolean',
    type: 'choice',
    constraints: { choices: ['No', 'Yes'], weights: [0.75, 0.25] },
  },
  {
    what: '0 and 1',
    cells: cycle(100, ['0', '1', '1', '1']),
    kind: 'boolean',
    type: 'choice',
    constraints: { choices: [1, 0] },
  },
  {
    what: 'x and blank',
    cells: cycle(100, ['x', '', '', '']),
    kind: 'boolean',
    type: 'choice',
    constraints: { choices: ['x'], null_rate: 0.75 },
  },
  { what: 'ja and nein', cells: cycle(100, ['ja', 'nein']), kind: 'boolean', type: 'choice' },
  ...(
    [
      ['2024-01-31', 'iso', (m: number, d: number) => `2024-${two(m)}-${two(d)}`],
      ['01/31/2024', 'us', (m: number, d: number) => `${two(m)}/${two(d)}/2024`],
      ['31/01/2024', 'eu', (m: number, d: number) => `${two(d)}/${two(m)}/2024`],
      ['1/31/24', '%-m/%-d/%y', (m: number, d: number) => `${m}/${d}/24`],
      ['31.1.2024', '%-d.%-m.%Y', (m: number, d: number) => `${d}.${m}.2024`],
      ['01312024', '%m%d%Y', (m: number, d: number) => `${two(m)}${two(d)}2024`],
      ['31012024', '%d%m%Y', (m: number, d: number) => `${two(d)}${two(m)}2024`],
      ['12312024', '%m%d%Y', (m: number, d: number) => `1${m % 3}${two(d)}2024`],
      ['1312024', '%-m%d%Y', (m: number, d: number) => `${m}${two(d)}2024`],
      ['3112024', '%-d%m%Y', (m: number, d: number) => `${d}${two(m)}2024`],
      ['2024/01/31', '%Y/%m/%d', (m: number, d: number) => `2024/${two(m)}/${two(d)}`],
      ['31-Jan-2024', '%-d-%b-%Y', (m: number, d: number) => `${d}-${MONTHS[m - 1]}-2024`],
      ['Jan 31, 2024', '%b %-d, %Y', (m: number, d: number) => `${MONTHS[m - 1]} ${d}, 2024`],
      ['Jan-24', '%b-%y', (m: number) => `${MONTHS[m - 1]}-24`],
    ] as const
  ).map(
    ([form, format, make]): Case => ({
      what: `days as ${form}`,
      cells: many(200, (i) => make(1 + scattered(i, 12), 1 + scattered(i * 3, 28))),
      kind: 'date',
      constraints: { format },
    }),
  ),
  {
    what: 'moments in the form of RFC 3339',
    cells: many(200, (i) => `2024-03-${two(1 + scattered(i, 28))}T${two(i % 24)}:05:09Z`),
    kind: 'datetime',
    constraints: { format: 'iso', precision: 's' },
  },
  {
    what: 'moments in the form of SQL with milliseconds',
    cells: many(
      200,
      (i) => `2024-03-${two(1 + scattered(i, 28))} ${two(i % 24)}:05:09.12${1 + (i % 9)}`,
    ),
    kind: 'datetime',
    constraints: { format: 'sql', precision: 'ms' },
  },
  {
    what: 'moments with a twelve-hour clock',
    cells: many(200, (i) => `3/${1 + scattered(i, 28)}/2024 ${1 + (i % 12)}:05 PM`),
    kind: 'datetime',
    constraints: { format: '%-m/%-d/%Y %-I:%M %p' },
  },
  {
    what: 'days as 20240131',
    cells: many(200, (i) => `2024${two(1 + scattered(i, 12))}${two(1 + scattered(i * 3, 28))}`),
    kind: 'date',
    constraints: { format: '%Y%m%d' },
  },
  {
    what: 'numbers of eight digits that are no days',
    cells: many(300, (i) => 10_000_000 + ((i * 7919) % 997) * 30_011),
    kind: 'integer',
  },
  {
    what: 'seconds since 1970 in a column named for moments',
    name: 'created_at',
    cells: many(200, (i) => 1_700_000_000 + i * 5000),
    kind: 'datetime',
    constraints: { format: 'unix' },
  },
  {
    what: 'seconds since 1970 in a column named for logins',
    name: 'last_login',
    cells: many(200, (i) => 1_700_000_000 + i * 5000),
    kind: 'datetime',
    constraints: { format: 'unix' },
  },
  {
    what: 'milliseconds since 1970 in a column named for moments',
    name: 'timestamp',
    cells: many(200, (i) => 1_700_000_000_000 + i * 5_000_000),
    kind: 'datetime',
    constraints: { format: 'unix_ms' },
  },
  {
    what: 'times of day',
    cells: many(200, (i) => `${i % 24}:${two(scattered(i, 60))}:00`),
    kind: 'time',
    constraints: { format: '%-H:%M:%S' },
  },
  {
    what: 'names of people',
    cells: many(60, (i) => `${FIRST[i % 6]} ${LAST[i % 7]}${'aeiou'[i % 5]}n`),
    kind: 'name',
  },
  {
    what: 'three names of people that repeat',
    cells: cycle(60, ['Mary Smithson', 'James Archer', 'Linda Fry']),
    kind: 'name',
  },
  {
    what: 'unlisted names of people in a column named for people',
    name: 'patient',
    cells: many(60, (i) => `Qxel${'aeiou'[i % 5]} Vrint${i % 12 ? 'o' : 'a'}`),
    kind: 'name',
  },
  {
    what: 'two logins that repeat',
    name: 'user',
    cells: cycle(60, ['jdoe', 'mary_k']),
    kind: 'username',
  },
  {
    what: 'two street addresses that repeat',
    cells: cycle(60, ['12 North Main Street', '7 Lake Road']),
    kind: 'address',
  },
  { what: 'given names', name: 'first_name', cells: cycle(60, FIRST), kind: 'first_name' },
  { what: 'family names', name: 'lastName', cells: cycle(60, LAST), kind: 'last_name' },
  {
    what: 'companies',
    cells: many(
      60,
      (i) =>
        `${letter(i)}${letter(i * 7).toLowerCase()}mix ${['Inc.', 'Group', 'Holdings'][i % 3]}`,
    ),
    kind: 'company',
  },
  {
    what: 'cities in a column named for cities',
    name: 'Home City',
    cells: many(60, (i) => `Upper ${letter(i)}ville ${letter(i * 5)}`),
    kind: 'city',
  },
  {
    what: 'three cities that repeat',
    name: 'city',
    cells: cycle(60, ['Lyon', 'Bonn', 'Graz']),
    kind: 'city',
    type: 'choice',
  },
  {
    what: 'codes of states',
    cells: cycle(90, ['CA', 'NY', 'TX']),
    kind: 'state',
    type: 'choice',
  },
  {
    what: 'states of any country in a column named for states',
    name: 'province',
    cells: many(80, (i) => `Upper ${letter(i)}${letter(Math.floor(i / 26)).toLowerCase()}land`),
    kind: 'state',
  },
  {
    what: 'countries',
    cells: cycle(90, ['France', 'Japan', 'Peru']),
    kind: 'country',
    type: 'choice',
  },
  ...(
    [
      ['county', 'city'],
      ['hospital_name', 'company'],
      ['Product', 'product_name'],
    ] as const
  ).map(
    ([name, kind]): Case => ({
      what: `proper nouns in a column named ${name}`,
      name,
      cells: many(80, (i) => `Upper ${letter(i)}${letter(Math.floor(i / 26)).toLowerCase()}mont`),
      kind,
    }),
  ),
  {
    what: 'sentences in a column named for things',
    name: 'product',
    cells: many(80, (i) => `It is the ${i}th and best of all, they said.`),
    kind: 'text',
  },
  {
    what: 'latitudes',
    name: 'lat',
    cells: many(200, (i) => (scattered(i, 9000) / 100 - 45).toFixed(4)),
    kind: 'latitude',
    type: 'float',
  },
  {
    what: 'longitudes',
    name: 'longitude',
    cells: many(200, (i) => (scattered(i, 9000) / 50 - 90).toFixed(4)),
    kind: 'longitude',
    type: 'float',
  },
  {
    what: 'free text',
    cells: many(60, (i) => `the quick brown fox number ${i} jumps over one more lazy dog`),
    kind: 'text',
  },
  {
    what: 'two remarks that repeat',
    name: 'comments',
    cells: cycle(60, ['not enough blood taken', 'nest never seen again']),
    kind: 'text',
  },
  {
    what: 'codes of one form',
    cells: many(300, (i) => `INV-${letter(i)}${i + 1000}`),
    kind: 'string',
    constraints: { pattern: 'INV\\-[A-Z]\\d{5}', unique: true },
  },
  {
    what: 'categories with their frequencies',
    cells: cycle(100, ['red', 'red', 'blue', 'red']),
    kind: 'choice',
    constraints: { choices: ['red', 'blue'], weights: [0.75, 0.25] },
  },
  {
    what: 'the same text in every row',
    cells: cycle(50, ['World']),
    kind: 'constant',
    constraints: { value: 'World' },
  },
  {
    what: 'the same number in every row',
    cells: cycle(50, ['7']),
    kind: 'constant',
    constraints: { value: 7 },
  },
  { what: 'empty cells', cells: cycle(50, ['']), kind: 'string', constraints: { null_rate: 1 } },
  {
    what: 'satisfaction',
    name: 'csat',
    cells: cycle(100, ['4', '5', '5', '3']),
    kind: 'csat_score',
    constraints: { scale: 5, weights: [0, 0, 0.25, 0.25, 0.5] },
  },
  {
    what: 'stars',
    name: 'rating',
    cells: cycle(100, ['4', '5', '5', '1']),
    kind: 'rating',
    constraints: { weights: [0.25, 0, 0, 0.25, 0.5] },
  },
];

describe('inferSchema', () => {
  itInfers(cases);
});
