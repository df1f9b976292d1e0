import { guides } from '../../../src/adapters/mcp/guides.js';
import { largestChains } from './largest-chains.js';
import { largestGiven } from './largest-given.js';
import { largestMessages } from './largest-messages.js';
import { largestSeries } from './largest-series.js';
import { largestSets } from './largest-sets.js';
import { largestTypes } from './largest-types.js';
import { largestWholes } from './largest-wholes.js';
import {
  callOf,
  date,
  FIELDS,
  generated,
  type Json,
  keyed,
  type LargestRequest,
  name,
  number,
  referring,
  schemaOf,
  schemaText,
  tables,
  times,
  toBefore,
} from './request-parts.js';

const resource = (uri: string): LargestRequest => ({
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } },
});

const base64 = (bytes: number): string => Buffer.alloc(bytes, 7).toString('base64');

const sampled = (path: string, file: string, rows: number): LargestRequest => ({
  path,
  body: {
    dataset: 'largest/samples',
    file,
    sample_rows: rows,
    ...(path === '/hub/clone' && { rows: 10 }),
  },
  statuses: [200],
  infers: true,
});

/** Files of the data set largest/samples: with the most columns that are read, and with the most rows that can be asked. */
export const largestSamples: Readonly<Record<string, () => string>> = {
  'wide.csv': () => rowsOf(2000, 400),
  'long.csv': () => rowsOf(16, 50_000),
};

function rowsOf(columns: number, rows: number): string {
  const lines = [times(columns, (i) => name(i)).join(',')];
  for (let row = 0; row < rows; row++) {
    lines.push(times(columns, (i) => String((row * (i + 7)) % 97)).join(','));
  }
  return `${lines.join('\n')}\n`;
}

const workflowSteps = [{ state: 'a' }, { state: 'b', after: { unit: 'hours', min: 1, max: 2 } }];

const patternsOf = (count: number, constraints: (i: number) => Json): LargestRequest =>
  generated({
    fields: times(count, (i) => ({ name: name(i), type: 'string', constraints: constraints(i) })),
  });

/** As many fields of an unknown type as an object may have. */
const manyMembers: Json = Object.fromEntries(times(FIELDS, (i) => [`m${i}`, { type: 'none' }]));

const longNamed = (around: (members: Json) => Json): LargestRequest =>
  generated({ fields: [{ name: 'a', type: 'object', properties: around(manyMembers) }] });

/** Each table takes twice as many fields from other tables as the one before. */
const doubling = (count: number): LargestRequest =>
  tables(count, (i) => {
    if (i === 0) return [keyed];
    const expression = i === 1 ? 'a == b' : 'a.g == b.g';
    const g = { name: 'g', type: 'formula', constraints: { expression } };
    return [keyed, toBefore('a', i), toBefore('b', i), g];
  });

/** Each table copies a copy of the table before. */
const copiesOfCopies = (count: number): LargestRequest =>
  tables(count, (i) => {
    if (i === 0) return [keyed];
    const field = i === 1 ? name(0) : 'c';
    return [
      keyed,
      toBefore('a', i),
      { name: 'c', type: 'copy', constraints: { through: 'a', field } },
    ];
  });

const terms = (count: number, other: string): string =>
  times(count, () => `row["${other}"]`).join('+');

const formulas = referring(number, 'formula', (other) => ({ expression: terms(5, other) }));
const templates = referring(number, 'template', (other) => ({ template: `{${other}} {${other}}` }));
const dates = referring(date, 'date', (other) => ({ after: { field: other } }));
const moments = referring(date, 'datetime', (other) => ({ after: { field: other } }));
const workflows = referring(date, 'workflow', (other) => ({
  steps: workflowSteps,
  after: { field: other },
}));
const given = referring(
  { type: 'choice', constraints: { choices: ['x', 'y'] } },
  'integer',
  (other) => ({ given: { columns: [other], rows: [{ when: ['x'], min: 1 }] } }),
);

/**
 * The largest legal requests of each kind, and those with as many faults. The kinds are the routes that read a body, the
 * tools and guides for agents, the kinds of schema files, samples of a hub, the types that refer to other fields, and what
 * else of a request looks at other parts of it.
 */
export const largestRequests: Readonly<Record<string, LargestRequest>> = {
  'route POST /generate': generated({
    fields: times(FIELDS, (i) => ({ name: name(i), ...number })),
  }),
  'route POST /generate/preview': {
    path: '/generate/preview',
    body: { rows: 10, seed: 1, fields: times(FIELDS, (i) => ({ name: name(i), ...number })) },
  },
  'route POST /hub/search': {
    path: '/hub/search',
    body: { query: 'abcdefghi '.repeat(1000) },
  },
  'route POST /hub/schema': {
    path: '/hub/schema',
    body: { dataset: 'x'.repeat(1000), columns: times(FIELDS, (i) => name(i)) },
  },
  'route POST /hub/clone': {
    path: '/hub/clone',
    body: { dataset: 'x'.repeat(1000), columns: times(FIELDS, (i) => name(i)) },
  },
  'route POST /mcp': callOf('preview_table', { request: templates.unknown.body as Json }),
  ...largestMessages,
  'type formula': formulas.valid,
  'type formula, unknown fields': formulas.unknown,
  'type formula, the longest ones': generated({
    fields: [
      { name: 'x', ...number },
      ...times(40, (i) => ({
        name: name(i),
        type: 'formula',
        constraints: { expression: times(250, () => 'x').join('+') },
      })),
    ],
  }),
  'type formula, too many long ones': generated({
    fields: [
      { name: 'x', ...number },
      ...times(800, (i) => ({
        name: name(i),
        type: 'formula',
        constraints: { expression: times(250, () => 'x').join('+') },
      })),
    ],
  }),
  'type formula, unknown functions': generated({
    fields: times(FIELDS, (i) => ({
      name: name(i),
      type: 'formula',
      constraints: { expression: `${name(i, 'f')}(1)` },
    })),
  }),
  'type template': templates.valid,
  'type template, unknown fields': templates.unknown,
  'type date': dates.valid,
  'type date, unknown fields': dates.unknown,
  'type datetime': moments.valid,
  'type datetime, unknown fields': moments.unknown,
  'type workflow': workflows.valid,
  'type workflow, unknown fields': workflows.unknown,
  ...largestChains,
  ...largestGiven,
  given: given.valid,
  'given, unknown fields': given.unknown,
  'given, values that the other field does not have': generated({
    fields: [
      { name: 'c', type: 'choice', constraints: { choices: times(1000, (i) => name(i, 'v')) } },
      ...times(500, (i) => ({
        name: name(i),
        type: 'integer',
        constraints: { given: { columns: ['c'], rows: [{ when: [name(i, 'w')], min: 1 }] } },
      })),
    ],
  }),
  correlate: generated({
    fields: times(FIELDS, (i) => ({ name: name(i), type: 'float' })),
    correlate: times(99, (i) => ({ columns: [name(0), name(i + 1)], coefficient: 0.1 })),
  }),
  'correlate, unknown fields': generated({
    fields: times(FIELDS, (i) => ({ name: name(i), type: 'float' })),
    correlate: times(2000, (i) => ({
      columns: [name(i, 'm'), name(i, 'o')],
      coefficient: 0.5,
    })),
  }),
  'groups of rows': generated({
    groups: { rows: { min: 1, max: 65_535 } },
    fields: times(FIELDS - 1, (i) => ({
      name: name(i),
      type: 'float',
      ...(i % 2 === 0 && { per: 'group' }),
    })),
  }),
  'unknown types': generated({
    fields: times(FIELDS, (i) => ({ name: name(i), type: name(i, 'integer') })),
  }),
  'unknown constraints': generated({
    fields: times(FIELDS, (i) => ({
      name: name(i),
      type: 'integer',
      constraints: Object.fromEntries(times(8, (k) => [name(k, 'distributio'), 1])),
    })),
  }),
  patterns: patternsOf(480, (i) => ({ pattern: `[a-z]{1,9}(-[0-9A-F]{4}){1,8}${i}` })),
  'patterns, ordinary ones': patternsOf(FIELDS, (i) => ({ pattern: `[A-Z]{3}-${i}-\\d{4}` })),
  'patterns, too many': patternsOf(FIELDS, (i) => ({
    pattern: `[a-z]{1,9}(-[0-9A-F]{4}){1,8}${i}`,
  })),
  'patterns, the longest cut to lengths': patternsOf(3, (i) => ({
    pattern: '(ab{0,3}){0,105}',
    min_length: 170 + i,
  })),
  'patterns that take long to compile': patternsOf(400, () => ({ pattern: '.{900}' })),
  'objects in an object with a long name': longNamed((properties) => ({
    ['x'.repeat(450_000)]: { type: 'object', properties },
  })),
  'objects in an array with a long name': longNamed((properties) => ({
    a: {
      type: 'array',
      items: {
        type: 'object',
        properties: { ['x'.repeat(450_000)]: { type: 'object', properties } },
      },
    },
  })),
  'objects in a field with a long name': generated({
    fields: [{ name: 'x'.repeat(450_000), type: 'object', properties: manyMembers }],
  }),
  'objects in objects': generated({
    format: 'json',
    fields: times(100, (i) => ({
      name: name(i),
      type: 'object',
      properties: Object.fromEntries(times(9, (k) => [name(k), number])),
    })),
  }),
  'type reference': tables(300, (i) => [
    keyed,
    { name: name(1), type: 'reference', constraints: { table: name(i === 0 ? 0 : i - 1, 't') } },
  ]),
  'type reference, unknown tables': tables(300, (i) => [
    keyed,
    { name: name(1), type: 'reference', constraints: { table: name(i, 'u') } },
  ]),
  'type copy': tables(300, (i) => [
    keyed,
    ...(i === 0
      ? []
      : [
          { name: name(1), type: 'reference', constraints: { table: name(0, 't') } },
          { name: name(2), type: 'copy', constraints: { through: name(1), field: name(0) } },
        ]),
  ]),
  'type copy, unknown fields': tables(300, (i) => [
    keyed,
    { name: name(1), type: 'reference', constraints: { table: name(0, 't') } },
    { name: name(2), type: 'copy', constraints: { through: name(1), field: name(i, 'm') } },
  ]),
  'type reference, two to the table before': doubling(8),
  'type reference, two to the table before, one table too many': doubling(9),
  'type reference, two to the table before, far too many tables': doubling(20),
  'type copy of the copy before': copiesOfCopies(59),
  'type copy of the copy before, one table too many': copiesOfCopies(60),
  'type copy of the copy before, far too many tables': copiesOfCopies(300),
  ...largestSets,
  ...largestSeries,
  ...largestTypes,
  ...largestWholes,
  'type ordinal': generated({
    rows: undefined,
    format: 'json',
    tables: [
      { name: 'parents', rows: 1, key: [name(0)], fields: [keyed] },
      ...times(300, (i) => ({
        name: name(i, 't'),
        per: { table: 'parents', count: 1 },
        fields: [{ name: name(1), type: 'ordinal' }],
      })),
    ],
  }),
  'route PUT /profile': {
    path: '/profile',
    method: 'PUT',
    headers: { 'If-None-Match': '*' },
    body: {
      version: 1,
      profile: base64(16),
      key: { salt: base64(64), rounds: 100_000_000, iv: base64(12), data: base64(48) },
      entries: times(100, (i) => ({
        platform: `p${i}`.padEnd(64, 'a'),
        iv: base64(12),
        data: base64(360),
      })),
    },
    statuses: [204, 412],
  },
  'route PUT /profile, too large': {
    path: '/profile',
    method: 'PUT',
    headers: { 'If-None-Match': '*' },
    body: { version: 1, entries: [{ data: base64(700_000) }] },
    statuses: [413, 422],
  },
  'route GET /profile': { path: '/profile', method: 'GET', body: undefined, statuses: [200] },
  'route DELETE /profile': { path: '/profile', method: 'DELETE', body: undefined, statuses: [204] },
  'sample, the widest one over POST /hub/schema': sampled('/hub/schema', 'wide.csv', 50_000),
  'sample, the widest one over POST /hub/clone': {
    ...sampled('/hub/clone', 'wide.csv', 50_000),
    statuses: [200, 422],
  },
  'sample, the longest one over POST /hub/schema': sampled('/hub/schema', 'long.csv', 50_000),
  'sample, the longest one over POST /hub/clone': sampled('/hub/clone', 'long.csv', 50_000),
  ...Object.fromEntries(guides.map(({ name: of, uri }) => [`resource ${of}`, resource(uri)])),
  'resource, an unknown one with a long name': resource(`tablewright://${'a'.repeat(900_000)}`),
  'tool find_field_types': callOf('find_field_types', { words: `${'abcdefghi '.repeat(50_000)}` }),
  'tool explain_column': callOf('explain_column', { column: 'ab_'.repeat(60) }),
  'tool preview_table': callOf('preview_table', {
    request: { rows: 5, fields: times(FIELDS, (i) => ({ name: name(i), ...number })) },
  }),
  'tool preview_table, of rows that are too long': callOf('preview_table', {
    request: largestChains['templates of a hundred names']?.body as Json,
    show: 20,
  }),
  'tool preview_table, unknown fields': callOf('preview_table', {
    request: formulas.unknown.body as Json,
  }),
  'kind yaml': schemaOf(schemaText('openapi: 3.1.0\n', (i) => `c${i}: {}\n`, '')),
  'tool schema_from_ddl': schemaOf(schemaText('create table t(id int', (i) => `,c${i} int`, ')')),
  'kind sql': schemaOf(schemaText('create table t(id int', (i) => `,c${i} text unique`, ')')),
  'kind sql, chained tables': schemaOf(
    schemaText(
      '',
      (i) => `create table t${i}(id int primary key, p int references t${Math.max(0, i - 1)});`,
      '',
    ),
  ),
  'kind sql, copies of a table': schemaOf(
    `create table a(${times(1000, (i) => `c${i} int`).join(',')});${times(499, (i) => `create table b${i}(like a);`).join('')}`,
  ),
  'kind prisma': schemaOf(schemaText('model T {\n id Int @id\n', (i) => ` c${i} Int\n`, '}')),
  'kind rails': schemaOf(
    schemaText('create_table "t" do |t|\n', (i) => ` t.text "c${i}"\n`, 'end'),
  ),
  'kind json': schemaOf(
    schemaText(
      '{"type":"object","properties":{"a":{"type":"integer"}},"allOf":[{}',
      (i) => `,{"properties":{"c${i}":{"type":"integer"}}}`,
      ']}',
    ),
  ),
};
