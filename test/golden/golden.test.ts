import { FIELD_TYPE_NAMES } from '../../src/domain/field-types/index.js';
import { TEXT_FORMAT_NAMES } from '../../src/domain/formats/index.js';
import { DIALECT_NAMES } from '../../src/domain/sql-dialects/index.js';
import { dependentColumns, tableRequest } from '../domain/generation/law-columns.js';
import { nestedFields } from '../domain/generation/nested-fields.js';
import { livingShop, momentOf } from '../domain/histories/shop.js';
import { kernels } from '../domain/kernel/kernels.js';
import { feedText } from '../support/changes.js';
import { expectGolden } from '../support/golden.js';
import { rowsOfTable } from '../support/sets.js';
import {
  cellsOf,
  columnRequest,
  english,
  fieldTypes,
  type Json,
  planOf,
  request,
  textFileNames,
  textOf,
} from '../support/tables.js';

const TWO_32 = 2 ** 32;
const TWO_22 = 2 ** 22;

/** Returns up to five cells of a column with these constraints, or fewer if a unique column has a lower capacity. */
function cells(type: string, constraints: Json, changes: Json): string {
  const [field] = planOf(columnRequest(type, constraints, { rows: 1 })).request.fields;
  const capacity = field?.unique ? field.type.capacity(field.constraints, english) : 5;
  const rows = Math.min(5, capacity);
  return `[${cellsOf(type, constraints, { seed: 'golden', rows, ...changes }).join(', ')}]`;
}

/** Whether a table of the type has fewer than 2^32 rows, because its values end with the calendar. */
function isNumbering(type: string): boolean {
  return fieldTypes.get(type)?.mostRows !== undefined;
}

function everyType(): string {
  const types = FIELD_TYPE_NAMES.map((type) =>
    [
      `  ${JSON.stringify(type)}: {`,
      `    "plain": ${cells(type, {}, {})},`,
      `    "from row ${isNumbering(type) ? '2^22' : '2^32'}": ${cells(type, {}, { offset: isNumbering(type) ? TWO_22 : TWO_32 })},`,
      `    "nullable": ${cells(type, { null_rate: 0.4 }, {})},`,
      `    "unique": ${cells(type, { unique: true }, {})}`,
      '  }',
    ].join('\n'),
  );
  return `{\n${types.join(',\n')}\n}\n`;
}

const choices = [
  'plain',
  '',
  "O'Brien",
  'say "a"',
  'a,b;c',
  'back\\slash',
  'line\nfeed',
  '=1',
  'é😀',
];

/** A table with values of every kind: nulls, quotes, entities, weights. */
const mixed: Json = {
  rows: 12,
  offset: 3,
  table_name: 'shop.Orders',
  sql: { rows_per_statement: 5 },
  fields: [
    { name: 'id', type: 'integer', constraints: { min: 1, max: 1_000_000, unique: true } },
    { name: 'customer_name', type: 'name' },
    { name: 'customer_email', type: 'email' },
    { name: 'agent_name', type: 'name', constraints: { null_rate: 0.25 } },
    { name: 'phone', type: 'phone' },
    { name: 'company', type: 'company' },
    { name: 'website', type: 'url', constraints: { null_rate: 0.25 } },
    { name: 'address', type: 'address' },
    { name: 'city', type: 'city' },
    { name: 'country', type: 'country' },
    { name: 'code', type: 'string', constraints: { prefix: '"A"-', length: 6, charset: 'hex' } },
    { name: 'amount', type: 'float', constraints: { min: -999.99, max: 999.99, null_rate: 0.2 } },
    { name: 'rate', type: 'float', constraints: { min: 0, max: 1, precision: 9 } },
    { name: 'ordered on', type: 'date', constraints: { start: '2024-02-25', end: '2024-03-05' } },
    { name: 'shown', type: 'date', constraints: { format: 'eu', null_rate: 0.3 } },
    { name: 'at', type: 'datetime', constraints: { precision: 'ms' } },
    { name: 'stamp', type: 'datetime', constraints: { format: 'unix_ms', start: '1969-01-01' } },
    { name: 'Paid?', type: 'boolean', constraints: { true_rate: 0.7, null_rate: 0.2 } },
    { name: 'score', type: 'csat_score', constraints: { scale: '0-10' } },
    { name: 'note "x"', type: 'csat_score', constraints: { choices, null_rate: 0.2 } },
    {
      name: 'mixed',
      type: 'csat_score',
      constraints: { choices: [1, 2.5, 'n/a'], weights: [5, 3, 2] },
    },
    { name: 'key', type: 'uuid' },
  ],
};

const shapes: readonly Json[] = [
  { kind: 'normal' },
  { kind: 'log_normal', mu: 5, sigma: 1.5 },
  { kind: 'exponential', rate: 0.01 },
  { kind: 'zipf', exponent: 1.1 },
];

const ofNumbers: readonly Json[] = [
  { kind: 'gamma', shape: 2.5, scale: 40 },
  { kind: 'beta', alpha: 2, beta: 5 },
  { kind: 'poisson', mean: 40 },
  { kind: 'binomial', trials: 300, chance: 0.2 },
];

/**
 * Returns a request with each kind of distribution over small and large ranges, so that its probability tables are pinned
 * too.
 */
function distributions(): Json {
  const columns = (types: readonly (readonly [string, Json])[], kinds: readonly Json[]) =>
    types.flatMap(([type, constraints]) =>
      kinds.map((distribution) => ({
        name: `${type} ${distribution.kind} ${JSON.stringify(constraints)}`,
        type,
        constraints: { ...constraints, distribution },
      })),
    );
  const numbers = [
    ['integer', { max: 900 }],
    ['integer', { min: -1000, max: 1e9, step: 10 }],
    ['float', {}],
  ] as const;
  const times = [
    ['date', {}],
    ['datetime', { precision: 'ms' }],
  ] as const;
  const weights = [1, 0, 5];
  const fields = [
    ...columns(numbers, [
      ...shapes,
      ...ofNumbers,
      { kind: 'histogram', edges: [0, 10, 20, 500], weights },
    ]),
    ...columns(times, [
      ...shapes,
      {
        kind: 'histogram',
        edges: ['2021-01-01', '2022-02-01', '2023-01-01', '2024-02-29'],
        weights,
      },
    ]),
  ];
  return request({ rows: 12, seed: 'golden', fields });
}

/** Numbers, dates and moments that are correlated, one of them within the distributions that `given` selects. */
function correlated(): Json {
  const given = { columns: ['flag'], rows: [{ when: [true], distribution: { kind: 'normal' } }] };
  const fields = [
    { name: 'flag', type: 'boolean' },
    { name: 'a', type: 'float', constraints: { given } },
    { name: 'b', type: 'date' },
    { name: 'c', type: 'datetime', constraints: { distribution: { kind: 'normal' } } },
  ];
  const correlate = [
    { columns: ['a', 'b'], coefficient: 0.8 },
    { columns: ['c', 'b'], coefficient: -0.6 },
  ];
  return request({ rows: 12, fields, correlate });
}

/** A table with each part of a series, far from its first row. */
function series(): Json {
  const counted = { level: 45, noise: 5, counts: {} };
  const fields: readonly Json[] = [
    { name: 'many', type: 'series', constraints: counted },
    { name: 'few', type: 'series', constraints: { level: 3, counts: { dispersion: 1.5 } } },
    { name: 'lasting', type: 'series', constraints: { memory: { half_life: 30, std_dev: 9 } } },
    { name: 'walking', type: 'series', constraints: { walk: { std_dev: 2 }, min: 0, max: 200 } },
    { name: 'state', type: 'state_series' },
  ];
  return request({ rows: 500, offset: 5000, seed: 'golden', format: 'csv', fields });
}

/** Groups of entries with these fields, and a table of them without groups. */
const running = (fields: readonly Json[]): readonly Json[] => [
  { name: 'accounts', rows: 20, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
  {
    name: 'entries',
    per: { table: 'accounts', count: { min: 1, max: 9 } },
    fields: [{ name: 'account_id', type: 'reference' }, ...fields],
  },
  { name: 'all', rows: 2e9, fields: [{ name: 'id', type: 'sequence' }, ...fields] },
];

/** Feeds of changes, by the ends of the names of their files. */
const feeds: Readonly<Record<string, Json>> = {
  'debezium.ndjson': {},
  'rows.ndjson': { form: 'rows' },
  'late.ndjson': { form: 'rows', deliver: { delay: '6h', late: 0.4, twice: 0.3 } },
  'scd2.ndjson': { form: 'scd2' },
  ...Object.fromEntries(
    DIALECT_NAMES.map((dialect) => [`${dialect}.sql`, { form: 'sql', sql: { dialect } }]),
  ),
};

describe('the golden files', () => {
  it('pin the values of every kind of distribution', () => {
    for (const kernel of Object.values(kernels)) {
      expectGolden('distributions.json', textOf(distributions(), { kernel }));
    }
  });

  it('pin the values of columns that depend on each other', () => {
    for (const kernel of Object.values(kernels)) {
      expectGolden('dependent.json', textOf(tableRequest(dependentColumns), { kernel }));
      expectGolden('correlated.json', textOf(correlated(), { kernel }));
    }
  });

  it('pin the values of series', () => {
    for (const kernel of Object.values(kernels)) {
      expectGolden('series.csv', textOf(series(), { kernel }));
    }
  });

  it('pin running values within parents and over a whole table', () => {
    const lines = (table: string, fields: readonly Json[], more: Json): string =>
      rowsOfTable(table, { seed: 'golden', tables: running(fields), table, ...more })
        .map((row) => JSON.stringify(row))
        .join('\n');
    const bounded = { min: -120, max: 80 };
    const within = [
      { name: 'amount', type: 'float', constraints: bounded },
      { name: 'balance', type: 'running', constraints: { of: 'amount', start: 'enough' } },
      { name: 'lowest', type: 'running', constraints: { of: 'balance', kind: 'least' } },
    ];
    const over = [
      { name: 'amount', type: 'float', constraints: { ...bounded, summable: true } },
      { name: 'balance', type: 'running', constraints: { of: 'amount' } },
    ];
    const far = { rows: 8, offset: 1_000_000_000 };

    expectGolden(
      'running.ndjson',
      `${lines('entries', within, { rows: 12, offset: 30 })}\n${lines('all', over, far)}\n`,
    );
  });

  it('pin the tables of a moment', () => {
    const asOf = livingShop({ as_of: momentOf(40) });
    const rows = ['customers', 'homes', 'orders'].flatMap((table) =>
      rowsOfTable(table, asOf).slice(-5),
    );

    expectGolden('history.ndjson', `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  });

  for (const [name, members] of Object.entries(feeds)) {
    it(`pin the changes of a history: ${name}`, () => {
      const span = { from: momentOf(40), until: momentOf(40.5) };

      expectGolden(`changes.${name}`, feedText(livingShop({ ...span, ...members })));
    });
  }

  it('pin the values of objects and arrays', () => {
    const input = request({ rows: 12, offset: 1018, seed: 'golden', fields: nestedFields });
    const sql = { dialect: 'postgresql', create_table: true };
    for (const kernel of Object.values(kernels)) {
      expectGolden('nested.json', textOf(input, { kernel }));
      expectGolden('nested.csv', textOf({ ...input, format: 'csv' }, { kernel }));
    }
    expectGolden('nested.sql', textOf({ ...input, offset: 0, format: 'sql', sql }));
  });

  it('pin the values of every field type', () => {
    expectGolden('every-type.json', everyType());
  });

  for (const seed of [1, 42, 'demo']) {
    for (const format of TEXT_FORMAT_NAMES) {
      it(`pin a mixed table in ${format} for seed ${seed}`, () => {
        for (const kernel of Object.values(kernels)) {
          const text = textOf(request({ ...mixed, seed, format }), { kernel });

          // The golden file of an archive has the text of its rows, which is XML.
          const extension = textFileNames.includes(format) ? format : `${format}.xml`;
          expectGolden(`mixed.seed-${seed}.${extension}`, text);
        }
      });
    }
  }

  for (const dialect of DIALECT_NAMES) {
    it(`pin a mixed table in ${dialect} SQL, with CREATE TABLE`, () => {
      const sql = { dialect, create_table: true, rows_per_statement: 5 };
      const text = textOf(request({ ...mixed, offset: 0, seed: 1, format: 'sql', sql }));

      expectGolden(`mixed.${dialect}.sql`, text);
    });
  }
});
