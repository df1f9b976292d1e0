import { legal } from './largest-types.js';
import {
  FIELDS,
  generated,
  type Json,
  type LargestRequest,
  name,
  number,
  times,
} from './request-parts.js';

const fields = times(FIELDS, (i) => ({
  name: name(i),
  hidden: i > 0 && i % 2 === 0,
  because: 'x'.repeat(700),
  ...(i % 2 === 0 ? number : { type: 'first_name', locale: 'de' }),
}));

const sequence = { type: 'sequence' };

const letters = ['a', 'b', 'c', 'd'].map((letter) => ({
  name: letter,
  type: 'choice',
  constraints: { choices: times(10, (i) => `${letter}${i}`) },
}));

const where = Object.fromEntries(letters.map((letter) => [letter.name, letter.name]));

const reference = (name: string, table: string, constraints: Json = {}): Json => ({
  name,
  type: 'reference',
  constraints: { table, ...constraints },
});

const vary = { columns: ['paid'], rows: [{ when: [1], null_rate: 1 }] };

/** Tables with every kind of reference, and of value that follows from one. */
const related = (i: number): readonly Json[] => {
  const [people, friends, pairs] = [`people${i}`, `friends${i}`, `pairs${i}`];
  const superior = { roots: 10, depth: 100, root: 'self' };
  return [
    {
      name: people,
      rows: 1000,
      key: ['id'],
      even: true,
      correlate: [],
      fields: [
        { name: 'id', ...sequence },
        ...letters,
        reference('superior', people, superior),
        { name: 'paid', ...number },
        {
          name: 'parts',
          type: 'total',
          constraints: {
            table: friends,
            by: 'part',
            of: 'sum',
            kind: 'sum',
            given: vary,
            null_rate: 0.5,
            unique: false,
          },
        },
      ],
    },
    {
      name: friends,
      per: { table: people, count: 3 },
      fields: [
        { name: 'owner', type: 'reference' },
        reference('friend', people, { distinct_within: 'owner' }),
        reference('part', people, { part: 'id' }),
        reference('often', people, {
          distribution: { kind: 'zipf' },
          covers: true,
          null_rate: 0.5,
          unique: false,
        }),
        reference('weighted', people, { given: vary, weights: times(1000, (k) => k + 1) }),
        {
          name: 'letter',
          type: 'copy',
          constraints: {
            through: 'friend',
            field: 'a',
            given: vary,
            null_rate: 0.5,
            unique: false,
          },
        },
        {
          name: 'place',
          type: 'ordinal',
          constraints: { start: 5, given: vary, null_rate: 0.5, unique: false },
        },
        { name: 'paid', ...number },
        {
          name: 'sum',
          type: 'running',
          constraints: {
            of: 'paid',
            kind: 'sum',
            start: 9,
            min: 0,
            given: vary,
            null_rate: 0.5,
            unique: false,
          },
        },
      ],
    },
    {
      name: pairs,
      rows: 1000,
      pairs: [people, `other${i}`],
      fields: [reference('one', people), reference('other', `other${i}`)],
    },
    { name: `other${i}`, rows: 1000, key: ['id'], fields: [{ name: 'id', ...sequence }] },
  ];
};

const options: Readonly<Record<string, Json>> = {
  csv: { delimiter: ';' },
  tsv: { header: false },
  sql: { dialect: 'mysql', create_table: true },
  xlsx: { header: false },
  parquet: { compression: 'gzip' },
};

const lexicon = {
  words: times(100, (i) => `word${i}`),
  weighted: { values: times(1000, String), weights: times(1000, (i) => i + 1) },
  of: { en: ['a'], de: ['b'] },
};

/** A word for a number. */
const word = (i: number): string =>
  [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** As many meanings as a request may have, with many phrases and texts. */
const meanings = times(200, (i) => ({
  names: times(40, (k) => `m${word(i)} p${word(k)}`).join(', '),
  of: times(40, (k) => `t${word(k)}`).join(', '),
  list: times(100, (k) => `text${k}=${k}`).join(', '),
  unit: 'kg',
}));

/** The name of a field that one of these meanings describes. */
const meant = (i: number): string => `t${word(i % 40)} x${i} m${word(i % 200)} p${word(i % 40)}`;

const common = {
  $schema: 'x',
  locale: 'de',
  fallback: 'en',
  lexicon,
  meanings: [{ names: 'triage', list: 'green=70, red' }],
  offset: 1,
  compression: 'none',
  seed: 1,
  now: '2026-01-01T12:30:00Z',
};

/** Requests with every member that a request, a table and a field may have. */
export const largestWholes: Readonly<Record<string, LargestRequest>> = {
  ...Object.fromEntries(
    Object.entries(options).map(([format, given]) => [
      `format ${format}, with its options`,
      legal(generated({ ...common, format, [format]: given, even: true, correlate: [], fields })),
    ]),
  ),
  'format sql, with the name of a table': legal(
    generated({ format: 'sql', table_name: `${'s'.repeat(60)}.${'t'.repeat(60)}`, fields }),
  ),
  'choices by the names of lists': legal(
    generated({
      ...common,
      fields: times(FIELDS, (i) => ({
        name: name(i),
        type: 'choice',
        constraints: { choices: i % 4 === 0 ? 'of' : 'words' },
      })),
    }),
  ),
  'fields without a type': legal(
    generated({
      meanings,
      fields: times(FIELDS, (i) => ({ name: meant(i) })),
    }),
  ),
  'fields without a type in a set of many tables': generated({
    rows: undefined,
    format: 'json',
    meanings,
    tables: times(300, (i) => ({
      name: name(i, 't'),
      rows: 1,
      key: ['id'],
      fields: [{ name: 'id', type: 'sequence' }, ...times(9, (k) => ({ name: meant(9 * i + k) }))],
    })),
  }),
  'meanings that say nothing': generated({
    meanings: times(200, (i) => ({ names: `m${i}`, type: `intger${i}`, constraints: { a: 1 } })),
    fields: times(FIELDS, (i) => ({ name: `n${i}` })),
  }),
  'set of references by four fields': legal(
    generated({
      rows: 50,
      format: 'json',
      table: 'v',
      tables: [
        { name: 'p', rows: 5000, key: ['id'], fields: [{ name: 'id', ...sequence }, ...letters] },
        {
          name: 'v',
          rows: 50,
          fields: [
            ...letters,
            ...times(20, (i) => reference(`r${i}`, 'p', { where, otherwise: where })),
          ],
        },
      ],
    }),
  ),
  ...Object.fromEntries(
    Object.entries(options).map(([format, given]) => [
      `set of every kind of reference, as ${format}`,
      legal(
        generated({
          ...common,
          offset: 0,
          format,
          [format]: given,
          rows: 10,
          table: 'friends0',
          tables: times(25, related).flat(),
        }),
      ),
    ]),
  ),
  'arrays in arrays': legal(
    generated({
      format: 'json',
      fields: times(333, (i) => ({
        name: name(i),
        type: 'array',
        items: { type: 'array', items: number, constraints: { max_items: 3 } },
        constraints: { min_items: 1, max_items: 3 },
      })),
    }),
  ),
};
